// Slips around calls: missing parentheses, a tuple for several arguments and the other way round, arguments in
// another order, the module of a function left out.
import type { Diagnostic } from "../../../../report/diagnostic.js";
import type { Expr } from "../../syntax.js";
import type { Scope } from "../entities.js";
import { findModule, findValue } from "../scope.js";
import { expandHead } from "../ty.js";
import { type Change, changeTo, type Of } from "./change.js";
import { typeOf } from "./known-type.js";

type Apply = Of<"apply">;

export function* callChanges(scope: Scope, e: Apply, errors: readonly Diagnostic[]): Generator<Change> {
  if (e.binding || e.args.some((arg) => arg.kind === "labelled")) return;
  if (errors.some(({ code, at }) => code === "E201" && at.start === e.fn.at.start)) yield* modules(scope, e);
  yield* access(e);
  if (e.fn.kind === "ident" && /^[^\w']/.test(e.fn.path.name)) return;
  yield* tuples(scope, e);
  // Where their number is right, it is rather their order that is not.
  const wrongNumber = errors.some(({ code, title }) => code === "E205" || title === "Too many arguments");
  if (wrongNumber) yield* parentheses(scope, e);
  if (!takesFormat(e)) yield* order(e);
  if (!wrongNumber) yield* parentheses(scope, e);
  else yield* twoCalls(scope, e);
}

/** A text in another place would be a format there, whatever was meant. */
function takesFormat({ fn }: Apply): boolean {
  return fn.kind === "ident" && ["Printf", "Format", "Scanf"].includes(fn.path.modules.at(-1) ?? "");
}

const MODULES = ["List", "String", "Array", "Option", "Char", "Float", "Printf", "Hashtbl", "Seq", "Fun", "Bytes"];

function* modules(scope: Scope, e: Apply): Generator<Change> {
  const { fn } = e;
  if (fn.kind !== "ident" || fn.path.modules.length > 0) return;
  for (const module of MODULES) {
    const found = findModule(scope, module);
    if (found === undefined || findValue({ ...found.scope, parent: undefined }, fn.path.name) === undefined) continue;
    const path = { ...fn.path, modules: [module] };
    yield changeTo({ ...e, fn: { ...fn, path } }, () => `did you mean \`${module}.${path.name}\`?`);
  }
}

/** a.(i) is for arrays, s.[i] for strings. */
function* access(e: Apply): Generator<Change> {
  if (e.fn.kind !== "ident") return;
  const { path } = e.fn;
  const from = `${path.modules.join(".")}.${path.name}`;
  if (from !== "Array.get" && from !== "String.get") return;
  for (const [module, name, words] of ACCESSES) {
    const fn: Expr = { ...e.fn, path: { ...path, modules: [module], name } };
    if (`${module}.${name}` !== from) yield changeTo({ ...e, fn }, (text) => `${words}: \`${text}\`.`);
  }
}

const ACCESSES = [
  ["Array", "get", "an element of an array is written with parentheses"],
  ["String", "get", "a character of a string is written with brackets"],
  ["List", "nth", "a list is no array; its items are found by"],
] as const;

/** f g x is f with two arguments; f (g x) may be meant, or f (C x). */
function* parentheses(scope: Scope, e: Apply): Generator<Change> {
  const { args } = e;
  for (let from = 0; from < args.length - 1; from++) {
    for (let to = args.length; to > from + 1; to--) {
      const inner = joined(scope, args.slice(from, to));
      if (inner === undefined) continue;
      const instead = { ...e, args: [...args.slice(0, from), inner, ...args.slice(to)] };
      const what = inner.kind === "construct" ? "a constructor with its argument" : "an argument that is itself a call";
      yield changeTo(instead, (text) => `${what} needs parentheses: \`${text}\`.`);
    }
  }
}

/** f x g y: a `;` is missing; or there is just too much. */
function* twoCalls(scope: Scope, e: Apply): Generator<Change> {
  const { args } = e;
  for (let count = args.length - 1; count > 0; count--) {
    const first: Expr = { ...e, args: args.slice(0, count) };
    const second = joined(scope, args.slice(count));
    if (second?.kind === "apply")
      yield changeTo(
        { kind: "sequence", at: e.at, items: [first, second] },
        (text) => `a \`;\` is missing between two calls: \`${text}\`.`,
      );
    yield changeTo(first, (text) => `leave out what is too much: \`${text}\`.`);
  }
}

function joined(scope: Scope, [first, ...args]: readonly Expr[]): Expr | undefined {
  const [arg, ...more] = args;
  if (first === undefined || arg === undefined) return undefined;
  const at = { ...first.at, end: args.at(-1)?.at.end ?? first.at.end };
  if (first.kind === "construct")
    return first.arg === undefined && more.length === 0 ? { ...first, at, arg } : undefined;
  return typeOf(scope, first)?.kind === "arrow" ? { kind: "apply", at, fn: first, args } : undefined;
}

function* tuples(scope: Scope, e: Apply): Generator<Change> {
  const [only, ...more] = e.args;
  if (only?.kind === "tuple" && more.length === 0)
    yield changeTo({ ...e, args: only.items }, (text) => `arguments are not put in a tuple: \`${text}\`.`);
  const fn = typeOf(scope, e.fn);
  if (more.length > 0 && fn?.kind === "arrow" && expandHead(fn.from).desc.kind === "tuple")
    yield changeTo(
      { ...e, args: [{ kind: "tuple", at: e.at, items: e.args }] },
      (text) => `it takes one argument, a tuple: \`${text}\`.`,
    );
}

function* order(e: Apply): Generator<Change> {
  const { args } = e;
  for (let i = 0; i < args.length; i++) {
    for (let j = i + 1; j < args.length; j++) {
      const swapped = args.map((arg, k) => (k === i ? (args[j] ?? arg) : k === j ? (args[i] ?? arg) : arg));
      yield changeTo({ ...e, args: swapped }, (text) => `the arguments fit in another order: \`${text}\`.`);
    }
  }
}
