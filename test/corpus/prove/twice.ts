// npm run bench:prove-twice -- FOLDER [--every N] [--pairs N] [--each N] [--seed N]: both checkers over all proofs of a corpus;
// over proofs that were changed at random, on the pairs that they are about and on mutants that differ; and over proofs that a
// reference is itself, changed and unchanged, on the pairs of our own that differ. Counts what is accepted, and what the second
// checker refuses, by cause. Of pairs that differ, neither may accept anything.
import { parseArgs } from "node:util";
import type { CertifiedFunction } from "../../../src/jobs/certificate-file.js";
import type { Language } from "../../../src/language/language.js";
import type { Certificate } from "../../../src/questions/equate/certificate.js";
import { CERTIFICATE } from "../../../src/questions/equate/certificate-json.js";
import { checkCertificate } from "../../../src/questions/equate/check/check.js";
import { provable } from "../../../src/questions/equate/proved.js";
import type { Attempt } from "../../../src/subject/exercise.js";
import { attemptOf } from "../../attempt.js";
import { both, openTestLanguage, openTestScala } from "../../language.js";
import { type AskedPair, askedPairs, certifiedProof, opinionOn } from "../../rechecked.js";
import { auditLeaves } from "../audit/functions.js";
import type { Family } from "../audit/own/family.js";
import { openTestGrammar } from "../check/grammar.js";
import { nameOf, type Task, tasksOf } from "../check/task.js";
import { readCorpus } from "../read.js";
import { differingMutants } from "./differing.js";
import { differingFamilies } from "./families.js";
import { type Random, randomFrom, tampered } from "./tampering.js";

const POOL_MAX = 40;

const { values, positionals } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    pairs: { type: "string", default: "1100" },
    each: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const corpus = readCorpus(positionals[0] ?? "");
if (corpus === undefined)
  throw new Error("usage: npm run bench:prove-twice -- FOLDER [--every N] [--pairs N] [--each N]");

const ocaml = await openTestLanguage();
const leaves = auditLeaves(await openTestGrammar());
const random: Random = randomFrom(Number(values.seed));
const pool: Certificate[] = [];
const wrong: string[] = [];

/** How often which of the two accepts, and why the second does not. */
type Counts = { readonly name: string; readonly both: Map<string, number>; readonly causes: Map<string, number> };
const counts = (name: string): Counts => ({ name, both: new Map(), causes: new Map() });
const HONEST = counts("honest proofs");
const CHANGED = counts("changed proofs, for what they are about");
const MUTANTS = counts("proofs and changed ones, for mutants that differ");
const FAMILIES = counts("proofs and changed ones, for our own pairs that differ");

function add(to: Map<string, number>, key: string): void {
  to.set(key, (to.get(key) ?? 0) + 1);
}

/** As it would be written and read; undefined: nobody would read it. */
function readAgain(proof: Certificate): Certificate | undefined {
  try {
    return CERTIFICATE.read(JSON.parse(JSON.stringify(CERTIFICATE.write(proof))), []);
  } catch {
    return undefined;
  }
}

/** Both checkers on one certificate; what fails is wrong as well. */
function judge(to: Counts, asked: AskedPair, certified: CertifiedFunction, differs: boolean, what: string): void {
  const proof = readAgain(certified.proof);
  if (proof === undefined) return add(to.both, "unreadable");
  try {
    const statement = provable(asked.pair, asked.read.exercise.exceptions);
    const first = statement !== undefined && checkCertificate(statement, proof).ok;
    const second = opinionOn(asked, { ...certified, proof });
    add(to.both, `${first ? "first" : "-"} ${second.accepted ? "second" : "-"}`);
    if (!second.accepted) add(to.causes, second.cause);
    if (differs && (first || second.accepted))
      wrong.push(
        `accepted for a pair that differs: ${what}, ${first ? "first" : ""} ${second.accepted ? "second" : ""}`,
      );
  } catch (error) {
    wrong.push(`failed on ${what}: ${String(error instanceof Error ? error.stack : error).slice(0, 600)}`);
  }
}

function changedBy({ claim, ...certified }: CertifiedFunction): CertifiedFunction {
  const proof = tampered(certified.proof, pool, random);
  return { ...certified, proof, claim: { ...claim, ends: proof.terminates } };
}

function askedIn(language: Language, attempt: Attempt): AskedPair | undefined {
  return askedPairs(both(language), attempt)[0];
}

function tryTask(task: Task, i: number): void {
  const asked = askedIn(ocaml, task.request);
  const certified = asked && certifiedProof(both(ocaml), asked);
  if (asked === undefined || certified === undefined) return;
  judge(HONEST, asked, certified, false, nameOf(task));
  if (i % Number(values.every) !== 0) return;
  if (pool.length < POOL_MAX) pool.push(certified.proof);
  else pool[random(POOL_MAX)] = certified.proof;
  for (let n = 0; n < Number(values.each); n++) judge(CHANGED, asked, changedBy(certified), false, nameOf(task));
  if (differing < Number(values.pairs)) attachToMutants(task, certified);
}

let differing = 0;

function attachToMutants(task: Task, certified: CertifiedFunction): void {
  for (const text of differingMutants(ocaml, leaves, task.request)) {
    const asked = askedIn(ocaml, { ...task.request, submission: { ...task.request.submission, text } });
    if (asked === undefined) continue;
    differing++;
    judge(MUTANTS, asked, certified, true, nameOf(task));
    for (let n = 0; n < Number(values.each); n++) judge(MUTANTS, asked, changedBy(certified), true, nameOf(task));
  }
}

function tryFamily(language: Language, { name, reference, extension, variants }: Family): void {
  const functions = [extension === "ml" ? "f" : "O.f"];
  const itself = askedIn(language, attemptOf(reference, reference, { functions }));
  const certified = itself && certifiedProof(both(language), itself);
  if (certified === undefined) return;
  for (const variant of variants) {
    const asked = askedIn(language, attemptOf(reference, variant.text, { functions }));
    if (asked === undefined) continue;
    judge(FAMILIES, asked, certified, true, `${name}: ${variant.name}`);
    for (let n = 0; n < Number(values.each); n++)
      judge(FAMILIES, asked, changedBy(certified), true, `${name}: ${variant.name}`);
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function report({ name, both: accepted, causes }: Counts): void {
  const total = [...accepted.values()].reduce((sum, count) => sum + count, 0);
  const listed = (map: ReadonlyMap<string, number>): string =>
    [...map]
      .sort((a, b) => b[1] - a[1])
      .map(([key, count]) => `${key} ${count}`)
      .join(", ");
  say(`${name}: ${total}; accepted by: ${listed(accepted)}; refused by the second: ${listed(causes)}`);
}

const isRight = ({ label }: { readonly label: string }): boolean => label === "unrefuted";
for (const [i, task] of tasksOf(corpus, { strategy: "prove", solver: "embedded" }, isRight).entries()) tryTask(task, i);
const scala = await openTestScala();
for (const family of differingFamilies()) tryFamily(family.extension === "ml" ? ocaml : scala, family);
for (const each of [HONEST, CHANGED, MUTANTS, FAMILIES]) report(each);
say(`${differing} mutants that differ`);
for (const each of wrong) say(each);
process.exitCode = wrong.length === 0 ? 0 : 1;
