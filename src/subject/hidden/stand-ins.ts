// Types that stand in for those that cannot be looked into. An input of an abstract type becomes a term: which
// operations of its module make it. A result becomes the answer to a question: which operations are asked, one after
// the other, and what they tell. The library's containers stand for their content. What holds such types is mirrored.
import { lookUp, nth } from "../../basis/known.js";
import { makeName, type Name, tupleWidth } from "../../core/expr.js";
import { matches, substituteTypes } from "../../core/instance.js";
import { type CtorDecl, type DataDecl, OBJECT_TYPE, UNMADE_TYPE } from "../../core/program.js";
import { con, fn, type Type } from "../../core/type.js";
import { isIndexed } from "../../explore/index-types.js";
import { typeKey, Unsupported } from "../../explore/type-key.js";
import { hasNoEnd } from "./endless.js";
import { partsOf, reachable, TYPES_MAX } from "./inside.js";
import { closed, type Operation, type Operations, uncurried } from "./operation.js";
import { inOrder, makersOf, observersOf, takes, type Use } from "./uses.js";

export type Con = Extract<Type, { kind: "con" }>;

/** How a value is made: `at` is the parameter that the operation changes and that is the value then. */
export type Maker = {
  readonly ctor: Name;
  readonly operation: Operation;
  readonly params: readonly Type[];
  readonly at: number | undefined;
};
export type TermFamily = { readonly decl: DataDecl; readonly makers: readonly Maker[]; readonly made: Name };

/** What is asked of a value, as the parameter `at` of an operation; `then` is what is asked of the values in the result. */
export type Observer = {
  readonly question: Name;
  readonly answer: Name;
  readonly operation: Operation;
  readonly params: readonly Type[];
  readonly at: number;
  readonly result: Type;
  readonly then: readonly Con[];
};
export type ObservedType = {
  readonly questions: DataDecl;
  readonly answers: DataDecl;
  readonly observers: readonly Observer[];
  /** Asks nothing further, and what that tells. */
  readonly stop: { readonly question: Name; readonly answer: Name } | undefined;
  /** After each answer the same value, which may have changed, can be asked again. */
  readonly again: boolean;
};

export type Direction = "term" | "seen";
export type Mirror = { readonly decl: DataDecl; readonly ctors: ReadonlyMap<Name, Name> }; // from the original's

type Fn = Extract<Type, { kind: "fn" }>;

/** A function of hidden values: what it asks of each of them, or undefined where a parameter can be looked into. */
export type View = { readonly ctor: Name; readonly asks: readonly (AskedObserver | undefined)[] };
/** An operation that is asked about a value, as its parameter `at`, and tells something plain. */
export type AskedObserver = Use & { readonly at: number };
export type Views = { readonly decl: DataDecl; readonly views: readonly View[]; readonly made: Name };

/** What a constructor of a stand-in means. */
export type Meaning =
  | { readonly kind: "view"; readonly view: View }
  | { readonly kind: "maker"; readonly maker: Maker }
  | { readonly kind: "question"; readonly observer: Observer }
  | { readonly kind: "stop" }
  | { readonly kind: "held"; readonly type: Con }
  | { readonly kind: "mirror"; readonly original: Name };

export type Content = {
  readonly make: Operation;
  readonly content: Operation;
  readonly type: Type;
  /** A change that shows, whatever the container holds, and what else it takes. */
  readonly write: { readonly operation: Operation; readonly takes: readonly Type[] } | undefined;
};

/** What is seen of an object that can be changed: which one it is, and what it holds. */
export type Held = { readonly decl: DataDecl; readonly ctor: Name };

type Ctors = { readonly decl: DataDecl; readonly ctors: CtorDecl[] };

export class StandIns {
  /** All that were made so far. */
  readonly data: DataDecl[] = [{ name: UNMADE_TYPE, params: [], ctors: [], abstract: false }];
  readonly meanings = new Map<Name, Meaning>();
  readonly terms = new Map<string, TermFamily>();
  private readonly seen = new Map<string, ObservedType>();
  private readonly mirrors = new Map<string, Mirror>();
  private readonly functions = new Map<string, Views>();
  private readonly objects = new Map<string, Held>();
  private readonly known = new Map<string, readonly Type[]>();
  private serial = 0;

