// What stands in for hidden types, as users would write it: terms as calls of the operations, questions as the
// operations that are asked, and results with the answers in the place of what cannot be looked into.
import { call, variable } from "../../../core/build.js";
import { type Expr, makeName, tupleCtor, tupleWidth } from "../../../core/expr.js";
import { mapChildren } from "../../../core/traverse.js";
import { con, type Type } from "../../../core/type.js";
import { type Data, fieldsOf, isData, makeData, tupleOf, type Value } from "../../../core/value.js";
import type { Machine } from "../../../eval/run.js";
import { substitute } from "../../../explore/shape.js";
import { limitsOf } from "../confirm.js";
import type { Disguise } from "./disguise.js";
import { matches } from "./operation.js";
import type { Con, Maker, Observer } from "./stand-ins.js";

/** A term, or what holds terms, as an expression of the program. */
export function asWritten(disguise: Disguise, e: Expr): Expr {
  const inner = mapChildren(e, (child) => asWritten(disguise, child));
  if (inner.kind !== "make") return inner;
  const meaning = disguise.standIns.meanings.get(inner.ctor);
  if (meaning?.kind === "mirror") return { ...inner, ctor: meaning.original };
  return meaning?.kind === "maker" ? makerCall(meaning.maker, inner.args) : inner;
}

function makerCall({ operation, at, params }: Maker, args: readonly Expr[]): Expr {
  if (params.length === 0) return operation.shown;
  if (at === undefined) return applied(operation.shown, args);
  const [changed, name] = [args[at] as Expr, makeName(`changed${serial++}`, 0)];
  const steps = applied(
    operation.shown,
    args.map((arg, i) => (i === at ? variable(name) : arg)),
  );
  return {
    ...changed,
    kind: "let",
    name,
    bound: changed,
    body: { ...changed, kind: "seq", items: [steps, variable(name)] },
  };
}

let serial = 0;

/** A function that is written out takes its arguments at once. */
function applied(fn: Expr, args: readonly Expr[]): Expr {
  if (fn.kind !== "lam" || fn.params.length !== args.length) return call(fn, args);
  const values = new Map(fn.params.map((param, i) => [param, args[i] as Expr]));
  const filled = (e: Expr): Expr => (e.kind === "var" ? (values.get(e.name) ?? e) : mapChildren(e, filled));
  return filled(fn.body);
}

/** The operation that a question asks, with its other arguments and this in the place of the value. */
export function questionCall(disguise: Disguise, question: Expr, hole: Expr): Expr | undefined {
  const observer = observerOf(disguise, question);
  if (observer === undefined || question.kind !== "make") return undefined;
  const others = question.args.map((arg) => asWritten(disguise, arg));
  const args = observer.params.map((_, i) => {
    if (i === observer.at) return hole;
    return others[i < observer.at ? i : i - 1] as Expr;
  });
  return applied(observer.operation.shown, args);
}

/** Also one that asks nothing. */
export function isQuestion({ standIns }: Disguise, e: Expr): boolean {
  const kind = e.kind === "make" ? standIns.meanings.get(e.ctor)?.kind : undefined;
  return kind === "question" || kind === "stop";
}

export function observerOf({ standIns }: Disguise, question: Expr): Observer | undefined {
  const meaning = question.kind === "make" ? standIns.meanings.get(question.ctor) : undefined;
  return meaning?.kind === "question" ? meaning.observer : undefined;
}

// ---- results ----

export type Told = { readonly value: Value; readonly type: Type };

/** The result of a function in disguise as a value that can be shown; `further` is what functions in it are applied to. */
export function told(disguise: Disguise, machine: Machine, whole: Value, further: readonly Value[]): Told {
  const teller = new Teller(disguise, machine, further);
  const { result, left, params } = disguise;
  if (left.length === 0) return teller.tell(whole, result);
  const parts = left.length === 1 ? [whole] : fieldsOf(whole as Data);
  return tupled(left.map((i, at) => teller.tell(parts[at] as Value, params[i] as Type)));
}

function tupled(parts: readonly Told[]): Told {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return {
    value: makeData(
      tupleOf(parts.length),
      parts.map(({ value }) => value),
    ),
    type: con(tupleCtor(parts.length), ...parts.map(({ type }) => type)),
  };
}

/** Of a type that nothing is known of. */
const UNKNOWN: Type = { kind: "var", name: "a" };
const TELLING_FUEL = 1_000_000;

/** Meets functions in the order in which results are compared. */
class Teller {
  private functions = 0;

  constructor(
    private readonly disguise: Disguise,
    private readonly machine: Machine,
    private readonly further: readonly Value[],
  ) {}

  tell(value: Value, type: Type): Told {
    const { standIns } = this.disguise;
    if (!standIns.holds(type)) return { value, type };
    if (type.kind !== "con") return { value, type: UNKNOWN };
    if (standIns.isHidden(type)) return this.hidden(value, type);
    if (!isData(value)) return { value, type: UNKNOWN };
    return tupleWidth(type.name) === undefined ? this.data(value, type) : this.tuple(value, type);
  }

  private hidden(value: Value, type: Con): Told {
    const plain = this.disguise.standIns.content(type);
    if (plain !== undefined) return this.tell(value, plain.type);
    const answers: Told[] = [];
    for (let next: Value | undefined = value; next !== undefined; ) {
      const answer = isData(next) ? next : this.asked(next);
      const observer = answer && this.observer(type, answer);
      if (answer === undefined || observer === undefined) break;
      const [told, more] = fieldsOf(answer);
      answers.push(this.tell(told as Value, observer.result));
      next = more;
    }
    return answers.length === 0 ? { value, type: UNKNOWN } : tupled(answers);
  }

  private asked(fn: Value): Data | undefined {
    const question = this.further[this.functions++];
    if (question === undefined) return undefined;
    const { outcome } = this.machine.apply(fn, [question], limitsOf(TELLING_FUEL));
    return outcome.kind === "value" && isData(outcome.value) ? outcome.value : undefined;
  }

  private observer(type: Con, { k }: Data): Observer | undefined {
    return this.disguise.standIns.observed(type).observers.find(({ answer }) => answer === k.decl.name);
  }

  private tuple(value: Data, type: Con): Told {
    return tupled(fieldsOf(value).map((field, i) => this.tell(field, type.args[i] as Type)));
  }

  private data(value: Data, type: Con): Told {
    const { standIns } = this.disguise;
    const decl = standIns.family(type.name);
    const meaning = standIns.meanings.get(value.k.decl.name);
    const name = meaning?.kind === "mirror" ? meaning.original : value.k.decl.name;
    const ctor = decl?.ctors.find((each) => each.name === name);
    if (decl === undefined || ctor === undefined) return { value, type: UNKNOWN };
    const bound = new Map(decl.params.map((param, i) => [param, type.args[i] as Type]));
    const parts = fieldsOf(value).map((field, i) => this.tell(field, substitute(ctor.fields[i] as Type, bound)));
    const copy = makeData(
      { ...value.k, decl: ctor },
      parts.map((part) => part.value),
    );
    const variables = new Map<string, Type>();
    const fits = ctor.fields.every((field, i) => matches(field, (parts[i] as Told).type, variables));
    const args = decl.params.map((param, i) => variables.get(param) ?? (type.args[i] as Type));
    return { value: copy, type: fits ? con(type.name, ...args) : type };
  }
}
