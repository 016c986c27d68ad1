// What an input exercises, in words: how much there is of what, and how its numbers compare, as far as the path looked.
// The words are for the names of tests; they are the same for inputs that go the same way for the same reasons.
import type { Int } from "../../basis/integer.js";
import { HOLE } from "../../core/build.js";
import { type Expr, shownName, tupleWidth } from "../../core/expr.js";
import type { Program } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { Cell, type Data, fieldsOf, isData, type Value } from "../../core/value.js";
import type { Run } from "../../explore/run.js";
import { isCharacter, Unknown } from "../../explore/unknown.js";
import { type Atom, type Lit, type Mono, Poly, Text } from "../../smt/term.js";
import type { Subject } from "../../subject/subject.js";

export type Description = {
  /** Of each argument that says something. */
  readonly shapes: readonly Shape[];
  /** Of what the path compared: "x < the first". */
  readonly relations: readonly string[];
};

/** "two elements"; or an expression with holes in it, and in words where that would be too long: "Node of 7 constructors". */
export type Shape = string | { readonly form: Expr; readonly words: string };

export type Describing = {
  readonly program: Program;
  readonly params: readonly Type[];
  /** What the function calls its parameters; undefined where it has no name for one. */
  readonly names: readonly (string | undefined)[];
};

export function describe(
  describing: Describing,
  run: Run,
  partial: readonly Value[],
  whole: readonly Expr[],
  condition: readonly Lit[],
): Description {
  const shapes = whole.flatMap((arg, i) => shapeOf(describing, arg, describing.params[i] as Type) ?? []);
  const labels = labelsOf(describing, run, partial);
  const relations = condition.flatMap((lit) => relationWords(labels, lit) ?? []);
  return { shapes, relations: together([...new Set(relations)]) };
}

/** The shapes alone, of an input that came from elsewhere. */
export function shapesOf({ unit, params }: Subject, whole: readonly Expr[]): readonly Shape[] {
  const describing = { program: unit.program, params, names: [] };
  return whole.flatMap((arg, i) => shapeOf(describing, arg, params[i] as Type) ?? []);
}

/** At least and at most the same is equal to it. */
function together(relations: readonly string[]): readonly string[] {
  const opposite = (text: string): string =>
    text.replace(/ ([<>])= /, (_, sign: string) => (sign === "<" ? " >= " : " <= "));
  const fixed = new Set(relations.flatMap((text) => /^(.*?) = (?:-?\d+|'.')$/.exec(text)?.[1] ?? []));
  return relations.flatMap((text, i) => {
    const [, left = "", sign = ""] = /^(.*?) (<=?|>=?|<>) (?:-?\d+|'.')$/.exec(text) ?? [];
    if (sign !== "" && fixed.has(left)) return []; // it is what it is
    if (relations.includes(text.replace(/ ([<>])= /, " $1 ")) && / [<>]= /.test(text)) return [];
    const other = opposite(text);
    const at = other === text ? -1 : relations.indexOf(other);
    if (at < 0) return [text];
    return at < i ? [text.replace(/ [<>]= /, " = ")] : [];
  });
}

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

function shapeOf({ program }: Describing, arg: Expr, type: Type): Shape | undefined {
  if (arg.kind !== "make" || isOnlyForm(program, arg, type)) return undefined;
  if (isChain(program, type)) return elementWords(chainLength(arg));
  const of = tupleWidth(arg.ctor) === undefined ? shownName(arg.ctor) : "a tuple";
  return { form: skeleton(arg), words: `${of} of ${countOf(arg)} constructors` };
}

/** Whether every input of the type is like this. */
function isOnlyForm({ data }: Program, { ctor, args }: Extract<Expr, { kind: "make" }>, type: Type): boolean {
  const decl = type.kind === "con" ? data.find(({ name }) => name === type.name) : undefined;
  const isOnly = tupleWidth(ctor) !== undefined || decl?.ctors.length === 1;
  return isOnly && args.every((arg) => arg.kind !== "make");
}

function elementWords(count: number): string {
  return `${COUNTS[count] ?? count} element${count === 1 ? "" : "s"}`;
}

/** A list, whatever its language calls it: nothing, or something and the rest. */
export function isChain({ data }: Program, type: Type): boolean {
  if (type.kind !== "con") return false;
  const decl = data.find(({ name }) => name === type.name);
  if (decl?.ctors.length !== 2) return false;
  const [end, more] = [...decl.ctors].sort((a, b) => a.fields.length - b.fields.length);
  if (end?.fields.length !== 0 || more?.fields.length !== 2) return false;
  const own = more.fields.map((field) => field.kind === "con" && field.name === decl.name);
  return own[0] === false && own[1] === true;
}

function chainLength(arg: Expr): number {
  let count = 0;
  for (let rest = arg; rest.kind === "make" && rest.args.length === 2; rest = rest.args[1] as Expr) count++;
  return count;
}

function skeleton(e: Expr): Expr {
  return e.kind === "make" ? { ...e, args: e.args.map(skeleton) } : HOLE;
}

