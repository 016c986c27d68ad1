// Types that stand in for those that cannot be looked into. An input of an abstract type becomes a term: which
// operations of its module make it. A result becomes the answer to a question: which operations are asked, one after
// the other, and what they tell. The library's containers stand for their content. What holds such types is mirrored.
import { makeName, type Name, tupleWidth } from "../../../core/expr.js";
import { matches } from "../../../core/instance.js";
import type { CtorDecl, DataDecl } from "../../../core/program.js";
import { con, fn, type Type } from "../../../core/type.js";
import { substitute, typeKey, Unsupported } from "../../../explore/shape.js";
import { closed, isMutableContainer, type Operation, type Operations, uncurried } from "./operation.js";

export type Con = Extract<Type, { kind: "con" }>;

/** How a value is made: `at` is the parameter that the operation changes and that is the value then. */
export type Maker = {
  readonly ctor: Name;
  readonly operation: Operation;
  readonly params: readonly Type[];
  readonly at: number | undefined;
};
export type Term = { readonly decl: DataDecl; readonly makers: readonly Maker[]; readonly made: Name };

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
export type Observed = {
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

/** What a constructor of a stand-in means. */
export type Meaning =
  | { readonly kind: "maker"; readonly maker: Maker }
  | { readonly kind: "question"; readonly observer: Observer }
  | { readonly kind: "stop" }
  | { readonly kind: "mirror"; readonly original: Name };

export type Content = { readonly make: Operation; readonly content: Operation; readonly type: Type };

export type StandIns = {
  /** Whether values of the type hold something that cannot be looked into. */
  readonly holds: (type: Type) => boolean;
  /** Whether programs can change something in them that cannot be looked into. */
  readonly holdsMutable: (type: Type) => boolean;
  readonly hiddenIn: (type: Type) => readonly Con[];
  /** The hidden types that a result of this type is asked about, each once. */
  readonly askedIn: (type: Type) => readonly Con[];
  readonly isHidden: (type: Type) => boolean;
  readonly standIn: (direction: Direction, type: Type) => Type;
  readonly term: (type: Con) => Term;
  readonly observed: (type: Con) => Observed;
  /** Of a container. */
  readonly content: (type: Con) => Content | undefined;
  /** Undefined: the family itself serves, with other arguments. */
  readonly mirror: (direction: Direction, type: Con) => Mirror | undefined;
  readonly family: (name: Name) => DataDecl | undefined;
  readonly meanings: ReadonlyMap<Name, Meaning>;
  /** All that were made so far. */
  readonly data: readonly DataDecl[];
};

/** A type that has no values: what no input can hold. */
const NOTHING = makeName("nothing", -1);

export function newStandIns(
  families: ReadonlyMap<Name, DataDecl>,
  operations: Operations,
  writes: (operation: Operation) => boolean,
): StandIns {
  const data: DataDecl[] = [{ name: NOTHING, params: [], ctors: [], abstract: false }];
  const meanings = new Map<Name, Meaning>();
  const terms = new Map<string, Term>();
  const seen = new Map<string, Observed>();
  const mirrors = new Map<string, Mirror>();
  let serial = 0;
  const fresh = (shown: string): Name => makeName(`stand-in ${shown}`, serial++);
  const family = (name: Name): DataDecl | undefined => families.get(name);
  const isHidden = (type: Type): boolean =>
    type.kind === "con" && (families.get(type.name)?.abstract === true || operations.has(type.name));
  const memory = new Map<string, readonly Type[]>();
  const inside = (type: Type): readonly Type[] => {
    const known = memory.get(typeKey(type)) ?? reachable(families, type);
    memory.set(typeKey(type), known);
    return known;
  };
  const holds = (type: Type): boolean => inside(type).some(isHidden);
  const isMutable = (type: Con): boolean =>
    isMutableContainer(type.name) ||
    (operations.get(type.name) ?? []).some((operation) => takes(operation, type) && writes(operation));
  const newFamily = (shown: string): { readonly decl: DataDecl; readonly ctors: CtorDecl[] } => {
    const ctors: CtorDecl[] = [];
    const decl = { name: fresh(shown), params: [], ctors, abstract: false };
    data.push(decl);
    return { decl, ctors };
  };
  const addCtor = (ctors: CtorDecl[], shown: string, fields: readonly Type[], meaning: Meaning | undefined): Name => {
    const name = fresh(shown);
    ctors.push({ name, fields, labels: undefined, rank: ctors.length });
    if (meaning !== undefined) meanings.set(name, meaning);
    return name;
  };

  const content = (type: Con): Content | undefined => {
    const own = operations.get(type.name) ?? [];
    const [make, tell] = (["make", "content"] as const).map((role) => own.find((each) => each.role === role));
    if (make === undefined || tell === undefined) return undefined;
    const variables = new Map<string, Type>();
    const { params, result } = uncurried(make.type);
    if (!matches(result, type, variables)) return undefined;
    return { make, content: tell, type: closed(params[0] as Type, variables) };
  };

  const term = (type: Con): Term => {
    const known = terms.get(typeKey(type));
    if (known !== undefined) return known;
    const { decl, ctors } = newFamily(typeKey(type));
    const makers: Maker[] = [];
    const made = fresh("made");
    const result: Term = { decl, makers, made };
    terms.set(typeKey(type), result);
    const plain = content(type);
    const add = (operation: Operation, params: readonly Type[], at: number | undefined): void => {
      const fields = params.map((param) => standIn("term", param));
      const ctor = fresh(operation.path);
      const maker = { ctor, operation, params, at };
      ctors.push({ name: ctor, fields, labels: undefined, rank: ctors.length });
      meanings.set(ctor, { kind: "maker", maker });
      makers.push(maker);
    };
    if (plain !== undefined) add(plain.make, [plain.type], undefined);
    else
      for (const { operation, params, at } of makersOf(operations, type, writes)) {
        if (params.every((param) => isMakeable(param, type))) add(operation, params, at);
      }
    ctors.push({ name: made, fields: [con(NOTHING)], labels: undefined, rank: ctors.length });
    return result;
  };

  /** Functions that take what cannot be looked into would have to be made of observations. */
  const isMakeable = (param: Type, of: Con): boolean =>
    inside(param).every((part) => {
      if (part.kind === "var" || (part.kind === "fn" && holds(part.from))) return false;
      if (part.kind === "fn") return true;
      if (part.name === of.name && part.args.some((arg) => inside(arg).some((each) => isHidden(each)))) return false;
      return families.has(part.name) || operations.has(part.name) || SIMPLE.has(part.name) || isTuple(part);
    });

  const observed = (type: Con): Observed => {
    const known = seen.get(typeKey(type));
    if (known !== undefined) return known;
    const [questions, answers] = [newFamily(`questions ${typeKey(type)}`), newFamily(`answers ${typeKey(type)}`)];
    const observers: Observer[] = [];
    const again = isMutable(type);
    const asked = observersOf(operations, type).filter(({ params, at }) =>
      params.every((param, i) => i === at || isMakeable(param, type)),
    );
    const endless = again || !asked.some(({ result }) => askedIn(result).length === 0);
    const [ask, tell] = endless ? [fresh("stop"), fresh("stopped")] : [];
    const stop = ask === undefined || tell === undefined ? undefined : { question: ask, answer: tell };
    const result: Observed = { questions: questions.decl, answers: answers.decl, observers, stop, again };
    seen.set(typeKey(type), result);
    if (stop !== undefined) {
      questions.ctors.push({ name: stop.question, fields: [], labels: undefined, rank: 0 });
      answers.ctors.push({ name: stop.answer, fields: [], labels: undefined, rank: 0 });
      meanings.set(stop.question, { kind: "stop" });
    }
    for (const each of inOrder(asked, (result) => askedIn(result).length > 0)) {
      const then = askedIn(each.result);
      const others = each.params.filter((_, i) => i !== each.at).map((param) => standIn("term", param));
      const next = [...then, ...(again ? [type] : [])];
      const asks = [...others, ...next.map((part) => con(observed(part).questions.name))];
      const tells = [standIn("seen", each.result), ...(again ? [con(answers.decl.name)] : [])];
      const question = addCtor(questions.ctors, each.operation.path, asks, undefined);
      const answer = addCtor(answers.ctors, each.operation.path, tells, undefined);
      const observer = { ...each, question, answer, then };
      meanings.set(question, { kind: "question", observer });
      observers.push(observer);
    }
    return result;
  };

  const mirror = (direction: Direction, type: Con): Mirror | undefined => {
    const decl = families.get(type.name);
    if (decl === undefined || !decl.ctors.some(({ fields }) => fields.some(holds))) return undefined;
    const key = `${direction} ${typeKey(type)}`;
    const known = mirrors.get(key);
    if (known !== undefined) return known;
    const { decl: made, ctors } = newFamily(key);
    const names = new Map(decl.ctors.map(({ name }) => [name, fresh(name)]));
    const result = { decl: made, ctors: names };
    mirrors.set(key, result);
    const bound = new Map(decl.params.map((param, i) => [param, type.args[i] as Type]));
    for (const ctor of decl.ctors) {
      const name = names.get(ctor.name) as Name;
      const fields = ctor.fields.map((field) => standIn(direction, substitute(field, bound)));
      ctors.push({ ...ctor, name, fields });
      meanings.set(name, { kind: "mirror", original: ctor.name });
    }
    return result;
  };

  const standIn = (direction: Direction, type: Type): Type => {
    if (!holds(type)) return type;
    if (type.kind === "fn") {
      if (direction === "term" && holds(type.from)) throw new Unsupported(type.from);
      const from = direction === "term" ? type.from : standIn("term", type.from);
      return fn(from, standIn(direction, type.to));
    }
    if (type.kind === "var") return type;
    if (isHidden(type)) return hiddenStandIn(direction, type);
    const mirrored = mirror(direction, type);
    if (mirrored !== undefined) return con(mirrored.decl.name);
    return con(type.name, ...type.args.map((arg) => standIn(direction, arg)));
  };
  const hiddenStandIn = (direction: Direction, type: Con): Type => {
    if (direction === "term") return con(term(type).decl.name);
    const plain = content(type);
    if (plain !== undefined) return standIn("seen", plain.type);
    return con(observed(type).answers.name);
  };
  const askedIn = (type: Type): readonly Con[] => {
    const found = new Map<string, Con>();
    const seenTypes = new Set<string>();
    const pending = [type];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next.kind === "fn") pending.push(next.to);
      if (next.kind !== "con" || seenTypes.has(typeKey(next)) || !holds(next)) continue;
      seenTypes.add(typeKey(next));
      const plain = isHidden(next) ? content(next) : undefined;
      if (plain !== undefined) pending.push(plain.type);
      else if (isHidden(next)) found.set(typeKey(next), next);
      else pending.push(...partsOf(families, next));
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  };
  const holdsMutable = (type: Type): boolean => inside(type).some((part) => isHidden(part) && isMutable(part as Con));
  const hiddenIn = (type: Type): readonly Con[] => inside(type).filter(isHidden) as Con[];
  return {
    holds,
    hiddenIn,
    askedIn,
    holdsMutable,
    isHidden,
    standIn,
    term,
    observed,
    content,
    mirror,
    family,
    meanings,
    data,
  };
}

