// Proofs of the contract of a function f in a Scala program, as tests ask for them.

import { contractedOf, subjectUnderContract } from "../src/jobs/under-contract.js";
import { type ProvedContract, proveContract } from "../src/questions/contract/prove.js";
import { contractStatement } from "../src/questions/contract/statement.js";
import type { Statement } from "../src/questions/equate/statement.js";
import { type Exercise, USUAL_BEHAVIOUR } from "../src/subject/exercise.js";
import { readExercise } from "../src/subject/read.js";
import { openTestScala } from "./language.js";

/** `granted`: functions whose contracts are taken for granted. */
export async function proveScala(
  text: string,
  granted: readonly string[] = [],
): Promise<ProvedContract & { readonly statement: Statement }> {
  const exercise: Exercise = {
    ...USUAL_BEHAVIOUR,
    prelude: undefined,
    reference: { name: "t.scala", text: `import stainless.lang._\nobject T {\n${text}\n}` },
    observe: undefined,
    given: [],
    contracts: true,
    functions: ["f"],
    renamed: [],
  };
  const read = readExercise(await openTestScala(), exercise);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const [asked] = read.value.asked;
  if (asked === undefined) throw new Error("no function f");
  const contracted = contractedOf(read.value);
  const made = subjectUnderContract(read.value, contracted, asked, () => false);
  if (!made.ok) throw new Error("no subject");
  const names = [...contracted.contracts].filter(([name]) => granted.some((each) => name.startsWith(`${each}/`)));
  const found = proveContract(made.subject, contracted.contracts, new Map(names.map(([, { body }]) => [body, "open"])));
  return { ...found, statement: contractStatement(made.subject, contracted.contracts) };
}
