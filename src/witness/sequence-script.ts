// The steps of a sequence, with names for what is written to and looked at: calls, and writes between them.
import { lookUp, nth } from "../basis/known.js";
import { CONS, variable } from "../core/build.js";
import { type Expr, makeName, type Name, shownName } from "../core/expr.js";
import type { Type } from "../core/type.js";
import { parameterNames } from "../language/invented-names.js";
import type { Phrases, Scripts } from "../language/language.js";
import { asWritten } from "../subject/hidden/show.js";
import { isUnit } from "../subject/recording.js";
import type { SequencePair } from "../subject/sequence.js";
import type { Handle, SequencedFunction } from "../subject/sequence-calls.js";
import type { PlaceMeaning, Places } from "../subject/sequence-places.js";
import { type Reader, type WrittenBy, withPart, writing } from "./at-place.js";
import type { Both } from "./both.js";
import type { Place, Step } from "./place.js";
import type { CoreWitness } from "./witness.js";

export type CallStep = {
  readonly kind: "call";
  readonly of: SequencedFunction;
  readonly args: readonly Expr[];
  /** Where the function is in what the first call gave. */
  readonly at: readonly Step[];
  /** Its place among all calls, and among all steps. */
  readonly number: number;
  readonly entry: number;
};

export type WriteStep = { readonly kind: "write"; readonly statement: Expr };

export type SequenceScript = {
  readonly steps: readonly (CallStep | WriteStep)[];
  readonly shared: readonly Expr[];
  readonly named: readonly { readonly name: Name; readonly type: Type; readonly bound: Expr }[];
  /** Arguments that are looked at in the end. */
  readonly also: readonly LookedArgument[];
};

/** `step`: undefined of what all calls share. */
export type LookedArgument = {
  readonly name: Name;
  readonly type: Type;
  readonly step: CallStep | undefined;
  readonly at: number;
};

/** `isLeftUnlike`: whether the programs leave something else of an argument. */
export function scriptOf(
  sequence: SequencePair,
  reader: Reader,
  scripts: Scripts,
  { args, seen }: Pick<CoreWitness<Both>, "args" | "seen">,
  isLeftUnlike: (step: CallStep | undefined, at: number) => boolean,
): SequenceScript {
  const { given } = sequence;
  const entries = entriesOf(sequence, args[given]);
  const names = new Names(sequence, scripts, entries, args.slice(0, given));
  const shared = sequence.begun.flatMap((type, at) =>
    isLeftUnlike(undefined, at) ? [{ name: names.sharedArgument(at), type, step: undefined, at }] : [],
  );
  const called = names.calls.flatMap((step) =>
    step.of.params.flatMap((type, at) =>
      isLeftUnlike(step, at) ? [{ name: names.argument(step, at), type, step, at }] : [],
    ),
  );
  const also: readonly LookedArgument[] = [...shared, ...called];
  const writes = entries.map((entry, i) =>
    entry.kind === "write" ? writeOf(sequence, reader, names, entry, i) : entry,
  );
  const later = seen.written === undefined ? [] : laterWrite(sequence, reader, names, seen.written);
  const steps = writes.map((step) => (step.kind === "call" ? { ...step, args: names.passed(step) } : step));
  return { steps: [...steps, ...later], shared: names.sharedArguments(), named: names.named, also };
}

type WriteEntry = { readonly kind: "write"; readonly handle: Handle; readonly place: Expr };

function entriesOf(
  { functions, handles, places }: SequencePair,
  list: Expr | undefined,
): readonly (CallStep | WriteEntry)[] {
  const byCall = new Map(functions.map((each) => [each.call, each]));
  let number = 0;
  return callsOf(list).map(({ ctor, args }, entry) => {
    const handle = handles.find(({ write }) => write === ctor);
    const [place] = args;
    if (handle !== undefined && place !== undefined) return { kind: "write", handle, place };
    const of = lookUp(byCall, ctor);
    const [where] = of.inside === undefined ? [] : args;
    const at = where === undefined ? [] : stepsTo(places, where);
    return { kind: "call", of, args: args.slice(where === undefined ? 0 : 1), at, number: number++, entry };
  });
}

