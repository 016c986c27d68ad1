// Is this a well-formed program? Scopes closed, names and node ids unique, constructors and
// primitives known and given the right number of parts, recursive bindings of allowed forms,
// or-patterns that bind alike. Alternatives of a choice exclude each other, so they may share names and nodes. Gives what is
// wrong in words. It runs after each pass in all tests and under --self-check (`self-check.ts`), and at the door of the
// checker of proofs.

import { absurd } from "../basis/absurd.js";
import { lastOf } from "../basis/known.js";
import { type Arm, type Binding, type Expr, type Name, type NodeId, type Pattern, tupleWidth } from "./expr.js";
import { definedNames } from "./library.js";
import type { Literal } from "./literal.js";
import { PRIMITIVES } from "./primitive.js";
import type { CtorDecl, Program } from "./program.js";
import { binders, children, freeNames, patternNames, subpatterns } from "./traverse.js";

type Check = {
  readonly problems: string[];
  readonly widths: ReadonlyMap<Name, number>; // of constructors
  readonly bound: Met<Name>; // anywhere so far
  readonly inScope: Set<Name>;
  readonly ids: Met<NodeId>;
  readonly isOperation: (op: string) => boolean;
};

/** What was met so far; inside of an alternative, in that one and around the choice. */
class Met<T> {
  private readonly own = new Set<T>();

  constructor(private readonly around?: Met<T>) {}

  has(item: T): boolean {
    return this.own.has(item) || this.around?.has(item) === true;
  }

  add(item: T): void {
    this.own.add(item);
  }

  addAll({ own }: Met<T>): void {
    for (const item of own) this.own.add(item);
  }
}

/** `inOrder`: definitions are evaluated one after the other, and mention those before them. `isOperation`: what stands in the
 * place of a primitive, with as many operands as it likes. */
export type Rules = { readonly inOrder: boolean; readonly isOperation: (op: string) => boolean };

const OF_PROGRAMS: Rules = { inOrder: true, isOperation: () => false };

/** For those who put definitions in order later, or find out whether they are. */
export const IN_ANY_ORDER: Rules = { ...OF_PROGRAMS, inOrder: false };

export function validate(program: Program, { inOrder, isOperation }: Rules = OF_PROGRAMS): readonly string[] {
  const c: Check = {
    problems: [],
    widths: constructorWidths(program),
    bound: new Met(),
    inScope: new Set(inOrder ? [] : program.defs.flatMap(definedNames)),
    ids: new Met(),
    isOperation,
  };
  checkDeclarations(c, program);
  for (const [fault, e] of Object.entries(program.faults)) checkFault(c, fault, e);
  for (const def of program.defs) {
    if (def.kind === "one") {
      checkExpr(c, def.bound);
      bindName(c, def.name);
    } else checkBindings(c, def.bindings);
  }
  return c.problems;
}

function constructorWidths({ data, exceptions }: Program): ReadonlyMap<Name, number> {
  const decls = [...data.flatMap((family) => family.ctors), ...exceptions];
  return new Map(decls.map((decl) => [decl.name, decl.fields.length]));
}

function checkDeclarations(c: Check, { data, exceptions }: Program): void {
  const sets = [...data.map(({ ctors }) => ctors), exceptions];
  for (const set of sets)
    for (const name of repeated(set.map((decl) => decl.name))) c.problems.push(`constructor ${name} is declared twice`);
  for (const name of repeated(data.map((family) => family.name))) c.problems.push(`type ${name} is declared twice`);
  const known = new Map<Name, CtorDecl>();
  for (const decl of sets.flat()) {
    checkCtor(c, decl);
    const earlier = known.get(decl.name) ?? decl;
    if (!isDeclaredAlike(earlier, decl)) c.problems.push(`constructor ${decl.name} is declared in two ways`);
    known.set(decl.name, earlier);
  }
}

function checkCtor(c: Check, { name, fields, labels, compared = 0 }: CtorDecl): void {
  if (labels !== undefined && labels.length !== fields.length) c.problems.push(`${name} has not one label per field`);
  if (compared > fields.length) c.problems.push(`${name} has not ${compared} fields to compare`);
}

/** In all that is seen of its values; the types of fields are those of the set. */
export function isDeclaredAlike(a: CtorDecl, b: CtorDecl): boolean {
  const seen = ({ fields, labels, rank, identity, anew, compared }: CtorDecl): string =>
    JSON.stringify([fields.length, labels, rank, identity, anew, compared]);
  return a === b || seen(a) === seen(b);
}

function repeated<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, i) => items.indexOf(item) !== i);
}

function checkFault(c: Check, fault: string, e: Expr): void {
  const isConstant = (part: Expr): boolean =>
    part.kind === "lit" || (part.kind === "make" && part.args.every(isConstant));
  if (!isConstant(e)) c.problems.push(`the fault "${fault}" is not a constant`);
  checkExpr({ ...c, ids: new Met() }, e); // shared with other programs, so not numbered with them
}

function bindName(c: Check, name: Name): void {
  if (c.bound.has(name)) c.problems.push(`${name} is bound twice`);
  c.bound.add(name);
  c.inScope.add(name);
}

function leave(c: Check, names: readonly Name[]): void {
  for (const name of names) c.inScope.delete(name);
}

/** Loops along chains of bindings and sequences. */
function checkExpr(c: Check, e: Expr): void {
  const names: Name[] = [];
  let rest = e;
  for (;;) {
    checkNode(c, rest);
    if (rest.kind === "let") {
      checkExpr(c, rest.bound);
      bindName(c, rest.name);
      names.push(rest.name);
      rest = rest.body;
    } else if (rest.kind === "letrec") {
      names.push(...rest.bindings.map((b) => b.name));
      checkBindings(c, rest.bindings);
      rest = rest.body;
    } else if (rest.kind === "seq" && rest.items.length > 0) {
      for (const item of rest.items.slice(0, -1)) checkExpr(c, item);
      rest = lastOf(rest.items);
    } else break;
  }
  checkChildren(c, rest);
  leave(c, names);
}

