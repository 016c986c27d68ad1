// The toy language as everybody else sees it: its row in the table of languages, and all that is asked of it.
import type { Value } from "../../src/core/value.js";
import type { Language, Loaded, Phrases } from "../../src/language/language.js";
import type { LanguageRow } from "../../src/language/row.js";
import type { Seen } from "../../src/report/suite/suite.js";
import { readToy, treesIn, Wrong } from "./read.js";
import { showExpr, showValue } from "./show.js";

export const TOY: LanguageRow = {
  name: "toy",
  words: {
    ...{ title: "Toy", article: "a", raises: "raises", between: " " },
    samples: { list: "[1 2]", exception: "Failure" },
    signs: { equal: "=", unequal: "<>" },
  },
  extensions: [".toy"],
  inObjects: false,
  open: async () => LANGUAGE,
  suites: undefined,
  library: undefined,
};

const PHRASES: Phrases = {
  observed: (name, { text, type }, observer) => {
    const params = partsOf(type)
      .slice(1, -1)
      .map((word, i) => `x${i}${word === "list" ? "s" : word === "bool" ? "?" : ""}`);
    if (params.length === 0) return `(${observer} ${text})`;
    return `(define (${[name, ...params].join(" ")}) (${observer} (${[text, ...params].join(" ")})))`;
  },
  tuple: tupleText,
  argumentsOf: ({ name, arity }, call) => {
    const [head, ...args] = partsOf(call);
    return head === name && args.length === arity ? tupleText(args) : "(no call)";
  },
  expectedValue: (value, call) => `(if true ${value} ${call})`,
  expectedException: (value) => `(if true ${value} Failure)`,
  isExpression: () => true,
  writesMade: false,
};

function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(tuple ${parts.join(" ")})`;
}

/** The texts that stand between the brackets of a text. */
function partsOf(text: string): readonly string[] {
  const [tree] = treesIn({ name: "", text });
  return (tree?.items ?? []).map(({ at }) => text.slice(at.start, at.end));
}

const LANGUAGE: Language = {
  row: TOY,
  phrases: PHRASES,
  integer: "big",
  redefines: true,
  exceptionMeaning: (name) => (name === "Failure" ? "failure" : undefined),
  read: (sources, expressions) => {
    try {
      return { ok: true, value: loadedFrom(readToy(sources, expressions)) };
    } catch (error) {
      if (error instanceof Wrong) return { ok: false, errors: [error.diagnostic] };
      throw error;
    }
  },
};

function loadedFrom(read: ReturnType<typeof readToy>): Loaded {
  const seen = (value: Value): Seen => ({ through: "_", text: showValue(value), equal: true });
  return {
    ...read,
    language: LANGUAGE,
    comparable: read.program,
    finish: undefined,
    operations: () => [], // no type is hidden
    unchecked: [],
    leftOut: new Map(),
    signature: read.values.map(({ name, shownType }) => `${name} : ${shownType}`).join("\n"),
    showValue,
    seenValue: seen,
    seenException: (exn) => ({ type: showValue(exn), seen: seen(exn) }),
    showException: (exn) => `Exception: ${showValue(exn)}.`,
    showExpr,
    showInput: showExpr,
    showAlone: showExpr,
  };
}
