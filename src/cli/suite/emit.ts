// The suite in the form that was asked for.
import { basename } from "node:path";
import { absurd } from "../../basis/absurd.js";
import type { Suite } from "../../classroom/make-suite.js";
import { decodeBytes } from "../../report/display.js";
import { emitYaml, type TestedAssignment } from "../../report/suite/emit-data.js";
import { emitAlcotest, emitAsserts, emitLearnOcaml, emitOunit } from "../../report/suite/emit-ocaml.js";
import { emitMunit, emitScalaAsserts, emitScalaTest } from "../../report/suite/emit-scala.js";
import type { SuiteFormat } from "../../report/suite/formats.js";
import type { NamedTest } from "../../report/suite/names.js";
import { type Emitted, type WrittenTest, withObservers } from "../../report/suite/written.js";
import { VERSION } from "../../report/version.js";
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
  readonly suite: Suite;
  readonly tests: readonly NamedTest[];
  /** Those that are equations of the language. */
  readonly writable: readonly WrittenTest[];
  readonly asked: Asked;
};

export function emitted({ suite, tests, writable, asked }: Emitting): string | Uint8Array {
  const given: Emitted = {
    tests: writable,
    functions: suite.functions,
    file: basename(asked.reference).replace(/\.\w+$/, ""),
    module: asked.module,
    observers: asked.observers,
  };
  switch (asked.emit) {
    case "ocaml":
      return bytesOf(emitAsserts(given));
    case "ounit2":
      return bytesOf(emitOunit(given));
    case "alcotest":
      return bytesOf(emitAlcotest(given));
    case "learn-ocaml":
      return bytesOf(emitLearnOcaml(given));
    case "scala":
      return bytesOf(withObservers(given, emitScalaAsserts(given)));
    case "scalatest":
      return bytesOf(withObservers(given, emitScalaTest(given)));
    case "munit":
      return bytesOf(withObservers(given, emitMunit(given)));
    case "yaml":
      return emitYaml(writable, asked.assignment);
    case "json":
      return jsonOf(suite, tests, asked);
    default:
      return absurd(asked.emit);
  }
}

/** Described in docs/suite.md. */
function jsonOf(suite: Suite, tests: readonly NamedTest[], asked: Asked): string {
  const functions = suite.functions.map(({ tests: own, type, ...rest }) => ({ ...rest, type: decodeBytes(type) }));
  const answer = {
    elenchus: VERSION,
    command: "suite",
    reference: asked.reference,
    outcome: "made",
    functions,
    refused: suite.refused,
    notices: suite.notices,
    submissions: suite.submissions.map(({ why, missing, ...rest }) => ({
      ...rest,
      ...(why === undefined ? { missing: missing.map(missingJson) } : { why: decodeBytes(why) }),
    })),
    tests: tests.map(testJson),
  };
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

function testJson({
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
}: NamedTest) {
  return {
    function: fn,
    name: decodeBytes(name),
    call: decodeBytes(call),
    args: args.map(decodeBytes),
    ...(observed === undefined ? {} : { observed: decodeBytes(observed) }),
    ...outcomeJson(expected),
    ...(alsoRight.length === 0 ? {} : { or: alsoRight.map((each) => outcomeJson(each.expected)) }),
    size,
    cost,
    from,
    branches,
    mutants: kills,
    rank,
    fails,
  };
}

function outcomeJson({ kind, text }: NamedTest["expected"]) {
  return kind === "raised" ? { raises: decodeBytes(text) } : { expect: decodeBytes(text) };
}

function missingJson({ function: name, why }: Suite["submissions"][number]["missing"][number]) {
  return { function: decodeBytes(name), why: decodeBytes(why) };
}
