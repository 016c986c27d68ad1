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
  "arrays-in-place": "an array is not taken for an iterable collection",
  "binary-numbers": "iterators without an end",
  functors: "type parameters that take types",
  "generic-containers": "what `import ord._` brings to the values that are compared",
  matrices: "`zipped`, and `tabulate` of two dimensions",
  permutations: "`zipped`",
  "phone-book": "`m.getOrElse(k, Set())`: the type of an empty set that is a default value",
  "ring-buffer": "maps with a default value",
  streams: "streams",
  "string-formatting": "the format %x",
  "text-statistics": ORDER,
};

const REFUSED = "the program is refused: see above";
const RAISES = "the reference raises there, which is no input to compare on";
const STRINGS = "parts of strings are tried on some values only";

const UNTOLD: Lacking = {
  "functors: pairs: the second list varies slowest": "type parameters that take types",
  "functors: lookups: what is missing is left out": "type parameters that take types",
  "game-of-life: next: nothing is born": "three cells are beyond the size that is reached",
  "generic-containers: sortedInsert: at the end": REFUSED,
  "generic-containers: maximum: compares the minor version first": REFUSED,
  "generic-containers: clamp: the bounds are swapped": REFUSED,
  "generic-containers: countLess: counts the limit too": REFUSED,
  "int-sets: mapped: only what is already there": "the reference takes more steps than it may",
  "matrices: identity: ones everywhere": "`tabulate` of two dimensions",
  "mini-interpreter: exec: a loop runs once": "a loop that runs twice is beyond the size that is reached",
  "natural-numbers: Zero.-: below zero is zero": RAISES,
  "parser-combinators: list: at least one": STRINGS,
  "parser-combinators: boolean: what follows does not matter": STRINGS,
  "phone-book: search: a new number replaces the old one": REFUSED,
  "phone-book: merged: what is in both is taken from the first": REFUSED,
  "phone-book: inverted: one name for each number": REFUSED,
  "phone-book: mnemonics: unknown letters are dropped": REFUSED,
  "ring-buffer: counted: the first one does not count": "maps with a default value",
  "streams: firstPrimes: starts with one": "streams",
  "streams: takeUntil: the limit is included": "streams",
  "streams: fibs: starts with one and one": "streams",
  "string-formatting: wrap: forgets the space": STRINGS,
  "string-formatting: ordinal: forgets the teens": "the text of a number is tried on some values only",
  "sudoku: candidates: the box is not looked at": "sixteen cells are beyond the size that is reached",
  "sudoku: column: starts at the second row": "sixteen cells are beyond the size that is reached",
  "tokenizer-parser: evaluate: ignores what is left over": RAISES,
};

testCourse(SCALA_COURSE, {
  ours: async () => oursIn(await openTestScala(), asAsked),
  recorded: recordedReply,
  inItsWords: withoutNames,
  every: sweep(3, 1),
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
