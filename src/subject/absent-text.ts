// Programs that take null for a value like others: put into a text it is "null", and compared it is no other text, where
// asking something of it fails. So two that never say null may still be told apart by one, or by nothing else.
import type { Expr, Name, Pattern } from "../core/expr.js";
import { boundAs, neededBy } from "../core/needs.js";
import { boundIn, type Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { mayBeAbsent } from "./absent.js";

/** What a language calls functions of its library that show what they are given, and those that ask something of a text. */
export type TextFunctions = { readonly shows: RegExp; readonly asks: RegExp };

type Inputs = {
  readonly params: readonly Type[];
  readonly shapes: { readonly holds: (type: Type, is: (part: Type) => boolean) => boolean };
};

/** Whether null among the inputs may be taken for a text in one place where it fails, or is another value, in others. */
export function mayTakeAbsent(
  { params, shapes }: Inputs,
  sides: readonly { readonly program: Program; readonly name: Name }[],
  functions: TextFunctions,
): boolean {
  const [first] = sides;
  if (first === undefined) return false;
  const holds = (is: (part: Type) => boolean): boolean => params.some((type) => shapes.holds(type, is));
  const holdsText = holds((type) => type.kind !== "con" || type.name === "str16");
  if (!holdsText && !holds((type) => mayBeAbsent(first.program, type))) return false;
  const found = sides.map(({ program, name }) => usesIn(program, name, functions));
  if (found.some(({ objects }) => objects)) return true;
  if (!holdsText) return false;
  return found.some(({ texts }) => texts) || (found.some(({ compares }) => compares) && found.some(({ asks }) => asks));
}

type Uses = { objects: boolean; texts: boolean; compares: boolean; asks: boolean };

function usesIn(program: Program, name: Name, functions: TextFunctions): Uses {
  const file = boundAs(program, name)?.at.file;
  const uses: Uses = { objects: false, texts: false, compares: false, asks: false };
  for (const bound of neededBy(program, name).flatMap(boundIn))
    if (bound.at.file === file) look(program, bound, functions, uses);
  return uses;
}

const COMPARISONS: ReadonlySet<string> = new Set(["any.eq_id", "any.eq", "any.same"]);
const ASKED: ReadonlySet<string> = new Set(["str.length", "str.get", "str.sub"]);

function look(program: Program, bound: Expr, { shows, asks }: TextFunctions, uses: Uses): void {
  const named = new Map<Name, Expr>();
  visit(bound, (e) => {
    if (e.kind === "let") named.set(e.name, e.bound);
    if (e.kind === "match") uses.compares ||= e.arms.some(({ pattern }) => isText(pattern));
    if (e.kind === "prim") {
      uses.compares ||= COMPARISONS.has(e.op);
      uses.asks ||= ASKED.has(e.op);
      if (e.op === "str.concat") for (const part of e.args) concatenated(program, named, part, uses);
    }
    if (e.kind !== "app") return;
    uses.texts ||= e.args.some(isSame);
    if (e.fn.kind !== "var") return;
    uses.asks ||= asks.test(e.fn.name);
    if (!shows.test(e.fn.name)) return;
    uses.texts ||= e.args.some(({ kind }) => kind !== "lit" && kind !== "prim");
    uses.objects ||= e.args.some(({ kind }) => kind === "var");
  });
}

/** Numbers and texts that are made here are not null. What shows objects is no function that the user wrote. */
function concatenated(program: Program, named: ReadonlyMap<Name, Expr>, part: Expr, uses: Uses): void {
  const e = (part.kind === "var" ? named.get(part.name) : undefined) ?? part;
  if (e.kind === "lit" || e.kind === "prim") return;
  if (e.kind === "if" && e.yes.kind === "lit" && e.no.kind === "lit") return;
  uses.texts = true;
  if (e.kind === "app" && e.fn.kind === "var") uses.objects ||= boundAs(program, e.fn.name)?.written === false;
}

function isText(pattern: Pattern): boolean {
  return pattern.kind === "lit" && pattern.value.kind === "str";
}

/** How a text is shown among other things: as it is. */
function isSame(e: Expr): boolean {
  return e.kind === "lam" && e.body.kind === "var" && e.params.length === 1 && e.params[0] === e.body.name;
}
