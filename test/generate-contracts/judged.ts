// What is claimed of a program with contracts, held against runs of it on inputs that were written down with it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NodeId } from "../../src/core/expr.js";
import { boundIn, type Def } from "../../src/core/program.js";
import { visit } from "../../src/core/traverse.js";
import { USUAL_DEPTH } from "../../src/eval/outcome.js";
import { load } from "../../src/eval/run.js";
import { contractedOf, subjectUnderContract } from "../../src/jobs/under-contract.js";
import type { Language } from "../../src/language/language.js";
import { contractStatement } from "../../src/questions/contract/statement.js";
import { USUAL_BEHAVIOUR } from "../../src/subject/exercise.js";
import { readExercise } from "../../src/subject/read.js";
import { ask, sharedSession } from "../harness.js";
import type { ContractProgram, Trial } from "./program.js";

/** What is said of a function, as `--json` has it. */
type Claimed = {
  readonly function: string;
  readonly verdict: string;
  readonly upTo?: number | null;
  readonly conditions?: readonly { readonly condition: string }[];
};

export type Claims = { readonly outcome: string; readonly functions: readonly Claimed[] };

export async function claimsOf({ text, extension }: ContractProgram): Promise<Claims> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-contracts-"));
  try {
    writeFileSync(join(folder, `T.${extension}`), text);
    const { stdout, stderr } = await ask(sharedSession(), folder, ["test", `T.${extension}`, "--json"]);
    if (stdout === "") throw new Error(stderr);
    return JSON.parse(stdout) as Claims;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is said of every input, or of those up to some size. What may be taken for granted is no claim, nor is what is said
 * of so many rounds of a loop only: nobody counts these here. */
export function isClaimed({ verdict, upTo, conditions = [] }: Claimed, { size }: Pick<Trial, "size">): boolean {
  if (conditions.some(({ condition }) => condition === "contracts" || condition === "rounds")) return false;
  if (verdict === "proved") return true;
  return verdict === "holds" && (upTo === null || upTo === undefined || size <= upTo);
}

/** Claims that a run contradicts; `lines`: what the runs printed. */
export function contradicted(program: ContractProgram, claims: Claims, lines: readonly string[]): readonly string[] {
  return program.trials.flatMap((trial, i) => {
    const claimed = claims.functions.find((each) => each.function === trial.function);
    const isFalse = lines[i] === "broken" && claimed !== undefined && isClaimed(claimed, trial);
    return isFalse ? [`${trial.function} ${claimed.verdict}, but ${trial.call} breaks a contract`] : [];
  });
}

const LIMITS = { fuel: 50_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

/** What our evaluator prints, line by line. */
export function runByUs(language: Language, { runnable, extension }: ContractProgram): readonly string[] {
  const read = language.read([{ name: `Main.${extension}`, text: runnable }], []);
  if (!read.ok) throw new Error(read.errors.map(({ title, label }) => `${title}: ${label}`).join("; "));
  const { outcome, output } = load(read.value.program, LIMITS);
  if (outcome.kind !== "value") throw new Error(`the runs ended: ${JSON.stringify(outcome)}`);
  return output.trimEnd().split("\n");
}

export type Repeated = { readonly nodes: number; readonly functions: number };

/** Ids that two nodes, or two functions, of a statement have: over all functions of the program that have a contract. */
export function repeatedIds(language: Language, { text, extension }: ContractProgram): Repeated {
  const exercise = {
    ...USUAL_BEHAVIOUR,
    prelude: undefined,
    reference: { name: `T.${extension}`, text },
    observe: undefined,
    given: [],
    contracts: true,
    functions: [],
    renamed: [],
  };
  const read = readExercise(language, exercise);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const contracted = contractedOf(read.value);
  const all = read.value.asked.flatMap((asked) => {
    const made = subjectUnderContract(read.value, contracted, asked, () => false);
    return made.ok ? [repeatedIn(contractStatement(made.subject, contracted.contracts).defs)] : [];
  });
  const sum = (of: (each: Repeated) => number): number => all.reduce((total, each) => total + of(each), 0);
  return { nodes: sum(({ nodes }) => nodes), functions: sum(({ functions }) => functions) };
}

export function repeatedIn(defs: readonly Def[]): Repeated {
  const [nodes, functions] = [new Map<NodeId, number>(), new Map<NodeId, number>()];
  const count = (of: Map<NodeId, number>, id: NodeId): unknown => of.set(id, (of.get(id) ?? 0) + 1);
  for (const bound of defs.flatMap(boundIn))
    visit(bound, ({ id, kind }) => {
      count(nodes, id);
      if (kind === "lam") count(functions, id);
      return true;
    });
  const several = (of: Map<NodeId, number>): number => [...of.values()].filter((times) => times > 1).length;
  return { nodes: several(nodes), functions: several(functions) };
}
