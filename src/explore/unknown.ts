// Values that are not known: data that is decided when a program looks at it, symbols for
// integers, characters, strings and truths, and functions. An unknown is an immutable id with
// its possible forms, each made once, so that a run only notes which one it is: that note,
// good for one run, is the store.
import { nth } from "../basis/known.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { Type } from "../core/type.js";
import { Cell, type Data, Flt, Lazy, makeData, tupleOf, type Value } from "../core/value.js";
import type { Runtime } from "../eval/runtime.js";
import { type Atom, type IntTerm, Lit, newTerms, newVariable, Poly, type Term, type Terms, Text } from "../smt/term.js";
import { literalOf } from "./literal.js";
import { WrittenFunction } from "./polymorphic.js";
import { type Alternative, type Constants, constantShape, type Shape, type Shapes } from "./shape.js";
import { Unsupported } from "./type-key.js";

/** Everything that outlives a run. */
export type ExploredWorld = {
  readonly shapes: Shapes;
  readonly terms: Terms;
  serial: number;
  /** Primitives of these types are tried on these values only, and are no symbols. */
  readonly constants: Constants;
  /** The programs do not compute with the same integers. */
  readonly severalWidths: boolean;
  /** Facts about all runs so far, for the conditions of a claim. */
  /** Functions that raised in some run, in order, by their number. */
  readonly raisers: Map<number, number>;
  readonly seen: Set<WorldSeen>;
  /** What the programs drew from the world. */
  readonly drawn: Drawn;
  /** The lowest level at which an array of an input could be longer than those that are tried. */
  longArraysAt: number;
  /** What calling an unknown function does; the run that is under way says it. */
  callUnknown: (fn: UnknownFunction, rt: Runtime, args: readonly Value[]) => Value;
  /** What an unknown is, which that run decides. */
  look: (unknown: Unknown) => Value;
};

/** What was drawn in a search: by each program, by the number of the draw and what it is of. */
export type Drawn = {
  readonly by: WeakMap<Runtime, Map<string, Value>>;
  readonly atoms: Set<Atom>;
  readonly unknowns: Set<Unknown>;
};

/** "width": integers that were computed alike, but not with the same width. */
export type WorldSeen = "arithmetic" | "width" | "physical" | "identity" | "kind" | "index";

export function newWorld(shapes: Shapes, constants: Constants = new Map(), severalWidths = false): ExploredWorld {
  const callUnknown = (): never => {
    throw new Error("no run is under way");
  };
  return {
    shapes,
    terms: newTerms(),
    serial: 0,
    constants,
    severalWidths,
    seen: new Set(),
    drawn: { by: new WeakMap(), atoms: new Set(), unknowns: new Set() },
    longArraysAt: Number.POSITIVE_INFINITY,
    raisers: new Map(),
    callUnknown,
    look: callUnknown,
  };
}

const FEW = 8;

/** Decided when looked at. */
export class Unknown {
  /** The run that has decided it, and what it is there. */
  stamp = -1;
  chosen: Value | undefined = undefined;
  private readonly forms: (UnknownForm | undefined)[] = [];
  /** How often each form was on a finished path, and was the last decision before a path ended early. */
  private readonly tries: number[] = [];
  private readonly ends: number[] = [];

  constructor(
    readonly id: number,
    readonly shape: Shape,
  ) {}

  /** Learns from a finished path. */
  learn(index: number, endedIt: boolean): void {
    this.tries[index] = (this.tries[index] ?? 0) + 1;
    if (endedIt) this.ends[index] = (this.ends[index] ?? 0) + 1;
  }

  /** How likely it is that deciding for this form leads nowhere; 0 as long as little is known. */
  futility(index: number): number {
    const tries = this.tries[index] ?? 0;
    return tries < FEW ? 0 : (this.ends[index] ?? 0) / tries;
  }

  form(world: ExploredWorld, index: number): UnknownForm {
    const known = this.forms[index] ?? makeForm(world, nth(this.shape.alternatives, index));
    this.forms[index] = known;
    return known;
  }
}

/** A function that is not known. Compiled code calls it as it calls any function that is not its own. */
export class UnknownFunction {
  readonly closure = true;
  readonly params: readonly Type[];
  readonly result: Type;
  readonly arity: number;
  /** What distinct calls gave, in the order in which any run made them: the same in every run. */
  readonly results: Value[] = [];
  readonly mutable: Mutable[] = [];
  /** Whether a call raises instead, by the call's number or atom; with its arguments where they are terms. */
  readonly raising = new Map<number, { readonly choice: Unknown; readonly args: readonly Term[] }>();
  /** What functions are tried on, by their type. */
  readonly probes = new Map<Type, Value>();

  constructor(
    readonly id: number,
    private readonly world: ExploredWorld,
    type: Type,
  ) {
    const params: Type[] = [];
    let result = type;
    for (; result.kind === "fn"; result = result.to) params.push(result.from);
    this.params = params;
    this.result = result;
    this.arity = params.length;
  }

  enter(rt: Runtime, args: readonly Value[]): Value {
    return this.world.callUnknown(this, rt, args);
  }
}

