// The advanced course in OCaml, judged by the real OCaml's recorded answers; where it is installed, it is asked again.
import { describe, expect, test } from "vitest";
import { ADVANCED_COURSE, allQuestions, courseNames, readCourseProgram } from "./course-programs.js";
import { type Lacking, testCourse } from "./course-tests.js";
import { askOcaml, ocamlVersion, PLAIN } from "./oracle/ocaml.js";
import { openOurs } from "./oracle/ours.js";
import { firstDifference } from "./oracle/outcome.js";
import { hashOf, readRecorded } from "./oracle/recorded.js";
import { sweep } from "./sweep.js";

const recorded = readRecorded("course-advanced");

/** None: each variant is told. */
const UNTOLD: Lacking = {};

testCourse(ADVANCED_COURSE, {
  ours: openOurs,
  recorded: (question) => recorded.replies.get(hashOf(question)),
  inItsWords: (reply) => reply,
  every: sweep(12, 1),
  cutShort: {},
  untold: UNTOLD,
});

test("there are thirty programs with three variants each, and what is lacking is about some of them", () => {
  const names = courseNames(ADVANCED_COURSE);
  const titles = names.flatMap((name) =>
    readCourseProgram(ADVANCED_COURSE, name).variants.map(({ title }) => `${name}: ${title}`),
  );
  expect(names.length).toBe(30);
  expect(titles.length).toBe(90);
  expect(Object.keys(UNTOLD).filter((title) => !titles.includes(title))).toEqual([]);
});

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded of the advanced course", async () => {
    const questions = allQuestions(ADVANCED_COURSE).filter((_, i) => i % sweep(20, 1) === 0);
    const replies = await askOcaml(questions, PLAIN);
    const changed = questions.filter((question, i) => {
      const [known, reply] = [recorded.replies.get(hashOf(question)), replies[i]];
      return known === undefined || reply === undefined || firstDifference(reply, known) !== undefined;
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});
