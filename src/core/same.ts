// Whether two programs are the same but for the names that are numbered, the numbers and places of nodes, who wrote
// them, and the order of definitions that are only there to be called. Integers that are written are known by their
// value: how wide a computation is, its primitive says.

import { absurd } from "../basis/absurd.js";
import { nth } from "../basis/known.js";
import { type Arm, type Expr, fixedName, type Name, type Pattern } from "./expr.js";
import type { Literal } from "./literal.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, type Fault, type Program } from "./program.js";
import { children, visit } from "./traverse.js";
import type { Type } from "./type.js";

/** `roots`: what is called what in the two; everything else is found from there. */
export function sameProgram(a: Program, b: Program, roots: readonly (readonly [Name, Name])[]): boolean {
  const comparison = new Comparison(a, b);
  return (
    comparison.declarations() &&
    roots.every(([x, y]) => comparison.names(x, y)) &&
    comparison.pending() &&
    comparison.others() &&
    comparison.order() &&
    comparison.types()
  );
}

/** Type variables of the one by those of the other. */
type Variables = Map<string, string>;

/** Owns which name of one program is which of the other. */
class Comparison {
  private readonly there = new Map<string, string>();
  private readonly back = new Map<string, string>();
  private readonly first: ReadonlyMap<Name, Expr>;
  private readonly second: ReadonlyMap<Name, Expr>;
  /** Names are unique, so it does not matter in which order they are met. */
  private readonly todo: (readonly [Expr, Expr])[] = [];

  constructor(
    private readonly a: Program,
    private readonly b: Program,
  ) {
    this.first = boundNames(a);
    this.second = boundNames(b);
  }

  names(x: string, y: string): boolean {
    const known = this.there.get(x);
    if (known !== undefined || this.back.has(y)) return known === y;
    if (isNumbered(x) ? !isNumbered(y) : x !== y) return false;
    this.there.set(x, y);
    this.back.set(y, x);
    const [one, other] = [this.first.get(fixedName(x)), this.second.get(fixedName(y))];
    if (one !== undefined && other !== undefined) this.todo.push([one, other]);
    return (one === undefined) === (other === undefined);
  }

  pending(): boolean {
    for (let next = this.todo.pop(); next !== undefined; next = this.todo.pop()) {
      const [x, y] = next;
      if (x === y) continue;
      const [below, other] = [children(x), children(y)];
      if (below.length !== other.length || !this.nodes(x, y)) return false;
      for (const [i, child] of below.entries()) this.todo.push([child, nth(other, i)]);
    }
    return true;
  }

  /**
   * What nothing mentions is told by how it is called, and of one name by the order in which they were named. Functions
   * that nobody wrote are made when they are needed, so it does not matter whether one that nothing mentions is there.
   */
  others(): boolean {
    const matters = (e: Expr): boolean => !isSuspended(e) || hasWritten(e);
    const left = (all: ReadonlyMap<Name, Expr>, known: ReadonlyMap<string, string>): Name[] =>
      [...all].flatMap(([name, bound]) => (known.has(name) || !matters(bound) ? [] : [name])).sort(bySerial);
    const [mine, theirs] = [left(this.first, this.there), left(this.second, this.back)];
    const pair = (x: Name, y: Name): boolean =>
      this.there.get(x) === y || (withoutSerial(x) === withoutSerial(y) && this.names(x, y));
    return every(mine, theirs, pair) && this.pending();
  }

  /** What is evaluated when the program is loaded is evaluated in one order. */
  order(): boolean {
    return every(evaluated(this.a), evaluated(this.b), (x, y) => this.there.get(x) === y);
  }

  types(): boolean {
    return [...this.there].every(([x, y]) => {
      const [one, other] = [this.a.types.get(fixedName(x)), this.b.types.get(fixedName(y))];
      return one === undefined || other === undefined ? one === other : this.type(one, other, new Map());
    });
  }

  // ---- declarations ----

  declarations(): boolean {
    const faults = Object.keys(this.a.faults) as Fault[]; // it is a record of them
    for (const fault of faults) this.todo.push([this.a.faults[fault], this.b.faults[fault]]);
    return (
      every(this.a.data, this.b.data, (x, y) => this.names(x.name, y.name)) &&
      every(this.a.data, this.b.data, (x, y) => this.data(x, y)) &&
      every(this.a.exceptions, this.b.exceptions, (x, y) => this.ctor(x, y, new Map()))
    );
  }

  private data(x: DataDecl, y: DataDecl): boolean {
    const variables: Variables = new Map(x.params.map((name) => [name, name]));
    return (
      x.abstract === y.abstract &&
      every(x.params, y.params, (one, other) => one === other) &&
      every(listed(x.behind), listed(y.behind), (one, other) => this.type(one, other, variables)) &&
      every(x.ctors, y.ctors, (one, other) => this.ctor(one, other, variables))
    );
  }

  private ctor(x: CtorDecl, y: CtorDecl, variables: Variables): boolean {
    const type = (one: Type, other: Type): boolean => this.type(one, other, variables);
    return (
      this.names(x.name, y.name) &&
      every(x.fields, y.fields, type) &&
      every(x.result ?? [], y.result ?? [], type) &&
      every(x.labels ?? [], y.labels ?? [], (one, other) => one === other) &&
      x.rank === y.rank &&
      x.identity === y.identity &&
      x.anew === y.anew &&
      x.compared === y.compared
    );
  }