type Made = Extract<Expr, { kind: "make" }>;

/** The steps of a list. */
export function callsOf(list: Expr | undefined): readonly Made[] {
  if (list?.kind === "chain") return [...list.items.filter(isMade), ...callsOf(list.last)];
  if (list?.kind !== "make" || list.args.length !== 2) return [];
  const [first, rest] = list.args;
  return [...(first !== undefined && isMade(first) ? [first] : []), ...callsOf(rest)];
}

function isMade(e: Expr): e is Made {
  return e.kind === "make";
}

// ---- names ----

/** Names that are given when somebody asks for them. */
class Names {
  readonly calls: readonly CallStep[];
  readonly named: { readonly name: Name; readonly type: Type; readonly bound: Expr }[] = [];
  private readonly known = new Map<string, Name>();
  private readonly taken: Set<string>;

  constructor(
    private readonly sequence: SequencePair,
    private readonly scripts: Scripts,
    private readonly entries: readonly (CallStep | WriteEntry)[],
    private readonly shared: readonly Expr[],
  ) {
    this.calls = entries.filter((entry) => entry.kind === "call");
    const results = scripts.results(this.calls.length);
    this.taken = new Set([...sequence.functions.map(({ name }) => shownName(name)), ...results, scripts.first]);
  }

  argument({ entry, args, of }: CallStep, at: number): Name {
    return this.name(`${entry} ${at}`, nth(of.params, at), nth(args, at), at);
  }

  sharedArgument(at: number): Name {
    return this.name(`shared ${at}`, nth(this.sequence.begun, at), nth(this.shared, at), at);
  }

  /** What the language calls the result of a call. */
  result({ number }: CallStep): Name {
    const given = this.calls.filter(({ of }) => !isUnit(of.result));
    const at = given.findIndex((step) => step.number === number);
    return makeName(this.scripts.results(given.length)[at] ?? "r", -1);
  }

  /** What a handle stands for before the i-th step. */
  atHand({ of, at }: Handle, i: number): Name | undefined {
    if (of === undefined) return at === "result" ? undefined : this.sharedArgument(at);
    const fn = nth(this.sequence.functions, of);
    const last = this.entries.slice(0, i).findLast((entry) => entry.kind === "call" && entry.of === fn);
    if (last?.kind !== "call") return undefined;
    return at === "result" ? this.result(last) : this.argument(last, at);
  }

  passed({ entry, args }: CallStep): readonly Expr[] {
    return args.map((arg, at) => this.variableOr(`${entry} ${at}`, arg));
  }

  sharedArguments(): readonly Expr[] {
    return this.shared.map((arg, at) => this.variableOr(`shared ${at}`, arg));
  }

  private variableOr(key: string, e: Expr): Expr {
    const name = this.known.get(key);
    return name === undefined ? e : variable(name);
  }

  private name(key: string, type: Type, bound: Expr, at: number): Name {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const wish = nth(parameterNames(at + 1), at);
    let text = wish;
    for (let n = 2; this.taken.has(text) || this.scripts.fresh(text) !== text; n++) text = `${wish}${n}`;
    this.taken.add(text);
    const name = makeName(text, -1);
    this.known.set(key, name);
    this.named.push({ name, type, bound });
    return name;
  }
}

// ---- writes ----

export function readerOf({ places }: SequencePair, { readsParts }: Phrases): Reader {
  return { readsParts, content: (type) => (type.kind === "con" ? places.standIns.content(type) : undefined) };
}

function writeOf(
  sequence: SequencePair,
  reader: Reader,
  names: Names,
  { handle, place }: WriteEntry,
  i: number,
): WriteStep {
  const root = names.atHand(handle, i);
  if (root === undefined) throw new Error("nothing is at hand: the sequence is no test");
  const { steps, by, values, index } = placeOf(sequence, place, []);
  const statement = withPart(reader, variable(root), steps, (object) => writing(by, object, values, index));
  return { kind: "write", statement };
}

