// Changes of calls, operators and constructors with their arguments: another order, one more or less, other parentheses.
import type { Span } from "../../../core/span.js";
import { after, insertions, removals, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Expr, Item, Pattern } from "../syntax.js";
import type { Around } from "./around.js";
import { CONVERSIONS, instead, operatorOf, parenthesised, unwrapped, valueSlips } from "./values.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function* callSlips(
  text: string,
  items: readonly Item[],
  e: Of<"apply">,
  around: Around,
): Generator<SourceChange> {
  const operator = operatorOf(e.fn);
  if (operator !== undefined) return yield* operatorSlips(text, e, operator);
  const args = e.args.map(({ at }) => at);
  yield* swaps(text, args);
  yield* grouped(text, args);
  yield* unwrapped(text, e);
  yield* removals(args);
  const name = e.fn.kind === "ident" ? e.fn.path.name : "";
  yield* labelled(e, labelsOf(items, name), around);
  yield* insertions(
    args,
    around.atoms.filter((atom) => atom !== name),
    " ",
  );
  yield* nested(text, e);
  for (const arg of e.args) yield* valueSlips(text, arg, e);
}

/** f a b c for f (f a b) c, of a function of two arguments. */
function* nested(text: string, e: Of<"apply">): Generator<SourceChange> {
  const [first, second, third] = e.args;
  if (first === undefined || second === undefined || third === undefined || e.args.length > 3) return;
  const inner = { ...first.at, end: second.at.end };
  yield { at: inner, text: `(${sliced(text, e.fn.at)} ${sliced(text, inner)})` };
}

/** Some that stand beside each other as one argument: a call. */
function* grouped(text: string, args: readonly Span[]): Generator<SourceChange> {
  for (const [i, first] of args.entries()) {
    for (const last of args.slice(i + 1)) {
      const at = { ...first, end: last.end };
      yield { at, text: `(${sliced(text, at)})` };
    }
  }
}

/** An argument with a label that is not given. */
function* labelled(e: Of<"apply">, labels: readonly string[], { atoms }: Around): Generator<SourceChange> {
  const given = e.args.flatMap((arg) => (arg.kind === "labelled" ? [arg.label] : []));
  for (const label of labels.filter((each) => !given.includes(each)))
    for (const atom of atoms) yield after(e.fn.at, ` ~${label}:${atom}`);
}

/** Of a function that the program defines. */
function labelsOf(items: readonly Item[], name: string): readonly string[] {
  const bindings = items.flatMap((item) => (item.kind === "value" ? item.bindings : []));
  const found = bindings.find(({ pattern }) => pattern.kind === "var" && pattern.name === name);
  const params: readonly Pattern[] = found?.bound.kind === "fun" ? found.bound.params : [];
  return params.flatMap((param) => (param.kind === "labelled" && !param.label.startsWith("?") ? [param.label] : []));
}

// ---- operators ----

const FAMILIES = [
  ["+", "+.", "^", "@", "::"],
  ["-", "-."],
  ["*", "*.", "**"],
  ["/", "/.", "mod"],
  ["&&", "||"],
  ["=", ":="],
];

function* operatorSlips(text: string, e: Of<"apply">, name: string): Generator<SourceChange> {
  const [left, right] = e.args;
  for (const family of FAMILIES.filter((each) => each.includes(name)))
    for (const other of family) yield { at: e.fn.at, text: other };
  for (const arg of e.args) yield* valueSlips(text, arg, e);
  if (left === undefined || right === undefined) return;
  yield* swaps(text, [left.at, right.at]);
  yield* tight(text, left, right);
  yield* converted(text, left, right);
}

/** f a + b for f (a + b), a + f b for (a + f) b, and f a + b c for f (a + b) c. */
function* tight(text: string, left: Expr, right: Expr): Generator<SourceChange> {
  const ends = operandCalls(right).map(({ fn }) => fn.at.end);
  for (const start of [...lastArguments(left), ...(ends.length === 0 ? [] : [left.at.start])])
    for (const end of [right.at.end, ...ends])
      yield { at: { ...left.at, start, end }, text: `(${text.slice(start, end)})` };
}

/** f a + 1, b for f (a + 1, b). */
export function* tightTuple(text: string, { at, items: [first] }: Of<"tuple">): Generator<SourceChange> {
  for (const start of first === undefined ? [] : lastArguments(first))
    yield { at: { ...at, start }, text: `(${text.slice(start, at.end)})` };
}

/** Where the last arguments of calls begin that are operands. */
function lastArguments(e: Expr): readonly number[] {
  return operandCalls(e).flatMap(({ args }) => args.at(-1)?.at.start ?? []);
}

function operandCalls(e: Expr): readonly Of<"apply">[] {
  if (e.kind !== "apply") return [];
  return operatorOf(e.fn) === undefined ? [e] : e.args.flatMap(operandCalls);
}

/** Both operands by the same conversion. */
function* converted(text: string, left: Expr, right: Expr): Generator<SourceChange> {
  const at = { ...left.at, end: right.at.end };
  const between = text.slice(left.at.end, right.at.start);
  for (const fn of CONVERSIONS) {
    const [a, b] = [left, right].map((each) => `${fn} ${parenthesised(sliced(text, each.at))}`);
    yield { at, text: `${a}${between}${b}` };
  }
}

// ---- constructors ----

export function* constructSlips(text: string, e: Of<"construct">, { atoms }: Around): Generator<SourceChange> {
  const { arg } = e;
  if (e.ctor.name === "::" && arg?.kind === "tuple") return yield* consSlips(text, e, arg.items);
  if (arg === undefined) {
    for (const atom of atoms) yield instead(text, e, `${sliced(text, e.ctor.at)} ${atom}`);
    return;
  }
  const parts = arg.kind === "tuple" ? arg.items.map(({ at }) => at) : [];
  yield* swaps(text, parts);
  yield* removals(parts);
  yield* insertions(parts, atoms, ", ");
  yield { at: e.at, text: sliced(text, e.ctor.at) };
}

function* consSlips(text: string, e: Of<"construct">, [left, right]: readonly Expr[]): Generator<SourceChange> {
  if (left === undefined || right === undefined) return;
  const [l, r] = [sliced(text, left.at), sliced(text, right.at)];
  for (const now of [`${l} @ [${r}]`, `${l} @ ${r}`, `${r} :: ${l}`, `${l} :: [${r}]`]) yield instead(text, e, now);
  yield* [left, right].flatMap((each) => [...valueSlips(text, each, e)]);
}
