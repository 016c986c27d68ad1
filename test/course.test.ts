// The course in OCaml, judged by the real OCaml's recorded answers; where it is installed, it is asked again.
import { describe, expect, test } from "vitest";
import { allQuestions, OCAML_COURSE } from "./course-programs.js";
import { testCourse } from "./course-tests.js";
import { askOcaml, ocamlVersion, PLAIN } from "./oracle/ocaml.js";
import { openOurs } from "./oracle/ours.js";
import { firstDifference } from "./oracle/outcome.js";
import { hashOf, readRecorded } from "./oracle/recorded.js";
import { sweep } from "./sweep.js";

const recorded = readRecorded("course");

testCourse(OCAML_COURSE, {
  ours: openOurs,
  recorded: (question) => recorded.replies.get(hashOf(question)),
  inItsWords: (reply) => reply,
  every: sweep(4, 1),
  cutShort: {},
  untold: {},
});

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded of the course", async () => {
    const questions = allQuestions(OCAML_COURSE).filter((_, i) => i % sweep(12, 1) === 0);
    const replies = await askOcaml(questions, PLAIN);
    const changed = questions.filter((question, i) => {
      const [known, reply] = [recorded.replies.get(hashOf(question)), replies[i]];
      return known === undefined || reply === undefined || firstDifference(reply, known) !== undefined;
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});
