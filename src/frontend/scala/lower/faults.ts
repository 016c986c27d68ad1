// The exceptions that primitives fail with.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Fault } from "../../../core/program.js";
import { NOWHERE } from "../../../core/span.js";
import { type Lowering, make, str, unit } from "./lowering.js";
import { MATCH_ERROR } from "./match-error.js";
import { NULL } from "./null.js";
import { NULL_POINTER } from "./present.js";

export function faultsOf(l: Lowering): Readonly<Record<Fault, Core>> {
  const exception = (path: string, message: string): Core => {
    const name = path.slice(path.lastIndexOf(".") + 1);
    return make(l, NOWHERE, fixedName(`${name}/${path}`), [str(l, NOWHERE, message), make(l, NOWHERE, NULL, [])]);
  };
  return {
    divide: exception("java.lang.ArithmeticException", "/ by zero"),
    bounds: exception("java.lang.IndexOutOfBoundsException", "out of bounds"),
    incomparable: exception("java.lang.ClassCastException", "incomparable"),
    lazy: exception("java.lang.StackOverflowError", "a lazy value needs itself"),
    match: make(l, NOWHERE, MATCH_ERROR, [unit(l, NOWHERE)]),
    absent: make(l, NOWHERE, NULL_POINTER, [make(l, NOWHERE, NULL, []), make(l, NOWHERE, NULL, [])]),
  };
}
