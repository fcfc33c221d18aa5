extension ConstraintSolver {
  /// Adds a variable.
  ///
  /// - Parameter stay: The value that it keeps where the constraints leave a choice; 0 by default.
  public mutating func addVariable(stay: Double = 0) -> Variable {
    if let index = freeVariables.popLast() {
      let variable = Variable(index: index)
      setStay(of: variable, to: stay)
      return variable
    }
    let variable = Variable(index: Int32(stays.count))
    matrix.addVariable()
    values.append(stay)
    let row = insertRow([LinearExpression.Term(variable)], .equal, stay, Self.stayPriority, use: .stay)
    stays.append(row)
    // Its stay alone determines it at first.
    rows[Int(row)].slot = Int32(tight.count)
    tight.append(row)
    limits.append(EdgeLimits())
    changes.needsFactorization = true
    return variable
  }

  /// Removes a variable. Its constraints must have been removed before.
  public mutating func removeVariable(_ variable: Variable) {
    let head = matrix.heads[Int(variable.index)]
    precondition(
      head < 0 || matrix.entries[Int(head)].next < 0, "A constraint still uses the variable.")
    freeVariables.append(variable.index)
  }

  /// Changes the value that a variable keeps where the constraints leave a choice.
  public mutating func setStay(of variable: Variable, to value: Double) {
    setConstant(ofRow: Int(stays[Int(variable.index)]), to: value)
  }

  /// Adds the constraint `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: Everything on one side of the relation.
  ///   - relation: Equal by default.
  ///   - priority: Required by default.
  /// - Returns: What the constraint is changed, removed and reported by.
  @discardableResult public mutating func add(
    _ expression: LinearExpression, _ relation: ConstraintRelation = .equal, priority: ConstraintPriority = .required
  ) -> ConstraintID {
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "A constraint needs finite numbers: \(expression)")
    let row = insertRow(expression.terms, relation, -expression.constant, priority.rawValue, use: .constraint)
    changes.addedRows += 1
    constantEdge.slot = -1
    noteRequired(priority.rawValue)
    return ConstraintID(row: row, generation: rows[Int(row)].generation)
  }

  /// Removes a constraint.
  public mutating func remove(_ constraint: ConstraintID) {
    let index = index(of: constraint)
    noteRequired(rows[index].priority)
    constantEdge.slot = -1
    changes.canLeaveForStays = nil
    if rows[index].pullIndex >= 0 { setSlope(0, of: index) }
    matrix.unlink(rows[index].range)
    (rows[index].slopeBelow, rows[index].slopeAbove) = (0, 0)
    rows[index].use = .removed
    rows[index].generation += 1
    brokenRows.removeAll { $0 == Int32(index) }
    // A tight row keeps determining a value until another takes its place.
    if rows[index].slot < 0 { freeRow(index) }
  }

  /// Changes the constant of a constraint's expression, the number that ``add(_:_:priority:)`` was given.
  public mutating func setConstant(of constraint: ConstraintID, to constant: Double) {
    precondition(constant.isFinite, "A constraint needs finite numbers: \(constant)")
    let index = index(of: constraint)
    guard rows[index].constant != -constant else { return }
    noteRequired(rows[index].priority)
    setConstant(ofRow: index, to: -constant)
  }

  /// Changes a constraint's priority.
  public mutating func setPriority(of constraint: ConstraintID, to priority: ConstraintPriority) {
    let index = index(of: constraint)
    guard rows[index].priority != priority.rawValue else { return }
    noteRequired(rows[index].priority)
    noteRequired(priority.rawValue)
    rows[index].priority = priority.rawValue
    changes.canLeaveForStays = nil
    if let broken = brokenRows.firstIndex(of: Int32(index)) {
      brokenRows.remove(at: broken)
      setCounts(true, index)
    }
  }

  private mutating func noteRequired(_ priority: Double) {
    if priority >= ConstraintPriority.required.rawValue { changes.changedRequired = true }
  }

  private mutating func setConstant(ofRow index: Int, to constant: Double) {
    let change = constant - rows[index].constant
    guard change != 0 else { return }
    rows[index].constant = constant
    if rows[index].slot >= 0 {
      changes.constants.append((rows[index].slot, change))
    } else {
      rows[index].residual -= change
      updateSlope(of: index)
    }
  }

  private mutating func insertRow(
    _ terms: [LinearExpression.Term], _ relation: ConstraintRelation, _ constant: Double, _ priority: Double,
    use: Row.Use
  ) -> Int32 {
    let index = freeRows.popLast() ?? Int32(rows.count)
    let range = matrix.insert(terms, row: index)
    let slopes = Row.slopes(relation)
    var row = Row(
      use: use, range: range, relation: relation, constant: constant, priority: priority, slopeBelow: slopes.below,
      slopeAbove: slopes.above, generation: 0, sequence: nextSequence)
    nextSequence += 1
    if Int(index) < rows.count {
      row.generation = rows[Int(index)].generation
      rows[Int(index)] = row
    } else {
      rows.append(row)
    }
    if use == .constraint {
      rows[Int(index)].residual = matrix.product(range, values) - constant
      updateSlope(of: Int(index))
    }
    return index
  }

  mutating func freeRow(_ index: Int) {
    matrix.release(rows[index].range)
    rows[index].use = .free
    freeRows.append(Int32(index))
  }

  /// Lets a constraint count, or count no more.
  mutating func setCounts(_ counts: Bool, _ index: Int) {
    let slopes = counts ? Row.slopes(rows[index].relation) : (below: 0, above: 0)
    (rows[index].slopeBelow, rows[index].slopeAbove) = slopes
    changes.canLeaveForStays = nil
    if rows[index].slot < 0 { updateSlope(of: index) }
  }
}
