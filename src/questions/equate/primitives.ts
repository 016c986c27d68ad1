// What primitives give on terms. Integers are polynomials, and comparisons of them `ge0` and `eq0` of their difference, so
// that `a < b` and `b > a` and `not (b <= a)` are one term.

import type { Name } from "../../core/expr.js";
import { INTEGERS } from "../../core/primitive-types.js";
import type { Type } from "../../core/type.js";
import { Beyond, type Evaluation, Stuck } from "./evaluate.js";
import { isMadeSet, isQuestion, Sets } from "./sets.js";
import { asInteger, asSum, isTruth, type Term, type Terms } from "./term.js";
import type { Width } from "./width.js";
import type { World } from "./world.js";

const INT_KINDS = new Set(["i63", "i32", "i64", "native", "big"]);
/** Squares of squares have so many factors that nothing else would be done. */
const FACTORS_MAX = 32;
const COMPARISONS = new Set(["eq", "ne", "lt", "le", "gt", "ge", "compare"]);

export class Primitives {
  /** Something was asked of machine integers that may be simpler where nothing wraps around. */
  wrapped = false;

  readonly sets: Sets;

  constructor(
    private readonly terms: Terms,
    private readonly world: World,
  ) {
    this.sets = new Sets(terms, world, {
      typeOf: (term) => this.typeOf(term),
      equal: (a, b, run) => this.equal(a, b, run),
    });
  }

  apply(op: string, args: readonly Term[], run: Evaluation): Term {
    const dot = op.indexOf(".");
    const [kind, name] = [op.slice(0, dot), op.slice(dot + 1)];
    if (kind === "set") return this.sets.give(name, args, run);
    const [a, b] = args;
    if (a === undefined) throw new Beyond(op);
    if (INT_KINDS.has(kind)) return b === undefined ? this.unary(op, name, a) : this.integers(op, name, a, b, run);
    if (COMPARISONS.has(name) && b !== undefined) return this.compared(kind, name, a, b, run);
    if (op === "bool.not") return this.not(a);
    if (op === "any.same" && b !== undefined) return this.same(a, b, run);
    if (op === "any.eq_id" && b !== undefined) return this.equal(a, b, run); // of plain data it is equality
    if (op === "any.equal" && b !== undefined) return this.equalAny(a, b, run);
    if (op === "any.size_order" && b !== undefined) return this.sizeOrder(a, b);
    if (op === "any.cast") return a;
    if (op === "char.code")
      return a.kind === "lit" && typeof a.value.value === "number"
        ? this.terms.integer(BigInt(a.value.value))
        : this.terms.prim(op, args);
    if (op === "str.concat" && b !== undefined) return this.concat(a, b);
    if ((op === "str.get" || (op === "array.get" && this.world.frozen)) && b !== undefined)
      return this.element(op, a, b, run);
    if (op === "array.length" && this.world.frozen) return this.terms.prim(op, args);
    if (op === "str.length")
      return a.kind === "lit" && typeof a.value.value === "string"
        ? this.terms.integer(BigInt(a.value.value.length))
        : this.terms.prim(op, args);
    if (PLAIN.has(op) || kind === "f64") return this.terms.prim(op, args);
    throw new Beyond(op);
  }

  /** An operation of ours or of a program, of operands that are known better now. */
  again(op: string, args: readonly Term[], run: Evaluation): Term {
    const [a, b] = args;
    if (a === undefined) return this.apply(op, args, run);
    if (op === "ge0") return this.ge0(a);
    if (op === "eq0") return this.eq0(a, run);
    if (op === "lt" && b !== undefined) return this.below(a, b);
    if (op === "not") return this.not(a);
    if (op === "str.concat") return args.reduce((whole, part) => this.concat(whole, part));
    if (op === "str.at" || op === "array.at") return this.terms.prim(op, args);
    if (op === "div" && b !== undefined) return this.divided("div", a, b);
    if (op === "mod" && b !== undefined) return this.divided("mod", a, b);
    return this.apply(op, args, run);
  }

