// What primitives are on terms, for the checker. What it does not know, it refuses.
import { INTEGERS } from "../../../core/primitive-types.js";
import { isMadeAnew } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import type { Statement } from "../statement.js";
import type { Run } from "./evaluate.js";
import { mentionsBoxed } from "./mentioned.js";
import { Plain } from "./plain.js";
import { Refused } from "./refused.js";
import { CheckedSets, isMadeSet } from "./sets.js";
import { monomialsOf, numberIn, type Store, type Term, truthIn } from "./terms.js";
import { writesArrays } from "./written.js";

/** The evaluation needs to know: the constructor (of the family of this one), or the truth. */
export class Open {
  constructor(
    readonly term: Term,
    readonly ctor: string | undefined,
  ) {}
}

const WIDTHS = ["i63", "i32", "i64", "native", "big"];
const TOTAL = ["char.chr", "char.chr16", "str.md5", "str.utf8", "str.length", "char.code"];
const NUMBERS = ["div", "mod", "char.among", "char.code", "str.length", "array.length", "any.compare", "str.compare"];
const TRUTHS = ["ge0", "eq0", "lt", "not", "any.eq", "any.lt", "str.lt", "set.eq"];

export class Prims {
  readonly plain: Plain;
  readonly sets: CheckedSets;
  /** Integers may be, or stand for, objects. */
  private readonly hasBoxed: boolean;
  /** No program changes an array. */
  private readonly frozen: boolean;
  /** The constructors whose values are objects, even without fields. */
  private readonly madeAnew: ReadonlySet<string>;

  constructor(
    private readonly store: Store,
    private readonly floats: boolean,
    statement: Statement,
  ) {
    this.plain = new Plain(statement, (term) => this.typeOf(term));
    this.sets = new CheckedSets(
      store,
      statement,
      (term) => this.typeOf(term),
      (term) => !floats && this.plain.isElement(term),
    );
    this.frozen = !writesArrays(statement);
    this.hasBoxed = statement.polymorphic || mentionsBoxed(statement);
    const ctors = [...statement.data.flatMap((each) => each.ctors), ...statement.exceptions];
    this.madeAnew = new Set(ctors.filter(isMadeAnew).map(({ name }) => name));
  }

  /** Also operations of the proof's own: add, mul, ge0, eq0, not, div, mod. */
  give(op: string, args: readonly Term[], run: Run): Term {
    const [a, b] = args;
    if (op.startsWith("set.")) return this.ofSets(op, args, run);
    if (a === undefined) throw new Refused(op);
    const [kind = "", name = ""] = op.split(".");
    if (op === "ge0") return this.notNegative(a);
    if (op === "eq0") return this.isZero(a, run);
    if (op === "lt" && b !== undefined) return this.less(a, b);
    if (op === "not" || op === "bool.not") return this.not(a);
    if (op === "any.cast") return a;
    if (op === "char.code" && a.is === "lit") return this.code(a);
    if (op === "str.length" && a.is === "lit" && a.value.kind === "str")
      return this.store.integer(BigInt(a.value.value.length));
    if (op === "char.among") return this.store.prim(op, [a, b ?? a]);
    if (b === undefined) return this.unary(op, kind, name, a);
    if (op === "str.concat") return this.joined(args);
    if (op === "any.equal") return this.equalNumbers(a, b, run);
    if (op === "any.size_order") return this.sizeOrder(a, b);
    if (op === "any.same") return this.identical(a, b, run);
    if (op === "any.eq_id") return this.equalPlain(a, b, run);
    if (op === "str.get" || (op === "array.get" && this.frozen)) return this.element(op, a, b, run);
    if (op === "str.at" || op === "array.at") return this.store.prim(op, [a, b]);
    if (["add", "mul", "div", "mod"].includes(op)) return this.arithmetic(op, op, a, b, run);
    if (WIDTHS.includes(kind)) return this.arithmetic(op, name, a, b, run);
    return this.comparison(kind, name, a, b, run);
  }

