// The functions of one program that go from terms to the values that its operations make, and from values to what
// its operations tell of them: core that is generated, type by type.
import { lookUp, nth } from "../../basis/known.js";
import { call, cases, delay, fieldsAs, int, lambda, letIn, lit, make, prim, variable } from "../../core/build.js";
import { type Binding, type Expr, makeName, type Name, type Pattern, tupleCtor, tupleWidth } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import type { CtorDecl } from "../../core/program.js";
import { NOWHERE } from "../../core/span.js";
import type { Type } from "../../core/type.js";
import { typeKey } from "../../explore/type-key.js";
import { type Operation, uncurried } from "./operation.js";
import {
  type AskedObserver,
  type Con,
  type Maker,
  type ObservedType,
  type Observer,
  othersOf,
  type StandIns,
} from "./stand-ins.js";

/** make: from terms to values; see: from values to what is told of them. */
export type Way = "make" | "see";

/** Which function of a program makes, or sees, values of a type; undefined: it has none. */
export type Conversions = (way: Way, type: Type) => Name | undefined;

/** The program that the functions are for. */
export type ConvertedProgram = {
  readonly entry: (operation: Operation) => Name;
  /** The name that a constructor of the reference has there; undefined: it has none. */
  readonly ctor: (name: Name) => Name;
};

/** What is asked of each hidden type. */
export type Questions = ReadonlyMap<string, Expr>; // by type
const NO_QUESTIONS: Questions = new Map();

const UNIT: Expr = make(tupleCtor(0), []);

/** What a run needed that looked further into a value without end than it was made. */
export const NOT_MADE = "rest-of-endless-value";

export class Converter {
  readonly bindings: Binding[] = [];
  private readonly names = new Map<string, Name>();
  /** The functions that were needed so far. */
  readonly conversions: Conversions = (way, type) => this.names.get(`${way} ${typeKey(type)}`);
  private serial = 0;

  constructor(
    private readonly standIns: StandIns,
    private readonly home: ConvertedProgram,
  ) {}

  /** A name that nothing else has. */
  fresh(shown: string): Name {
    return makeName(`stand-in ${shown}`, this.serial++);
  }

  /** The value of an expression, converted; seeing asks these questions. */
  convert(way: Way, type: Type, e: Expr, questions: Questions = NO_QUESTIONS): Expr {
    if (!this.standIns.holds(type)) return e;
    const key = `${way} ${typeKey(type)}`;
    const known = this.names.get(key);
    const name = known ?? this.fresh(key);
    if (known === undefined) {
      this.names.set(key, name);
      this.bindings.push({ name, bound: this.converter(way, type) });
    }
    const asked = way === "see" ? this.standIns.askedIn(type).map((each) => lookUp(questions, typeKey(each))) : [];
    return call(variable(name), [e, ...asked]);
  }

  /** Parameters for the questions about hidden types. */
  ask(types: readonly Con[]): { readonly names: readonly Name[]; readonly questions: Questions } {
    const names = types.map(() => this.fresh("question"));
    return { names, questions: new Map(types.map((type, i) => [typeKey(type), variable(nth(names, i))])) };
  }

  private converter(way: Way, type: Type): Expr {
    const x = this.fresh("x");
    const { names, questions } = this.ask(way === "see" ? this.standIns.askedIn(type) : []);
    return lambda([x, ...names], this.converted(way, type, variable(x), questions));
  }

  private converted(way: Way, type: Type, e: Expr, questions: Questions): Expr {
    if (type.kind === "var") throw new Error("a type variable holds nothing");
    if (type.kind === "fn") return this.functionOf(way, type, e, questions);
    const seen = this.standIns.isHidden(type)
      ? this.hidden(way, type, e, questions)
      : this.structure(way, type, e, questions);
    if (way === "make" || !this.standIns.isHeld(type)) return seen;
    return make(this.standIns.held(type).ctor, [e, seen]);
  }

  private functionOf(way: Way, type: Extract<Type, { kind: "fn" }>, e: Expr, questions: Questions): Expr {
    const { from, to } = type;
    const x = this.fresh("x");
    if (way === "make" && this.standIns.looksAtHidden(type)) return this.viewing(type, e);
    const given = way === "see" ? this.convert("make", from, variable(x)) : variable(x);
    return lambda([x], this.convert(way, to, call(e, [given]), questions));
  }

