// Every counterexample that is printed for a program in test/programs is one: the real compilers, asked about the
// reference and about the submission, give what it says. By their recorded answers everywhere, and live where OCaml is
// installed; the real Scala is asked in scala.test.ts, once for everything.
import { describe, expect, test } from "vitest";
import { sweep } from "../sweep.js";
import { checkedPrograms, type Witness } from "../witnesses.js";
import { askOcaml, ocamlVersion, PLAIN, SKIPPED } from "./ocaml.js";
import { firstDifference, type Reply } from "./outcome.js";
import { hashOf, readRecorded } from "./recorded.js";
import { answersTo } from "./witness-answers.js";
import { NOT_REPLAYED, ocamlReplays, PRINTING, replayedPrograms, shownReport, witnessName } from "./witness-replays.js";

const recorded = readRecorded("witnesses");

describe("counterexamples as the real compilers see them", () => {
  for (const program of replayedPrograms()) {
    test(program.path, () => {
      const [expected, got] = [answersTo(program.reference), answersTo(program.submission)];
      for (const [i, witness] of program.witnesses.entries()) isSo(witness, expected[i], got[i]);
      for (const typed of [expected, got].flatMap((answers) => answers.slice(program.witnesses.length)))
        expect(typed).toMatch(/^<fun(?:ction0)?>$/); // it is a function, so what it would do has a type
    });
  }
});

/** What is shown of functions does not tell them apart: then the answers to what was observed do. */
function isSo(witness: Witness, expected: string | undefined, got: string | undefined): void {
  const [reference, submission] = [witness.reference, witness.submission].map(({ shown }) => shownReport(shown));
  const name = witness.function;
  const isHidden = reference === submission;
  const isPrinted = isHidden || [reference, submission].some((shown) => shown?.includes(PRINTING));
  const [wanted, given] = isPrinted ? [expected, got] : [expected, got].map((answer) => answer?.split(PRINTING, 1)[0]);
  if (reference?.startsWith("exception ") && unqualified(reference) === unqualified(submission)) {
    // A handler tells the library's exception from one of the program's own; what is printed does not.
    expect({ name, wanted, given }).toEqual({ name, wanted: unqualified(reference), given: unqualified(submission) });
    return;
  }
  expect(wanted, name).not.toBe(given);
  if (isHidden) expect(reference, name).toMatch(/<(fun|poly)>/);
  else
    expect({ name, wanted: bare(wanted, reference), given: bare(given, submission) }).toEqual({
      name,
      wanted: reference,
      given: submission,
    });
}

/** What several functions of a result gave is a tuple for those who ask. */
function bare(answer: string | undefined, shown: string | undefined): string | undefined {
  return answer === `(${shown})` ? shown : answer;
}

function unqualified(shown: string | undefined): string | undefined {
  return shown?.replace(/^(exception (?:new )?)(?:Stdlib|java\.util)\./, "$1");
}

test("hardly any is left out, each with a reason that is recorded", () => {
  const all = checkedPrograms().flatMap((program) => program.witnesses.map((witness) => witnessName(program, witness)));
  expect(all.length).toBeGreaterThan(150);
  expect(recorded.notAsked).toEqual(NOT_REPLAYED);
  expect(Object.keys(NOT_REPLAYED).filter((name) => !all.includes(name))).toEqual([]);
  expect(Object.keys(NOT_REPLAYED).length).toBeLessThanOrEqual(3);
});

describe.runIf(ocamlVersion() === recorded.ocaml)("the installed OCaml", () => {
  test("says what was recorded of them", async () => {
    // What does not finish takes ten seconds each and is not asked again.
    const questions = ocamlReplays()
      .filter((question) => recorded.replies.get(hashOf(question))?.answers.every(({ kind }) => kind !== "unfinished"))
      .filter((_, i) => i % sweep(5, 1) === 0);
    const replies = await askOcaml(questions, { ...PLAIN, apart: true });
    const changed = questions.filter((question, i) => {
      const known = recorded.replies.get(hashOf(question)) ?? NOTHING;
      return firstDifference(replies[i] ?? NOTHING, known) !== undefined;
    });
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});

const NOTHING: Reply = { types: undefined, load: SKIPPED, answers: [] };