  private ofSets(op: string, args: readonly Term[], run: Run): Term {
    const [a, b] = args;
    if (op !== "set.eq" || a === undefined || b === undefined) return this.sets.make(op, args);
    const same = (x: Term, y: Term): boolean | undefined => {
      const equal = this.compared(x, y, run);
      return equal && truthIn(run.rewritten(equal));
    };
    return this.sets.equal(a, b, { rewrites: run.allAssumed(), same });
  }

  /** Whether two elements are the same; undefined where something has to be decided before that can be said. */
  compared(x: Term, y: Term, run: Run): Term | undefined {
    if (!this.plain.either(x, y)) return undefined;
    try {
      return this.equal(x, y, run);
    } catch (error) {
      if (error instanceof Open) return undefined;
      throw error;
    }
  }

  /** What compares anything asks objects for their own equality; numbers and truths have none. */
  private equalNumbers(a: Term, b: Term, run: Run): Term {
    if (![a, b].every((each) => this.isInteger(each) || truthIn(each) !== undefined)) throw new Refused("objects");
    return this.equal(a, b, run);
  }

  /** What is at a place, if there is such a place: `at` is a function of both, whatever it is elsewhere. */
  private element(op: "str.get" | "array.get", whole: Term, index: Term, run: Run): Term {
    const { store } = this;
    const kind = op === "str.get" ? "str" : "array";
    const length = this.give(`${kind}.length`, [whole], run);
    const isBefore = run.decide(this.ordered("lt", index, store.integer(0n), run));
    if (isBefore || run.decide(this.ordered("ge", index, length, run))) return run.fault("bounds");
    return store.prim(`${kind}.at`, [whole, index]);
  }

  private unary(op: string, kind: string, name: string, a: Term): Term {
    if (WIDTHS.includes(kind) && name === "neg") return this.store.add(this.store.integer(0n), a, -1n);
    if (WIDTHS.includes(kind) || kind === "f64" || TOTAL.includes(op)) return this.store.prim(op, [a]);
    if (op === "array.length" && this.frozen) return this.store.prim(op, [a]);
    throw new Refused(op);
  }