  private hidden(way: Way, type: Con, e: Expr, questions: Questions): Expr {
    if (way === "make") return this.made(type, e);
    const behind = this.standIns.behind(type);
    if (behind !== undefined) return this.convert("see", behind, e, questions);
    const plain = this.standIns.content(type);
    if (plain === undefined) return this.told(type, e, lookUp(questions, typeKey(type)));
    return this.convert("see", plain.type, call(this.operation(plain.content), [e]), questions);
  }

  /** A function that is told what it asks of the hidden values among its arguments. */
  private viewing(type: Extract<Type, { kind: "fn" }>, e: Expr): Expr {
    const { views, made } = this.standIns.views(type);
    const { params, result } = uncurried(type);
    const names = params.map(() => this.fresh("x"));
    const arms = views.map(({ ctor, asks }) => {
      const f = this.fresh("f");
      const others: Name[] = [];
      const given = names.map((name, i) => {
        const asked = asks[i];
        if (asked === undefined) return variable(name);
        const own = othersOf(asked).map(() => this.fresh("x"));
        others.push(...own);
        return this.asking(asked, variable(name), own);
      });
      const body = this.convert("make", result, call(variable(f), given));
      return { pattern: fieldsAs(ctor, [...others, f]), body };
    });
    const f = this.fresh("f");
    const itself = call(variable(f), names.map(variable));
    return lambda(names, cases(e, [...arms, { pattern: fieldsAs(made, [f]), body: itself }]));
  }

  private asking({ operation, params, at }: AskedObserver, hidden: Expr, others: readonly Name[]): Expr {
    const args = params.map((param, i) =>
      i === at ? hidden : this.convert("make", param, variable(nth(others, i < at ? i : i - 1))),
    );
    return call(this.operation(operation), args);
  }

  private operation(operation: Operation): Expr {
    return call(variable(this.home.entry(operation)), [UNIT]);
  }

  // ---- terms ----

  private made(type: Con, e: Expr): Expr {
    const { makers, made } = this.standIns.term(type);
    const v = this.fresh("v");
    return cases(e, [
      ...makers.map((maker) => (type.name === "lazy" ? this.delayedArm(maker) : this.makerArm(maker))),
      { pattern: fieldsAs(made, [v]), body: variable(v) },
    ]);
  }

  /** Its content is made when it is forced; the end of what has none is not made, and a run that needs it tells nothing. */
  private delayedArm({ ctor, params }: Maker): { readonly pattern: Pattern; readonly body: Expr } {
    const names = params.map(() => this.fresh("x"));
    const [content] = params.map((param, i) => this.convert("make", param, variable(nth(names, i))));
    const needed = prim("sys.unsupported", lit({ kind: "str", value: NOT_MADE }));
    return { pattern: fieldsAs(ctor, names), body: delay(content ?? needed) };
  }

  private makerArm({ ctor, operation, params, at }: Maker): { readonly pattern: Pattern; readonly body: Expr } {
    const names = params.map(() => this.fresh("x"));
    const pattern = fieldsAs(ctor, names);
    const values = params.map((param, i) => this.convert("make", param, variable(nth(names, i))));
    const fn = this.operation(operation);
    if (at === undefined) return { pattern, body: values.length === 0 ? fn : call(fn, values) };
    const changed = this.fresh("changed");
    const args = values.map((value, i) => (i === at ? variable(changed) : value));
    return { pattern, body: letIn(changed, nth(values, at), sequence([call(fn, args), variable(changed)])) };
  }

  // ---- observations ----

  private told(type: Con, e: Expr, question: Expr): Expr {
    const observed = this.standIns.observed(type);
    const { observers, stop } = observed;
    return cases(question, [
      ...(stop === undefined ? [] : [{ pattern: fieldsAs(stop.question, []), body: make(stop.answer, []) }]),
      ...observers.map((observer) => this.observerArm(type, e, observer, observed)),
    ]);
  }

