// The suite in the form that was asked for.
import { basename } from "node:path";
import { absurd } from "../../basis/absurd.js";
import type { Suite } from "../../classroom/make-suite.js";
import { decodeBytes, decoded } from "../../report/display.js";
import { emitYaml, type TestedAssignment } from "../../report/suite/emit-data.js";
import { emitAlcotest, emitAsserts, emitLearnOcaml, emitOunit } from "../../report/suite/emit-ocaml.js";
import { emitMunit, emitScalaAsserts, emitScalaTest } from "../../report/suite/emit-scala.js";
import type { SuiteFormat } from "../../report/suite/formats.js";
import type { NamedTest } from "../../report/suite/names.js";
import type { Refused } from "../../report/suite/suite.js";
import { type Emitted, type WrittenTest, withObservers } from "../../report/suite/written.js";
import { VERSION } from "../../report/version.js";
import type { VerdictWords, Words } from "../../report/words/words.js";
import { bytesOf } from "../words.js";

/** What is written, and about which program. */
export type Asked = {
  readonly reference: string;
  readonly assignment: TestedAssignment;
  readonly emit: SuiteFormat;
  readonly module: string | undefined;
  readonly observers: readonly string[];
};

export type Emitting = {
  readonly words: Words;
  readonly suite: Suite;
  readonly tests: readonly NamedTest[];
  /** Those that are equations of the language. */
  readonly writable: readonly WrittenTest[];
  readonly asked: Asked;
};

export function emitted({ words, suite, tests, writable, asked }: Emitting): string | Uint8Array {
  const given: Emitted = {
    tests: writable,
    functions: suite.functions,
    file: basename(asked.reference).replace(/\.\w+$/, ""),
    module: asked.module,
    observers: asked.observers,
  };
  switch (asked.emit) {
    case "ocaml":
      return bytesOf(emitAsserts(words.emitted, given));
    case "ounit2":
      return bytesOf(emitOunit(words.emitted, given));
    case "alcotest":
      return bytesOf(emitAlcotest(words.emitted, given));
    case "learn-ocaml":
      return bytesOf(emitLearnOcaml(words.emitted, given));
    case "scala":
      return bytesOf(withObservers(given, emitScalaAsserts(words.emitted, given)));
    case "scalatest":
      return bytesOf(withObservers(given, emitScalaTest(given)));
    case "munit":
      return bytesOf(withObservers(given, emitMunit(given)));
    case "yaml":
      return emitYaml(writable, asked.assignment);
    case "json":
      return jsonOf(words, suite, tests, asked);
    default:
      return absurd(asked.emit);
  }
}

/** Described in docs/suite.md. */
function jsonOf(words: Words, suite: Suite, tests: readonly NamedTest[], asked: Asked): string {
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