function countOf(e: Expr): number {
  if (e.kind !== "make") return 0;
  return e.args.reduce((sum, arg) => sum + countOf(arg), tupleWidth(e.ctor) === undefined ? 1 : 0);
}

/** What people call the numbers and texts of an input. */
function labelsOf(
  { names, params, program }: Describing,
  run: Run,
  partial: readonly Value[],
): ReadonlyMap<Atom, string> {
  const labels = new Map<Atom, string>();
  const inside = partial.map((arg) => atomsIn(run, arg));
  const isAlone = (i: number): boolean => inside[i]?.[0]?.atom.term === (partial[i] as unknown);
  const holders = partial.filter((_, i) => !isAlone(i) && (inside[i] ?? []).length > 0).length;
  for (const [i, atoms] of inside.entries()) {
    const own = names[i] ?? (partial.length > 1 ? `the ${ORDINALS[i] ?? i + 1} argument` : "it");
    const place = holders > 1 ? ` of ${own}` : "";
    const what = isChain(program, params[i] as Type) ? "element" : "value";
    for (const [at, { atom, field }] of atoms.entries()) {
      const isOnly = atoms.filter((other) => other.field === field).length === 1;
      const isNamed = field !== undefined && isOnly && (place !== "" || !names.includes(field));
      const numbered =
        atoms.length === 1 ? `the ${what}` : `the ${ORDINALS[at] ?? `${at + 1}th`}${what === "value" ? " value" : ""}`;
      const inField = place !== "" && names[i] !== undefined ? `${own}.${field}` : `${field}${place}`;
      if (!labels.has(atom)) labels.set(atom, isAlone(i) ? own : isNamed ? inField : `${numbered}${place}`);
    }
  }
  return labels;
}

/** A number or text of an input, and what the field is called that it is in. */
type Place = { readonly atom: Atom; readonly field: string | undefined };

function atomsIn(run: Run, value: Value): readonly Place[] {
  const found: Place[] = [];
  const walk = (inner: unknown, field: string | undefined): void => {
    const atoms = (all: readonly Atom[]): unknown => found.push(...all.map((atom) => ({ atom, field })));
    if (inner instanceof Unknown) {
      if (run.isDecided(inner)) walk(inner.chosen, field);
    } else if (inner instanceof Poly) atoms(inner.monos[0]?.atoms ?? []);
    else if (inner instanceof Text) atoms(inner.parts.filter((part) => typeof part !== "string"));
    else if (inner instanceof Cell) walk(inner.v, field);
    else if (Array.isArray(inner)) for (const item of inner) walk(item, undefined);
    else if (typeof inner === "object" && inner !== null && isData(inner as Value)) walkData(inner as Data);
  };
  const walkData = (data: Data): void => {
    const { labels, called = labels } = data.k.decl;
    for (const [i, inner] of fieldsOf(data).entries()) walk(inner, called?.[i]);
  };
  walk(value, undefined);
  return found;
}

function relationWords(labels: ReadonlyMap<Atom, string>, { cond, side }: Lit): string | undefined {
  if (cond.kind === "same") {
    const [a, b] = [textLabel(labels, cond.a), textLabel(labels, cond.b)];
    return a === undefined || b === undefined ? undefined : `${a} ${side ? "=" : "<>"} ${b}`;
  }
  if (cond.kind !== "le" && cond.kind !== "eq") return undefined;
  const [first, second, third] = cond.form.monos;
  if (first === undefined || third !== undefined) return undefined;
  const a = monoLabel(labels, first, 1);
  if (a === undefined) return undefined;
  const { bound } = cond;
  if (second === undefined) {
    const written = isCharacter(first.atoms[0] as Atom) ? characterText(bound) : String(bound);
    if (cond.kind === "eq") return `${a} ${side ? "=" : "<>"} ${written}`;
    if (bound === -1) return side ? `${a} < 0` : `${a} >= 0`;
    return side ? `${a} <= ${written}` : `${a} > ${written}`;
  }
  const b = monoLabel(labels, second, -1);
  if (b === undefined) return undefined;
  if (cond.kind === "eq") return bound === 0 ? `${a} ${side ? "=" : "<>"} ${b}` : undefined;
  if (bound === 0) return `${a} ${side ? "<=" : ">"} ${b}`;
  return bound === -1 ? `${a} ${side ? "<" : ">="} ${b}` : undefined;
}

/** What has a sign of its own is written as that. */
function characterText(code: Int): string {
  return code > 0x20 && code < 0x7f && code !== 0x27 ? `'${String.fromCharCode(Number(code))}'` : String(code);
}

function monoLabel(labels: ReadonlyMap<Atom, string>, { coef, atoms }: Mono, wanted: number): string | undefined {
  const [atom] = atoms;
  return coef === wanted && atoms.length === 1 && atom !== undefined ? labels.get(atom) : undefined;
}

function textLabel(labels: ReadonlyMap<Atom, string>, text: Text | string): string | undefined {
  if (typeof text === "string") return JSON.stringify(text);
  const [part] = text.parts;
  return text.parts.length === 1 && typeof part === "object" ? labels.get(part) : undefined;
}