  /** Its constructor has to be known; what a set is made of never is. */
  waitingFor(term: Term, ctor: Name): Stuck | Beyond {
    return this.sets.isSet(term) ? new Beyond("what a set is made of") : new Stuck(term, ctor);
  }

  /** A part is smaller than the whole; of other measures nothing is known. */
  private sizeOrder(is: Term, was: Term): Term {
    if (is === was) return this.terms.integer(0n);
    const isPart = (whole: Term): boolean =>
      whole.kind === "make" && whole.args.some((arg) => arg === is || isPart(arg));
    if (!isPart(was)) throw new Beyond("any.size_order");
    return this.terms.integer(-1n);
  }

  not(a: Term): Term {
    const truth = isTruth(a);
    if (truth !== undefined) return this.terms.truth(!truth);
    if (a.kind === "prim" && a.op === "not" && a.args[0] !== undefined) return a.args[0];
    if (a.kind === "prim" && a.op === "ge0" && a.args[0] !== undefined)
      return this.ge0(this.terms.subtract(this.terms.integer(-1n), a.args[0]));
    return this.terms.prim("not", [a]);
  }

  ge0(p: Term): Term {
    const quotient = quotientIn(p);
    if (quotient !== undefined) return this.ge0(this.terms.add(quotient.of, this.terms.integer(quotient.by - 1n)));
    const sum = asSum(p);
    if (sum.parts.length === 0) return this.terms.truth(sum.constant >= 0n);
    const divisor = sum.parts.reduce((g, { times }) => gcd(g, times), 0n);
    if (divisor === 1n) return this.terms.prim("ge0", [p]);
    const parts = sum.parts.map((part) => ({ ...part, times: part.times / divisor }));
    return this.terms.prim("ge0", [this.terms.sum(floorDiv(sum.constant, divisor), parts)]);
  }

  eq0(p: Term, run?: Evaluation): Term {
    if (
      run !== undefined &&
      p.kind === "prim" &&
      p.op.endsWith(".compare") &&
      p.args[0] !== undefined &&
      p.args[1] !== undefined
    )
      return this.equal(p.args[0], p.args[1], run);
    const sum = asSum(p);
    const [first] = sum.parts;
    if (first === undefined) return this.terms.truth(sum.constant === 0n);
    const divisor = sum.parts.reduce((g, { times }) => gcd(g, times), 0n);
    if (this.terms.width !== undefined) {
      this.wrapped ||= divisor !== 1n;
      return this.terms.prim("eq0", [first.times < 0n ? this.terms.subtract(this.terms.integer(0n), p) : p]);
    }
    if (sum.constant % divisor !== 0n) return this.terms.truth(false);
    const by = first.times < 0n ? -divisor : divisor;
    const parts = sum.parts.map((part) => ({ ...part, times: part.times / by }));
    return this.terms.prim("eq0", [this.terms.sum(sum.constant / by, parts)]);
  }

  below(a: Term, b: Term): Term {
    const { terms } = this;
    if (terms.width !== undefined) return this.belowMachine(a, b, terms.width);
    return this.ge0(terms.add(terms.subtract(b, a), terms.integer(-1n)));
  }

  /** Not of their difference, which may wrap around. A literal comes first: x < 1 is not 0 < x. Not to be the lowest is to be
   * more than that. */
  private belowMachine(a: Term, b: Term, width: Width): Term {
    const { terms } = this;
    const [x, y] = [asInteger(a), asInteger(b)];
    if (x !== undefined && y !== undefined) return terms.truth(x < y);
    if (a === b || y === width.low || x === width.high) return terms.truth(false);
    const quotient = x === -1n ? quotientIn(b) : undefined;
    if (quotient !== undefined) return this.belowMachine(terms.integer(-quotient.by), quotient.of, width);
    this.wrapped ||= (x === undefined && a.kind === "sum") || (y === undefined && b.kind === "sum");
    if (y !== undefined) return this.not(this.belowMachine(terms.integer(y - 1n), a, width));
    if (x === width.low) return this.not(this.eq0(terms.subtract(b, a)));
    if (x !== undefined && x + 1n === width.high) return this.eq0(terms.subtract(b, terms.integer(x + 1n)));
    return terms.prim("lt", [a, b]);
  }

