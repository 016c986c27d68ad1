// Changes of calls, selections and operators: another order, one argument more or less, another method.
import { insertions, removals, sliced, swaps } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Expr } from "../syntax.js";
import { simple, valueSlips } from "./values.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** `atoms`: what an argument may have been that is missing. */
export function* callSlips(text: string, e: Of<"apply">, atoms: readonly string[]): Generator<SourceChange> {
  const args = e.args.map(({ at }) => at);
  yield* swaps(text, args);
  yield* insertions(args, atoms, ", ");
  yield* removals(args);
  yield* otherLists(text, e);
  yield* asOperator(text, e);
  for (const { value } of e.args) yield* valueSlips(text, value);
  yield* valueSlips(text, e);
}

/** f(a)(b) for f(a, b), and the other way round; f((a, b)) too. */
function* otherLists(text: string, e: Of<"apply">): Generator<SourceChange> {
  const written = e.args.map(({ at }) => sliced(text, at));
  const fn = sliced(text, e.fn.at);
  if (written.length > 1) {
    for (let i = 1; i < written.length; i++)
      yield { at: e.at, text: `${fn}(${written.slice(0, i).join(", ")})(${written.slice(i).join(", ")})` };
    yield { at: e.at, text: `${fn}((${written.join(", ")}))` };
  }
  const [only] = e.args;
  if (only?.value.kind === "tuple" && e.args.length === 1)
    yield { at: e.at, text: `${fn}(${only.value.items.map(({ at }) => sliced(text, at)).join(", ")})` };
  if (e.fn.kind !== "apply") return;
  const before = e.fn.args.map(({ at }) => sliced(text, at));
  yield { at: e.at, text: `${sliced(text, e.fn.fn.at)}(${[...before, ...written].join(", ")})` };
}

/** What others write as methods, and Scala as operators. */
const APPENDING: ReadonlySet<string> = new Set(["append", "add", "push", "snoc", "appended"]);
const PREPENDING: ReadonlySet<string> = new Set(["prepend", "cons", "unshift", "prepended"]);
const JOINING: ReadonlySet<string> = new Set(["concat", "extend", "appendAll", "addAll", "join"]);

function operated(name: string, list: string, arg: string): string | undefined {
  if (APPENDING.has(name)) return `${list} :+ ${arg}`;
  if (PREPENDING.has(name)) return `${arg} :: ${list}`;
  return JOINING.has(name) ? `${list} ::: ${arg}` : undefined;
}

function* asOperator(text: string, { at, fn, args }: Of<"apply">): Generator<SourceChange> {
  const [only, ...more] = args;
  if (fn.kind !== "select" || only === undefined || more.length > 0) return;
  const now = operated(fn.name.name, simple(text, fn.from), simple(text, only.value));
  if (now !== undefined) yield { at, text: `(${now})` };
}

/** What other languages and libraries call what Scala has. */
const METHODS = [
  ["length", "size", "count", "len"],
  ["head", "first", "hd", "car"],
  ["tail", "rest", "tl", "cdr"],
  ["isEmpty", "empty", "nonEmpty", "is_empty"],
  ["contains", "includes", "has", "member", "mem", "exists"],
  ["toString", "str", "string", "toStr"],
  ["toInt", "toInteger", "parseInt", "int"],
  ["filter", "select", "where", "find"],
  ["map", "flatMap", "foreach", "transform"],
  ["foldLeft", "fold", "reduce", "foldRight", "reduceLeft"],
  ["toUpperCase", "toUpper", "upper", "uppercase"],
  ["toLowerCase", "toLower", "lower", "lowercase"],
  ["getOrElse", "orElse", "get"],
  ["isDefined", "isSome", "nonEmpty", "exists"],
  ["charAt", "apply"],
  ["substring", "substr", "slice"],
  ["reverse", "rev", "reversed"],
];

export function* selectSlips(text: string, e: Of<"select">): Generator<SourceChange> {
  const { name } = e.name;
  for (const family of METHODS.filter((each) => each.includes(name)))
    for (const other of family) yield { at: e.name.at, text: other };
  yield* valueSlips(text, e.from);
}

const FAMILIES = [
  ["::", ":+", "+:", ":::", "++", "+", "@"],
  ["&&", "||", "&", "|", "and", "or"],
  ["==", "=", "eq"],
  ["!=", "<>", "=/="],
  ["%", "mod"],
  ["<=", "=<"],
];

export function* infixSlips(text: string, e: Of<"infix">): Generator<SourceChange> {
  const { left, op, right } = e;
  for (const family of FAMILIES.filter((each) => each.includes(op.name)))
    for (const other of family) yield { at: op.at, text: other };
  if (op.name === "^") yield { at: op.at, text: "+" };
  yield* swaps(text, [left.at, right.at]);
  yield* valueSlips(text, left);
  yield* valueSlips(text, right);
  yield* tight(text, e);
}

/** a op b.m for (a op b).m, and the whole where a method of one part was meant. */
function* tight(text: string, { left, right }: Of<"infix">): Generator<SourceChange> {
  if (right.kind !== "select") return;
  const at = { ...left.at, end: right.from.at.end };
  yield { at, text: `(${sliced(text, at)})` };
}

/** a op b as a call of a method, as for names that are none. */
export function* asMethod(text: string, { left, op, right, at }: Of<"infix">): Generator<SourceChange> {
  yield { at, text: `${op.name}(${sliced(text, left.at)}, ${sliced(text, right.at)})` };
  yield { at, text: `${simple(text, left)}.${op.name}(${sliced(text, right.at)})` };
}
