// The teacher's own tests: which of them can be used, and whether the reference passes them.
import { nth } from "../basis/known.js";
import { unqualified } from "../core/across.js";
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { Replayed } from "../jobs/replay.js";
import { type LanguageTable, languageOf } from "../language/row.js";
import type { ClassNotice } from "../report/class-notice.js";
import { decodeBytes, decoded } from "../report/display.js";
import type { UnusableTest } from "../report/reason.js";
import type { Shown } from "../report/verdict.js";
import type { Assignment, RightOutcome, Test } from "./assignment.js";
import { fromTest, type TestInput } from "./class-inputs.js";
import { exerciseOf, type Group } from "./plan.js";

export async function usableTests(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  { ask, languages }: { readonly ask: Ask; readonly languages: LanguageTable },
): Promise<{ readonly usable: readonly TestInput[]; readonly notices: readonly ClassNotice[] }> {
  const [reference] = assignment.references as readonly [Source];
  const tests = assignment.tests.flatMap((test): readonly TestInput[] => {
    const name = functionCalled(test.call, names, languageOf(languages, reference).inObjects);
    return name === undefined ? [] : [{ function: name, test }];
  });
  if (tests.length === 0) return { usable: [], notices: [] };
  const exercise = exerciseOf(assignment, group, reference);
  const asked = tests.flatMap((input) => rightOf(input.test).map((right) => ({ input, right })));
  const inputs = asked.map(({ input, right }) => fromTest(input, right));
  const ending = await ask({ kind: "replay", request: { exercise, submission: reference, inputs } });
  if (ending.kind !== "done")
    return { usable: [], notices: tests.map(({ test }) => unusable(test, { kind: "not-run" })) };
  const judged = tests.map((input) => {
    const told = asked.flatMap((each, i) =>
      each.input === input ? [{ right: each.right, result: nth(ending.answer, i) }] : [],
    );
    return { input, problem: problemOf(input.test, told) };
  });
  return {
    usable: judged.flatMap(({ input, problem }) => (problem?.kind === "test-unusable" ? [] : [input])),
    notices: judged.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  };
}

/** Each is looked at alone: one that the reference gives is enough. */
function rightOf({ right }: Test): readonly (RightOutcome | undefined)[] {
  return right.length === 0 ? [undefined] : right;
}

/** The first name in a call that is one of these; `inObjects`: whatever object they are in. */
export function functionCalled(call: string, names: readonly string[], inObjects = false): string | undefined {
  for (const word of wordsIn(call)) {
    const name = names.find((each) => each === word || (inObjects && unqualified(each) === word));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What stands between blanks and brackets may be a name of some language, and so may a part of it that looks like one. */
function wordsIn(call: string): readonly string[] {
  const pieces = call.match(/[^\s()[\]{},;]+/g) ?? [];
  return pieces.flatMap((piece) => [piece, ...(piece.match(/[A-Za-z_][\w']*|[!$%&*+./:<=>?@^|~-]+/g) ?? [])]);
}

type Told = { readonly right: RightOutcome | undefined; readonly result: Replayed };

function problemOf(test: Test, told: readonly Told[]): ClassNotice | undefined {
  const expectations: string[] = [];
  let given: Shown | undefined;
  for (const { right, result } of told) {
    if (result.kind === "unusable") return unusable(test, decoded(result.why));
    if (result.kind === "no-test") return unusable(test, { kind: "no-outcome" });
    const { expected, expectation } = result;
    given = expected;
    if (expectation === undefined || (expected.kind === right?.kind && isPlainly(expected, expectation)))
      return undefined;
    expectations.push(decodeBytes(expectation));
  }
  if (given === undefined) return undefined;
  return { kind: "test-contradicts-reference", call: decodeBytes(test.call), expectations, given: decoded(given) };
}

/** The value or exception, and nothing else that is compared. */
function isPlainly(shown: Shown, text: string): boolean {
  if (shown.kind === "raised") return shown.text === text;
  return shown.kind === "value" && shown.effects === undefined && shown.text === text;
}

function unusable({ call }: Test, why: UnusableTest): ClassNotice {
  return { kind: "test-unusable", call: decodeBytes(call), why };
}