  /** a <= b, of integers or characters. */
  atMost(a: Term, b: Term): Term {
    return this.not(this.below(this.asNumber(b), this.asNumber(a)));
  }

  private asNumber(a: Term): Term {
    return a.kind === "lit" && a.value.kind === "char"
      ? this.terms.integer(BigInt(a.value.value))
      : this.isInteger(a)
        ? a
        : this.terms.prim("char.code", [a]);
  }

  private product(a: Term, b: Term): Term {
    const product = this.terms.multiply(a, b);
    if (asSum(product).parts.some(({ factors }) => factors.length > FACTORS_MAX)) throw new Beyond("large powers");
    return product;
  }

  private unary(op: string, name: string, a: Term): Term {
    if (name === "neg") return this.terms.subtract(this.terms.integer(0n), a);
    return this.terms.prim(op, [a]);
  }

  private integers(op: string, name: string, a: Term, b: Term, run: Evaluation): Term {
    const { terms } = this;
    switch (name) {
      case "add":
        return terms.add(a, b);
      case "sub":
        return terms.subtract(a, b);
      case "mul":
        return this.product(a, b);
      case "div":
      case "mod":
        if (run.decide(this.eq0(b))) return run.raise("divide");
        return this.divided(name, a, b);
      default:
        return COMPARISONS.has(name) ? this.order(name, a, b, run) : terms.prim(op, [a, b]);
    }
  }

  /** What is at a place, if there is such a place. */
  private element(op: "str.get" | "array.get", whole: Term, index: Term, run: Evaluation): Term {
    const kind = op === "str.get" ? "str" : "array";
    const length = this.apply(`${kind}.length`, [whole], run);
    const isBefore = run.decide(this.order("lt", index, this.terms.integer(0n), run));
    if (isBefore || run.decide(this.order("ge", index, length, run))) return run.raise("bounds");
    return this.terms.prim(`${kind}.at`, [whole, index]);
  }

  private divided(name: "div" | "mod", a: Term, b: Term): Term {
    const [x, y] = [asInteger(a), asInteger(b)];
    if (x !== undefined && y !== undefined && y !== 0n) return this.terms.integer(name === "div" ? x / y : x % y);
    return this.terms.prim(name, [a, b]);
  }

  private order(name: string, a: Term, b: Term, run: Evaluation): Term {
    const { terms } = this;
    switch (name) {
      case "eq":
        return this.eq0(terms.subtract(a, b), run);
      case "ne":
        return this.not(this.eq0(terms.subtract(a, b), run));
      case "lt":
        return this.below(a, b);
      case "gt":
        return this.below(b, a);
      case "le":
        return this.not(this.below(b, a));
      case "ge":
        return this.not(this.below(a, b));
      default:
        if (run.decide(this.below(a, b))) return terms.integer(-1n);
        return terms.integer(run.decide(this.eq0(terms.subtract(a, b))) ? 0n : 1n);
    }
  }

  private compared(kind: string, name: string, a: Term, b: Term, run: Evaluation): Term {
    if (kind === "f64") return this.terms.prim(`f64.${name}`, [a, b]);
    if (kind === "char") return this.order(name, this.asNumber(a), this.asNumber(b), run);
    if (this.isInteger(a) || this.isInteger(b)) return this.order(name, a, b, run);
    if (name === "eq") return this.equal(a, b, run);
    if (name === "ne") return this.not(this.equal(a, b, run));
    if (this.world.floats && kind === "any") throw new Beyond("floats");
    if (name === "gt") return this.less(kind, b, a);
    if (name === "lt") return this.less(kind, a, b);
    if (name === "le") return this.not(this.less(kind, b, a));
    if (name === "ge") return this.not(this.less(kind, a, b));
    return this.terms.prim(`${kind}.${name}`, [a, b]);
  }