const SIMPLE: ReadonlySet<string> = new Set([
  "i63",
  "i32",
  "i64",
  "native",
  "f64",
  "char",
  "str",
  "bool",
  "cell",
  "array",
  "lazy",
]);

function isTuple({ name }: Con): boolean {
  return tupleWidth(name) !== undefined;
}

type Use = { readonly operation: Operation; readonly params: readonly Type[]; readonly result: Type };

/** The operations at the instance of the type that they give, or change and leave behind. */
function makersOf(
  operations: Operations,
  type: Con,
  writes: (operation: Operation) => boolean,
): readonly (Use & { readonly at: number | undefined })[] {
  return (operations.get(type.name) ?? []).flatMap((operation): readonly (Use & { at: number | undefined })[] => {
    const given = usedAt(operation, type, undefined);
    if (given !== undefined) return [{ ...given, at: undefined }];
    if (!writes(operation)) return [];
    return usesOf(operation, type).slice(0, 1);
  });
}

function observersOf(operations: Operations, type: Con): readonly (Use & { readonly at: number })[] {
  return (operations.get(type.name) ?? []).flatMap((operation) => usesOf(operation, type).slice(0, 1));
}

function usesOf(operation: Operation, type: Con): readonly (Use & { readonly at: number })[] {
  return uncurried(operation.type).params.flatMap((_, at) => {
    const use = usedAt(operation, type, at);
    return use === undefined ? [] : [{ ...use, at }];
  });
}

