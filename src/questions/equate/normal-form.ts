// A function as the decision tree that it is, in text: what is not recursive is gone into, the ways through it are a set of
// facts with what it gives then, and the recursive functions that it reaches are given in the same manner.
//
// Two functions with the same form give the same wherever both return, as long as integers do not overflow and functions
// among the inputs only compute. Why: take an input on which both return, and let the claim hold for the calls that they
// make on the way, which take fewer steps. Each of the two goes one way of the form, and has computed what the facts and
// the result of that way speak of; so a call that both ways speak of has one value. Different ways of a form part in a fact
// about the same calls: they cannot both hold, or they give the same where they do. So both give the same. Which exception
// is raised, and what is computed and not used, is no part of a form.
import { variable } from "../../core/build.js";
import { type Expr, type Name, shownName, tupleWidth } from "../../core/expr.js";
import { neededBy } from "../../core/needs.js";
import type { Def, Program } from "../../core/program.js";
import { freeNames, mapChildren } from "../../core/traverse.js";
import { con, type Type } from "../../core/type.js";
import type { Assumptions } from "./assumptions.js";
import { withDirect } from "./direct.js";
import { Beyond } from "./evaluate.js";
import { Primitives } from "./primitives.js";
import { Splitter } from "./split.js";
import { isOfLibrary, reachedBy } from "./statement.js";
import { type Equation, type Piece, systemText } from "./system.js";
import { type Code, someIn, type Term, type TermOf, Terms } from "./term.js";
import { type Fact, type Field, type Way, waysThrough } from "./ways.js";
import { worldOf } from "./world.js";

/** A function of a program, and the types of its arguments and of what it gives, without variables. */
export type Asked = {
  readonly program: Program;
  readonly name: Name;
  readonly params: readonly Type[];
  readonly result: Type;
  readonly polymorphic: boolean;
};

/** Steps of evaluation for one form. */
const FUEL = 10_000;
const TERMS = 100 * FUEL;
const FUNCTIONS_MAX = 40;
/** Terms in terms. What stands for a part of a call may be what the call is given: then there is no end to it. */
const NESTED_MAX = 500;

/** Undefined where it does what is not reasoned about, or is too large. */
export function normalForm(asked: Asked): string | undefined {
  try {
    return formOf(asked);
  } catch (error) {
    if (error instanceof Beyond || error instanceof RangeError) return undefined; // terms may nest deeper than the host can go
    throw error;
  }
}

function formOf(asked: Asked): string {
  const { program, name, params, result, polymorphic } = asked;
  const defs = reachedBy([name], withDirect(neededBy(program, name), isOfLibrary)).flatMap(onlyRecursive);
  const world = worldOf({
    ...program,
    defs,
    reference: name,
    submission: name,
    params,
    result,
    given: undefined,
    policy: "undefined",
    unbounded: false,
    sets: undefined,
    polymorphic,
  });
  const terms = new Terms();
  const tools = { world, terms, primitives: new Primitives(terms, world), fuel: { left: FUEL, terms: TERMS } };
  const former = new Former(new Splitter(tools), defs, ctorTexts(program));
  const entry = former.entry(name, params);
  const text = systemText(entry, former.equations());
  return /\bany\.(lt|compare)\b/.test(text) ? `${text}\n${declared(program)}` : text;
}

/** What calls neither itself nor others that call it is not recursive, whatever is written. */
function onlyRecursive(def: Def): readonly Def[] {
  if (def.kind === "one") return [{ ...def, bound: withPlainLets(def.bound) }];
  const mentioned = new Map(def.bindings.map(({ name, bound }) => [name, freeNames(bound)]));
  const isRecursive = ({ name }: { readonly name: Name }): boolean => {
    const reached = new Set<Name>();
    const pending = [...(mentioned.get(name) ?? [])];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      pending.push(...(mentioned.get(next) ?? []));
    }
    return reached.has(name);
  };
  const bindings = def.bindings.map(({ name, bound }) => ({ name, bound: withPlainLets(bound) }));
  const recursive = bindings.filter(isRecursive);
  return [
    ...bindings.filter((each) => !recursive.includes(each)).map((each): Def => ({ kind: "one", ...each })),
    ...(recursive.length === 0 ? [] : [{ kind: "rec", bindings: recursive } as const]),
  ];
}