  private less(kind: string, a: Term, b: Term): Term {
    if (a === b) return this.terms.truth(false);
    if ([a, b].some((each) => each.kind === "make" || each.kind === "fun")) throw new Beyond("order of data");
    if (a.kind === "lit" && b.kind === "lit" && a.value.kind === b.value.kind)
      return this.terms.truth(a.value.value < b.value.value);
    return this.terms.prim(`${kind}.lt`, [a, b]);
  }

  /** Physical equality: of what is no object it is equality. */
  private same(a: Term, b: Term, run: Evaluation): Term {
    const isNumber = (each: Term): boolean => this.isInteger(each) && !this.world.statement.polymorphic;
    if (![a, b].some((each) => isNumber(each) || this.isImmediate(each))) throw new Beyond("any.same");
    return this.equal(a, b, run);
  }

  private isImmediate(a: Term): boolean {
    if (a.kind === "lit") return a.value.kind === "bool" || a.value.kind === "char";
    if (a.kind === "make") return a.args.length === 0 && !this.world.isMadeAnew(a.ctor);
    if (a.kind === "prim") return TRUTHS.has(a.op);
    const type = this.typeOf(a);
    return type?.kind === "con" && (type.name === "bool" || type.name === "char");
  }

  /** As a program asks that may compare anything: numbers and truths have no equality of their own. */
  private equalAny(a: Term, b: Term, run: Evaluation): Term {
    const isScalar = (each: Term): boolean => this.isInteger(each) || isTruth(each) !== undefined;
    if (!isScalar(a) || !isScalar(b)) throw new Beyond("equality of objects");
    return this.equal(a, b, run);
  }

  /** Structural equality. */
  equal(a: Term, b: Term, run: Evaluation): Term {
    const { terms, world } = this;
    if (this.isInteger(a) || this.isInteger(b))
      return this.eq0(terms.subtract(this.asNumberOrSelf(a), this.asNumberOrSelf(b)), run);
    if (isMadeSet(a) || isMadeSet(b)) throw new Beyond("identity of sets");
    if (isQuestion(a)) return run.decide(a) ? b : this.not(b);
    if (isQuestion(b)) return run.decide(b) ? a : this.not(a);
    if (world.floats && !isPlain(a) && !isPlain(b)) throw new Beyond("floats");
    if (isFunction(a) || isFunction(b)) throw new Beyond("equality of functions");
    if (a === b) return terms.truth(true);
    const [x, y] = a.kind === "lit" || (a.kind === "make" && b.kind !== "lit") ? [a, b] : [b, a];
    if (x.kind === "lit") return this.equalToLiteral(x, y);
    if (x.kind === "make") return this.equalToData(x, y, run);
    return terms.prim("any.eq", a.id < b.id ? [a, b] : [b, a]);
  }

  private equalToLiteral(literal: Extract<Term, { kind: "lit" }>, other: Term): Term {
    const { terms } = this;
    if (literal.value.kind === "bool") return literal.value.value ? other : this.not(other);
    if (literal.value.kind === "char") return this.eq0(terms.subtract(this.asNumber(literal), this.asNumber(other)));
    if (other.kind === "lit") return terms.truth(literal.value.value === other.value.value);
    return terms.prim("any.eq", literal.id < other.id ? [literal, other] : [other, literal]);
  }

