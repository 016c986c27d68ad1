// Small pieces of Scala that hosts put around what users wrote.

import type { Label } from "../../core/type.js";
import type { Called, NamedText, Observed, Observer, Phrases } from "../../language/language.js";
import { GUESSES } from "./guess.js";
import { parsePhrases, parseScala } from "./parse/parse.js";
import { tupleText } from "./script.js";
import type { Expr, TypeExpr } from "./syntax.js";

export const PHRASES: Phrases = {
  observed: observedDefinition,
  readsParts: true,
  naming: namedValues,
  namesFunctions: false,
  tuple: tupleText,
  exiting: (code, condition, expression) =>
    condition === undefined
      ? `{ sys.exit(${code}); ${expression} }`
      : `{ if (${condition}) sys.exit(${code}); ${expression} }`,
  guesses: GUESSES,
  argumentsOf: argumentsOfCall,
  expectedValue: (value, call) => `if (false) {\n${call}\n} else {\n${value}\n}`,
  expectedException: (value) => `{\n${value}\n}: Throwable`,
  maps: undefined,
  writesMade: true,
  isExpression: (text) => parsePhrases({ name: "expression", text }).ok,
};

/** Parameters must have types, which are read off the type of the function. */
function observedDefinition(name: string, { text, type, fixed }: Observed, observer: Observer): string {
  const groups = parametersIn(type);
  if (groups.length === 0) return `val ${name} = ${observer.text}(${fixed ?? text})`;
  let count = 0;
  const named = groups.map((types) => types.map((each) => ({ name: `x${count++}`, type: each })));
  const params = named.map((group) => `(${group.map((param) => `${param.name}: ${param.type}`).join(", ")})`);
  const args = named.map((group) => `(${group.map((param) => param.name).join(", ")})`);
  const result = fixed ?? `${text}${args.join("")}`;
  const given = observer.seesArguments ? [...named.flat().map((param) => param.name), result] : [result];
  return `def ${name}${params.join("")} = ${observer.text}${inLists(observer, given)}`;
}

/** Arguments in as many lists as an observer of them takes. */
function inLists({ type, seesArguments }: Observer, args: readonly string[]): string {
  const rest = [...args];
  const lists = seesArguments ? parametersIn(type).map((types) => rest.splice(0, types.length)) : [];
  return [...lists, rest]
    .filter((list) => list.length > 0)
    .map((list) => `(${list.join(", ")})`)
    .join("");
}

function namedValues(named: readonly NamedText[], body: string): string {
  if (named.length === 0) return body;
  const rest = body.startsWith("{ ") && body.endsWith(" }") ? body.slice(2, -2) : body;
  return `{ ${named.map(({ name, text }) => `val ${name} = ${text}; `).join("")}${rest} }`;
}

/** Of "(Int, String) => Boolean => Int": Int and String, then Boolean. */
function parametersIn(text: string): readonly (readonly string[])[] {
  const before = "def f: ";
  const parsed = text === "" ? undefined : parseScala({ name: "type", text: `${before}${text} = ???` });
  const [def] = parsed?.ok ? parsed.value : [];
  const groups: string[][] = [];
  let type: TypeExpr | undefined = def?.kind === "def" ? def.result : undefined;
  for (; type?.kind === "function"; type = type.result)
    groups.push(type.params.map(({ at }) => text.slice(at.start - before.length, at.end - before.length)));
  return groups;
}

/**
 * What a call passes on to the function, as one value: of what it may leave out, options. What is no single call with all
 * its other arguments is no expression.
 */