  private observerArm(
    type: Con,
    e: Expr,
    { question, answer, operation, params, at, result, then }: Observer,
    { again }: ObservedType,
  ): { readonly pattern: Pattern; readonly body: Expr } {
    const names = params.map(() => this.fresh("x"));
    const args = params.map((param, i) => (i === at ? e : this.convert("make", param, variable(nth(names, i)))));
    const { names: nested, questions } = this.ask(then);
    const told = this.convert("see", result, call(this.operation(operation), args), questions);
    const next = this.fresh("next");
    const more = again ? [this.convert("see", type, e, new Map([[typeKey(type), variable(next)]]))] : [];
    const others = names.filter((_, i) => i !== at);
    const pattern = fieldsAs(question, [...others, ...nested, ...(again ? [next] : [])]);
    return { pattern, body: make(answer, [told, ...more]) };
  }

  // ---- what holds them ----

  private structure(way: Way, type: Con, e: Expr, questions: Questions): Expr {
    const [content] = type.args;
    if (content !== undefined && type.name === "cell") {
      const inside = this.convert(way, content, prim("cell.get", e), questions);
      return way === "make" ? prim("cell.new", inside) : inside;
    }
    if (content !== undefined && type.name === "lazy") return delay(this.convert(way, content, forced(e), questions));
    if (content !== undefined && type.name === "array") return this.array(way, content, e, questions);
    if (tupleWidth(type.name) !== undefined)
      return cases(e, [this.ctorArm(way, type.name, type.name, type.args, questions)]);
    return this.data(way, type, e, questions);
  }

  private data(way: Way, type: Con, e: Expr, questions: Questions): Expr {
    const decl = this.standIns.family(type.name);
    if (decl === undefined) throw new Error(`${type.name} holds nothing`);
    const mirrored = this.standIns.mirror(way === "see" ? "seen" : "term", type)?.ctors;
    const variables = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
    const arms = decl.ctors.map(({ name, fields }: CtorDecl) => {
      const own = this.home.ctor(name);
      const other = mirrored?.get(name) ?? own;
      const types = fields.map((field) => substituteTypes(field, variables));
      const [from, to] = way === "make" ? [other, own] : [own, other];
      return this.ctorArm(way, from, to, types, questions);
    });
    const extra = this.fresh("extra"); // a constructor that only this program has
    const rest =
      way === "see" ? [{ pattern: { kind: "bind", at: NOWHERE, name: extra } as const, body: variable(extra) }] : [];
    return cases(e, [...arms, ...rest]);
  }

  private ctorArm(
    way: Way,
    from: Name,
    to: Name,
    types: readonly Type[],
    questions: Questions,
  ): { readonly pattern: Pattern; readonly body: Expr } {
    const names = types.map(() => this.fresh("x"));
    const args = types.map((type, i) => this.convert(way, type, variable(nth(names, i)), questions));
    return { pattern: fieldsAs(from, names), body: make(to, args) };
  }

  /** A new array, item by item. */
  private array(way: Way, content: Type, e: Expr, questions: Questions): Expr {
    const [a, to, fill, into, i] = ["a", "to", "fill", "into", "i"].map((shown) => this.fresh(shown)) as [
      Name,
      Name,
      Name,
      Name,
      Name,
    ];
    const item = (at: Expr): Expr => this.convert(way, content, prim("array.get", variable(a), at), questions);
    const zero = lit(int(0));
    const isLast = prim("i63.ge", variable(i), prim("array.length", variable(a)));
    const step = sequence([
      prim("array.set", variable(into), variable(i), item(variable(i))),
      call(variable(fill), [variable(into), prim("i63.add", variable(i), lit(int(1)))]),
    ]);
    const filler = lambda([into, i], conditional(isLast, variable(into), step));
    const filled: Expr = {
      ...UNIT,
      kind: "letrec",
      bindings: [{ name: fill, bound: filler }],
      body: call(variable(fill), [variable(to), lit(int(1))]),
    };
    const fresh = letIn(to, prim("array.make", prim("array.length", variable(a)), item(zero)), filled);
    return letIn(a, e, conditional(prim("i63.eq", prim("array.length", variable(a)), zero), prim("array.of"), fresh));
  }
}

function sequence(items: readonly Expr[]): Expr {
  return { ...UNIT, kind: "seq", items };
}

function conditional(cond: Expr, yes: Expr, no: Expr): Expr {
  return { ...UNIT, kind: "if", cond, yes, no };
}

function forced(value: Expr): Expr {
  return { ...UNIT, kind: "force", value };
}
