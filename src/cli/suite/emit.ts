// The suite in the form that was asked for.
import { basename } from "node:path";
import type { Suite } from "../../classroom/make-suite.js";
import type { SuiteWriter } from "../../language/row.js";
import { decodeBytes, decoded } from "../../report/display.js";
import { emitYaml, type TestedAssignment } from "../../report/suite/emit-data.js";
import type { NamedTest } from "../../report/suite/names.js";
import type { Refused } from "../../report/suite/suite.js";
import type { Emitted, WrittenTest } from "../../report/suite/written.js";
import { VERSION } from "../../report/version.js";
import type { VerdictWords, Words } from "../../report/words/words.js";
import { bytesOf } from "../words.js";

/** What is written, and about which program. */
export type Emission = {
  readonly reference: string;
  readonly assignment: TestedAssignment;
  readonly emit: string;
  readonly module: string | undefined;
  readonly observers: readonly string[];
};

export type Emitting = {
  readonly words: Words;
  readonly suite: Suite;
  readonly tests: readonly NamedTest[];
  /** Those that are equations of the language. */
  readonly writable: readonly WrittenTest[];
  readonly asked: Emission;
  /** For a form of the language; undefined: it is data. */
  readonly writer: SuiteWriter | undefined;
};

export function emitted({ words, suite, tests, writable, asked, writer }: Emitting): string | Uint8Array {
  const given: Emitted = {
    tests: writable,
    functions: suite.functions,
    signature: suite.signature,
    file: basename(asked.reference).replace(/\.\w+$/, ""),
    module: asked.module,
    observers: asked.observers,
    words: words.emitted,
  };
  if (writer !== undefined) return bytesOf(writer.write(asked.emit, given));
  return asked.emit === "json" ? jsonOf(words, suite, tests, asked) : emitYaml(writable, asked.assignment);
}

/** Described in docs/suite.md. */
function jsonOf(words: Words, suite: Suite, tests: readonly NamedTest[], asked: Emission): string {
  const functions = suite.functions.map(({ tests: own, type, ...rest }) => ({ ...rest, type: decodeBytes(type) }));
  const answer = {
    elenchus: VERSION,
    command: "suite",
    reference: asked.reference,
    outcome: "made",
    functions,
    refused: suite.refused.map((each) => refusedJson(words, each)),
    notices: suite.notices.map(words.reasons.notice),
    submissions: suite.submissions.map(({ why, missing, ...rest }) => ({
      ...rest,
      ...(why === undefined
        ? { missing: missing.map((each) => missingJson(words, each)) }
        : { why: words.reasons.notRun(why), reason: why }),
    })),
    ...(suite.learned.length > 0 && { learned: suite.learned }),
    tests: tests.map((test) => testJson(words, test)),
  };
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

function testJson({ verdicts }: Words, test: NamedTest) {
  const {
    name,
    function: fn,
    call,
    args,
    observed,
    expected,
    alsoRight,
    size,
    cost,
    from,
    branches,
    kills,
    rank,
    fails,
    learned,
  } = test;
  return {
    function: fn,
    name: decodeBytes(name),
    call: decodeBytes(call),
    args: args.map(decodeBytes),
    ...(observed === undefined ? {} : { observed: verdicts.observation(decoded(observed)) }),
    ...outcomeJson(verdicts, expected),
    ...(alsoRight.length === 0 ? {} : { or: alsoRight.map((each) => outcomeJson(verdicts, each.expected)) }),
    size,
    cost,
    from,
    branches,
    mutants: kills,
    rank,
    fails,
    ...(learned && { learned }),
  };
}

function outcomeJson(words: VerdictWords, expected: NamedTest["expected"]) {
  const told = decoded(expected);
  return told.kind === "raised" ? { raises: told.text } : { expect: words.value(told.text, told.effects) };
}

function missingJson({ reasons }: Words, { function: name, why }: Suite["submissions"][number]["missing"][number]) {
  return { function: name, why: reasons.unusableTest(why), reason: why };
}

function refusedJson({ reasons }: Words, refused: Refused) {
  const { function: name, why } = decoded(refused);
  return { function: name, ...reasons.untestable(why), reason: why };
}