function checkChildren(c: Check, e: Expr): void {
  if (e.kind === "match" || e.kind === "try") {
    checkExpr(c, e.kind === "match" ? e.on : e.body);
    for (const arm of e.arms) checkArm(c, arm);
    return;
  }
  if (e.kind === "choose") return checkAlternatives(c, e.options);
  const names = binders(e);
  for (const name of names) bindName(c, name);
  for (const child of children(e)) checkExpr(c, child);
  leave(c, names);
}

function checkAlternatives(c: Check, options: readonly Expr[]): void {
  const each = options.map((option) => {
    const inside = { ...c, bound: new Met(c.bound), ids: new Met(c.ids) };
    checkExpr(inside, option);
    return inside;
  });
  for (const { bound, ids } of each) {
    c.bound.addAll(bound);
    c.ids.addAll(ids);
  }
}

function checkNode(c: Check, e: Expr): void {
  if (c.ids.has(e.id)) c.problems.push(`node id ${e.id} is used twice`);
  c.ids.add(e.id);
  switch (e.kind) {
    case "var":
      if (!c.inScope.has(e.name)) c.problems.push(`${e.name} is not in scope`);
      return;
    case "make":
      return checkWidth(c, e.ctor, e.args.length);
    case "chain":
      return checkWidth(c, e.ctor, 2);
    case "prim":
      return checkPrimitive(c, e.op, e.args.length);
    case "lam":
      return atLeastOne(c, "parameter", e.params.length);
    case "app":
      return atLeastOne(c, "argument", e.args.length);
    case "seq":
      return atLeastOne(c, "item", e.items.length);
    case "choose":
      return atLeastOne(c, "option", e.options.length);
    case "lit":
      return checkLiteral(c, e.value);
    default:
      return;
  }
}

function atLeastOne(c: Check, what: string, count: number): void {
  if (count === 0) c.problems.push(`a node without any ${what}`);
}

function checkWidth(c: Check, ctor: Name, given: number): void {
  const width = c.widths.get(ctor) ?? tupleWidth(ctor);
  if (width === undefined) c.problems.push(`constructor ${ctor} is not declared`);
  else if (width !== given) c.problems.push(`constructor ${ctor} has ${width} fields, not ${given}`);
}

function checkPrimitive(c: Check, op: string, given: number): void {
  if (c.isOperation(op)) return;
  const takes = PRIMITIVES.get(op as never)?.takes;
  if (takes === undefined) c.problems.push(`no primitive ${op}`);
  else if (takes !== "many" && takes.length !== given)
    c.problems.push(`${op} takes ${takes.length} operands, not ${given}`);
}

const WIDTHS: ReadonlyMap<string, number> = new Map([
  ["i63", 63],
  ["i32", 32],
  ["i64", 64],
  ["native", 64],
]);

function checkLiteral(c: Check, { kind, value }: Literal): void {
  const width = typeof value === "bigint" ? WIDTHS.get(kind) : undefined;
  if (width !== undefined && BigInt.asIntN(width, BigInt(value)) !== value)
    c.problems.push(`${value} does not fit in ${width} bits`);
  if (kind === "char" && !(Number.isInteger(value) && value >= 0 && value <= 0xffff))
    c.problems.push(`${value} is no character`);
}

function checkBindings(c: Check, bindings: readonly Binding[]): void {
  for (const { name } of bindings) bindName(c, name);
  const names = new Set(bindings.map((b) => b.name));
  for (const { name, bound } of bindings) {
    const allowed = bound.kind === "lam" || bound.kind === "delay" || bound.kind === "make" || bound.kind === "chain";
    if (!allowed) c.problems.push(`${name} is bound recursively to a ${bound.kind}`);
    else if (looksAt(bound, names)) c.problems.push(`${name} is bound recursively to what needs it at once`);
    checkExpr(c, bound);
  }
}

/** Whether evaluating it needs one of the names: it may only put them into data or functions. */
function looksAt(e: Expr, names: ReadonlySet<Name>): boolean {
  if (e.kind === "lam" || e.kind === "delay" || e.kind === "var") return false;
  if (e.kind === "make" || e.kind === "chain") return children(e).some((part) => looksAt(part, names));
  const free = freeNames(e);
  return [...names].some((name) => free.has(name));
}

function checkArm(c: Check, { pattern, guard, body }: Arm): void {
  const names = patternNames(pattern);
  for (const name of names) bindName(c, name);
  checkPattern(c, pattern);
  if (guard !== undefined) checkExpr(c, guard);
  checkExpr(c, body);
  leave(c, names);
}

function checkPattern(c: Check, pattern: Pattern): void {
  for (const part of subpatterns(pattern)) checkPattern(c, part);
  switch (pattern.kind) {
    case "ctor":
      return checkWidth(c, pattern.ctor, pattern.args.length);
    case "lit":
      return checkLiteral(c, pattern.value);
    case "range":
      if (pattern.low.kind !== pattern.high.kind) c.problems.push("a range between different kinds");
      return;
    case "or":
      return checkOr(c, pattern.options);
    case "any":
    case "bind":
    case "as":
    case "cell":
    case "array":
      return;
    default:
      absurd(pattern);
  }
}

function checkOr(c: Check, options: readonly Pattern[]): void {
  const bound = new Set(options.map((option) => [...patternNames(option)].sort().join(" ")));
  if (bound.size !== 1) c.problems.push("the options of an or-pattern bind different names");
}
