// Measures kiwi on the given systems, files that SolverBenchmark wrote. Prints a line a system: its name, nanoseconds to build and
// solve, nanoseconds to change one value and solve again.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
  double priority, constant;
  char relation;
  std::vector<std::pair<int, double>> terms;
};

struct Scene {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
}

static std::unique_ptr<Scene> solved(int count, int edited, const std::vector<Row>& rows) {
  auto scene = std::make_unique<Scene>();
  scene->variables.resize(count);
  for (const auto& row : rows) {
    std::vector<kiwi::Term> terms;
    for (const auto& term : row.terms) terms.emplace_back(scene->variables[term.first], term.second);
    const auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    scene->solver.addConstraint(
        kiwi::Constraint(kiwi::Expression(terms, -row.constant), relation, strength(row.priority)));
  }
  scene->solver.addEditVariable(scene->variables[edited], kiwi::strength::strong);
  scene->solver.suggestValue(scene->variables[edited], 0);
  scene->solver.updateVariables();
  return scene;
}

static double processorNanoseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

template <typename Work>
static double least(int runs, int count, Work work) {
  double result = std::numeric_limits<double>::infinity();
  for (int run = 0; run < runs; ++run) {
    const double start = processorNanoseconds();
    work(count);
    result = std::min(result, (processorNanoseconds() - start) / count);
  }
  return result;
}

int main(int argc, char** argv) {
  for (int argument = 1; argument < argc; ++argument) {
    const std::filesystem::path path(argv[argument]);
    std::ifstream input(path);
    int count = 0, edited = 0;
    input >> count >> edited;
    std::vector<Row> rows;
    Row row;
    size_t terms = 0;
    while (input >> row.priority >> row.relation >> row.constant >> terms) {
      row.terms.resize(terms);
      for (auto& term : row.terms) input >> term.first >> term.second;
      rows.push_back(row);
    }
    const int runs = count > 500 ? 1 : 5;
    const double build = least(runs, std::max(1, 2000 / count), [&](int times) {
      for (int index = 0; index < times; ++index) solved(count, edited, rows);
    });
    auto scene = solved(count, edited, rows);
    const double change = least(runs, count > 2000 ? 2 : std::max(20, 20000 / count), [&](int times) {
      for (int index = 0; index < times; ++index) {
        scene->solver.suggestValue(scene->variables[edited], index & 1 ? 36 : 20);
        scene->solver.updateVariables();
      }
    });
    std::cout << path.stem().string() << '\t' << build << '\t' << change << std::endl;
  }
}
