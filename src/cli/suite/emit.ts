// The suite in the form that was asked for.
import { basename } from "node:path";
import { absurd } from "../../basis/absurd.js";
import type { Suite } from "../../library/make-suite.js";
import { VERSION } from "../../library/version.js";
import { decodeBytes } from "../../report/display.js";
import { emitYaml } from "../../report/suite/emit-data.js";
import { emitAlcotest, emitAsserts, emitLearnOcaml, emitOunit } from "../../report/suite/emit-ocaml.js";
import { emitMunit, emitScalaAsserts, emitScalaTest } from "../../report/suite/emit-scala.js";
import type { NamedTest } from "../../report/suite/names.js";
import type { Emitted, WrittenTest } from "../../report/suite/written.js";
import { bytesOf } from "../words.js";
import type { Asked } from "./arguments.js";

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
      return bytesOf(emitScalaAsserts(given));
    case "scalatest":
      return bytesOf(emitScalaTest(given));
    case "munit":
      return bytesOf(emitMunit(given));
    case "yaml":
      return emitYaml(writable, asked.reference);
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
    submissions: suite.submissions,
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
  size,
  cost,
  from,
  branches,
  kills,
  fails,
}: NamedTest) {
  const outcome =
    expected.kind === "raised" ? { raises: decodeBytes(expected.text) } : { expect: decodeBytes(expected.text) };
  return {
    function: fn,
    name: decodeBytes(name),
    call: decodeBytes(call),
    args: args.map(decodeBytes),
    ...(observed === undefined ? {} : { observed: decodeBytes(observed) }),
    ...outcome,
    size,
    cost,
    from,
    branches,
    mutants: kills,
    fails,
  };
}
