// The size of an input that is written as OCaml: the number of its constructors, literals and lambda
// nodes. An integer or a string counts 1 whatever its value; tuples are free, and so are types. In a
// lambda, `fun` counts 1, and so does every variable, literal, operator and application of its body.
import { absurd } from "../../../src/basis/absurd.js";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { parseOcaml } from "../../../src/frontend/ocaml/parse/parse.js";
import type { Case, Expr, Pattern } from "../../../src/frontend/ocaml/syntax.js";

/** Undefined where the text is not one expression. */
export function sizeOfText(grammar: Grammar, text: string): number | undefined {
  const parsed = parseOcaml(grammar, { name: "input.ml", text: `let _ = ${text}` });
  const item = parsed.ok && parsed.value.items.length === 1 ? parsed.value.items[0] : undefined;
  const bound = item?.kind === "value" ? item.bindings[0]?.bound : undefined;
  return bound && sizeOf(bound);
}

function sizeOf(e: Expr): number {
  switch (e.kind) {
    case "constant":
    case "ident":
      return 1;
    case "construct":
      return sizeOfConstruct(e.ctor.name, e.arg);
    case "tuple":
      return sum(e.items);
    case "list":
      return sum(e.items) + e.items.length + 1; // a :: each, and the []
    case "array":
      return sum(e.items) + 1;
    case "record":
      return sum(e.fields.map((field) => field.value)) + 1;
    case "fun":
      return 1 + sizeOf(e.body);
    case "function":
      return 1 + sizeOfCases(e.cases);
    case "match":
    case "try":
      return 1 + sizeOf(e.kind === "match" ? e.on : e.body) + sizeOfCases(e.cases);
    case "apply":
      return sizeOfApply(e.fn, e.args);
    case "if":
      return 1 + sum([e.cond, e.yes, ...(e.no === undefined ? [] : [e.no])]);
    case "typed":
    case "coerce":
    case "labelled":
      return sizeOf(e.value);
    case "let":
      return 1 + sum(e.bindings.map((binding) => binding.bound)) + sizeOf(e.body);
    case "field":
      return 1 + sizeOf(e.record);
    case "lazy":
      return 1 + sizeOf(e.body);
    case "open":
      return sizeOf(e.body);
    case "set-field":
    case "sequence":
    case "while":
    case "for":
    case "assert":
    case "let-item":
    case "newtype":
    case "pack":
    case "lacking":
      throw new Error(`nothing that is written as an input contains "${e.kind}"`);
    default:
      return absurd(e);
  }
}

const sum = (items: readonly Expr[]): number => items.reduce((total, item) => total + sizeOf(item), 0);

/** `()` is the tuple of nothing. */
function sizeOfConstruct(ctor: string, arg: Expr | undefined): number {
  return (ctor === "()" ? 0 : 1) + (arg === undefined ? 0 : sizeOf(arg));
}

/** `ref` makes data as a constructor does. */
const OPERATOR = /^([^a-zA-Z_]|(mod|land|lor|lxor|lsl|lsr|asr|ref)$)/;

/** An operator applied is one node, a function applied two: the application and its function. */
function sizeOfApply(fn: Expr, args: readonly Expr[]): number {
  if (fn.kind !== "ident" || !OPERATOR.test(fn.path.name)) return 1 + sizeOf(fn) + sum(args);
  const negative = fn.path.name.startsWith("~-") && args.length === 1 && args[0]?.kind === "constant";
  return (negative ? 0 : 1) + sum(args);
}

function sizeOfCases(cases: readonly Case[]): number {
  return cases.reduce(
    (total, { pattern, guard, body }) =>
      total + sizeOfPattern(pattern) + (guard === undefined ? 0 : sizeOf(guard)) + sizeOf(body),
    0,
  );
}

/** What a pattern compares with; names and `_` are free, as the parameters of `fun` are. */
function sizeOfPattern(pattern: Pattern): number {
  const all = (items: readonly Pattern[]): number => items.reduce((total, item) => total + sizeOfPattern(item), 0);
  switch (pattern.kind) {
    case "any":
    case "var":
    case "unpack":
      return 0;
    case "constant":
    case "range":
    case "tags":
      return 1;
    case "tuple":
      return all(pattern.items);
    case "construct":
      return (pattern.ctor.name === "()" ? 0 : 1) + (pattern.arg === undefined ? 0 : sizeOfPattern(pattern.arg));
    case "list":
      return all(pattern.items) + pattern.items.length + 1;
    case "array":
      return all(pattern.items) + 1;
    case "record":
      return all(pattern.fields.map((field) => field.pattern)) + 1;
    case "or":
      return all(pattern.options);
    case "alias":
    case "typed":
    case "labelled":
    case "lazy":
    case "exception":
    case "open":
      return sizeOfPattern(pattern.inner);
    default:
      return absurd(pattern);
  }
}