function takes(operation: Operation, { name }: Con): boolean {
  return uncurried(operation.type).params.some((param) => param.kind === "con" && param.name === name);
}

/** With the parameter of that number, or the result, of this type. */
function usedAt(operation: Operation, type: Con, at: number | undefined): Use | undefined {
  const { params, result } = uncurried(operation.type);
  const place = at === undefined ? result : params[at];
  const variables = new Map<string, Type>();
  if (place?.kind !== "con" || !matches(place, type, variables)) return undefined;
  return { operation, params: params.map((param) => closed(param, variables)), result: closed(result, variables) };
}

/** What tells most comes first: all the elements, then other plain values, then what must be asked again. */
function inOrder<T extends Use>(uses: readonly T[], holds: (type: Type) => boolean): readonly T[] {
  const rank = ({ result }: Use): number => {
    if (holds(result)) return 2;
    return result.kind === "con" && (result.name === "list" || result.name === "array") ? 0 : 1;
  };
  return [...uses].sort((a, b) => rank(a) - rank(b));
}

const TYPES_MAX = 300;

/** The type and all that its values hold. */
function reachable(families: ReadonlyMap<Name, DataDecl>, type: Type): readonly Type[] {
  const found = new Map<string, Type>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = typeKey(next);
    if (found.has(key)) continue;
    if (found.size >= TYPES_MAX || key.length > 1000) throw new Unsupported(type);
    found.set(key, next);
    if (next.kind === "fn") pending.push(next.from, next.to);
    if (next.kind === "con") pending.push(...partsOf(families, next));
  }
  return [...found.values()];
}

/** What values of a type hold, its arguments among them. */
function partsOf(families: ReadonlyMap<Name, DataDecl>, { name, args }: Con): readonly Type[] {
  const decl = families.get(name);
  const bound = new Map((decl?.params ?? []).map((param, i) => [param, args[i] as Type]));
  return [...args, ...(decl?.ctors ?? []).flatMap(({ fields }) => fields.map((field) => substitute(field, bound)))];
}
