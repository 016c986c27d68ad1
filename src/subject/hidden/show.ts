// What stands in for hidden types, as users would write it: terms as calls of the operations, questions as the
// operations that are asked, and results with the answers in the place of what cannot be looked into.
import { lastOf, nth } from "../../basis/known.js";
import { call, delay, lambda, variable } from "../../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../../core/expr.js";
import { matches, substituteTypes } from "../../core/instance.js";
import { INTEGERS, TEXTS } from "../../core/primitive-types.js";
import { mapChildren } from "../../core/traverse.js";
import { con, type Type } from "../../core/type.js";
import { Cell, type Data, fieldsOf, isData, Lazy, makeData, tupleOf, type Value } from "../../core/value.js";
import { typeKey } from "../../explore/type-key.js";
import type { Disguise } from "./disguise.js";
import type { Con, Maker, Observer, StandIns, View } from "./stand-ins.js";

/** A term, or what holds terms, as an expression of the program. */
export function asWritten(disguise: Disguise, e: Expr): Expr {
  const inner = mapChildren(e, (child) => asWritten(disguise, child));
  if (inner.kind !== "make") return inner;
  const meaning = disguise.standIns.meanings.get(inner.ctor);
  if (meaning?.kind === "mirror") return { ...inner, ctor: meaning.original };
  if (meaning?.kind === "view") return viewer(meaning.view, inner.args);
  return meaning?.kind === "maker" ? makerCall(meaning.maker, inner.args) : inner;
}

function makerCall({ operation, at, params }: Maker, args: readonly Expr[]): Expr {
  if (params.length === 0) return operation.shown;
  const [content] = args;
  if (operation.path === "lazy" && content?.kind === "make" && content.args.length > 0) return delay(content);
  if (at === undefined) return applied(operation.shown, args);
  return changedBy(operation.path, nth(args, at), (value) => applied(operation.shown, args.with(at, value)));
}

/** fun s -> ... S.size s ... */
function viewer({ asks }: View, args: readonly Expr[]): Expr {
  const fn = lastOf(args);
  const own = fn.kind === "lam" ? fn.params : [];
  let used = 0;
  const params = asks.map((asked, i) => {
    const name = asked === undefined ? (own[i] ?? makeName("x", serial++)) : namedAfter(asked.operation.path);
    if (asked === undefined) return { name, value: variable(name) };
    const others = args.slice(used, used + asked.params.length - 1);
    used += others.length;
    const values = asked.params.map((_, at) =>
      at === asked.at ? variable(name) : nth(others, at < asked.at ? at : at - 1),
    );
    return { name, value: applied(asked.operation.shown, values) };
  });
  const names = params.map(({ name }) => name);
  const values = params.map(({ value }) => value);
  if (fn.kind !== "lam" || own.length < names.length) return lambda(names, call(fn, values));
  const bound = new Map(own.slice(0, names.length).map((param, i) => [param, nth(values, i)]));
  return lambda([...names, ...own.slice(names.length)], filled(fn.body, bound));
}

/** let m = M.create () in M.push 1 m; m: further changes join those before. */
function changedBy(path: string, changed: Expr, change: (value: Expr) => Expr): Expr {
  if (changed.kind === "let" && changed.body.kind === "seq") {
    const { items } = changed.body;
    const last = items.at(-1);
    if (last?.kind === "var" && last.name === changed.name)
      return { ...changed, body: { ...changed.body, items: [...items.slice(0, -1), change(last), last] } };
  }
  const name = namedAfter(path);
  const steps: Expr = { ...variable(name), kind: "seq", items: [change(variable(name)), variable(name)] };
  return { ...steps, kind: "let", name, bound: changed, body: steps };
}

let serial = 0;

/** A name for a value of the module of an operation. */
function namedAfter(path: string): Name {
  const module = path.split(".").at(-2) ?? "x";
  return makeName(module.charAt(0).toLowerCase(), serial++);
}

/** A function that is written out takes its arguments at once. */
export function applied(fn: Expr, args: readonly Expr[]): Expr {
  if (fn.kind !== "lam" || fn.params.length !== args.length) return call(fn, args);
  return filled(fn.body, new Map(fn.params.map((param, i) => [param, nth(args, i)])));
}

function filled(e: Expr, values: ReadonlyMap<Name, Expr>): Expr {
  return e.kind === "var" ? (values.get(e.name) ?? e) : mapChildren(e, (child) => filled(child, values));
}

/** What a container that a call gives holds, as a call around it; undefined: the result is no container. */
export function contentCall({ standIns, result }: Disguise, called: Expr): Expr | undefined {
  const content = result.kind === "con" && standIns.isHidden(result) ? standIns.content(result)?.content : undefined;
  return content && applied(content.shown, [called]);
}