function withPlainLets(e: Expr): Expr {
  const inside = mapChildren(e, withPlainLets);
  if (inside.kind !== "letrec") return inside;
  const [only, ...others] = inside.bindings;
  if (only === undefined || others.length > 0 || freeNames(only.bound).has(only.name)) return inside;
  const { id, at, written, body } = inside;
  return { kind: "let", id, at, written, name: only.name, bound: only.bound, body };
}

/** What constructors are called; those that share a name are told apart by their order. */
function ctorTexts({ data, exceptions }: Program): (ctor: Name) => string {
  const texts = new Map<Name, string>();
  const taken = new Map<string, number>();
  for (const { name } of [...data.flatMap(({ ctors }) => ctors), ...exceptions]) {
    if (texts.has(name)) continue;
    const shown = shownName(name);
    const before = taken.get(shown) ?? 0;
    taken.set(shown, before + 1);
    texts.set(name, before === 0 ? shown : `${shown}/${before}`);
  }
  return (ctor) => texts.get(ctor) ?? shownName(ctor);
}

/** The order of constructors matters where values of any type are put in order. */
function declared({ data }: Program): string {
  const own = data.filter(({ name }) => /\/\d+$/.test(name));
  return own.map(({ ctors }) => ctors.map(({ name, rank }) => `${shownName(name)}:${rank}`).join("|")).join(";");
}

/** A recursive function at arguments of some shape: its tuples are taken apart, and what its closure holds is known. */
type Instance = {
  readonly code: Code;
  readonly call: TermOf<"call">;
  readonly holes: readonly Term[];
  equation: Equation | undefined;
};

class Former {
  private readonly fields = new Map<Term, Field>();
  private readonly instances: Instance[] = [];
  private readonly byKey = new Map<string, number>();
  private readonly named = new Map<Term, Piece>();
  private readonly library: ReadonlySet<string>;
  private depth = 0;

  constructor(
    private readonly splitter: Splitter,
    defs: readonly Def[],
    private readonly ctorText: (ctor: Name) => string,
  ) {
    const names = defs.filter(isOfLibrary).flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
    this.library = new Set(names.map(({ name }) => name));
  }

  /** The function that is asked about, which may only call one that is recursive. */
  entry(name: Name, params: readonly Type[]): Equation {
    const { terms } = this.splitter.tools;
    const vars = params.map((type, i) => terms.variable(`x${i}`, type));
    for (const [i, each] of vars.entries()) this.named.set(each, param(i));
    const nothing = this.splitter.assumptions();
    const looking = nothing.looking();
    const fn = looking.expr(variable(name), undefined);
    const first = fn.kind === "fun" ? fn.code.lam.params.length - fn.held.length : vars.length;
    const call = terms.call(fn, vars.slice(0, first));
    const whole = first >= vars.length ? call : terms.call(call, vars.slice(first));
    const value = nothing.normal(whole);
    const body = value?.kind === "call" ? new Writer(this, nothing, 0).piece(value) : this.waysPiece(nothing, whole, 0);
    return { params: params.length, body };
  }

  /** Of all functions that are reached, which may be more and more. */
  equations(): readonly Equation[] {
    for (const instance of this.instances) instance.equation ??= this.equationOf(instance);
    return this.instances.flatMap(({ equation }) => equation ?? []);
  }

  /** What the library does and is not reasoned about is known by its name. */
  private equationOf({ code, call, holes }: Instance): Equation {
    const assumptions = this.splitter.assumptions();
    assumptions.unfold(call);
    try {
      return { params: holes.length, body: this.waysPiece(assumptions, call, 0) };
    } catch (error) {
      const isKnown = error instanceof Beyond && error.what !== "effort" && this.library.has(code.name);
      if (!isKnown) throw error;
      return { params: holes.length, body: list("library", code.name, ...holes.map((_, index) => param(index))) };
    }
  }

  private waysPiece(assumptions: Assumptions, term: Term, level: number): Piece {
    const ways = waysThrough(this.splitter, this.fields, assumptions, term);
    const [only] = ways;
    if (only !== undefined && ways.length === 1) return this.resultPiece(only, level);
    return set(ways.map((way) => list(this.factsPiece(way, level), this.resultPiece(way, level))));
  }