  /** `writes`: whether an operation may change what it is given. */
  constructor(
    private readonly families: ReadonlyMap<Name, DataDecl>,
    private readonly operations: Operations,
    private readonly writes: (operation: Operation) => boolean,
  ) {}

  family(name: Name): DataDecl | undefined {
    return this.families.get(name);
  }

  isHidden(type: Type): boolean {
    return type.kind === "con" && (this.families.get(type.name)?.abstract === true || this.operations.has(type.name));
  }

  /** What a value that only operations can make is for those who look at it. */
  behind(type: Type): Type | undefined {
    const decl = type.kind === "con" ? this.families.get(type.name) : undefined;
    if (type.kind !== "con" || decl?.behind === undefined) return undefined;
    return substituteTypes(decl.behind, new Map(decl.params.map((param, i) => [param, nth(type.args, i)])));
  }

  /** Whether values of the type hold something that cannot be looked into, or not be made. */
  holds(type: Type): boolean {
    return this.inside(type).some((part) => this.isHidden(part));
  }

  hiddenIn(type: Type): readonly Con[] {
    return this.inside(type).filter((part): part is Con => this.isHidden(part));
  }

  /** Whether programs can change something in them. */
  holdsMutable(type: Type): boolean {
    return this.seenInside(type).some((part) => part.kind === "con" && (isBlock(part) || this.isMutable(part)));
  }

  /** Whether something that programs can change holds a container, which it may then hold no longer. */
  keepsContainers(type: Type): boolean {
    const isContainer = (part: Type): boolean => part.kind === "con" && this.isHidden(part) && this.isMutable(part);
    return this.seenInside(type).some(
      (part) =>
        part.kind === "con" &&
        (isBlock(part) || isContainer(part)) &&
        part.args.some((arg) => this.seenInside(arg).some(isContainer)),
    );
  }

