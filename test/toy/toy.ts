// The toy language as everybody else sees it: its row in the table of languages, and all that is asked of it.
import type { Value } from "../../src/core/value.js";
import { NO_CONTRACTS } from "../../src/language/contract.js";
import type { Change, Edit, Facts } from "../../src/language/facts.js";
import { recorderNames, resultNames } from "../../src/language/invented-names.js";
import type { Language, Loaded, Phrases, Scripts } from "../../src/language/language.js";
import type { LanguageRow } from "../../src/language/row.js";
import type { Looking } from "../../src/report/suite/suite.js";
import { readToy, Wrong } from "./read.js";
import { showExpr, showValue } from "./show.js";

export const TOY: LanguageRow = {
  name: "toy",
  words: {
    title: "Toy",
    article: "a",
    samples: { call: (name) => `(${name} ...)`, list: "[1 2]", exception: "Failure" },
    signs: { equal: "=", unequal: "<>" },
    raises: "raises",
    between: " ",
  },
  extensions: [".toy"],
  inObjects: false,
  open: async () => LANGUAGE,
  suites: undefined,
  folders: undefined,
  library: undefined,
};

const SCRIPTS: Scripts = {
  fresh: (wish) => wish,
  first: "f",
  results: resultNames,
  recorders: (count) => recorderNames(count, () => false),
  recorded: (call) => call, // it has no functions that give nothing
  sequence: (calls) => calls.map(({ text }) => text).join(" "), // nothing is remembered
  calls: (calls) => calls.map(({ text }) => text).join(" "),
};

const PHRASES: Phrases = {
  namesFunctions: true,
  observed: (name, { text, type, fixed }, { text: observer, seesArguments }) => {
    const types = type.match(/\w+/g)?.slice(0, -1) ?? [];
    const params = types.map((word, i) => `x${i}${word === "list" ? "s" : word === "bool" ? "?" : ""}`).join(" ");
    if (params === "") return `(${observer} ${fixed ?? text})`;
    const given = seesArguments ? `${params} ` : "";
    return `(define (${name} ${params}) (${observer} ${given}${fixed ?? `(${text} ${params})`}))`;
  },
  exiting: (_code, _condition, expression) => expression, // nothing ends a program
  guesses: { condition: () => "true", negated: (text) => text, contract: () => "", demanding: (text) => text },
  tuple: (parts) => `(tuple ${parts.join(" ")})`,
  argumentsOf: ({ name }, call) => {
    const [start = "", head] = /^\s*\(\s*([^\s()[\]]+)/.exec(call) ?? [];
    return head === name ? `(tuple${call.slice(start.length)}` : "(no call)";
  },
  expectedValue: (value, call) => `(if false ${call} ${value})`,
  expectedException: (value) => `(if false Failure ${value})`,
  isExpression: () => true,
  readsParts: false,
  naming: (_, body) => body,
  maps: undefined,
  writesMade: false,
};

const LANGUAGE: Language = {
  row: TOY,
  phrases: PHRASES,
  scripts: () => SCRIPTS,
  contracts: NO_CONTRACTS,
  integer: "big",
  kinds: ["big"],
  corresponding: "place",
  exceptionMeaning: (name) => (name === "Failure" ? "failure" : undefined),
  placed: [],
  slips: () => [],
  parse: (sources, expressions) => ({ ok: true, value: [...sources, ...expressions].map(({ text }) => text) }),
  read: (sources, expressions) => {
    try {
      return { ok: true, value: loadedFrom(readToy(sources, expressions)) };
    } catch (error) {
      if (error instanceof Wrong) return { ok: false, errors: [error.diagnostic] };
      throw error;
    }
  },
};

/** Everything is in parentheses, so whatever is printed can stand anywhere. */
const edit = (change: Change): Edit => ({ at: change.before.at, text: showExpr(change.now), core: [change] });
const FACTS: Facts = {
  typeOf: () => undefined,
  scopeAt: () => [],
  globalsAt: () => [],
  edit,
  propose: (change) => ({ core: [change], draft: edit(change), edit: () => edit(change) }),
};

function loadedFrom(read: ReturnType<typeof readToy>): Loaded {
  const seen = (value: Value): Looking => ({ through: "_", text: showValue(value), equal: true });
  return {
    ...read,
    language: LANGUAGE,
    comparable: read.program,
    lowered: read.program,
    facts: FACTS,
    finish: undefined,
    aliased: [],
    functors: [],
    operations: () => [], // no type is hidden
    unchecked: [],
    leftOut: new Map(),
    illTyped: new Map(),
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
