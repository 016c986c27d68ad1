// Small pieces of Scala that hosts put around what users wrote.

import { parameterNames, resultNames } from "../../language/invented-names.js";
import type { Called, Observed, Observer, Phrases, Recorded, SequencedCall } from "../../language/language.js";
import { GUESSES } from "./guess.js";
import { parsePhrases, parseScala } from "./parse/parse.js";
import type { Expr, TypeExpr } from "./syntax.js";

export const PHRASES: Phrases = {
  observed: observedDefinition,
  recorded: recordedCall,
  sequence: callsInSequence,
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

/** The calls are kept in lists of anything: their types can be read off the call. */
function recordedCall(call: string, { arities, numbered, isUnit, raises }: Recorded): string {
  const isOne = arities.length === 1;
  const writers = arities.flatMap((arity, i) => {
    const n = isOne ? "" : i + 1;
    const names = parameterNames(arity);
    const params = `(${names.map((name) => `${name}: Any`).join(", ")})`;
    const push = `calls${n} = calls${n} :+ ${names.length === 1 ? names[0] : `((${names.join(", ")}))`}`;
    const count = numbered[i] ? [`calls${n}.length`] : [];
    const steps = [...(isOne ? [] : [`order = order :+ ${n}`]), push, ...count];
    const body = steps.length === 1 ? push : `{ ${steps.join("; ")} }`;
    return [`var calls${n} = List[Any]()`, `def record${n}${params}: ${numbered[i] ? "Int" : "Unit"} = ${body}`];
  });
  const lists = [...(isOne ? [] : ["order"]), ...arities.map((_, i) => `calls${isOne ? "" : i + 1}`)];
  const caught = `try { ${call} } catch { case _: Throwable => }`;
  const called = raises ? caught : isUnit ? call : `val result = ${call}`;
  const whole = tupleText([...(isUnit || raises ? [] : ["result"]), ...lists]);
  return `{ ${[...(isOne ? [] : ["var order = List[Int]()"]), ...writers, called, whole].join("; ")} }`;
}

function callsInSequence(calls: readonly SequencedCall[], first?: string): string {
  const given = calls.filter(({ isUnit }) => !isUnit);
  const isPlain = given.length === 1 && calls.at(-1)?.isUnit === false;
  const names = isPlain ? [] : resultNames(given.length);
  const made = calls.map((each) => {
    const name = names[given.indexOf(each)];
    return name === undefined ? each.text : `val ${name} = ${each.text}`;
  });
  const all = [...(first === undefined ? [] : [`val f = ${first}`]), ...made, ...(isPlain ? [] : [tupleText(names)])];
  return `{ ${all.join("; ")} }`;
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

/** The values together as one. */
function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(${parts.join(", ")})`;
}

/** What a call passes on to the function, as one value. What is no single call with all its arguments is no expression. */
function argumentsOfCall({ name, arity, type }: Called, call: string): string {
  const parsed = parsePhrases({ name: "call", text: call });
  const [only, ...more] = parsed.ok ? parsed.value : [];
  const args = only?.kind === "eval" && more.length === 0 ? argumentsIn(only.body, name, arity) : undefined;
  if (args === undefined || (args.length !== arity && !(args.length === 0 && arity === 1))) return NO_CALL;
  const types = parametersIn(type).flat();
  const texts = args.map((arg, i) => typedArgument(arg, call.slice(arg.at.start, arg.at.end), types[i]));
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

/** Over all lists, the object of a method first; undefined: it calls something else, or not so. */
function argumentsIn(e: Expr, name: string, arity: number): readonly Expr[] | undefined {
  const last = name.slice(name.lastIndexOf(".") + 1) || name;
  switch (e.kind) {
    case "apply": {
      const before = argumentsIn(e.fn, name, arity);
      const isPlain = e.args.every((arg) => arg.name === undefined && !arg.spread);
      return before === undefined || !isPlain ? undefined : [...before, ...e.args.map((arg) => arg.value)];
    }
    case "type-apply":
      return argumentsIn(e.fn, name, arity);
    case "ident":
      return e.name === last ? [] : undefined;
    case "infix":
      return e.op.name === last && arity === 2 ? [e.left, e.right] : undefined;
    case "select":
      return e.name.name === last ? objectIn(e.from, name) : undefined;
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