  private equalToData(data: Extract<Term, { kind: "make" }>, other: Term, run: Evaluation): Term {
    if (!this.world.isPlain(data.ctor)) throw new Beyond("equality of objects");
    if (other.kind !== "make") throw new Stuck(other, data.ctor);
    if (data.ctor !== other.ctor) return this.terms.truth(false);
    const open: Term[] = [];
    for (const [i, arg] of data.args.entries()) {
      const against = other.args[i];
      if (against === undefined) throw new Beyond("data");
      const same = run.rewritten(this.equal(arg, against, run));
      if (isTruth(same) === false) return same;
      if (isTruth(same) === undefined) open.push(same);
    }
    const [first, ...further] = open;
    if (first === undefined) return this.terms.truth(true);
    if (further.length === 0) return first;
    throw new Stuck(first, undefined);
  }

  private asNumberOrSelf(a: Term): Term {
    return a.kind === "lit" && a.value.kind === "char" ? this.asNumber(a) : a;
  }

  private concat(a: Term, b: Term): Term {
    const flat = (each: Term): readonly Term[] =>
      each.kind === "prim" && each.op === "str.concat" ? each.args : [each];
    const parts: Term[] = [];
    for (const part of [...flat(a), ...flat(b)]) {
      const last = parts.at(-1);
      if (part.kind === "lit" && part.value.value === "") continue;
      if (last?.kind === "lit" && last.value.kind === "str" && part.kind === "lit" && part.value.kind === "str")
        parts.splice(-1, 1, this.terms.literal({ kind: "str", value: last.value.value + part.value.value }));
      else parts.push(part);
    }
    const [only] = parts;
    if (only === undefined) return this.terms.literal({ kind: "str", value: "" });
    return parts.length === 1 ? only : this.terms.prim("str.concat", parts);
  }

  isInteger(a: Term): boolean {
    if (a.kind === "sum") return true;
    if (a.kind === "prim" && a.op !== "array.at")
      return INTEGER_RESULTS.has(a.op) || (INT_KINDS.has(a.op.slice(0, a.op.indexOf("."))) && !a.op.endsWith(".show"));
    const type = this.typeOf(a);
    return type?.kind === "con" && INTEGERS.has(type.name) && type.name !== "char" && type.name !== "char16";
  }

  typeOf(a: Term): Type | undefined {
    if (a.kind === "var") return a.type;
    if (a.kind === "prim" && a.op === "array.at") return this.elementType(a.args[0]);
    if (a.kind !== "call") return undefined;
    if (a.fn.kind === "fun") return a.fn.code.result;
    let type = this.typeOf(a.fn);
    for (const _ of a.args) type = type?.kind === "fn" ? type.to : undefined;
    return type;
  }

  private elementType(array: Term | undefined): Type | undefined {
    const type = array && this.typeOf(array);
    return type?.kind === "con" && type.name === "array" ? type.args[0] : undefined;
  }
}

/** Operations that never fail, of which nothing is known but that they give the same on the same. */
const PLAIN = new Set(["char.among", "char.chr", "char.chr16", "str.md5", "str.utf8"]);
export const TRUTHS: ReadonlySet<string> = new Set(["ge0", "eq0", "lt", "not", "any.eq", "any.lt", "str.lt", "set.eq"]);
const INTEGER_RESULTS = new Set([
  "div",
  "mod",
  "char.among",
  "char.code",
  "str.length",
  "array.length",
  "any.compare",
  "str.compare",
]);

/** Something that is divided by a positive number: rounded towards zero, it is negative only if that is as far below zero. */
function quotientIn(term: Term): { readonly of: Term; readonly by: bigint } | undefined {
  const [of, divisor] = term.kind === "prim" && term.op === "div" ? term.args : [];
  const by = divisor && asInteger(divisor);
  return of !== undefined && by !== undefined && by > 0n ? { of, by } : undefined;
}

/** Equal ones are the same, whatever else is there. */
function isPlain(a: Term): boolean {
  return (a.kind === "lit" && a.value.kind !== "f64") || (a.kind === "make" && a.args.length === 0);
}

function isFunction(a: Term): boolean {
  return a.kind === "fun" || (a.kind === "var" && a.type?.kind === "fn");
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function floorDiv(a: bigint, b: bigint): bigint {
  return a >= 0n ? a / b : -((-a + b - 1n) / b);
}
