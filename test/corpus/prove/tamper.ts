// npm run bench:prove-tamper -- FOLDER [--pairs N] [--each N] [--seed N] [--every N]: true certificates, and such that were
// changed at random, attached to pairs that differ: mutants of the submission that the certificate is about. None may be
// accepted, and nothing may end in another way than with a refusal. On the true pair a change may be harmless.
import { parseArgs } from "node:util";
import type { Certificate } from "../../../src/questions/equate/certificate.js";
import { checkCertificate } from "../../../src/questions/equate/check/check.js";
import { equate } from "../../../src/questions/equate/equate.js";
import { type Statement, statementOf } from "../../../src/questions/equate/statement.js";
import { askedPair } from "../../../src/subject/asked.js";
import type { Attempt } from "../../../src/subject/exercise.js";
import { readAttempt } from "../../../src/subject/read.js";
import { both, openTestLanguage } from "../../language.js";
import { auditLeaves } from "../audit/functions.js";
import { openTestGrammar } from "../check/grammar.js";
import { type Task, tasksOf } from "../check/task.js";
import { readCorpus } from "../read.js";
import { differingMutants } from "./differing.js";
import { type Random, randomFrom, tampered } from "./tampering.js";

const POOL_MAX = 40;

const { values, positionals } = parseArgs({
  options: {
    pairs: { type: "string", default: "1000" },
    each: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    every: { type: "string", default: "7" },
    only: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const language = await openTestLanguage();
const leaves = auditLeaves(await openTestGrammar());
const corpus = readCorpus(positionals[0] ?? "");
if (corpus === undefined)
  throw new Error("usage: npm run bench:prove-tamper -- FOLDER [--pairs N] [--each N] [--seed N]");
const random: Random = randomFrom(Number(values.seed));
const counts = { proofs: 0, pairs: 0, attached: 0, tampered: 0, onTrue: 0, harmless: 0 };
const wrong: string[] = [];
const pool: Certificate[] = [];

const isWanted = ({ problem, label }: { readonly problem: string; readonly label: string }): boolean =>
  label === "unrefuted" && (values.only === "" || problem === values.only);
for (const task of tasksOf(corpus, { strategy: "prove", solver: "embedded" }, isWanted).filter(
  (_, i) => i % Number(values.every) === Number(values.seed) % Number(values.every),
)) {
  if (counts.pairs >= Number(values.pairs)) break;
  tryTask(task);
}
for (const each of wrong) process.stdout.write(`${each}\n`);
const { proofs, pairs, attached, tampered: changed, onTrue, harmless } = counts;
process.stdout.write(
  `${proofs} proofs; ${pairs} pairs that differ, ${attached} certificates attached to them, ${changed} of these changed: ` +
    `${wrong.length} accepted or failed; ${onTrue} changed ones on true pairs, ${harmless} of them accepted\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

function tryTask(task: Task): void {
  const statement = statementFor(task.request);
  const found = statement && equate(statement);
  if (statement === undefined || found?.proved !== true) return;
  const { certificate } = found;
  counts.proofs++;
  if (pool.length < POOL_MAX) pool.push(certificate);
  else pool[random(POOL_MAX)] = certificate;
  for (let i = 0; i < Number(values.each); i++) {
    counts.onTrue++;
    const answer = checked(statement, tampered(certificate, pool, random), `${task.problem}/${task.id}`);
    if (answer === true) counts.harmless++;
  }
  for (const submission of differingMutants(language, leaves, task.request)) attach(task, submission, certificate);
  process.stdout.write(`${task.problem}/${task.id}: ${JSON.stringify(counts)}, ${wrong.length} wrong\n`);
}

function attach({ problem, id, request }: Task, text: string, certificate: Certificate): void {
  const statement = statementFor({ ...request, submission: { ...request.submission, text } });
  if (statement === undefined) return;
  counts.pairs++;
  for (let i = 0; i <= Number(values.each); i++) {
    const attempted = i === 0 ? certificate : tampered(certificate, pool, random);
    counts.attached++;
    if (i > 0) counts.tampered++;
    if (checked(statement, attempted, `${problem}/${id}`) === true)
      wrong.push(`accepted for a pair that differs: ${problem}/${id}, change ${i}\n${text}\n${shown(attempted)}`);
  }
}

/** Undefined where it failed, which is wrong. */
function checked(statement: Statement, certificate: Certificate, name: string): boolean | undefined {
  try {
    return checkCertificate(statement, certificate).ok;
  } catch (error) {
    wrong.push(`failed on ${name}: ${String(error instanceof Error ? error.stack : error).slice(0, 600)}`);
    return undefined;
  }
}

function shown(certificate: Certificate): string {
  return JSON.stringify(certificate, (_, value) => (typeof value === "bigint" ? String(value) : value)).slice(0, 3000);
}

function statementFor(attempt: Attempt): Statement | undefined {
  const read = readAttempt(both(language), attempt);
  const [asked] = read.ok ? read.value.asked : [];
  if (!read.ok || asked === undefined) return undefined;
  const paired = askedPair(read.value, asked, () => false);
  return paired.ok ? statementOf(paired.pair, read.value.exercise.exceptions) : undefined;
}
