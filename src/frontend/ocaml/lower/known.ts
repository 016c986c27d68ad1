// Constructors of the library that the compiler itself makes: failures of matches, formats, faults.
import type { Expr as Core } from "../../../core/expr.js";
import { tupleCtor } from "../../../core/expr.js";
import type { Fault } from "../../../core/program.js";
import { NOWHERE } from "../../../core/span.js";
import type { CtorInfo, Scope } from "../infer/entities.js";
import { FORMAT_MODULE } from "../infer/format.js";
import { findCtors, findModule } from "../infer/scope.js";
import { int, type KnownCtors, type Lowering, make, str } from "./lowering.js";

export function findKnown(scope: Scope): KnownCtors {
  return {
    matchFailure: known(scope, "Match_failure"),
    assertFailure: known(scope, "Assert_failure"),
    undefinedModule: known(scope, "Undefined_recursive_module"),
    format: {
      format: known(scope, "Format", FORMAT_MODULE),
      text: known(scope, "Text", FORMAT_MODULE),
      layout: known(scope, "Layout", FORMAT_MODULE),
      conversion: known(scope, "Conversion", FORMAT_MODULE),
      unset: known(scope, "Unset", FORMAT_MODULE),
      fixed: known(scope, "Fixed", FORMAT_MODULE),
      star: known(scope, "Star", FORMAT_MODULE),
    },
  };
}

function known(scope: Scope, name: string, module?: string): CtorInfo {
  const inner = module === undefined ? scope : findModule(scope, module)?.scope;
  const ctor = inner && findCtors(inner, name)[0];
  if (ctor === undefined) throw new Error(`the library does not define ${name}`);
  return ctor;
}

/** The exceptions that primitives fail with. */
export function faultsOf(l: Lowering, scope: Scope): Readonly<Record<Fault, Core>> {
  const invalid = (message: string): Core =>
    make(l, NOWHERE, known(scope, "Invalid_argument").core, [str(l, NOWHERE, message)], false);
  const nowhere = make(l, NOWHERE, tupleCtor(3), [str(l, NOWHERE, ""), int(l, NOWHERE, 0), int(l, NOWHERE, 0)], false);
  return {
    divide: make(l, NOWHERE, known(scope, "Division_by_zero").core, [], false),
    bounds: invalid("index out of bounds"),
    incomparable: invalid("compare: functional value"),
    lazy: make(l, NOWHERE, known(scope, "Undefined", "CamlinternalLazy").core, [], false),
    match: make(l, NOWHERE, l.known.matchFailure.core, [nowhere], false),
    absent: invalid("no function"), // no value of OCaml is absent
  };
}