  private resultPiece({ result, assumptions }: Way, level: number): Piece {
    return result === undefined ? "raise" : new Writer(this, assumptions, level).piece(result);
  }

  private factsPiece({ facts, assumptions }: Way, level: number): Piece {
    const writer = new Writer(this, assumptions, level);
    return set(facts.map((fact) => writer.fact(fact)));
  }

  // ---- for writers ----

  /** Counted, so that it is the same on a host with a large stack. */
  nested(write: () => Piece): Piece {
    if (this.depth >= NESTED_MAX) throw new Beyond("depth");
    this.depth++;
    try {
      return write();
    } finally {
      this.depth--;
    }
  }

  lambda(assumptions: Assumptions, fn: Term, level: number): Piece {
    const { terms } = this.splitter.tools;
    const bound = terms.variable(`b${level}`, undefined);
    this.named.set(bound, `b${level}`);
    const applied = terms.call(fn, [bound]);
    const passed = passedOn(assumptions.normal(applied), bound, terms);
    if (passed !== undefined) return new Writer(this, assumptions, level).piece(passed);
    return list("fun", this.waysPiece(assumptions, applied, level + 1));
  }

  ctor(name: Name): string {
    return this.ctorText(name);
  }

  name(term: Term): Piece | undefined {
    return this.named.get(term);
  }

  field(term: Term): Field | undefined {
    return this.fields.get(term);
  }

  /** The number of the function that is called, and what its parameters are. */
  called(fn: TermOf<"fun">, args: readonly Term[]): readonly [number, readonly Term[]] {
    const { terms } = this.splitter.tools;
    const shape = new Shape(this.splitter);
    const env = fn.env.map((each) => shape.taken(each, true, 0));
    const given = args.map((each) => shape.taken(each, false, 0));
    const key = `${fn.code.id}:${shape.key.join("")}`;
    const known = this.byKey.get(key);
    if (known !== undefined) return [known, shape.holes];
    const index = this.instances.length;
    if (index >= FUNCTIONS_MAX) throw new Beyond("functions");
    this.byKey.set(key, index);
    const make = (each: Taken): Term =>
      this.made(each, (hole) => terms.variable(`h${index}.${hole}`, shape.type(hole)));
    const call = terms.call(terms.fun(fn.code, env.map(make), []), given.map(make)) as TermOf<"call">;
    const holes = shape.holes.map((_, hole) => terms.variable(`h${index}.${hole}`, shape.type(hole)));
    for (const [i, hole] of holes.entries()) this.named.set(hole, param(i));
    this.instances.push({ code: fn.code, call, holes, equation: undefined });
    return [index, shape.holes];
  }

  private made(taken: Taken, hole: (index: number) => Term): Term {
    const { terms } = this.splitter.tools;
    if (taken.kind === "hole") return hole(taken.index);
    const args = taken.args.map((each) => this.made(each, hole));
    if (taken.kind === "tuple") return terms.make(taken.ctor, args);
    return terms.fun(taken.code, args.slice(0, taken.captured), args.slice(taken.captured));
  }
}

/** `fun x -> g x` is `g`, where that is an input, or what an input gave. */
function passedOn(result: Term | undefined, bound: Term, terms: Terms): Term | undefined {
  if (result?.kind !== "call" || result.fn.kind === "fun" || result.args.at(-1) !== bound) return undefined;
  const before = result.args.slice(0, -1);
  if ([result.fn, ...before].some((part) => someIn(part, (each) => each === bound))) return undefined;
  return before.length === 0 ? result.fn : terms.call(result.fn, before);
}

/** A term of which the outside is known. */
type Taken =
  | { readonly kind: "hole"; readonly index: number }
  | { readonly kind: "tuple"; readonly ctor: Name; readonly args: readonly Taken[] }
  | { readonly kind: "fun"; readonly code: Code; readonly captured: number; readonly args: readonly Taken[] };

const SHAPE_DEPTH = 3;

class Shape {
  readonly holes: Term[] = [];
  readonly key: string[] = [];

  constructor(private readonly splitter: Splitter) {}

