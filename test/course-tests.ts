// Each program of a course runs as the real language runs it, and `check` tells each of its wrong variants from it: with
// the witness in NAME.expect (UPDATE=1 rewrites them), on which the real language sees them part as well.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judge } from "./corpus/check/confirm.js";
import {
  type Course,
  type CourseProgram,
  courseNames,
  courseQuestions,
  expectationFile,
  readCourseProgram,
  readExpectations,
  type Variant,
} from "./course-programs.js";
import { ask, sharedSession, withoutTimes } from "./harness.js";
import type { Ours } from "./oracle/ours.js";
import { type Answer, firstDifference, type Question, type Reply, showAnswer } from "./oracle/outcome.js";

export type CourseOracle = {
  readonly ours: () => Promise<Ours>;
  readonly recorded: (question: Question) => Reply | undefined;
  /** Our reply in the words of the real language, where they are not the same. */
  readonly inItsWords: (ours: Reply) => Reply;
  /** Of the variants, each so many is checked and run, those of the next program being the next ones; all when the answers
   * are rewritten. */
  readonly every: number;
  /** Programs that we do not run to their end, and why. */
  readonly cutShort: Lacking;
  /** Variants that are not told, by `program: title`, and why. */
  readonly untold: Lacking;
};

/** What we lack has a reason. */
export type Lacking = Readonly<Record<string, string>>;

const UPDATE = process.env.UPDATE === "1";
const FUEL = 300_000_000;
const TOLD = /^\S+ +(differs|does not finish) /m;

export function testCourse(course: Course, oracle: CourseOracle): void {
  const names = courseNames(course);
  const isAsked = (name: string, i: number): boolean => UPDATE || (names.indexOf(name) + i) % oracle.every === 0;

  describe("the course is told from its wrong variants", () => {
    const session = sharedSession();
    const folder = mkdtempSync(join(tmpdir(), "elenchus-course-"));
    afterAll(() => rmSync(folder, { recursive: true }));

    async function report({ file, source }: CourseProgram, variant: Variant): Promise<string> {
      writeFileSync(join(folder, file), source, "latin1");
      writeFileSync(join(folder, variant.file), variant.source, "latin1");
      const { stdout, stderr } = await ask(session, folder, ["check", file, variant.file, ...variant.options]);
      return withoutTimes(stdout + stderr);
    }

    for (const name of names) {
      test(name, async () => {
        const program = readCourseProgram(course, name);
        expect(program.variants.length, "two wrong variants at least").toBeGreaterThanOrEqual(2);
        const asked = program.variants.filter((_, i) => isAsked(name, i));
        const reports: [string, string][] = [];
        for (const variant of asked) reports.push([variant.title, await report(program, variant)]);
        if (UPDATE) writeFileSync(expectationFile(course, name), asText(reports), "latin1");
        const known = readExpectations(course, name);
        expect([...known.keys()]).toEqual(program.variants.map(({ title }) => title));
        for (const [title, text] of reports) {
          expect(text.trimEnd(), title).toBe(known.get(title)?.trimEnd());
          expect(TOLD.test(text), title).toBe(oracle.untold[`${name}: ${title}`] === undefined);
        }
      });
    }
  });

  describe("the course as it was recorded", () => {
    let ours: Ours;
    beforeAll(async () => {
      ours = await oracle.ours();
    });
    for (const name of names) {
      test(name, () => {
        const questions = courseQuestions(course, readCourseProgram(course, name));
        expect(
          questions.filter(({ right }) => oracle.recorded(right) === undefined).map(({ variant }) => variant.title),
        ).toEqual([]);
        for (const { variant, right, wrong } of questions.filter((_, i) => isAsked(name, i))) {
          const [expected, got] = [right, wrong].map((question) => asRecorded(oracle, ours, question, name));
          expect(expected?.load.printed, "a program shows that it works").not.toBe("");
          if (oracle.untold[`${name}: ${variant.title}`] === undefined)
            expect(right.expressions, variant.title).not.toEqual([]);
          const verdicts = right.expressions.map((_, i) => judged(answerIn(expected, i), answerIn(got, i)));
          for (const verdict of verdicts) expect(verdict, variant.title).toMatch(/^(confirmed|not comparable)/);
        }
      });
    }
  });
}

/** Where exceptions count, the program may raise as well. */
function judged(expected: Answer, got: Answer): string {
  const raisesAlone = expected.kind === "exception" && (got.kind !== "exception" || got.text !== expected.text);
  return raisesAlone ? "confirmed, does not raise that" : judge(expected, got);
}

const asText = (reports: readonly [string, string][]): string =>
  reports.map(([title, text]) => `## ${title}\n${text.trimEnd()}\n`).join("\n");

/** The real language's reply, which ours must be. */
function asRecorded(oracle: CourseOracle, ours: Ours, question: Question, name: string): Reply {
  const { recorded, inItsWords, cutShort } = oracle;
  const real = recorded(question);
  if (real === undefined) throw new Error(`${question.file} changed since it was recorded: npm run record`);
  if (real.load.kind === "rejected") throw new Error(`the real language rejects ${question.file}`);
  const mine = inItsWords(ours(question, { fuel: FUEL, apart: false }));
  if (cutShort[name] !== undefined) {
    expect(mine.load.kind, cutShort[name]).toMatch(/^(rejected|unsupported)$/);
    return real;
  }
  const asked = asFarAs(mine, real);
  const at = firstDifference(mine, asked);
  const place = (reply: Reply): string => showAnswer([reply.load, ...reply.answers][at ?? 0] ?? reply.load);
  expect(place(mine)).toBe(place(asked));
  return real;
}

/** A program that raises is asked nothing more by us; a real language may go on. */
function asFarAs(mine: Reply, real: Reply): Reply {
  const answers = real.answers.map((answer, i) => (mine.answers[i]?.kind === "skipped" ? mine.answers[i] : answer));
  return real.load.kind === "exception" ? { ...real, answers } : real;
}

/** What an expression came to, or how loading failed where it was not asked. */
function answerIn(reply: Reply | undefined, index: number): Answer {
  const answer = reply?.answers[index];
  const known = answer === undefined || answer.kind === "skipped" ? reply?.load : answer;
  if (known === undefined) throw new Error("unanswered");
  return known;
}
