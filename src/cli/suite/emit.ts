// The suite in the form that was asked for.
import { basename } from "node:path";
import type { Suite } from "../../classroom/make-suite.js";
import type { SuiteWriter } from "../../language/row.js";
import { decodeBytes } from "../../report/display.js";
import { emitYaml, type TestedAssignment } from "../../report/suite/emit-data.js";
import type { NamedTest } from "../../report/suite/names.js";
import type { Emitted, WrittenTest } from "../../report/suite/written.js";
import { VERSION } from "../../report/version.js";
import { bytesOf } from "../words.js";

/** What is written, and about which program. */
export type Asked = {
  readonly reference: string;
  readonly assignment: TestedAssignment;
  readonly emit: string;
  readonly module: string | undefined;
  readonly observers: readonly string[];
};

export type Emitting = {
  readonly suite: Suite;
  readonly tests: readonly NamedTest[];
  /** Those that are equations of the language. */
  readonly writable: readonly WrittenTest[];
  readonly asked: Asked;
  /** For a form of the language; undefined: it is data. */
  readonly writer: SuiteWriter | undefined;
};

export function emitted({ suite, tests, writable, asked, writer }: Emitting): string | Uint8Array {
  const given: Emitted = {
    tests: writable,
    functions: suite.functions,
    file: basename(asked.reference).replace(/\.\w+$/, ""),
    module: asked.module,
    observers: asked.observers,
  };
  if (writer !== undefined) return bytesOf(writer.write(asked.emit, given));
  return asked.emit === "json" ? jsonOf(suite, tests, asked) : emitYaml(writable, asked.assignment);
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