  taken(term: Term, inClosure: boolean, depth: number): Taken {
    const inside = (args: readonly Term[]): readonly Taken[] =>
      args.map((each) => this.taken(each, inClosure, depth + 1));
    if (depth < SHAPE_DEPTH && term.kind === "make" && tupleWidth(term.ctor) !== undefined) {
      this.key.push(`${term.ctor}(`);
      return { kind: "tuple", ctor: term.ctor, args: inside(term.args) };
    }
    if (depth < SHAPE_DEPTH && inClosure && term.kind === "fun") {
      const { code, env, held } = term;
      this.key.push(`${code.id}/${held.length}(`);
      return { kind: "fun", code, captured: env.length, args: inside([...env, ...held]) };
    }
    this.key.push("_");
    this.holes.push(term);
    return { kind: "hole", index: this.holes.length - 1 };
  }

  type(hole: number): Type | undefined {
    const term = this.holes[hole];
    if (term === undefined) return undefined;
    const { primitives } = this.splitter.tools;
    return primitives.typeOf(term) ?? (primitives.isInteger(term) ? con("i63") : undefined);
  }
}

/** Writes terms under what one way assumes; `level`: how many functions without names are around it. */
class Writer {
  private readonly known = new Map<Term, Piece>();

  constructor(
    private readonly former: Former,
    private readonly assumptions: Assumptions,
    private readonly level: number,
  ) {}

  fact({ on, is }: Fact): Piece {
    const named = on.kind === "var" ? this.variable(on) : this.piece(on);
    if (typeof is === "string") return list("is", this.former.ctor(is), named);
    if (is) return named;
    const { primitives } = this.assumptions.tools;
    const opposite = primitives.not(on);
    return opposite.kind === "prim" && opposite.op !== "not" ? this.piece(opposite) : list("not", named);
  }

  piece(term: Term): Piece {
    const before = this.known.get(term);
    if (before !== undefined) return before;
    const made = this.former.nested(() => this.made(term));
    this.known.set(term, made);
    return made;
  }

  private made(term: Term): Piece {
    switch (term.kind) {
      case "var": {
        const value = this.assumptions.rewrites.get(term);
        return value?.kind === "make" ? this.piece(value) : this.variable(term);
      }
      case "lit":
        return `${term.value.kind}:${JSON.stringify(String(term.value.value))}`;
      case "make":
        return list(this.former.ctor(term.ctor), ...term.args.map((arg) => this.piece(arg)));
      case "fun":
        return this.former.lambda(this.assumptions, term, this.level);
      case "call":
        return this.call(term);
      case "sum":
        return this.sum(term, 1n);
      case "prim":
        return this.prim(term);
    }
  }

  /** By where it comes from. */
  private variable(term: Term): Piece {
    const field = this.former.field(term);
    if (field === undefined) return this.former.name(term) ?? beyond("a variable");
    const of = field.of.kind === "var" ? this.variable(field.of) : this.piece(field.of);
    return list(".", this.former.ctor(field.ctor), String(field.index), of);
  }

  private call({ fn, args }: TermOf<"call">): Piece {
    if (fn.kind !== "fun") return list("apply", this.piece(fn), ...args.map((arg) => this.piece(arg)));
    const [to, given] = this.former.called(fn, args);
    return { kind: "call", to, args: given.map((arg) => this.piece(arg)) };
  }

  private sum({ constant, parts }: TermOf<"sum">, sign: bigint): Piece {
    const products = parts.map(({ times, factors }) =>
      list(String(times * sign), set(factors.map((factor) => this.piece(factor)))),
    );
    return products.length === 0 ? String(constant * sign) : list("+", String(constant * sign), set(products));
  }

  private prim({ op, args }: TermOf<"prim">): Piece {
    const [a] = args;
    if (op === "eq0" && a?.kind === "sum")
      return list(op, { kind: "least", items: [this.sum(a, 1n), this.sum(a, -1n)] });
    if (op === "any.eq") return list(op, set(args.map((arg) => this.piece(arg))));
    return list(op, ...args.map((arg) => this.piece(arg)));
  }
}

function list(...items: readonly Piece[]): Piece {
  return { kind: "list", items };
}

function set(items: readonly Piece[]): Piece {
  return { kind: "set", items };
}

function param(index: number): Piece {
  return { kind: "param", index };
}

function beyond(what: string): never {
  throw new Beyond(what);
}
