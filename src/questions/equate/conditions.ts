// What a proof takes for granted of inputs.
import type { Condition } from "../../report/verdict.js";
import type { Pair } from "../../subject/pair.js";
import { inputConditions } from "../refute/claim.js";
import { type Certificate, mentions } from "./certificate.js";
import type { Statement } from "./statement.js";
import { computes } from "./width.js";

export function provedConditions(
  pair: Pair,
  statement: Statement,
  { lemmas, integers }: Certificate,
): readonly Condition[] {
  const { params, shapes } = pair.reference;
  const conditions: (Condition | false)[] = [
    // Where the left side raises, nothing was compared.
    lemmas.some(({ proof }) => mentions(proof, "raises")) && { kind: "reference-returns" },
    integers === "unbounded" && (statement.unbounded || computes(statement)) && { kind: "no-overflow" },
    params.some((type) => shapes.holdsFunction(type)) && { kind: "pure-functions" },
    ...inputConditions(pair),
  ];
  return conditions.filter((condition) => condition !== false);
}