  /** The type and all that is seen in its values: of what cannot be looked into, what is seen in its place. */
  private seenInside(type: Type): readonly Type[] {
    const found = new Map<string, Type>();
    const pending = [type];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (found.has(typeKey(next)) || found.size >= TYPES_MAX) continue;
      found.set(typeKey(next), next);
      if (next.kind !== "con") continue;
      if (!this.isHidden(next)) pending.push(...partsOf(this.families, next));
      else pending.push(...next.args, ...[this.behind(next) ?? this.content(next)?.type].flatMap((part) => part ?? []));
    }
    return [...found.values()];
  }

  /** Whether it is an object that can be changed, and of which something else is seen than what it is. */
  isHeld(type: Type): boolean {
    if (type.kind !== "con") return false;
    if (isBlock(type)) return this.holds(type);
    return (
      this.isHidden(type) && this.behind(type) === undefined && this.isMutable(type) && this.content(type) !== undefined
    );
  }

  held(type: Con): Held {
    const known = this.objects.get(typeKey(type));
    if (known !== undefined) return known;
    const { decl, ctors } = this.newFamily(`held ${typeKey(type)}`);
    const ctor = this.fresh("held");
    const held = { decl, ctor };
    this.objects.set(typeKey(type), held); // before what it holds, which may be the same again
    this.meanings.set(ctor, { kind: "held", type });
    const fields = [con(OBJECT_TYPE, type), this.contentSeen(type)];
    ctors.push({ name: ctor, fields, labels: undefined, rank: 0 });
    return held;
  }

  /** What an object holds, as it is seen: of an array another one. */
  private contentSeen(type: Con): Type {
    const [item] = type.args;
    if (item !== undefined && isBlock(type)) {
      const seen = this.standIn("seen", item);
      return type.name === "array" ? con("array", seen) : seen;
    }
    return this.standIn("seen", this.content(type)?.type ?? type);
  }

  /** The hidden types that a result of this type is asked about, each once. */
  askedIn(type: Type): readonly Con[] {
    const found = new Map<string, Con>();
    const met = new Set<string>();
    const pending = [type];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next.kind === "fn") pending.push(next.to);
      if (next.kind !== "con" || met.has(typeKey(next)) || !this.holds(next)) continue;
      met.add(typeKey(next));
      const plain = this.behind(next) ?? (this.isHidden(next) ? this.content(next)?.type : undefined);
      if (plain !== undefined) pending.push(plain);
      else if (this.isHidden(next)) found.set(typeKey(next), next);
      else pending.push(...partsOf(this.families, next));
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  }

  standIn(direction: Direction, type: Type): Type {
    if (type.kind === "var" || !this.holds(type)) return type;
    if (type.kind === "fn") {
      if (direction === "term" && this.looksAtHidden(type)) return con(this.views(type).decl.name);
      return fn(this.standIn("term", type.from), this.standIn(direction, type.to));
    }
    if (direction === "seen" && this.isHeld(type)) return con(this.held(type).decl.name);
    if (this.isHidden(type)) return this.hiddenStandIn(direction, type);
    const mirrored = this.mirror(direction, type);
    if (mirrored !== undefined) return con(mirrored.decl.name);
    return con(type.name, ...type.args.map((arg) => this.standIn(direction, arg)));
  }

  private hiddenStandIn(direction: Direction, type: Con): Type {
    if (direction === "term") return con(this.term(type).decl.name);
    const plain = this.behind(type) ?? this.content(type)?.type;
    return plain === undefined ? con(this.observed(type).answers.name) : this.standIn("seen", plain);
  }

  /** Of a container. */
  content(type: Con): Content | undefined {
    const own = this.operations.get(type.name) ?? [];
    const [make, content] = (["make", "content"] as const).map((role) => own.find((each) => each.role === role));
    if (make === undefined || content === undefined) return undefined;
    const variables = new Map<string, Type>();
    const { params, result } = uncurried(make.type);
    if (!matches(result, type, variables)) return undefined;
    return { make, content, type: closed(nth(params, 0), variables), write: this.writeTo(type) };
  }

  private writeTo(type: Con): Content["write"] {
    const operation = (this.operations.get(type.name) ?? []).find(({ role }) => role === "write");
    const variables = new Map<string, Type>();
    const [changed, ...others] = operation === undefined ? [] : uncurried(operation.type).params;
    if (operation === undefined || changed === undefined || !matches(changed, type, variables)) return undefined;
    return { operation, takes: others.map((each) => closed(each, variables)) };
  }

  // ---- inputs ----

  term(type: Con): TermFamily {
    const known = this.terms.get(typeKey(type));
    if (known !== undefined) return known;
    const { decl, ctors } = this.newFamily(typeKey(type));
    const makers: Maker[] = [];
    const made = this.fresh("made");
    const result: TermFamily = { decl, makers, made };
    this.terms.set(typeKey(type), result); // before what it holds, which may be the same again
    for (const { operation, params, at } of this.makersOf(type)) {
      const fields = params.map((param) => this.standIn("term", param));
      const ctor = this.addCtor(ctors, operation.path, fields);
      const maker = { ctor, operation, params, at };
      this.meanings.set(ctor, { kind: "maker", maker });
      makers.push(maker);
    }
    this.addMade(ctors, made);
    return result;
  }

  /** For values that a program made itself. */
  private addMade(ctors: CtorDecl[], made: Name): void {
    ctors.push({ name: made, fields: [con(UNMADE_TYPE)], labels: undefined, rank: ctors.length });
  }

  /** What operations of a module take to make values of a type, and what they give of them: not the values themselves. */
  passed(type: Con): readonly Type[] {
    const isOwn = ({ operation }: Use): boolean => operation.role === "operation";
    const taken = makersOf(this.operations, type, this.writes).filter(isOwn);
    const given = observersOf(this.operations, type).filter(isOwn);
    const all = [...taken.flatMap(({ params }) => params), ...given.map(({ result }) => result)];
    return all.filter((each) => !this.holds(each));
  }

  private makersOf(type: Con): readonly Omit<Maker, "ctor">[] {
    const plain = this.content(type);
    if (plain !== undefined) return [{ operation: plain.make, params: [plain.type], at: undefined }];
    const all = makersOf(this.operations, type, this.writes);
    const isEnd = ({ params }: Use): boolean => type.name === "lazy" && params.length === 0;
    return all.filter(
      (use) =>
        (!isEnd(use) || hasNoEnd(this.families, nth(type.args, 0))) &&
        use.params.every((param) => this.isMakeable(param, type)),
    );
  }

  /** Functions that take what cannot be looked into would have to be made of observations. */
  private isMakeable(param: Type, of: Con): boolean {
    return this.inside(param).every((part) => {
      if (part.kind === "var") return false;
      if (part.kind === "fn") return !this.holds(part.from);
      const isEndless = of.name !== "lazy" && part.name === of.name && part.args.some((arg) => this.holds(arg));
      if (isEndless) return false; // what is lazy is made as far as somebody looks
      const isKnown = this.families.has(part.name) || this.operations.has(part.name);
      return isKnown || SIMPLE.has(part.name) || tupleWidth(part.name) !== undefined;
    });
  }

  /** Whether a function takes what cannot be looked into. */
  looksAtHidden(type: Fn): boolean {
    return uncurried(type).params.some((param) => this.holds(param));
  }

  /** The functions of a type that look at hidden values: what is asked of these, and a function of what that tells. */
  views(type: Fn): Views {
    const known = this.functions.get(typeKey(type));
    if (known !== undefined) return known;
    const { params, result } = uncurried(type);
    const choices = params.map((param) => this.asksOf(param));
    const { decl, ctors } = this.newFamily(typeKey(type));
    const views: View[] = [];
    const made = this.fresh("made");
    this.functions.set(typeKey(type), { decl, views, made });
    for (const asks of combinations(choices).slice(0, VIEWS_MAX)) {
      const others = asks.flatMap((asked) => (asked === undefined ? [] : othersOf(asked)));
      const seen = asks.map((asked, i) => asked?.result ?? this.lookedAt(nth(params, i)));
      const given = seen.reduceRight((to, from) => fn(from, to), this.standIn("term", result));
      const shown = asks.map((asked) => asked?.operation.path ?? "_").join(" ");
      const ctor = this.addCtor(ctors, shown, [...others.map((param) => this.standIn("term", param)), given]);
      views.push({ ctor, asks });
      this.meanings.set(ctor, { kind: "view", view: { ctor, asks } });
    }
    this.addMade(ctors, made);
    return { decl, views, made };
  }

  /** Constructors that only operations may use can be matched all the same; other types must be asked about. */
  private lookedAt(param: Type): Type {
    const behind = this.behind(param);
    const decl = behind?.kind === "con" ? this.families.get(behind.name) : undefined;
    return behind !== undefined && decl !== undefined && decl.ctors.length > 0 ? behind : param;
  }

  private asksOf(param: Type): readonly (AskedObserver | undefined)[] {
    if (!this.holds(this.lookedAt(param))) return [undefined];
    const asks = param.kind === "con" && this.isHidden(param) ? this.plainUses(param) : [];
    if (asks.length === 0) throw new Unsupported(param);
    return asks;
  }

  /** Questions whose answers are no functions, hold nothing hidden and change nothing. */
  private plainUses(type: Con): readonly AskedObserver[] {
    const plain = this.content(type);
    if (plain !== undefined)
      return this.holds(plain.type) ? [] : [{ operation: plain.content, params: [type], at: 0, result: plain.type }];
    const isPlain = ({ operation, result }: Use): boolean =>
      !this.writes(operation) && !this.holds(result) && !this.inside(result).some((part) => part.kind === "fn");
    return this.usesOf(type).filter(isPlain);
  }

  // ---- results ----

  observed(type: Con): ObservedType {
    const known = this.seen.get(typeKey(type));
    if (known !== undefined) return known;
    const [questions, answers] = [`questions ${typeKey(type)}`, `answers ${typeKey(type)}`].map((shown) =>
      this.newFamily(shown),
    ) as [Ctors, Ctors];
    const observers: Observer[] = [];
    const again = this.isMutable(type);
    const uses = this.usesOf(type);
    const ends = !again && uses.some(({ result }) => this.askedIn(result).length === 0);
    const stop = ends ? undefined : this.addStop(questions.ctors, answers.ctors);
    const result = { questions: questions.decl, answers: answers.decl, observers, stop, again };
    this.seen.set(typeKey(type), result); // before what they hold, which may be the same again
    for (const use of uses) observers.push(this.addObserver(type, questions, answers, use, again));
    return result;
  }

  private usesOf(type: Con): readonly (Use & { readonly at: number })[] {
    const uses = observersOf(this.operations, type).filter(({ params, at }) =>
      params.every((param, i) => i === at || this.isMakeable(param, type)),
    );
    return inOrder(uses, (result) => this.askedIn(result).length > 0);
  }

  private addObserver(
    type: Con,
    questions: Ctors,
    answers: Ctors,
    use: Use & { readonly at: number },
    again: boolean,
  ): Observer {
    const then = this.askedIn(use.result);
    const others = use.params.filter((_, i) => i !== use.at).map((param) => this.standIn("term", param));
    const next = [...then, ...(again ? [type] : [])].map((each) => con(this.observed(each).questions.name));
    const tells = [this.standIn("seen", use.result), ...(again ? [con(answers.decl.name)] : [])];
    const question = this.addCtor(questions.ctors, use.operation.path, [...others, ...next]);
    const answer = this.addCtor(answers.ctors, use.operation.path, tells);
    const observer = { ...use, question, answer, then };
    this.meanings.set(question, { kind: "question", observer });
    return observer;
  }

  private addStop(questions: CtorDecl[], answers: CtorDecl[]): NonNullable<ObservedType["stop"]> {
    const stop = { question: this.addCtor(questions, "stop", []), answer: this.addCtor(answers, "stop", []) };
    this.meanings.set(stop.question, { kind: "stop" });
    return stop;
  }

  // ---- what holds them ----

  /** Undefined: the family itself serves, with other arguments. */
  mirror(direction: Direction, type: Con): Mirror | undefined {
    const decl = this.families.get(type.name);
    if (decl === undefined || !decl.ctors.some(({ fields }) => fields.some((field) => this.holds(field))))
      return undefined;
    const key = `${direction} ${typeKey(type)}`;
    const known = this.mirrors.get(key);
    if (known !== undefined) return known;
    if (isIndexed(decl)) throw new Unsupported(type);
    const { decl: made, ctors } = this.newFamily(key);
    const names = new Map(decl.ctors.map(({ name }) => [name, this.fresh(name)]));
    const result = { decl: made, ctors: names };
    this.mirrors.set(key, result);
    const bound = new Map(decl.params.map((param, i) => [param, nth(type.args, i)]));
    for (const ctor of decl.ctors) {
      const name = lookUp(names, ctor.name);
      ctors.push({
        ...ctor,
        name,
        fields: ctor.fields.map((field) => this.standIn(direction, substituteTypes(field, bound))),
      });
      this.meanings.set(name, { kind: "mirror", original: ctor.name });
    }
    return result;
  }

  private isMutable(type: Con): boolean {
    const own = this.operations.get(type.name) ?? [];
    return own.some(
      (operation) =>
        operation.mutable || (operation.role === "operation" && takes(operation, type) && this.writes(operation)),
    );
  }

  private inside(type: Type): readonly Type[] {
    const key = typeKey(type);
    const known = this.known.get(key) ?? reachable(this.families, type);
    this.known.set(key, known);
    return known;
  }

  private fresh(shown: string): Name {
    return makeName(`stand-in ${shown}`, this.serial++);
  }

  private newFamily(shown: string): Ctors {
    const ctors: CtorDecl[] = [];
    const decl = { name: this.fresh(shown), params: [], ctors, abstract: false };
    this.data.push(decl);
    return { decl, ctors };
  }

  private addCtor(ctors: CtorDecl[], shown: string, fields: readonly Type[]): Name {
    const name = this.fresh(shown);
    ctors.push({ name, fields, labels: undefined, rank: ctors.length });
    return name;
  }
}

/** An object of core that can be changed. */
function isBlock({ name }: Con): boolean {
  return name === "cell" || name === "array";
}

/** More ways to look at hidden values than this are hardly worth trying. */
const VIEWS_MAX = 12;

function combinations<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (before, choice) => before.flatMap((some) => choice.map((each) => [...some, each])),
    [[]],
  );
}

/** What an operation takes besides the value that it is asked about. */
export function othersOf({ params, at }: AskedObserver): readonly Type[] {
  return params.filter((_, i) => i !== at);
}

const SIMPLE: ReadonlySet<string> = new Set([
  "i63",
  "i32",
  "i64",
  "native",
  "big",
  "f64",
  "char",
  "char16",
  "str",
  "str16",
  "bool",
  "cell",
  "array",
  "lazy",
]);
