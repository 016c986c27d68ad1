// elenchus repair [REFERENCE] SUBMISSION --tests FILE: a small change that makes a submission pass tests.
import { functionCalled } from "../classroom/tests.js";
import type { Source } from "../core/span.js";
import type { Ending, Session } from "../jobs/job.js";
import type { GivenTest, TestsRepairRequest } from "../jobs/repair-tests.js";
import { languageOf } from "../language/row.js";
import { resultWords } from "../report/answer-words.js";
import type { Checked } from "../report/diagnostic.js";
import { decodeBytes, displayUnicode } from "../report/display.js";
import { problemsOf } from "../report/problem.js";
import { renderDiagnostics } from "../report/render.js";
import { renderDiff } from "../report/render-repair.js";
import { headerLine } from "../report/render-verdict.js";
import { wrapWords } from "../report/style.js";
import { type RepairedByTests, type TestsRepairAnswer, testsRepairs } from "../report/tests-repair-answer.js";
import { unifiedDiff } from "../report/unified-diff.js";
import type { Words } from "../report/words/words.js";
import { sourcesOfAttempt } from "../subject/exercise.js";
import { type ExitCode, type Io, Misuse } from "./command.js";
import { readTests } from "./grade/assignment-fields.js";
import type { Context } from "./grade/field-values.js";
import { readYaml } from "./grade/yaml-tree.js";
import { functionsToGrade } from "./init.js";
import { bytesOf, stopMessage } from "./words.js";

/** The tests of an assignment, of a suite in YAML or JSON, or a list of them alone. */
export async function readGivenTests(
  path: string,
  program: Source,
  asked: readonly string[],
  session: Session,
  io: Io,
): Promise<Checked<readonly GivenTest[]>> {
  const reading = await io.readSource(path);
  if (!reading.ok) return { ok: false, errors: [reading.error] };
  const tree = readYaml(reading.source);
  if (!tree.ok) return tree;
  const ctx: Context = { source: reading.source, errors: [], suiteForms: [] };
  const fields = tree.value.kind === "fields" ? tree.value.fields : [];
  const value = tree.value.kind === "list" ? tree.value : fields.find(({ name }) => name.text === "tests")?.value;
  const tests = value === undefined ? [] : readTests(ctx, { name: "tests", value });
  const [first, ...rest] = ctx.errors;
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const names = asked.length > 0 ? asked : await namesIn(program, session, io);
  const { inObjects } = languageOf(io.languages, program);
  const given = tests.flatMap(({ call, right }): readonly GivenTest[] => {
    const name = functionCalled(call, names, inObjects);
    const outcomes = right.map(({ kind, text }) => ({ text, raises: kind === "raised" }));
    return name === undefined ? [] : [{ function: name, call, right: outcomes }];
  });
  if (given.length === 0) throw new Misuse(`there is no test of a function of ${program.name} in "${path}"`);
  return { ok: true, value: given };
}

async function namesIn(source: Source, session: Session, io: Io): Promise<readonly string[]> {
  const typed = await session.ask({ kind: "types", request: { source } }, () => undefined);
  if (typed.kind !== "done") return [];
  return functionsToGrade(languageOf(io.languages, source), typed.answer).map(({ name }) => name);
}

export function testsRepairAnswer(
  words: Words,
  request: TestsRepairRequest,
  ending: Ending<"repair-tests">,
): TestsRepairAnswer {
  if (ending.kind === "rejected")
    return { outcome: "rejected", problems: problemsOf(ending.errors, sourcesOfAttempt(request)) };
  if (ending.kind === "unfinished") return { outcome: "unfinished", reason: ending.reason };
  const { submission } = request;
  const patch = unifiedDiff(submission.name, submission.text, ending.answer.text);
  return {
    outcome: "searched",
    functions: testsRepairs(words, ending.answer.functions, submission).map(({ answer }) => answer),
    patch: patch === "" ? null : decodeBytes(patch),
  };
}

/** All tests pass; some fail; there are none; or some cannot be run. */
export function codeOfTests(functions: readonly RepairedByTests[]): ExitCode {
  if (functions.some(({ verdict }) => verdict === "fails-tests")) return 1;
  if (functions.some(({ verdict }) => verdict === "no-tests")) return 2;
  return functions.some(({ unusable }) => unusable.length > 0) ? 3 : 0;
}

export function printTestsRepairs(ending: Ending<"repair-tests">, request: TestsRepairRequest, io: Io): void {
  const { words, style } = io;
  const { submission, repair } = request;
  if (ending.kind === "rejected")
    return io.error(renderDiagnostics(words, ending.errors, sourcesOfAttempt(request), style));
  if (ending.kind === "unfinished") return io.error(stopMessage(words, submission.name, ending.reason));
  for (const { answer, diff } of testsRepairs(words, ending.answer.functions, submission)) {
    io.out(lines(beforeLines(words, answer, io)));
    if (answer.repair !== null) io.out(bytesOf(renderDiff(diff, io.outStyle)));
    if (answer.verdict === "fails-tests") io.out(lines(afterLines(words, answer, repair.solution, io)));
    for (const { call, why } of answer.unusable) io.error(`${displayUnicode(words.repairs.testNotRun(call, why))}\n`);
  }
}

function beforeLines(words: Words, { function: name, verdict, tests, failing }: RepairedByTests, io: Io): string[] {
  const { outStyle } = io;
  const colour = verdict === "fails-tests" ? "error" : "unsure";
  const [first] = failing;
  return [
    headerLine(`${displayUnicode(name)}  `, words.repairs.onTests(failing.length, tests), colour, "", outStyle),
    ...(first === undefined
      ? []
      : [
          `  ${displayUnicode(first.call)}`,
          `    ${words.repairs.expected}  ${displayUnicode(first.expected.join(words.repairs.or))}`,
          `    ${words.repairs.got}  ${displayUnicode(resultWords(words, first.got))}`,
        ]),
    ...(verdict === "passes-tests" ? noted(words.repairs.byTests, io) : []),
  ];
}

function afterLines(words: Words, { function: name, repair }: RepairedByTests, solution: boolean, io: Io): string[] {
  if (repair === null) return noted(words.repairs.none(solution), io);
  const { onTests, repaired, byTests, solution: handedOver, perhapsNotSmallest } = words.repairs;
  const said = repaired(repair.edits.length, onTests(0, repair.claim.tests));
  return [
    headerLine(`${displayUnicode(name)}  `, said, "unsure", "", io.outStyle),
    ...noted(byTests, io),
    ...(repair.kept ? [] : noted(handedOver, io)),
    ...(repair.minimised ? [] : noted(perhapsNotSmallest, io)),
  ];
}

function noted(text: string, { outStyle }: Io): string[] {
  return wrapWords(text, outStyle.width - 2).map((line) => `  ${line}`);
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}
