// Random core programs for the laws: closed and well typed, so that they never get stuck,
// but free to raise, to loop, to recurse deeply, to share and to change cells.
import { type Arm, type Expr, makeName, type Name, type Pattern, tupleCtor } from "../../src/core/expr.js";
import type { Literal } from "../../src/core/literal.js";
import { parseProgram } from "../../src/core/parse.js";
import type { PrimName } from "../../src/core/primitive.js";
import type { Def, Program } from "../../src/core/program.js";
import { NOWHERE } from "../../src/core/span.js";

/** f1: int -> int, f2: int -> int -> int; cell, array and lazy hold ints. */
type Ty =
  | "int"
  | "bool"
  | "str"
  | "flt"
  | "exn"
  | "ints"
  | "shape"
  | "pair"
  | "cell"
  | "array"
  | "lazy"
  | "f1"
  | "f2"
  | "unit";
type Var = { readonly name: Name; readonly ty: Ty };

const DECLARATIONS = parseProgram(`
  (data ints () [nil 0 ()] [cons 1 (i63 ints)])
  (data shape () [Dot 0 ()] [Gap 1 ()] [One 2 (i63)] [Two 3 (i63 ints)] [Three 4 (i63 bool shape)] [Five 5 (i63 str i63 bool shape)])
  (exception [Boom 0 ()]) (exception [Bang 1 (i63)]) (exception [Odd 2 (str i63)])
  (exception [Divide 3 ()]) (exception [Fault 4 (str)])
  (fault divide [Divide]) (fault bounds [Fault "bounds"]) (fault incomparable [Fault "incomparable"])
  (fault lazy [Fault "lazy"]) (fault match [Fault "match"])`);

const FIELDS: Readonly<Record<string, readonly Ty[]>> = {
  nil: [],
  cons: ["int", "ints"],
  Dot: [],
  Gap: [],
  One: ["int"],
  Two: ["int", "ints"],
  Three: ["int", "bool", "shape"],
  Five: ["int", "str", "int", "bool", "shape"],
  Boom: [],
  Bang: ["int"],
  Odd: ["str", "int"],
  Divide: [],
  Fault: ["str"],
  [tupleCtor(2)]: ["int", "bool"],
};
const CTORS: Readonly<Partial<Record<Ty, readonly string[]>>> = {
  ints: ["nil", "cons", "cons"],
  shape: ["Dot", "Gap", "One", "Two", "Three", "Five"],
  exn: ["Boom", "Bang", "Odd", "Divide"],
  pair: [tupleCtor(2)],
};
const DATA_TYPES: readonly Ty[] = ["int", "bool", "str", "ints", "shape", "pair", "exn"];
const ALL_TYPES: readonly Ty[] = [...DATA_TYPES, "flt", "cell", "array", "lazy", "f1", "f2"];
const INTEGERS = [
  0n,
  1n,
  2n,
  3n,
  -1n,
  -2n,
  7n,
  100n,
  9007199254740991n,
  -9007199254740991n,
  9007199254740993n,
  4611686018427387903n,
  -4611686018427387904n,
];
const INT_BINARY = [
  "add",
  "sub",
  "mul",
  "add",
  "sub",
  "mul",
  "div",
  "mod",
  "and",
  "or",
  "xor",
  "lsl",
  "lsr",
  "asr",
  "compare",
] as const;
const TESTS = ["eq", "ne", "lt", "le", "gt", "ge"] as const;

/** The same seed gives the same program. */
export function randomProgram(seed: number, size: number): Program {
  const g = new Random(seed);
  const env: Var[] = [];
  const defs: Def[] = [];
  for (let i = 0; i < 4; i++) {
    if (g.chance(0.5)) {
      const binding = g.recursive(env, size);
      env.push({ name: binding.name, ty: "f2" });
      defs.push({ kind: "rec", bindings: [binding] });
    } else {
      const ty = i === 3 ? "int" : g.pick(ALL_TYPES);
      const bound = g.expr(ty, env, size);
      const name = g.name("d");
      env.push({ name, ty });
      defs.push({ kind: "one", name, bound });
    }
  }
  return { ...DECLARATIONS, defs };
}

