// The course in Scala, judged by the real Scala's recorded answers; it is asked again in oracle/scala.test.ts, once for
// everything.
import { expect, test } from "vitest";
import { courseNames, readCourseProgram, SCALA_COURSE } from "./course-programs.js";
import { type Lacking, testCourse } from "./course-tests.js";
import { openTestScala } from "./language.js";
import { asAsked, oursIn } from "./oracle/ours.js";
import type { Answer, Question, Reply } from "./oracle/outcome.js";
import { hashOfScala, recordedScala } from "./oracle/scala.js";
import { askingProgram, replyIn } from "./oracle/scala-questions.js";
import { sweep } from "./sweep.js";

const recorded = recordedScala("course-scala");

const ORDER = "the order of a map of more than four keys is not known";

const CUT_SHORT: Lacking = {
  anagrams: ORDER,
  functors: "type parameters that take types",
  "ring-buffer": "maps with a default value",
};

const UNTOLD: Lacking = {
  "functors: pairs: the second list varies slowest": "type parameters that take types",
  "functors: lookups: what is missing is left out": "type parameters that take types",
  "game-of-life: next: nothing is born": "three cells are beyond the size that is reached",
  "int-sets: mapped: only what is already there": "the reference takes more steps than it may",
  "mini-interpreter: exec: a loop runs once": "a loop that runs twice is beyond the size that is reached",
  "ring-buffer: counted: the first one does not count": "maps with a default value",
  "string-formatting: commas: groups from the left": "the text of a number is decided before it is taken apart",
  "sudoku: candidates: the box is not looked at": "sixteen cells are beyond the size that is reached",
  "sudoku: column: starts at the second row": "sixteen cells are beyond the size that is reached",
};

testCourse(SCALA_COURSE, {
  ours: async () => oursIn(await openTestScala(), asAsked),
  recorded: recordedReply,
  inItsWords: withoutNames,
  every: sweep(12, 1),
  cutShort: CUT_SHORT,
  untold: UNTOLD,
});

test("what is lacking is about programs and variants that are there", () => {
  const names = courseNames(SCALA_COURSE);
  const titles = names.flatMap((name) =>
    readCourseProgram(SCALA_COURSE, name).variants.map(({ title }) => `${name}: ${title}`),
  );
  expect(Object.keys(CUT_SHORT).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(UNTOLD).filter((title) => !titles.includes(title))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

function recordedReply(question: Question): Reply | undefined {
  const printed = recorded.get(hashOfScala(askingProgram(question)));
  return printed === undefined ? undefined : withTexts(replyIn(printed), (text) => sorted(withoutAddresses(text)));
}

/** The prompt shows `res0: Int = 3`; what was recorded has no name and no type. */
function withoutNames(ours: Reply): Reply {
  return withTexts(ours, (text) => sorted(text.replace(/^res\d+: .*? (?== )/, "")));
}

function withTexts(reply: Reply, change: (text: string) => string): Reply {
  const changed = (answer: Answer): Answer => ({ ...answer, text: change(answer.text) });
  return { ...reply, answers: reply.answers.map(changed) };
}

/** Where an object lies is another place each time: we say what it is. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/(\w+)@[0-9a-f]+\b/g, "<an object of $1>");
}

/** We do not know the order of large sets, and say so. */
function sorted(text: string): string {
  const [, items] = /^= Set\((.*)\)(?: in some order)?$/.exec(text) ?? [];
  return items === undefined ? text : `= Set(${items.split(", ").sort().join(", ")})`;
}