function argumentsOfCall({ name, labels, type }: Called, call: string): string {
  const parsed = parsePhrases({ name: "call", text: call });
  const [only, ...more] = parsed.ok ? parsed.value : [];
  const lists = only?.kind === "eval" && more.length === 0 ? listsIn(only.body, name, labels.length) : undefined;
  const args = lists && inPlaces(lists, labels);
  if (args === undefined) return NO_CALL;
  const types = parametersIn(type).flat();
  const texts = args.map((arg, i) => {
    const isOptional = labels[i] !== undefined;
    if (arg === undefined) return "None";
    const text = typedArgument(arg, call.slice(arg.at.start, arg.at.end), types[i]);
    return isOptional ? `Some(${text})` : text;
  });
  return texts.length === 0 ? "()" : tupleText(texts);
}

/** Has no type: whoever reads it says that the input is no call. */
const NO_CALL = "elenchus.noCall";

/** A function without types has those of the parameter; what is given by name becomes a function. */
function typedArgument(arg: Expr, text: string, type: string | undefined): string {
  const isFunction = arg.kind === "fun" || arg.kind === "cases";
  if (type?.startsWith("() =>") && !isFunction) return `(() => ${text})`;
  const isTyped = arg.kind !== "fun" || arg.params.every((param) => param.type !== undefined);
  return type === undefined || !isFunction || (isTyped && arg.kind === "fun") ? text : `((${text}): (${type}))`;
}

type Given = { readonly name: string | undefined; readonly value: Expr };

/** One for each parameter; undefined: what is missing may not be left out, or nothing tells where it is missing. */
function inPlaces(
  lists: readonly (readonly Given[])[],
  labels: readonly Label[],
): readonly (Expr | undefined)[] | undefined {
  const given = lists.flat();
  const args: (Expr | undefined)[] = [];
  for (const [i, { name, value }] of given.entries()) {
    const at = name === undefined ? i : labels.indexOf(`?${name}`);
    if (at < 0 || at >= labels.length || args[at] !== undefined) return undefined;
    args[at] = value;
  }
  const isUnit = given.length === 0 && labels.length === 1 && labels[0] === undefined;
  if (isUnit) return [];
  const all = labels.map((_, i) => args[i]);
  const isMissing = all.some((arg, i) => arg === undefined && labels[i] === undefined);
  // Which parameters are in which list is not known here: what is missing must be missing in the end.
  const isClear = lists.slice(1).every((list) => list.length === 0) || given.length === labels.length;
  return isMissing || !isClear ? undefined : all;
}

/** The lists of arguments, the object of a method first; undefined: it calls something else, or not so. */
function listsIn(e: Expr, name: string, arity: number): readonly (readonly Given[])[] | undefined {
  const last = name.slice(name.lastIndexOf(".") + 1) || name;
  const plain = (values: readonly Expr[]): readonly Given[] => values.map((value) => ({ name: undefined, value }));
  switch (e.kind) {
    case "apply": {
      const before = listsIn(e.fn, name, arity);
      if (before === undefined || e.args.some(({ spread }) => spread)) return undefined;
      const list = e.args.map((arg) => ({ name: arg.name?.name, value: arg.value }));
      const [object, ...rest] = before;
      return rest.length === 0 && object !== undefined && e.fn.kind !== "apply"
        ? [[...object, ...list]]
        : [...before, list];
    }
    case "type-apply":
      return listsIn(e.fn, name, arity);
    case "ident":
      return e.name === last ? [[]] : undefined;
    case "infix":
      return e.op.name === last && arity === 2 ? [plain([e.left, e.right])] : undefined;
    case "select":
      return e.name.name === last ? [plain(objectIn(e.from, name))] : undefined;
    default:
      return undefined;
  }
}

/** What stands before the name: the object or package that a function is in is no argument. */
function objectIn(from: Expr, name: string): readonly Expr[] {
  const path = pathText(from);
  return path !== undefined && name.startsWith(`${path}.`) ? [] : [from];
}

function pathText(e: Expr): string | undefined {
  if (e.kind === "ident") return e.name;
  const before = e.kind === "select" ? pathText(e.from) : undefined;
  return before === undefined || e.kind !== "select" ? undefined : `${before}.${e.name.name}`;
}
