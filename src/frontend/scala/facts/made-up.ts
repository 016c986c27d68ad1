// New nodes as Scala: what was put in a program that nobody wrote there. Whether it means that is seen when it is read.
import { type Arm, type Expr as Core, type Name, tupleWidth } from "../../../core/expr.js";
import { isStatic } from "../lower/hierarchy.js";
import { KEYWORDS } from "../parse/tokens.js";
import type { ClassSymbol, DefSymbol } from "../typed.js";
import { ANY, EXPR, type Hole, type Piece, SIMPLE } from "./hole.js";
import { isImplied, selectedField } from "./implied.js";
import { literal } from "./literal-text.js";
import { type Operation, operationIn } from "./operation.js";
import { patternText } from "./pattern-text.js";

/** What is known where it is to be written. */
export type Words = {
  readonly put: (e: Core, hole: Hole) => string | undefined;
  readonly name: (name: Name) => string | undefined;
  readonly function: (name: Name) => DefSymbol | undefined;
  /** Whether it is a node of the program in which something was changed: it has a form already. */
  readonly isCopy: (e: Core) => boolean;
  /** By its constructor. */
  readonly class: (ctor: Name) => ClassSymbol | undefined;
  /** Whether the place is in the body of a class or object, so that its members need nothing in front. */
  readonly isIn: (of: ClassSymbol) => boolean;
};

/** `like`: a number that stood there. */
export function madeUp(words: Words, e: Core, like: string | undefined): Piece | undefined {
  switch (e.kind) {
    case "lit":
      return literal(e.value, like);
    case "var":
      return simple(words.name(e.name));
    case "make":
      return made(words, e.ctor, e.args);
    case "chain":
      return isNil(e.last) ? applied("List", list(words, e.items)) : undefined;
    case "app":
      return called(words, e);
    case "prim":
    case "if":
      if (e.kind === "prim" && e.op.startsWith("cell.")) return ofVariable(words, e);
      return operatedIn(words, e) ?? (e.kind === "if" ? conditional(words, e) : prefixed(words, e));
    case "raise": {
      const text = words.put(e.exn, ANY);
      return text === undefined ? undefined : { text: `throw ${text}`, level: EXPR };
    }
    case "let":
      return bound(words, e);
    case "lam":
      return lambda(words, e);
    case "match":
      return words.isCopy(e) ? undefined : (selected(words, e) ?? matching(words, e));
    case "try": {
      if (words.isCopy(e)) return undefined;
      const [text, cases] = [words.put(e.body, ANY), casesText(words, e.arms)];
      return text === undefined || cases === undefined
        ? undefined
        : { text: `try ${text} catch ${cases}`, level: EXPR };
    }
    default:
      return undefined;
  }
}

function simple(text: string | undefined): Piece | undefined {
  return text === undefined ? undefined : { text, level: SIMPLE };
}

// ---- operators ----

function operatedIn(words: Words, e: Core): Piece | undefined {
  const operation = operationIn(e);
  return operation && operated(words, operation);
}

export function operated(words: Words, { op, left, right }: Operation): Piece | undefined {
  const first = words.put(left, { kind: "operand", op, side: "left" });
  const second = words.put(right, { kind: "operand", op, side: "right" });
  if (first === undefined || second === undefined) return undefined;
  return { text: `${first} ${op} ${second}`, level: { kind: "infix", op } };
}

function prefixed(words: Words, e: Core & { kind: "prim" }): Piece | undefined {
  const [value] = e.args;
  const op = e.op === "bool.not" ? "!" : e.op.endsWith(".neg") ? "-" : undefined;
  const text = value && op && words.put(value, { kind: "simple" });
  return text ? { text: `${op}${text}`, level: { kind: "prefix" } } : undefined;
}

function conditional(words: Words, e: Core & { kind: "if" }): Piece | undefined {
  const [cond, yes, no] = [e.cond, e.yes, e.no].map((each) => words.put(each, ANY));
  if (cond === undefined || yes === undefined || no === undefined) return undefined;
  return { text: `if (${cond}) ${yes} else ${no}`, level: EXPR };
}

/** What a `var` holds, or gets. */
function ofVariable(words: Words, e: Core & { kind: "prim" }): Piece | undefined {
  const [cell, value] = e.args;
  const name = cell?.kind === "var" ? words.name(cell.name) : undefined;
  if (name === undefined || e.op === "cell.get") return e.op === "cell.get" ? simple(name) : undefined;
  const text = e.op === "cell.set" && value !== undefined ? words.put(value, ANY) : undefined;
  return text === undefined ? undefined : { text: `${name} = ${text}`, level: EXPR };
}

/** x.field, which is a match in core. */
function selected(words: Words, e: Core & { kind: "match" }): Piece | undefined {
  const of = selectedField(e);
  const field = of && words.class(of.ctor)?.params[of.index];
  const [from, shown] = [words.put(e.on, { kind: "simple" }), field && quoted(field.name)];
  return from === undefined || shown === undefined ? undefined : simple(`${from}.${shown}`);
}

// ---- what binds names ----

function bound(words: Words, e: Core & { kind: "let" }): Piece | undefined {
  const [name, value] = [words.name(e.name), words.put(e.bound, ANY)];
  const body = words.put(e.body, { kind: "body" });
  if (name === undefined || value === undefined || body === undefined) return undefined;
  return { text: `val ${name} = ${value}; ${body}`, level: { kind: "stats" } };
}

function lambda(words: Words, e: Core & { kind: "lam" }): Piece | undefined {
  const names = e.params.flatMap((param) => words.name(param) ?? []);
  const body = words.put(e.body, ANY);
  if (names.length < e.params.length || body === undefined) return undefined;
  return { text: `${names.length === 1 ? names[0] : `(${names.join(", ")})`} => ${body}`, level: EXPR };
}

