// The toy language as a language of ours: its row, and what everybody else may ask of it. Nothing else knows it.
import type { Language, Loaded, Phrases } from "../../src/language/language.js";
import type { LanguageRow } from "../../src/language/row.js";
import type { Seen } from "../../src/report/suite/suite.js";
import { type ReadToy, readToy, treesIn, Wrong } from "./read.js";
import { showExpr, showType, showValue } from "./show.js";

export const TOY: LanguageRow = {
  name: "toy",
  words: {
    title: "Toy",
    article: "a",
    samples: { list: "[1 2]", exception: "Failure" },
    signs: { equal: "=", unequal: "<>" },
    raises: "raises",
    between: " ",
  },
  extensions: [".toy"],
  inObjects: false,
  open: async () => LANGUAGE,
  suites: undefined,
  library: undefined,
};

const PHRASES: Phrases = {
  observed: (name, { text, type }, observer) => {
    const params = wordsIn(type)
      .slice(1, -1)
      .map((word, i) => `x${i}${word === "list" ? "s" : word === "bool" ? "?" : ""}`);
    if (params.length === 0) return `(${observer} ${text})`;
    return `(define (${[name, ...params].join(" ")}) (${observer} (${[text, ...params].join(" ")})))`;
  },
  tuple: tupleText,
  argumentsOf: ({ name, arity }, call) => {
    const [head, ...args] = wordsIn(call);
    return head === name && args.length === arity ? tupleText(args) : "no call";
  },
  expectedValue: (value, call) => `(if true ${value} ${call})`,
  expectedException: (value) => `(if true ${value} Failure)`,
  isExpression: () => true,
  writesMade: false,
};

function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(tuple ${parts.join(" ")})`;
}

/** The texts in the brackets of a text. */
function wordsIn(text: string): readonly string[] {
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

function loadedFrom({ program, defined, entries }: ReadToy): Loaded {
  const seen = (text: string): Seen => ({ through: "_", text, equal: true });
  return {
    language: LANGUAGE,
    program,
    comparable: program,
    entries: entries.map(({ name, at, type }) => ({
      name,
      at,
      type,
      showType: () => showType(type),
      show: (value) => `${showValue(value)} : ${showType(type)}`,
    })),
    finish: undefined,
    values: defined.map(({ shown, name, type, at }) => ({
      name: shown,
      source: at.file,
      core: name,
      type,
      shownType: showType(type),
      home: undefined,
      isOffered: true,
    })),
    operations: () => [], // no type is hidden
    unchecked: [],
    leftOut: new Map(),
    signature: defined.map(({ shown, type }) => `${shown} : ${showType(type)}\n`).join(""),
    showValue,
    seenValue: (value) => seen(showValue(value)),
    seenException: (exn) => ({ type: showValue(exn), seen: seen(showValue(exn)) }),
    showException: (exn) => `Exception: ${showValue(exn)}.`,
    showExpr,
    showInput: showExpr,
    showAlone: showExpr,
  };
}