/** To a function. */
function stepsTo(places: Places, place: Expr): readonly Step[] {
  const inside = place.kind === "make" ? place.args.at(-1) : undefined;
  if (place.kind !== "make" || inside === undefined) return [];
  const step = stepInto(lookUp(places.meanings, place.ctor), place.args[0]);
  return [...(step === undefined ? [] : [step]), ...stepsTo(places, inside)];
}

/** Undefined: the place ends here. */
function stepInto(meaning: PlaceMeaning, first: Expr | undefined): Step | undefined {
  if (meaning.kind === "content") return { kind: "content" };
  if (meaning.kind === "item") return { kind: "item", at: first === undefined ? 0 : indexIn(first) };
  if (meaning.kind !== "field") return undefined;
  const { name: ctor, fields, labels, called } = meaning.of;
  const named = labels !== undefined || called !== undefined;
  return { kind: "field", ctor, arity: fields.length, at: meaning.at, named };
}

type WrittenPlace = {
  readonly steps: readonly Step[];
  readonly by: WrittenBy;
  readonly values: readonly Expr[];
  readonly index: number;
};

function placeOf(sequence: SequencePair, place: Expr, before: readonly Step[]): WrittenPlace {
  if (place.kind !== "make") throw new Error("a place is made by a constructor");
  const { places, pair } = sequence;
  const meaning = lookUp(places.meanings, place.ctor);
  const { disguise } = pair.reference;
  const written = place.args.map((arg) => (disguise === undefined ? arg : asWritten(disguise, arg)));
  const [first] = place.args;
  const inside = place.args.at(-1);
  if (first === undefined || inside === undefined) throw new Error("a place says what is written");
  const step = stepInto(meaning, first);
  if (step !== undefined) return placeOf(sequence, inside, [...before, step]);
  if (meaning.kind === "array") return { steps: before, by: "array", values: written.slice(1), index: indexIn(first) };
  const by = meaning.kind === "operation" ? meaning.operation : "cell";
  return { steps: before, by, values: written, index: 0 };
}

function indexIn(e: Expr): number {
  return e.kind === "lit" ? Number(e.value.value) : 0;
}

/** A write after all calls, to what one of them gave or was given; none where that has no name. */
function laterWrite(
  sequence: SequencePair,
  reader: Reader,
  names: Names,
  { place, by, values }: NonNullable<Both["written"]>,
): readonly WriteStep[] {
  const found = rootIn(sequence, names, place);
  if (found === undefined) return [];
  const given = values.map(({ written }) => written);
  const statement = withPart(reader, variable(found.name), found.steps, (object) => writing(by, object, given));
  return [{ kind: "write", statement }];
}

/** From a place in the list of results, or in the list of steps, to that in a result or an argument. */
function rootIn(
  { given }: SequencePair,
  names: Names,
  { root, steps }: Place,
): { readonly name: Name; readonly steps: readonly Step[] } | undefined {
  if (root.kind === "argument" && root.at < given) return { name: names.sharedArgument(root.at), steps };
  if (root.kind === "part") return undefined;
  const head = steps.findIndex((step) => step.kind === "field" && step.ctor === CONS && step.at === 0);
  const part = steps[head + 1];
  if (head < 0 || part?.kind !== "field") return undefined;
  const isOf = (step: CallStep): boolean => (root.kind === "result" ? step.number : step.entry) === head;
  const step = names.calls.find(isOf);
  if (step === undefined) return undefined;
  const left = step.of.left[part.at - 1]; // what is left of an argument comes after the result
  const at = root.kind === "argument" ? part.at : left;
  return { name: at === undefined ? names.result(step) : names.argument(step, at), steps: steps.slice(head + 2) };
}
