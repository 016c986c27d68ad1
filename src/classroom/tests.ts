// The teacher's own tests: which of them can be used, and whether the reference passes them.
import { plain } from "../core/across.js";
import type { Source } from "../core/span.js";
import { languageOf } from "../language/names.js";
import type { Replayed } from "../library/replay.js";
import type { Notice } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import type { Assignment, Test } from "./assignment.js";
import { fromTest, type TestInput } from "./class-inputs.js";
import type { Ask } from "./decide.js";
import { type Group, requestOf } from "./plan.js";

export async function usableTests(
  assignment: Assignment,
  group: Group,
  names: readonly string[],
  ask: Ask,
): Promise<{ readonly usable: readonly TestInput[]; readonly notices: readonly Notice[] }> {
  const [reference] = assignment.references as readonly [Source];
  const tests = assignment.tests.flatMap((test): readonly TestInput[] => {
    const name = functionCalled(test.call, names, languageOf(reference) !== "ocaml");
    return name === undefined ? [] : [{ function: name, test }];
  });
  if (tests.length === 0) return { usable: [], notices: [] };
  const request = requestOf(assignment, group, reference, reference);
  const ending = await ask({ kind: "replay", request, inputs: tests.map(fromTest) });
  if (ending.kind !== "replayed")
    return { usable: [], notices: tests.map(({ test }) => unusable(test, "it cannot be run")) };
  const judged = tests.map((input, i) => ({ input, problem: problemOf(input.test, ending.results[i] as Replayed) }));
  return {
    usable: judged.flatMap(({ input, problem }) => (problem?.kind === "test-unusable" ? [] : [input])),
    notices: judged.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  };
}

/** The first name in a call that is one of these; `inObjects`: whatever object they are in. */
export function functionCalled(call: string, names: readonly string[], inObjects = false): string | undefined {
  for (const word of call.match(/[A-Za-z_][\w']*|[!$%&*+./:<=>?@^|~-]+/g) ?? []) {
    const name = names.find((each) => each === word || (inObjects && plain(each) === word));
    if (name !== undefined) return name;
  }
  return undefined;
}

function problemOf(test: Test, result: Replayed): Notice | undefined {
  switch (result.kind) {
    case "unusable":
      return unusable(test, result.why);
    case "no-test":
      return unusable(test, "the reference does not finish, or the input is not one that is given");
    default: {
      const { expected, expectation } = result;
      const shown = expected.kind === "value" || expected.kind === "raised" ? expected.text : expected.kind;
      const kind = test.raises === undefined ? "value" : "raised";
      if (expectation === undefined || (expected.kind === kind && shown === expectation)) return undefined;
      const text = `The test \`${decodeBytes(test.call)}\` expects ${decodeBytes(expectation)}, but the reference gives ${decodeBytes(shown)}. The reference counts.`;
      return { kind: "test-contradicts-reference", text };
    }
  }
}

function unusable({ call }: Test, why: string): Notice {
  return { kind: "test-unusable", text: `The test \`${decodeBytes(call)}\` is left out: ${decodeBytes(why)}.` };
}
