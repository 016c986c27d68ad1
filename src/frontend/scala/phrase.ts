// Small pieces of Scala that hosts put around what users wrote.
import type { Observed, Phrases } from "../../language/language.js";
import { parsePhrases, parseScala } from "./parse/parse.js";
import type { Arg, Expr, TypeExpr } from "./syntax.js";

export const PHRASES: Phrases = {
  observed: observedDefinition,
  tuple: tupleText,
  argumentsOf: argumentsOfCall,
  expectedValue: (value, call) => `if (false) {\n${call}\n} else {\n${value}\n}`,
  expectedException: (value) => `{\n${value}\n}: Throwable`,
  isExpression: (text) => parsePhrases({ name: "expression", text }).ok,
};

/** Parameters must have types, which are read off the type of the function. */
function observedDefinition(name: string, { text, type }: Observed, observer: string): string {
  const groups = parametersIn(type);
  if (groups.length === 0) return `val ${name} = ${observer}(${text})`;
  let count = 0;
  const named = groups.map((types) => types.map((each) => ({ name: `x${count++}`, type: each })));
  const params = named.map((group) => `(${group.map((param) => `${param.name}: ${param.type}`).join(", ")})`);
  const args = named.map((group) => `(${group.map((param) => param.name).join(", ")})`);
  return `def ${name}${params.join("")} = ${observer}(${text}${args.join("")})`;
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
function argumentsOfCall(name: string, arity: number, call: string): string {
  const parsed = parsePhrases({ name: "call", text: call });
  const [only, ...more] = parsed.ok ? parsed.value : [];
  const args = only?.kind === "eval" && more.length === 0 ? argumentsIn(only.body, name) : undefined;
  if (args === undefined || (args.length !== arity && !(args.length === 0 && arity === 1))) return NO_CALL;
  const texts = args.map(({ at }) => call.slice(at.start, at.end));
  return texts.length === 0 ? "()" : tupleText(texts);
}

/** Has no type: whoever reads it says that the input is no call. */
const NO_CALL = "elenchus.noCall";

/** Over all lists; undefined: it calls something else, or not so. */
function argumentsIn(e: Expr, name: string): readonly Arg[] | undefined {
  const last = name.slice(name.lastIndexOf(".") + 1);
  if (e.kind === "apply") {
    const before = argumentsIn(e.fn, name);
    const isPlain = e.args.every((arg) => arg.name === undefined && !arg.spread);
    return before === undefined || !isPlain ? undefined : [...before, ...e.args];
  }
  if (e.kind === "type-apply") return argumentsIn(e.fn, name);
  if (e.kind === "ident") return e.name === last ? [] : undefined;
  return e.kind === "select" && e.name.name === last ? [] : undefined;
}