  /** What a constructor was applied to is smaller than what it made. */
  private sizeOrder(is: Term, was: Term): Term {
    if (is === was) return this.store.integer(0n);
    const waiting = was.is === "make" ? [...was.of] : [];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (part === is) return this.store.integer(-1n);
      if (part.is === "make") waiting.push(...part.of);
    }
    throw new Refused("any.size_order");
  }

  not(a: Term): Term {
    const truth = truthIn(a);
    if (truth !== undefined) return this.store.truth(!truth);
    const [inner] = a.is === "prim" ? a.of : [];
    if (a.is === "prim" && a.op === "not" && inner !== undefined) return inner;
    if (a.is === "prim" && a.op === "ge0" && inner !== undefined)
      return this.notNegative(this.store.add(this.store.integer(-1n), inner, -1n));
    return this.store.prim("not", [a]);
  }

  /** a < b of machine integers. It says nothing of their difference, which may wrap around. A literal comes first;
   * more than the lowest is what is not the lowest, and more than all but the highest is the highest. */
  less(a: Term, b: Term): Term {
    const { store } = this;
    if (store.width === undefined) throw new Refused("machine integers");
    const { low, high } = store.width;
    const [x, y] = [numberIn(a), numberIn(b)];
    if (x !== undefined && y !== undefined) return store.truth(x < y);
    if (a === b || x === high || y === low) return store.truth(false);
    // A quotient is rounded towards zero: above -1 is whatever is above minus the divisor, if that is positive.
    const divided = x === -1n ? dividedByPositive(b) : undefined;
    if (divided !== undefined) return this.less(store.integer(-divided.by), divided.of);
    if (y !== undefined) return this.not(this.less(store.integer(y - 1n), a));
    if (x === low) return this.not(this.isZeroPlain(store.add(b, a, -1n)));
    return x === high - 1n ? this.isZeroPlain(store.add(b, store.integer(high), -1n)) : store.prim("lt", [a, b]);
  }

  /** Of integers without end. */
  notNegative(sum: Term): Term {
    if (this.store.width !== undefined) throw new Refused("integers without end");
    const value = numberIn(sum);
    if (value !== undefined) return this.store.truth(value >= 0n);
    const quotient = dividedByPositive(sum);
    if (quotient !== undefined)
      return this.notNegative(this.store.add(quotient.of, this.store.integer(quotient.by - 1n), 1n));
    const divisor = commonDivisor(sum);
    const divided = monomialsOf(sum).map(({ times, factors }) => ({
      times: factors.length > 0 ? times / divisor : roundedDown(times, divisor),
      factors,
    }));
    return this.store.prim("ge0", [this.store.poly(divided)]);
  }

  isZero(sum: Term, run: Run): Term {
    const value = numberIn(sum);
    if (value !== undefined) return this.store.truth(value === 0n);
    if (sum.is === "prim" && sum.op.endsWith(".compare")) return this.equal(sum.of[0] as Term, sum.of[1] as Term, run);
    if (this.store.width !== undefined) return this.isZeroPlain(sum); // two may divide zero there: nothing is divided
    const divisor = commonDivisor(sum);
    const monomials = monomialsOf(sum);
    const constant = monomials.find(({ factors }) => factors.length === 0)?.times ?? 0n;
    if (constant % divisor !== 0n) return this.store.truth(false);
    const first = monomials.find(({ factors }) => factors.length > 0);
    const by = first !== undefined && first.times < 0n ? -divisor : divisor;
    return this.store.prim("eq0", [this.store.poly(monomials.map((each) => ({ ...each, times: each.times / by })))]);
  }

  private arithmetic(op: string, name: string, a: Term, b: Term, run: Run): Term {
    const { store } = this;
    if (name === "add") return store.add(a, b, 1n);
    if (name === "sub") return store.add(a, b, -1n);
    if (name === "mul") return store.multiply(a, b);
    if (name === "div" || name === "mod") {
      if (op !== name && run.decide(this.isZero(b, run))) return run.fault("divide");
      const [x, y] = [numberIn(a), numberIn(b)];
      if (x === undefined || y === undefined || y === 0n) return store.prim(name, [a, b]);
      return store.integer(name === "div" ? x / y : x % y);
    }
    return isComparison(name) ? this.ordered(name, a, b, run) : store.prim(op, [a, b]);
  }

  /** Of integers. */
  private ordered(name: string, a: Term, b: Term, run: Run): Term {
    const { store } = this;
    const below = (x: Term, y: Term): Term =>
      store.width === undefined
        ? this.notNegative(store.add(store.add(y, x, -1n), store.integer(-1n), 1n))
        : this.less(x, y);
    const same = (): Term => this.isZero(store.add(a, b, -1n), run);
    if (name === "eq") return same();
    if (name === "ne") return this.not(same());
    if (name === "lt") return below(a, b);
    if (name === "gt") return below(b, a);
    if (name === "le") return this.not(below(b, a));
    if (name === "ge") return this.not(below(a, b));
    if (run.decide(below(a, b))) return store.integer(-1n);
    return store.integer(run.decide(same()) ? 0n : 1n);
  }

  private comparison(kind: string, name: string, a: Term, b: Term, run: Run): Term {
    if (kind === "f64") return this.store.prim(`f64.${name}`, [a, b]);
    if (!isComparison(name) || !["char", "str", "bool", "any"].includes(kind)) throw new Refused(`${kind}.${name}`);
    if (kind === "char") return this.ordered(name, this.code(a), this.code(b), run);
    if (this.isInteger(a) || this.isInteger(b)) return this.ordered(name, a, b, run);
    if (name === "eq") return this.equal(a, b, run);
    if (name === "ne") return this.not(this.equal(a, b, run));
    if (this.floats && kind === "any") throw new Refused("an order of floats");
    if (kind === "any") this.comparable(a, b);
    if (name === "lt") return this.below(kind, a, b);
    if (name === "gt") return this.below(kind, b, a);
    if (name === "le") return this.not(this.below(kind, b, a));
    if (name === "ge") return this.not(this.below(kind, a, b));
    return this.store.prim(`${kind}.compare`, [a, b]);
  }

  private below(kind: string, a: Term, b: Term): Term {
    if (a === b) return this.store.truth(false);
    if ([a, b].some(({ is }) => is === "make" || is === "fun")) throw new Refused("an order of data");
    if (a.is === "lit" && b.is === "lit" && a.value.kind === b.value.kind)
      return this.store.truth(a.value.value < b.value.value);
    return this.store.prim(`${kind}.lt`, [a, b]);
  }

  /** low <= a <= high is asked for in patterns. */
  atMost(a: Term, b: Term): Term {
    if (this.store.width !== undefined) return this.not(this.less(this.code(b), this.code(a)));
    return this.notNegative(this.store.add(this.code(b), this.code(a), -1n));
  }

  private code(a: Term): Term {
    if (a.is === "lit" && a.value.kind === "char") return this.store.integer(BigInt(a.value.value));
    return this.isInteger(a) ? a : this.store.prim("char.code", [a]);
  }

  private identical(a: Term, b: Term, run: Run): Term {
    const isNumber = (each: Term): boolean => this.isInteger(each) && !this.hasBoxed;
    if (![a, b].some((each) => isNumber(each) || this.isImmediate(each))) throw new Refused("identity of objects");
    return this.equal(a, b, run);
  }

  /** What is no object, and has none in it, is the same where it is equal; null is of no type, so that nothing else is. */
  private equalPlain(a: Term, b: Term, run: Run): Term {
    if ([a, b].some((each) => each.is === "make" && this.plain.isAlone(each.ctor))) throw new Refused("null");
    this.comparable(a, b);
    return this.equal(a, b, run);
  }

  equal(a: Term, b: Term, run: Run): Term {
    const { store } = this;
    const number = (each: Term): Term => (each.is === "lit" && each.value.kind === "char" ? this.code(each) : each);
    if (this.isInteger(a) || this.isInteger(b)) return this.isZero(store.add(number(a), number(b), -1n), run);
    if (isMadeSet(a) || isMadeSet(b)) throw new Refused("identity of sets");
    // Of truths: what is known of sets is known of the question whether they are equal.
    const isQuestion = (each: Term): boolean => each.is === "prim" && each.op === "set.eq";
    if (isQuestion(a)) return run.decide(a) ? b : this.not(b);
    if (isQuestion(b)) return run.decide(b) ? a : this.not(a);
    if (this.floats && !isConstant(a) && !isConstant(b)) throw new Refused("equality of floats");
    const [known, other] = a.is === "lit" || (a.is === "make" && b.is !== "lit") ? [a, b] : [b, a];
    if (known.is !== "make" || a === b) this.comparable(a, b);
    if (a === b) return store.truth(true);
    if (known.is === "lit") return this.equalLiteral(known, other);
    if (known.is === "make") return this.equalData(known, other, run);
    return store.prim("any.eq", sorted(a, b));
  }

  /** Comparing functions raises; objects, and what can be changed, may be equal and not the same, or the other way round. */
  private comparable(a: Term, b: Term): void {
    if ([a, b].some(({ is }) => is === "fun") || !this.plain.either(a, b))
      throw new Refused("a comparison of functions");
  }

  private equalLiteral(known: Extract<Term, { is: "lit" }>, other: Term): Term {
    if (known.value.kind === "bool") return known.value.value ? other : this.not(other);
    if (known.value.kind === "char") {
      const difference = this.store.add(this.code(known), this.code(other), -1n);
      const value = numberIn(difference);
      return value === undefined ? this.isZeroPlain(difference) : this.store.truth(value === 0n);
    }
    if (other.is === "lit") return this.store.truth(known.value.value === other.value.value);
    return this.store.prim("any.eq", sorted(known, other));
  }

  private isZeroPlain(sum: Term): Term {
    const first = monomialsOf(sum).find(({ factors }) => factors.length > 0);
    const sign = first !== undefined && first.times < 0n ? -1n : 1n;
    return this.store.prim("eq0", [
      this.store.poly(monomialsOf(sum).map((each) => ({ ...each, times: each.times * sign }))),
    ]);
  }

  /** All parts are; one of them may be open. */
  private equalData(known: Extract<Term, { is: "make" }>, other: Term, run: Run): Term {
    if (this.plain.isObject(known.ctor)) throw new Refused("equality of objects");
    if (other.is !== "make") throw new Open(other, known.ctor);
    if (known.ctor !== other.ctor || known.of.length !== other.of.length) return this.store.truth(false);
    const open: Term[] = [];
    for (const [i, part] of known.of.entries()) {
      const same = run.rewritten(this.equal(part, other.of[i] as Term, run));
      if (truthIn(same) === false) return same;
      if (truthIn(same) === undefined) open.push(same);
    }
    if (open.length > 1) throw new Open(open[0] as Term, undefined);
    return open[0] ?? this.store.truth(true);
  }

  /** Literals beside each other become one. */
  private joined(args: readonly Term[]): Term {
    const parts: Term[] = [];
    for (const part of args.flatMap((each) => (each.is === "prim" && each.op === "str.concat" ? each.of : [each]))) {
      const last = parts.at(-1);
      if (part.is === "lit" && part.value.value === "") continue;
      if (last?.is === "lit" && part.is === "lit")
        parts.splice(-1, 1, this.store.literal({ kind: "str", value: `${last.value.value}${part.value.value}` }));
      else parts.push(part);
    }
    if (parts.length === 0) return this.store.literal({ kind: "str", value: "" });
    return parts.length === 1 ? (parts[0] as Term) : this.store.prim("str.concat", parts);
  }

  isInteger(a: Term): boolean {
    if (a.is === "poly") return true;
    if (a.is === "prim" && a.op !== "array.at")
      return NUMBERS.includes(a.op) || (WIDTHS.includes(a.op.split(".")[0] ?? "") && !a.op.endsWith(".show"));
    const type = this.typeOf(a);
    return type?.kind === "con" && INTEGERS.has(type.name) && !type.name.startsWith("char");
  }

  private isImmediate(a: Term): boolean {
    if (a.is === "lit") return a.value.kind === "bool" || a.value.kind === "char";
    if (a.is === "make") return a.of.length === 0 && !this.madeAnew.has(a.ctor);
    if (a.is === "prim") return TRUTHS.includes(a.op);
    const type = this.typeOf(a);
    return type?.kind === "con" && (type.name === "bool" || type.name === "char");
  }

  typeOf(a: Term): Type | undefined {
    if (a.is === "var") return a.type;
    if (a.is === "prim" && a.op === "array.at") return this.elementType(a.of[0] as Term);
    if (a.is !== "call") return undefined;
    const [fn, ...args] = a.of;
    if (fn === undefined) return undefined;
    if (fn.is === "fun") return fn.fn.gives;
    let type = this.typeOf(fn);
    for (const _ of args) type = type?.kind === "fn" ? type.to : undefined;
    return type;
  }

  private elementType(array: Term): Type | undefined {
    const type = this.typeOf(array);
    return type?.kind === "con" && type.name === "array" ? type.args[0] : undefined;
  }
}

function isComparison(name: string): boolean {
  return ["eq", "ne", "lt", "le", "gt", "ge", "compare"].includes(name);
}

function dividedByPositive(a: Term): { readonly of: Term; readonly by: bigint } | undefined {
  if (a.is !== "prim" || a.op !== "div") return undefined;
  const [of, by] = [a.of[0] as Term, numberIn(a.of[1] as Term)];
  return by !== undefined && by > 0n ? { of, by } : undefined;
}

function isConstant(a: Term): boolean {
  return (a.is === "lit" && a.value.kind !== "f64") || (a.is === "make" && a.of.length === 0);
}

function sorted(a: Term, b: Term): readonly Term[] {
  return a.key < b.key ? [a, b] : [b, a];
}

function commonDivisor(sum: Term): bigint {
  let divisor = 0n;
  for (const { times, factors } of monomialsOf(sum)) {
    let other = factors.length === 0 ? 0n : times < 0n ? -times : times;
    while (other !== 0n) [divisor, other] = [other, divisor % other];
  }
  return divisor;
}

function roundedDown(a: bigint, b: bigint): bigint {
  return a >= 0n ? a / b : -((-a + b - 1n) / b);
}