class Random {
  private state: number;
  private serial = 0;
  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** Mulberry32: small, and good enough for this. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  chance(p: number): boolean {
    return this.next() < p;
  }
  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }
  name(shown: string): Name {
    this.serial++;
    return makeName(shown, this.serial);
  }
  private node<K extends string>(kind: K) {
    this.serial++;
    return { kind, id: this.serial, at: NOWHERE, written: this.chance(0.8) };
  }
  private prim(op: PrimName, ...args: readonly Expr[]): Expr {
    return { ...this.node("prim"), op, args };
  }
  private lit(value: Literal): Expr {
    return { ...this.node("lit"), value };
  }

  expr(ty: Ty, env: readonly Var[], size: number): Expr {
    const known = env.filter((v) => v.ty === ty);
    if (known.length > 0 && this.chance(size <= 0 || ty === "f2" ? 0.7 : 0.25))
      return { ...this.node("var"), name: this.pick(known).name };
    return size > 0 && this.chance(0.6) ? this.control(ty, env, size - 1) : this.plain(ty, env, size - 1);
  }

  /** What has the type by its form. */
  private plain(ty: Ty, env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    switch (ty) {
      case "int":
        return size < 0 ? this.int() : this.intOf(env, size);
      case "bool":
        return size < 0 ? this.lit({ kind: "bool", value: this.chance(0.5) }) : this.test(env, size);
      case "str":
        return size < 0
          ? this.lit({ kind: "str", value: this.pick(["", "a", "b", "a longer string"]) })
          : this.string(env, size);
      case "flt":
        return this.chance(0.5)
          ? this.lit({ kind: "f64", value: this.pick([0, -0, 1.5, Number.NaN]) })
          : this.prim("f64.of_i63", sub("int"));
      case "cell":
        return this.prim("cell.new", sub("int"));
      case "array":
        return this.chance(0.2)
          ? this.prim("array.append", sub("array"), sub("array"))
          : this.prim("array.of", ...this.some(() => sub("int"), 3));
      case "lazy":
        return { ...this.node("delay"), body: sub("int"), again: this.chance(0.5) };
      case "f1":
        return this.chance(0.3) ? this.apply("f2", 1, env, size) : this.lambda(1, env, size);
      case "f2":
        return this.lambda(2, env, size);
      case "unit":
        return this.effect(env, size);
      default:
        return this.data(ty, env, size);
    }
  }

  private int(): Expr {
    return this.lit({
      kind: "i63",
      value: this.chance(0.8) ? BigInt(Math.floor(this.next() * 5)) : this.pick(INTEGERS),
    });
  }

  private some<T>(make: () => T, most: number): readonly T[] {
    return Array.from({ length: Math.floor(this.next() * (most + 1)) }, make);
  }

  private intOf(env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    const forms: readonly (() => Expr)[] = [
      () => this.prim(`i63.${this.pick(INT_BINARY)}`, sub("int"), sub("int")),
      () => this.prim(`i63.${this.pick(["add", "sub"] as const)}`, sub("int"), this.int()),
      () => this.prim(this.pick(["i63.neg", "i63.not"] as const), sub("int")),
      () => this.prim("cell.get", sub("cell")),
      () => this.prim("str.length", sub("str")),
      () => (this.chance(0.3) ? this.prim("char.code", this.prim("str.get", sub("str"), sub("int"))) : sub("int")),
      () => (this.chance(0.3) ? this.prim("array.get", sub("array"), sub("int")) : sub("int")),
      () => this.prim("array.length", sub("array")),
      () => this.prim("f64.to_i63", sub("flt")),
      () => this.compared("any.compare", env, size),
      () => ({ ...this.node("force"), value: sub("lazy") }),
      () => this.apply("f1", 1, env, size),
      ...[1, 2, 3, 4].map(() => () => this.apply("f2", 2, env, size)),
    ];
    return this.pick(forms)();
  }

  /** Any two values of one type, functions included. */
  private compared(op: PrimName, env: readonly Var[], size: number): Expr {
    const ty = this.pick(ALL_TYPES);
    return this.prim(op, this.expr(ty, env, size), this.expr(ty, env, size));
  }

  private test(env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    const forms: readonly (() => Expr)[] = [
      () => this.prim(`i63.${this.pick(TESTS)}`, sub("int"), sub("int")),
      () => this.prim(`str.${this.pick(TESTS)}`, sub("str"), sub("str")),
      () => this.prim(`f64.${this.pick(TESTS)}`, sub("flt"), sub("flt")),
      () => this.prim("bool.not", sub("bool")),
      () => this.prim("lazy.is_done", sub("lazy")),
      () => this.compared(`any.${this.pick(TESTS)}`, env, size),
      () => this.compared("any.same", env, size),
    ];
    return this.pick(forms)();
  }

  private string(env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    if (this.chance(0.4)) return this.prim("str.concat", sub("str"), sub("str"));
    return this.chance(0.8)
      ? this.prim("i63.show", sub("int"))
      : this.prim("str.sub", sub("str"), sub("int"), sub("int"));
  }

  private data(ty: Ty, env: readonly Var[], size: number): Expr {
    const ctors = CTORS[ty] ?? [];
    const ctor = (size < 0 ? (ctors.find((c) => FIELDS[c]?.length === 0) ?? ctors[0]) : this.pick(ctors)) as Name;
    if (ctor === "cons" && this.chance(0.5)) {
      const items = this.some(() => this.expr("int", env, size - 1), 12);
      return { ...this.node("chain"), ctor, items, last: this.expr("ints", env, size - 1) };
    }
    return { ...this.node("make"), ctor, args: (FIELDS[ctor] ?? []).map((field) => this.expr(field, env, size - 1)) };
  }

  private lambda(arity: number, env: readonly Var[], size: number): Expr {
    const params = Array.from({ length: arity }, () => this.name("p"));
    const body = this.expr("int", [...env, ...params.map((name): Var => ({ name, ty: "int" }))], size);
    return { ...this.node("lam"), params, body };
  }

  private apply(fn: "f1" | "f2", count: number, env: readonly Var[], size: number): Expr {
    const args = Array.from({ length: count }, () => this.expr("int", env, size - 1));
    const applied: Expr = { ...this.node("app"), fn: this.expr(fn, env, size - 1), args };
    if (count < 2 || this.chance(0.8)) return applied;
    // A function that gives a function, given too many arguments at once.
    const outer: Expr = { ...this.node("lam"), params: [this.name("q")], body: this.expr("f1", env, size - 1) };
    return { ...this.node("app"), fn: outer, args };
  }

  private effect(env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    const forms: readonly (() => Expr)[] = [
      () => this.prim("cell.set", sub("cell"), sub("int")),
      () => this.prim("out.print", sub("str")),
      () =>
        this.chance(0.3)
          ? this.prim("array.set", sub("array"), sub("int"), sub("int"))
          : this.prim("cell.set", sub("cell"), sub("int")),
    ];
    return this.pick(forms)();
  }

  /** What can have any type. */
  private control(ty: Ty, env: readonly Var[], size: number): Expr {
    const sub = (t: Ty): Expr => this.expr(t, env, size);
    const forms: readonly (() => Expr)[] = [
      () => ({ ...this.node("if"), cond: sub("bool"), yes: sub(ty), no: sub(ty) }),
      () => this.bind(ty, env, size),
      () => this.bind(ty, env, size),
      () => this.bindRec(ty, env, size),
      () => this.matching(ty, env, size),
      () => this.matching(ty, env, size),
      () => ({ ...this.node("seq"), items: [...this.some(() => sub("unit"), 3), sub(ty)] }),
      () => ({ ...this.node("try"), body: sub(ty), arms: this.arms("exn", ty, env, size) }),
      () => (this.chance(0.2) ? { ...this.node("raise"), exn: sub("exn") } : sub(ty)),
      () => ({ ...this.node("choose"), options: [sub(ty), sub(ty)] }),
    ];
    return this.pick(forms)();
  }

  private bind(ty: Ty, env: readonly Var[], size: number): Expr {
    const of = this.pick(ALL_TYPES);
    const bound = this.expr(of, env, size);
    const name = this.name("x");
    return { ...this.node("let"), name, bound, body: this.expr(ty, [...env, { name, ty: of }], size) };
  }

  private bindRec(ty: Ty, env: readonly Var[], size: number): Expr {
    if (this.chance(0.2)) return this.bindCycle(ty, env, size);
    const binding = this.recursive(env, size);
    const inner: readonly Var[] = [...env, { name: binding.name, ty: "f2" }];
    return { ...this.node("letrec"), bindings: [binding], body: this.expr(ty, inner, size) };
  }

  /** f n x: often counts n down to zero, often calls itself at the end. */
  recursive(env: readonly Var[], size: number): { readonly name: Name; readonly bound: Expr } {
    const [name, n, x] = [this.name("f"), this.name("n"), this.name("x")];
    const inner: readonly Var[] = [...env, { name, ty: "f2" }, { name: n, ty: "int" }, { name: x, ty: "int" }];
    const count = (): Expr => ({ ...this.node("var"), name: n });
    const again: Expr = {
      ...this.node("app"),
      fn: { ...this.node("var"), name },
      args: [this.prim("i63.sub", count(), this.lit({ kind: "i63", value: 1n })), this.expr("int", inner, size - 1)],
    };
    const more = this.chance(0.5) ? again : this.prim("i63.add", again, this.expr("int", inner, size - 1));
    const cond = this.prim("i63.le", count(), this.lit({ kind: "i63", value: 0n }));
    const body: Expr = {
      ...this.node("if"),
      cond,
      yes: this.expr("int", inner.slice(0, -3), size),
      no: this.wrapped(more, inner, size),
    };
    return { name, bound: { ...this.node("lam"), params: [n, x], body } };
  }

  private wrapped(e: Expr, env: readonly Var[], size: number): Expr {
    if (this.chance(0.3)) return { ...this.node("seq"), items: [this.effect(env, size - 1), e] };
    if (this.chance(0.2)) return { ...this.node("try"), body: e, arms: this.arms("exn", "int", env, size - 1) };
    if (this.chance(0.2))
      return { ...this.node("let"), name: this.name("k"), bound: this.lambda(1, env, size - 1), body: e };
    return e;
  }

  /** Cyclic lists and delayed values that mention themselves. */
  private bindCycle(ty: Ty, env: readonly Var[], size: number): Expr {
    const [ring, late] = [this.name("ring"), this.name("late")];
    const self = (name: Name): Expr => ({ ...this.node("var"), name });
    const items = [this.expr("int", env, size - 1), this.expr("int", env, size - 1)];
    const inner: readonly Var[] = [...env, { name: ring, ty: "ints" }, { name: late, ty: "lazy" }];
    const bindings = [
      { name: ring, bound: { ...this.node("chain"), ctor: "cons" as Name, items, last: self(ring) } },
      {
        name: late,
        bound: { ...this.node("delay"), body: this.expr("int", inner, size - 1), again: this.chance(0.5) },
      },
    ];
    return { ...this.node("letrec"), bindings, body: this.expr(ty, inner, size - 1) };
  }

  private matching(ty: Ty, env: readonly Var[], size: number): Expr {
    const on = this.pick([
      "int",
      "bool",
      "str",
      "ints",
      "ints",
      "shape",
      "shape",
      "pair",
      "cell",
      "array",
      "exn",
    ] as const);
    const subject = this.expr(on, env, size);
    return { ...this.node("match"), on: subject, arms: this.arms(on, ty, env, size) };
  }

  private arms(on: Ty, ty: Ty, env: readonly Var[], size: number): readonly Arm[] {
    const last: Arm = { pattern: { kind: "any", at: NOWHERE }, guard: undefined, body: this.expr(ty, env, size - 1) };
    return [...this.some(() => this.arm(on, ty, env, size), 4), this.chance(0.85) ? last : this.arm(on, ty, env, size)];
  }

  private arm(on: Ty, ty: Ty, env: readonly Var[], size: number): Arm {
    const { pattern, vars } = this.pattern(on, 3);
    const inner = [...env, ...vars];
    const guard = this.chance(0.2) ? this.expr("bool", inner, size - 1) : undefined;
    return { pattern, guard, body: this.expr(ty, inner, size) };
  }

  private pattern(ty: Ty, depth: number): { readonly pattern: Pattern; readonly vars: readonly Var[] } {
    if (this.chance(0.2)) {
      const name = this.name("b");
      const inner = this.chance(0.3) ? this.closed(ty, depth) : undefined;
      const pattern: Pattern =
        inner === undefined ? { kind: "bind", at: NOWHERE, name } : { kind: "as", at: NOWHERE, inner, name };
      return { pattern, vars: [{ name, ty }] };
    }
    if (this.chance(0.2)) return this.sharing(ty, depth);
    if (depth <= 0) return { pattern: this.closed(ty, 0), vars: [] };
    const parts = this.parts(ty);
    if (parts === undefined) return { pattern: this.closed(ty, depth), vars: [] };
    const inner = parts.types.map((part) => this.pattern(part, depth - 1));
    return { pattern: parts.make(inner.map((p) => p.pattern)), vars: inner.flatMap((p) => p.vars) };
  }

  /** An or-pattern whose sides bind the same int, or nothing. */
  private sharing(ty: Ty, depth: number): { readonly pattern: Pattern; readonly vars: readonly Var[] } {
    const name = this.name("o");
    const options = [0, 1, 2].slice(0, this.chance(0.5) ? 2 : 3).map(() => this.binding(ty, name, depth));
    if (options.every((option) => option !== undefined)) {
      return {
        pattern: { kind: "or", at: NOWHERE, options: options as readonly Pattern[] },
        vars: [{ name, ty: "int" }],
      };
    }
    return {
      pattern: { kind: "or", at: NOWHERE, options: [this.closed(ty, depth), this.closed(ty, depth)] },
      vars: [],
    };
  }

  /** A pattern that binds exactly this int, if the type has one inside. */
  private binding(ty: Ty, name: Name, depth: number): Pattern | undefined {
    if (ty === "int") return { kind: "bind", at: NOWHERE, name };
    const parts = depth <= 0 ? undefined : this.parts(ty);
    const places = parts?.types.flatMap((part, i) => (part === "int" || this.chance(0.3) ? [i] : [])) ?? [];
    if (parts === undefined || places.length === 0) return undefined;
    const place = this.pick(places);
    const inner = this.binding(parts.types[place] as Ty, name, depth - 1);
    return inner && parts.make(parts.types.map((part, i) => (i === place ? inner : this.closed(part, depth - 1))));
  }

  /** A pattern that binds nothing. */
  private closed(ty: Ty, depth: number): Pattern {
    if (depth <= 0 || this.chance(0.3)) return { kind: "any", at: NOWHERE };
    if (ty === "int") return this.intPattern();
    if (ty === "bool") return { kind: "lit", at: NOWHERE, value: { kind: "bool", value: this.chance(0.5) } };
    if (ty === "str")
      return { kind: "lit", at: NOWHERE, value: { kind: "str", value: this.pick(["", "a", "b", "1"]) } };
    if (this.chance(0.15))
      return { kind: "or", at: NOWHERE, options: [this.closed(ty, depth - 1), this.closed(ty, depth - 1)] };
    const parts = this.parts(ty);
    return parts === undefined
      ? { kind: "any", at: NOWHERE }
      : parts.make(parts.types.map((part) => this.closed(part, depth - 1)));
  }

  private intPattern(): Pattern {
    const lit = (value: bigint): Literal => ({ kind: "i63", value });
    if (this.chance(0.3))
      return { kind: "range", at: NOWHERE, low: lit(this.pick([-2n, 0n, 1n])), high: lit(this.pick([1n, 3n, 100n])) };
    return { kind: "lit", at: NOWHERE, value: lit(this.pick(INTEGERS)) };
  }

  /** One way to take a value of the type apart. */
  private parts(ty: Ty): { readonly types: readonly Ty[]; make(parts: readonly Pattern[]): Pattern } | undefined {
    if (ty === "cell")
      return { types: ["int"], make: ([inner]) => ({ kind: "cell", at: NOWHERE, inner: inner as Pattern }) };
    if (ty === "array") {
      return { types: this.some((): Ty => "int", 3), make: (items) => ({ kind: "array", at: NOWHERE, items }) };
    }
    const ctors = CTORS[ty];
    if (ctors === undefined) return undefined;
    const ctor = this.pick(ctors) as Name;
    return { types: FIELDS[ctor] ?? [], make: (args) => ({ kind: "ctor", at: NOWHERE, ctor, args }) };
  }
}
