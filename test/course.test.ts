// Each program of the course runs as the real OCaml runs it, and `check` tells each of its wrong variants from it:
// with the witness in NAME.expect (UPDATE=1 rewrites them), on which the real OCaml sees them part as well.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judge } from "./corpus/check/confirm.js";
import {
  type CourseProgram,
  courseNames,
  courseQuestions,
  expectationFile,
  readCourseProgram,
  readExpectations,
  type Variant,
} from "./course-programs.js";
import { ask, sharedSession, withoutTimes } from "./harness.js";
import { askOcaml, ocamlVersion, PLAIN } from "./oracle/ocaml.js";
import { type Ours, openOurs } from "./oracle/ours.js";
import { type Answer, firstDifference, type Question, type Reply, showAnswer } from "./oracle/outcome.js";
import { hashOf, readRecorded } from "./oracle/recorded.js";
import { sweep } from "./sweep.js";

const UPDATE = process.env.UPDATE === "1";
const FUEL = 300_000_000;

const session = sharedSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-course-"));
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = readRecorded("course");
const names = courseNames();

describe("the course is told from its wrong variants", () => {
  for (const name of names) {
    test(name, async () => {
      const program = readCourseProgram(name);
      expect(program.variants.length, "two wrong variants at least").toBeGreaterThanOrEqual(2);
      const reports: [string, string][] = [];
      for (const variant of program.variants) reports.push([variant.title, await report(program, variant)]);
      for (const [title, text] of reports) expect(text, title).toMatch(/^\S+ +(differs|does not finish) /m);
      if (UPDATE) writeFileSync(expectationFile(name), asText(reports), "latin1");
      else expect(asText(reports)).toBe(asText([...readExpectations(name)]));
    });
  }
});

async function report({ name, source }: CourseProgram, variant: Variant): Promise<string> {
  writeFileSync(join(folder, `${name}.ml`), source, "latin1");
  writeFileSync(join(folder, variant.file), variant.source, "latin1");
  const { stdout, stderr } = await ask(session, folder, ["check", `${name}.ml`, variant.file, ...variant.options]);
  return withoutTimes(stdout + stderr);
}

const asText = (reports: readonly [string, string][]): string =>
  reports.map(([title, text]) => `## ${title}\n${text.trimEnd()}\n`).join("\n");

describe("the course as the recorded OCaml runs it", () => {
  let ours: Ours;
  beforeAll(async () => {
    ours = await openOurs();
  });
  for (const name of names) {
    test(name, () => {
      for (const { variant, right, wrong } of courseQuestions(readCourseProgram(name))) {
        const [expected, got] = [right, wrong].map((question) => asRecorded(ours, question));
        expect(expected?.load.printed, "a program shows that it works").not.toBe("");
        expect(right.expressions, variant.title).not.toEqual([]);
        const verdicts = right.expressions.map((_, i) => judge(answerIn(expected, i), answerIn(got, i)));
        for (const verdict of verdicts) expect(verdict, variant.title).toMatch(/^(confirmed|not comparable)/);
      }
    });
  }
});

/** The real OCaml's reply, which ours must be. */
function asRecorded(ours: Ours, question: Question): Reply {
  const real = recorded.replies.get(hashOf(question));
  if (real === undefined) throw new Error(`${question.file} changed since it was recorded: npm run record`);
  if (real.load.kind === "rejected") throw new Error(`the real OCaml rejects ${question.file}`);
  const mine = ours(question, { fuel: FUEL, apart: false });
  const at = firstDifference(mine, real);
  const place = (reply: Reply): string => showAnswer([reply.load, ...reply.answers][at ?? 0] ?? reply.load);
  expect(place(mine)).toBe(place(real));
  return real;
}

/** What an expression came to, or how loading failed. */
function answerIn(reply: Reply | undefined, index: number): Answer {
  const answer = reply?.load.kind === "value" ? reply.answers[index] : reply?.load;
  if (answer === undefined) throw new Error("unanswered");
  return answer;
}

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded of the course", async () => {
    const all = names.flatMap((name) =>
      courseQuestions(readCourseProgram(name)).flatMap(({ right, wrong }) => [right, wrong]),
    );
    const questions = all.filter((_, i) => i % sweep(5, 1) === 0); // of a program and of a variant in turn
    const replies = await askOcaml(questions, PLAIN);
    const changed = questions.filter((question, i) => {
      const [known, reply] = [recorded.replies.get(hashOf(question)), replies[i]];
      return known === undefined || reply === undefined || firstDifference(reply, known) !== undefined;
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});
