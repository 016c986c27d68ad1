// Why nothing was proved, in the users' languages: the case that stayed open, or what proofs cannot reason about.
import type { OpenCase, Unproved } from "../../../report/explanation.js";
import type { Lemma, OpenLeaf } from "../certificate.js";
import { callOf } from "../check/read-term.js";
import type { Equated } from "../equate.js";
import type { Statement } from "../statement.js";
import { equation, knownCase, sides, type Teller, tellerOf, type Voices } from "./telling.js";
import { lemmaNames } from "./variables.js";

export function unproved(
  statement: Statement,
  { why, what, open }: Extract<Equated, { proved: false }>,
  voices: Voices,
): Unproved {
  switch (why) {
    case "asked-otherwise":
      return { kind: "asked-otherwise" };
    case "beyond":
      return { kind: "beyond", what: what ?? "" };
    case "refused":
      return { kind: "refused" };
    case "open":
      if (open === undefined && what !== undefined) return { kind: "beyond", what };
      return { kind: "open", open: open && openCase(tellerOf(statement, voices, false), open) };
  }
}

function openCase(teller: Teller, { cases, left, kind, right }: OpenLeaf): OpenCase {
  const { statement } = teller;
  const goal = goalOf(statement);
  let names = lemmaNames(statement, teller.functions, goal);
  const whole = equation(teller, names, goal);
  const when: string[] = [];
  for (const { on, is } of cases) {
    const known = knownCase(teller, names, on, is);
    names = known.names;
    if (!when.includes(known.said)) when.push(known.said);
  }
  const side = sides(teller, names);
  const other: OpenCase["right"] =
    kind === "raised" || right === undefined
      ? { kind: "raises" }
      : { kind: kind === "value" ? "value" : "depends", text: side.submission(right) };
  return { equation: whole, when, left: side.reference(left), right: other };
}

function goalOf({ params, reference, submission }: Statement): Extract<Lemma, { kind: "refines" }> {
  return {
    kind: "refines",
    vars: params.map((type, i) => ({ name: `p${i}`, type })),
    premises: [],
    relations: [],
    left: callOf(reference, params.length),
    right: callOf(submission, params.length),
    measure: [],
    proof: { kind: "same" },
  };
}
