/// The style sheet of the page around the drawings; without quotation marks and angle brackets, as ``PictureStyle``.
enum PageStyle {
  static let sheet = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);
    font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif}
    header,main,footer{max-width:1160px;margin:0 auto;padding:0 20px}
    header{padding-top:40px}footer{padding-bottom:40px;color:var(--muted);font-size:14px}
    h1{font-size:32px;line-height:1.2;margin:0 0 12px}
    h2{font-size:24px;margin:48px 0 8px}h3{font-size:18px;margin:0 0 4px}
    p{margin:0 0 12px;max-width:72ch}.muted{color:var(--muted)}
    code{font:.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .good{color:var(--good)}.bad{color:var(--bad)}
    .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px}
    table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
    th,td{padding:8px 12px;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}
    th{font-weight:600}thead th{vertical-align:bottom}
    thead tr:first-child th,tbody tr:first-child th,tbody tr:first-child td{border-top:0}
    thead{border-bottom:2px solid var(--line)}
    tbody th,th.words{text-align:left;position:sticky;left:0;background:var(--card)}
    td strong{font-size:16px}small{display:block;font-size:12px;font-weight:400;color:var(--muted)}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:16px 0}dt{font-weight:600}dd{margin:0}
    .block{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin:16px 0}
    .pictures{display:grid;gap:20px;align-items:start;margin-top:12px}
    .ways{display:grid;gap:16px;align-items:start}
    .portrait .pictures{grid-template-columns:8fr 8fr 7fr}.portrait .ways{grid-template-columns:1fr 1fr}
    .landscape .pictures{grid-template-columns:1fr 1fr}
    .landscape .ways{grid-template-columns:repeat(4,1fr);grid-column:1/-1}
    figure{margin:0;min-width:0}figure svg{display:block;width:100%;height:auto}
    figcaption{margin-top:8px;font-size:14px;line-height:1.4}.ways figcaption{font-size:12px}
    figcaption strong,figcaption code{display:block}figcaption code{color:var(--muted)}
    details{margin-top:16px}summary{cursor:pointer;color:var(--accent)}details p{margin:8px 0}
    .definitions{position:absolute;width:0;height:0}
    @media (max-width:760px){.portrait .pictures{grid-template-columns:1fr 1fr}.portrait .ways{grid-column:1/-1}
    .landscape .pictures{grid-template-columns:1fr}.landscape .ways{grid-template-columns:1fr 1fr}
    .block{padding:14px}dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
    @media print{.block{break-inside:avoid}}
    """
}
