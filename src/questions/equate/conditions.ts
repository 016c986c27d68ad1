// What a proof takes for granted of inputs.
import type { PrimName } from "../../core/primitive.js";
import { boundIn } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Condition } from "../../report/verdict.js";
import type { Pair } from "../../subject/pair.js";
import { inputConditions } from "../refute/claim.js";
import { type Certificate, mentions } from "./certificate.js";
import type { Statement } from "./statement.js";

export function provedConditions(pair: Pair, statement: Statement, { lemmas }: Certificate): readonly Condition[] {
  const { params, shapes } = pair.reference;
  const conditions: (Condition | false)[] = [
    // Where the left side raises, nothing was compared.
    lemmas.some(({ proof }) => mentions(proof, "raises")) && { kind: "reference-returns" },
    (statement.unbounded || computes(statement)) && { kind: "no-overflow" },
    params.some((type) => shapes.holdsFunction(type)) && { kind: "pure-functions" },
    ...inputConditions(pair),
  ];
  return conditions.filter((condition) => condition !== false);
}

/** Integers are proved about as if there were no largest one. */
function computes({ defs }: Statement): boolean {
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && isArithmetic(e.op);
      return !found;
    });
  return found;
}

function isArithmetic(op: PrimName): boolean {
  return /^(i63|i32|i64)\.(add|sub|mul|neg|div)$/.test(op);
}