function matching(words: Words, e: Core & { kind: "match" }): Piece | undefined {
  const [on, cases] = [words.put(e.on, { kind: "operation" }), casesText(words, e.arms)];
  return on === undefined || cases === undefined
    ? undefined
    : { text: `${on} match ${cases}`, level: { kind: "match" } };
}

function casesText(words: Words, arms: readonly Arm[]): string | undefined {
  const written = arms.filter((arm) => !isImplied(arm));
  const texts = written.flatMap((arm) => madeUpCase(words, arm) ?? []);
  return texts.length === written.length && texts.length > 0 ? `{ ${texts.join("; ")} }` : undefined;
}

/** `between`: the arrow and what it gives. */
export function madeUpCase(words: Words, { pattern, guard, body }: Arm, between = " "): string | undefined {
  const when = guard && words.put(guard, { kind: "operation" });
  const [fits, gives] = [patternText(words, pattern), words.put(body, { kind: "body" })];
  if (fits === undefined || gives === undefined || (guard !== undefined && when === undefined)) return undefined;
  return `case ${fits}${when === undefined ? "" : ` if ${when}`} =>${between}${gives}`;
}

// ---- calls and constructors ----

function list(words: Words, items: readonly Core[]): readonly string[] | undefined {
  const texts = items.flatMap((item) => words.put(item, ANY) ?? []);
  return texts.length === items.length ? texts : undefined;
}

function applied(fn: string | undefined, args: readonly string[] | undefined): Piece | undefined {
  return fn === undefined || args === undefined ? undefined : simple(`${fn}(${args.join(", ")})`);
}

function isNil(e: Core): boolean {
  return e.kind === "make" && e.ctor === "[]";
}

function made(words: Words, ctor: Name, args: readonly Core[]): Piece | undefined {
  if (tupleWidth(ctor) !== undefined) return applied("", list(words, args));
  if (ctor === "[]") return simple("Nil");
  const [first, second] = args;
  if (ctor === "::" && first !== undefined && second !== undefined)
    return operated(words, { op: "::", left: first, right: second });
  const of = words.class(ctor);
  if (of === undefined) return undefined;
  const name = of.inLibrary || of.owner === undefined ? of.name : of.path;
  if (of.kind === "object") return simple(name);
  return applied(of.isCase ? name : `new ${name}`, list(words, args));
}

function called(words: Words, { fn, args }: Core & { kind: "app" }): Piece | undefined {
  const of = fn.kind === "var" ? words.function(fn.name) : undefined;
  if (of === undefined) return applied(words.put(fn, { kind: "simple" }), list(words, args));
  const isPlain = of.params.flat().every((param) => !param.byName && !param.isImplicit);
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  const isMethod = owner !== undefined && !isStatic(owner);
  if (isPlain && isOperator(of) && args.length === 2 && (isMethod || owner?.inLibrary))
    return infix(words, of.name, args);
  const [self, ...others] = args;
  const texts = argumentTexts(words, of, isMethod ? others : args);
  const from = isMethod && self !== undefined ? words.put(self, { kind: "simple" }) : objectOf(words, owner);
  const name = quoted(of.name);
  if (!isPlain || texts === undefined || from === undefined || name === undefined) return undefined;
  const lists = inLists(of, texts);
  if (lists === undefined) return undefined;
  return simple(
    name === "apply" && from !== "" ? `${from}${lists}` : `${from === "" ? "" : `${from}.`}${name}${lists}`,
  );
}

function isOperator({ name, params }: DefSymbol): boolean {
  return /^[^\w\s$]+$/.test(name) && params.flat().every((param) => !param.isRepeated);
}

/** `x :: l`, which is a call of `l`; `l ++ m`, `a -> b`. */
function infix(words: Words, op: string, [self, other]: readonly Core[]): Piece | undefined {
  if (self === undefined || other === undefined) return undefined;
  const [left, right] = op.endsWith(":") ? [other, self] : [self, other];
  return operated(words, { op, left, right });
}

/** One text for each parameter; what is given to one that takes any number is written out. */
function argumentTexts(words: Words, { params }: DefSymbol, args: readonly Core[]): readonly string[] | undefined {
  const texts = args.map((arg, i) => {
    if (params.flat()[i]?.isRepeated !== true) return words.put(arg, ANY);
    if (arg.kind === "chain" && isNil(arg.last)) return list(words, arg.items)?.join(", ");
    return isNil(arg) ? "" : undefined;
  });
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? known : undefined;
}

/** What stands before the name of a function of an object. */
function objectOf(words: Words, owner: ClassSymbol | undefined): string {
  if (owner === undefined || words.isIn(owner)) return "";
  return owner.inLibrary ? owner.name : owner.path;
}

function inLists({ params }: DefSymbol, texts: readonly string[]): string | undefined {
  if (params.flat().length === 0) return params.length === 0 ? "" : "()";
  if (params.flat().length !== texts.length) return undefined;
  const rest = [...texts];
  return params.map((each) => `(${rest.splice(0, each.length).join(", ")})`).join("");
}

// ---- words ----

/** As it is written; undefined for names that the parser or the typer made. */
export function quoted(name: string): string | undefined {
  if (KEYWORDS.has(name) && name !== "_") return `\`${name}\``;
  if (/^[A-Za-z]\w*$/.test(name) || /^_\w+$/.test(name)) return name;
  if (name.includes("$") || name === "_") return undefined;
  return /^[!#%&*+\-/:<=>?@\\^|~]+$/.test(name) ? name : `\`${name}\``;
}