/** A function for all types: which one is decided when it is called. */
export class PolymorphicFunction {
  readonly closure = true;

  constructor(
    private readonly world: ExploredWorld,
    readonly choice: Unknown,
  ) {}

  enter(rt: Runtime, args: readonly Value[]): Value {
    const chosen = this.world.look(this.choice) as unknown;
    const head = (value: Value): Value => (isUnknown(value) ? this.world.look(value) : value);
    if (chosen instanceof WrittenFunction) return chosen.enter(rt, args, head);
    throw new Error("a function for all types that was not written");
  }
}

/** One form of an unknown, with fresh unknowns inside, and what is mutable in it. */
export type UnknownForm = { readonly value: Value; readonly mutable: readonly Mutable[] };

/** An object of the input that programs may change, and its content at the start. */
export type Mutable = {
  readonly object: Cell | Value[];
  readonly initial: readonly Value[];
  readonly type: Type; // of the content
};

export function contentOf(object: Cell | readonly Value[]): readonly Value[] {
  return object instanceof Cell ? [object.v] : object;
}

/** A symbol as a value of the program, which only the explorer's hooks look into. */
export function asValue(term: Term | Unknown | UnknownFunction | PolymorphicFunction): Value {
  return term as unknown as Value;
}

/** Integers of other widths have a range as well. */
export function isCharacter({ op }: Atom): boolean {
  return op.kind === "var" && op.low === 0;
}

/**
 * An integer, known or not, as a term: what `asValue` made a value of. Unlike other terms it is not looked at:
 * an operation of one operand has no second, and what only may be an integer is compared as one.
 */
export function asInt(value: Value): IntTerm {
  const term: unknown = value;
  return term as IntTerm;
}

export function isUnknown(value: unknown): value is Unknown {
  return value instanceof Unknown;
}

export function isUnknownFunction(value: unknown): value is UnknownFunction {
  return value instanceof UnknownFunction;
}

export function isSymbol(value: unknown): value is Poly | Text | Lit {
  return value instanceof Poly || value instanceof Text || value instanceof Lit;
}

/** A fresh unknown of a type without type variables; what is mutable at once goes into `mutable`. */
export function unknownOf(world: ExploredWorld, type: Type, mutable: Mutable[]): Value {
  if (type.kind === "fn") {
    const chosen = world.shapes.functionShape(type);
    if (chosen === undefined) return asValue(new UnknownFunction(world.serial++, world, type));
    return asValue(new PolymorphicFunction(world, new Unknown(world.serial++, chosen)));
  }
  if (type.kind === "var") throw new Unsupported(type); // of a field that is for all types
  const tuple = world.shapes.onlyForm(type);
  if (tuple !== undefined) {
    return makeData(
      tupleOf(tuple.fields.length),
      tuple.fields.map((field) => unknownOf(world, field, mutable)),
    );
  }
  const constants = world.constants.get(type.name);
  if (constants !== undefined) return asValue(new Unknown(world.serial++, constantShape(type, constants)));
  const symbol = symbolOf(world, type.name);
  if (symbol !== undefined) return asValue(symbol.term);
  switch (type.name as string) {
    case "cell":
      return mutableCell(nth(type.args, 0), unknownOf(world, nth(type.args, 0), mutable), mutable);
    case "lazy":
      return forced(unknownOf(world, nth(type.args, 0), mutable));
    default:
      return decided(world, type);
  }
}

function symbolOf({ terms }: ExploredWorld, type: string): Atom | undefined {
  const integers = INTEGERS.get(type);
  if (integers !== undefined) return newVariable(terms, "int", integers.usual, integers.low, integers.high);
  const texts = TEXTS.get(type);
  return texts && newVariable(terms, "str", "x", undefined, texts.highestChar);
}

function decided(world: ExploredWorld, type: Type): Value {
  const shape = world.shapes.shapeOf(type);
  if (shape === undefined) throw new Unsupported(type);
  return asValue(new Unknown(world.serial++, shape));
}

function mutableCell(type: Type, content: Value, mutable: Mutable[]): Cell {
  const object = new Cell(content);
  mutable.push({ object, initial: [content], type });
  return object;
}

function forced(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}

function makeForm(world: ExploredWorld, { made }: Alternative): UnknownForm {
  const mutable: Mutable[] = [];
  switch (made.kind) {
    case "bool":
      return { value: made.value, mutable };
    case "float":
      return { value: new Flt(made.value), mutable };
    case "function":
      return { value: made.value, mutable };
    case "constant":
      return { value: literalOf(made.value), mutable };
    case "array": {
      const initial = Array.from({ length: made.length }, () => unknownOf(world, made.item, mutable));
      const object = [...initial];
      mutable.push({ object, initial, type: made.item });
      return { value: object, mutable };
    }
    case "data": {
      const value: Data = makeData(
        made.ctor,
        made.fields.map((field) => unknownOf(world, field, mutable)),
      );
      return { value, mutable };
    }
  }
}

export function restoreMutable({ object, initial }: Mutable): void {
  if (object instanceof Cell) object.v = nth(initial, 0);
  else object.splice(0, object.length, ...initial);
}