/** What a question asks, one thing after the other: each with the value, or with what holds it, in place of the hole. */
export type AskedCall = { readonly call: Expr; readonly inside: boolean };

/** Of a value that the hole stands for; `inside`: it is only somewhere in there. */
export function askedCalls(disguise: Disguise, question: Expr, hole: Expr, inside: boolean): readonly AskedCall[] {
  const observer = observerOf(disguise, question);
  if (observer === undefined || question.kind !== "make") return [];
  const { params, at, operation, result, then } = observer;
  const others = question.args.slice(0, params.length - 1).map((arg) => asWritten(disguise, arg));
  const args = params.map((_, i) => (i === at ? hole : nth(others, i < at ? i : i - 1)));
  const call = applied(operation.shown, args);
  const rest = question.args.slice(others.length);
  const isAsked = result.kind === "con" && disguise.standIns.isHidden(result) && then.length === 1;
  const nested = rest.slice(0, then.length);
  if (isAsked && rest.length === 1) return askedCalls(disguise, nth(nested, 0), call, inside);
  const later = rest.slice(then.length).flatMap((next) => askedCalls(disguise, next, hole, inside));
  return [{ call, inside }, ...nested.flatMap((next) => askedCalls(disguise, next, hole, true)), ...later];
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

export type ToldValue = { readonly value: Value; readonly type: Type };

/** What a function in disguise gives, as values that can be shown. */
export type Told = {
  /** Undefined: nothing was asked. */
  readonly result: ToldValue | undefined;
  /** What is left of arguments, in their order. */
  readonly left: readonly (ToldValue | undefined)[];
};

export function told({ standIns, result, left, tells, params }: Disguise, whole: Value): Told {
  const types = [...(tells ? [result] : []), ...left.map((i) => nth(params, i))];
  const parts = types.length === 1 ? [whole] : fieldsOf(whole as Data);
  const answers = types.map((type, i) => new Teller(standIns).tell(nth(parts, i), type));
  return tells ? { result: answers[0], left: answers.slice(1) } : { result: undefined, left: answers };
}

/** What is seen of a value of a type, as it can be shown. */
export function toldValue({ standIns }: Disguise, seen: Value, type: Type): ToldValue | undefined {
  return new Teller(standIns).tell(seen, type);
}

/** What was left of arguments by a function that raised. */
export function toldLeft({ standIns, left, params }: Disguise, seen: readonly Value[]): Told["left"] {
  return seen.map((value, i) => new Teller(standIns).tell(value, nth(params, nth(left, i))));
}

function tupled(parts: readonly ToldValue[]): ToldValue {
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

function isInteger(type: Type): boolean {
  return type.kind === "con" && INTEGERS.has(type.name);
}

/** Of a type that nothing is known of. */
const UNKNOWN: Type = { kind: "var", name: "a" };

class Teller {
  constructor(private readonly standIns: StandIns) {}

  tell(value: Value, type: Type): ToldValue | undefined {
    if (!this.standIns.holds(type)) return { value, type };
    if (type.kind !== "con") return { value, type: UNKNOWN };
    if (this.standIns.isHeld(type)) return this.held(value, type);
    if (this.standIns.isHidden(type)) return this.hidden(value, type);
    if (!isData(value)) return { value, type: UNKNOWN };
    return tupleWidth(type.name) === undefined ? this.data(value, type) : this.tuple(value, type);
  }

  /** What values of a type are told as, where no answers to questions are among them. */
  private typeTold(type: Type): Type | undefined {
    if (!this.standIns.holds(type)) return type;
    if (type.kind !== "con" || this.standIns.askedIn(type).length > 0) return undefined;
    if (!this.standIns.isHidden(type)) {
      if (this.standIns.mirror("seen", type) !== undefined) return type;
      return con(type.name, ...type.args.map((arg) => this.typeTold(arg) ?? arg));
    }
    if (this.standIns.isHeld(type) && this.showsItself(type)) return type;
    const plain = this.standIns.behind(type) ?? this.standIns.content(type)?.type;
    const content = plain && this.typeTold(plain);
    return content && this.isItsContent(type, content) ? type : content;
  }

  /** An object that can be changed, by what it holds. */
  private held(value: Value, type: Con): ToldValue | undefined {
    const [object, content] = isData(value) ? fieldsOf(value) : [];
    const [item] = type.args;
    if (object === undefined || content === undefined) return { value, type: UNKNOWN };
    if (this.showsItself(type)) return { value: object, type };
    if (Array.isArray(content) && item !== undefined) {
      const items = content.map((each: Value) => this.part(each, item));
      return {
        value: items.map((each) => each.value),
        type: this.typeTold(type) ?? con(type.name, items[0]?.type ?? item),
      };
    }
    if (type.name !== "cell" || item === undefined) return this.content(content, type);
    const inside = this.part(content, item);
    return { value: new Cell(inside.value), type: con(type.name, inside.type) };
  }

  /** A container that the language shows as it is, but for a text. */
  private showsItself(type: Con): boolean {
    const isOwn = (this.standIns.family(type.name)?.ctors ?? []).length > 0;
    const content = this.standIns.isHidden(type) ? this.standIns.content(type)?.type : undefined;
    return isOwn && content?.kind === "con" && !TEXTS.has(content.name);
  }

  private content(value: Value, type: Con): ToldValue | undefined {
    const plain = this.standIns.behind(type) ?? this.standIns.content(type)?.type;
    return plain && this.wholeOf(type, this.tell(value, plain));
  }

  private hidden(value: Value, type: Con): ToldValue | undefined {
    if (this.standIns.behind(type) !== undefined || this.standIns.content(type) !== undefined)
      return this.content(value, type);
    const { observers } = this.standIns.observed(type);
    if (type.name === "lazy") return this.suspension(value, type, observers);
    const answers: ToldValue[] = [];
    for (let next: Value | undefined = value; next !== undefined && isData(next); ) {
      const { name } = next.k.decl;
      const observer = observers.find(({ answer }) => answer === name);
      const [part, more] = fieldsOf(next) as readonly Value[];
      const answer = observer && this.tell(part as Value, observer.result);
      if (answer !== undefined) answers.push(answer);
      next = more;
    }
    return answers.length === 0 ? undefined : tupled(answers);
  }

  /** A container that is its content under another name, but for how it is kept, is shown as itself. */
  private wholeOf(type: Con, content: ToldValue | undefined): ToldValue | undefined {
    const [ctor] = this.standIns.family(type.name)?.ctors ?? [];
    if (content === undefined || !isData(content.value) || ctor === undefined) return content;
    if (!this.isItsContent(type, content.type)) return content;
    return { value: makeData({ ...content.value.k, decl: ctor }, [content.value]), type };
  }

  private isItsContent(type: Con, content: Type): boolean {
    const decl = this.standIns.family(type.name);
    const [ctor] = decl?.ctors ?? [];
    const [field, ...kept] = ctor?.fields ?? [];
    if (decl?.ctors.length !== 1 || field === undefined || !kept.every(isInteger)) return false;
    const bound = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
    return typeKey(substituteTypes(field, bound)) === typeKey(content);
  }

  /** As far as it was forced. */
  private suspension(value: Value, type: Con, [force]: readonly Observer[]): ToldValue {
    const lazy = new Lazy(undefined);
    const [content] = isData(value) ? fieldsOf(value) : [];
    if (content === undefined || force === undefined) return { value: lazy, type };
    const forced = this.part(content, force.result);
    lazy.state = "done";
    lazy.result = forced.value;
    return { value: lazy, type: con(type.name, forced.type) };
  }

  private tuple(value: Data, type: Con): ToldValue {
    return tupled(fieldsOf(value).map((field, i) => this.part(field, nth(type.args, i))));
  }

  private part(value: Value, type: Type): ToldValue {
    return this.tell(value, type) ?? { value, type };
  }

  private data(value: Data, type: Con): ToldValue {
    const decl = this.standIns.family(type.name);
    const meaning = this.standIns.meanings.get(value.k.decl.name);
    const name = meaning?.kind === "mirror" ? meaning.original : value.k.decl.name;
    const ctor = decl?.ctors.find((each) => each.name === name);
    if (decl === undefined || ctor === undefined) return { value, type: UNKNOWN };
    const bound = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
    const parts = fieldsOf(value).map((field, i) => this.part(field, substituteTypes(nth(ctor.fields, i), bound)));
    const isMirrored = this.standIns.mirror("seen", type) !== undefined;
    const shown = isMirrored ? { ...ctor, told: parts.map((part) => part.type) } : ctor;
    const copy = makeData(
      { ...value.k, decl: shown },
      parts.map((part) => part.value),
    );
    const fixed = this.typeTold(type);
    if (fixed !== undefined) return { value: copy, type: fixed };
    const variables = new Map<string, Type>();
    const fits = ctor.fields.every((field, i) => matches(field, nth(parts, i).type, variables));
    const args = decl.params.map((param, i) => variables.get(param) ?? nth(type.args, i));
    return { value: copy, type: fits ? con(type.name, ...args) : type };
  }
}