  private type(x: Type, y: Type, variables: Variables): boolean {
    if (x.kind === "var" && y.kind === "var") {
      const known = variables.get(x.name) ?? y.name;
      variables.set(x.name, known);
      return known === y.name;
    }
    if (x.kind === "fn" && y.kind === "fn")
      return this.type(x.from, y.from, variables) && this.type(x.to, y.to, variables);
    if (x.kind !== "con" || y.kind !== "con") return false;
    return this.names(x.name, y.name) && every(x.args, y.args, (one, other) => this.type(one, other, variables));
  }

  // ---- expressions ----

  /** Two nodes without what is below them. */
  private nodes(x: Expr, y: Expr): boolean {
    switch (x.kind) {
      case "lit":
        return y.kind === "lit" && this.literals(x.value, y.value);
      case "var":
        return y.kind === "var" && this.names(x.name, y.name);
      case "lam":
        return y.kind === "lam" && every(x.params, y.params, (one, other) => this.names(one, other));
      case "let":
        return y.kind === "let" && this.names(x.name, y.name);
      case "letrec":
        return y.kind === "letrec" && every(x.bindings, y.bindings, (one, other) => this.names(one.name, other.name));
      case "make":
        return y.kind === "make" && this.names(x.ctor, y.ctor);
      case "chain":
        return y.kind === "chain" && this.names(x.ctor, y.ctor);
      case "match":
        return y.kind === "match" && every(x.arms, y.arms, (one, other) => this.arms(one, other));
      case "try":
        return y.kind === "try" && every(x.arms, y.arms, (one, other) => this.arms(one, other));
      case "prim":
        return y.kind === "prim" && x.op === y.op;
      case "delay":
        return y.kind === "delay" && x.again === y.again;
      case "app":
      case "if":
      case "raise":
      case "seq":
      case "force":
      case "choose":
        return x.kind === y.kind;
      default:
        return absurd(x);
    }
  }

  /** The name of a constructor is also the text that `any.kind` gives. */
  private literals(x: Literal, y: Literal): boolean {
    if (x.kind === "str" && y.kind === "str") return (this.there.get(x.value) ?? x.value) === y.value;
    const areIntegers = typeof x.value === "bigint" && typeof y.value === "bigint";
    return (areIntegers || x.kind === y.kind) && Object.is(x.value, y.value);
  }

  private arms(x: Arm, y: Arm): boolean {
    return (x.guard === undefined) === (y.guard === undefined) && this.patterns(x.pattern, y.pattern);
  }

  private patterns(x: Pattern, y: Pattern): boolean {
    switch (x.kind) {
      case "any":
        return y.kind === "any";
      case "bind":
        return y.kind === "bind" && this.names(x.name, y.name);
      case "as":
        return y.kind === "as" && this.names(x.name, y.name) && this.patterns(x.inner, y.inner);
      case "lit":
        return y.kind === "lit" && this.literals(x.value, y.value);
      case "range":
        return y.kind === "range" && this.literals(x.low, y.low) && this.literals(x.high, y.high);
      case "ctor":
        return y.kind === "ctor" && this.names(x.ctor, y.ctor) && this.allPatterns(x.args, y.args);
      case "or":
        return y.kind === "or" && this.allPatterns(x.options, y.options);
      case "cell":
        return y.kind === "cell" && this.patterns(x.inner, y.inner);
      case "array":
        return y.kind === "array" && this.allPatterns(x.items, y.items);
      default:
        return absurd(x);
    }
  }

  private allPatterns(xs: readonly Pattern[], ys: readonly Pattern[]): boolean {
    return every(xs, ys, (x, y) => this.patterns(x, y));
  }
}

function every<T>(xs: readonly T[], ys: readonly T[], same: (x: T, y: T) => boolean): boolean {
  return xs.length === ys.length && xs.every((x, i) => same(x, ys[i] as T));
}

function listed<T>(item: T | undefined): readonly T[] {
  return item === undefined ? [] : [item];
}

function boundNames(program: Program): ReadonlyMap<Name, Expr> {
  return new Map(program.defs.flatMap((def) => namesOf(def).map((name, i) => [name, nth(boundIn(def), i)])));
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
}

/** When the program is loaded. */
function evaluated({ defs }: Program): readonly Name[] {
  return defs.flatMap((def) => namesOf(def).filter((_, i) => !isSuspended(nth(boundIn(def), i))));
}

/** Nobody can see when it is evaluated: it is a function, put off, or put together of such things. */
function isSuspended(e: Expr): boolean {
  if (e.kind === "make" || (e.kind === "prim" && e.op === "cell.new")) return e.args.every(isSuspended);
  return e.kind === "lam" || e.kind === "delay" || e.kind === "lit";
}

function hasWritten(e: Expr): boolean {
  let found = false;
  visit(e, (inner) => {
    found ||= inner.written;
    return !found;
  });
  return found;
}

/** Told apart by a number; all other names are the same in every program. */
function isNumbered(name: string): boolean {
  return /\/\d+$/.test(name);
}

function withoutSerial(name: string): string {
  return name.replace(/\/\d+$/, "");
}

function bySerial(x: string, y: string): number {
  const [a, b] = [withoutSerial(x), withoutSerial(y)];
  if (a !== b) return a < b ? -1 : 1;
  return Number(/\d+$/.exec(x)?.[0]) - Number(/\d+$/.exec(y)?.[0]);
}
