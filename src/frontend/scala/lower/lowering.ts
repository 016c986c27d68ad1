// What a lowering carries along, and makers of core nodes. Functions and values of objects and classes become
// definitions at the top; they are collected by name and put in order when the program is linked.
import { type Arm, type Expr as Core, makeName, type Name, type Pattern, tupleCtor } from "../../../core/expr.js";
import type { Ids } from "../../../core/ids.js";
import type { Literal } from "../../../core/literal.js";
import type { PrimName } from "../../../core/primitive.js";
import type { CtorDecl } from "../../../core/program.js";
import { NOWHERE, type Span } from "../../../core/span.js";
import { isMade } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, NumberKind, TypeParam, ValueSymbol } from "../typed.js";

export type Lowering = {
  /** Lowers an expression in a scope; every part of the lowering calls it for the expressions inside its own. */
  readonly lower: (scope: Scope, e: Expr) => Core;
  /** While the library is compiled; what depends on the classes of the program is then left to the program. */
  readonly inLibrary: boolean;
  /** All classes that there are, the library's too, in order. */
  readonly classes: readonly ClassSymbol[];
  /** Those of the library, unless it is being compiled, and those of the program. */
  readonly library: readonly ClassSymbol[];
  readonly own: readonly ClassSymbol[];
  readonly defs: Map<Name, Core>;
  readonly names: Map<DefSymbol | ValueSymbol | ClassSymbol, Name>;
  readonly facts: Map<string, WeakMap<object, unknown>>;
  /** Constructors of exceptions that lowering makes itself. */
  readonly exceptions: CtorDecl[];
  /** Work for later: methods are lowered when all classes are known. */
  readonly pending: (() => void)[];
  readonly origins: Origins;
  /** Classes with an equality of their own that stand where the program cannot know: as type arguments, as Any. */
  readonly nested: Set<ClassSymbol>;
  /** Classes inside of others whose objects are asked for the object around them. */
  readonly outers: Set<ClassSymbol>;
  /** Variables and fields that are assigned. */
  readonly assigned: Set<ValueSymbol>;
  /** Whether collections that change stand where they may be keys of others. */
  keysChange: boolean;
  /** Whether the program has characters where it cannot know: they look like numbers there. */
  hidesChars: boolean;
  /** The kinds of numbers that it has. */
  readonly numbers: Set<NumberKind>;
  /** Whether it casts to types of which only a part can be looked at. */
  erases: boolean;
  /** Whether the program mentions null. */
  usesNull: boolean;
  /** Whether it says so itself: then whatever it asks something of may be null. */
  saysNull: boolean;
  /** Whether it makes arrays that hold null at first. */
  startsNull: boolean;
  /** Whether the program has sequences that are no lists. */
  mixesSequences: boolean;
  tellsSequences: boolean; // lists from others with the same elements, perhaps
  /** Whether functions that the program hands around may do something. */
  functionsAct: boolean;
  /** What withFilter gives, where something goes through it at once. */
  readonly filtersAsked: Set<Expr>;
  /** The functions that hand out values of types that have such sequences in them, by type. */
  readonly settlers: Map<string, Name>;
  /** The functions that find a method by the object's class. */
  readonly dispatchers: Map<Name, DefSymbol>;
  /** Constructors of the library's classes that the program is known to make, so far. */
  readonly made: Set<Name>;
  /** Whether contracts are asked about: an object keeps what its class demands when a field changes. */
  readonly contracts: boolean;
  readonly ids: Ids;
  serial: number;
};

/** Where the core of a program comes from. Whoever changes programs asks for it. */
export type Origins = {
  /** The expression that a node as a whole was made of. */
  readonly exprs: Map<Core, Expr>;
  /** The place of the case that an arm was made of. */
  readonly cases: Map<Arm, Span>;
  /** What a local name was made for; a class stands for its `this`. */
  readonly symbols: Map<Name, ValueSymbol | DefSymbol | ClassSymbol>;
};

/** Where an expression stands: what its names are there. */
export type Scope = {
  /** Parameters and local values; a class in a block has those it captures as its own. */
  readonly locals: Map<ValueSymbol | DefSymbol | ClassSymbol, Name>;
  /** The objects around, by class. */
  readonly selves: ReadonlyMap<ClassSymbol, Name>;
  /** Fields that are being initialised, which are local values until the object is made. */
  readonly fields: ReadonlyMap<ValueSymbol, Name>;
  /** How values of a type parameter are shown, where that was passed in. */
  readonly showers: ReadonlyMap<TypeParam, Name>;
  /** The functions that a `return` may leave: the key of the call, and which ones leave it by an exception. */
  readonly returns: ReadonlyMap<DefSymbol, { readonly key: Name; readonly far: ReadonlySet<Expr> }>;
  /** The object whose own code this is: it need not be initialised first. */
  readonly object: ClassSymbol | undefined;
};

export const NO_SCOPE: Scope = {
  locals: new Map(),
  selves: new Map(),
  fields: new Map(),
  showers: new Map(),
  returns: new Map(),
  object: undefined,
};

export function newScope(from: Partial<Scope>): Scope {
  return { ...NO_SCOPE, locals: new Map(), ...from };
}

/** Remembers what a function gives for each object; recursion must be broken by the function itself. */
export function remembered<K extends object, V>(l: Lowering, fact: string, key: K, compute: () => V): V {
  return rememberedIn(l.facts, fact, key, compute);
}

/** What depends on a class of the library alone is the same for all programs. */
export function rememberedOf<V>(l: Lowering, fact: string, key: ClassSymbol, compute: () => V): V {
  return rememberedIn(key.inLibrary && !l.inLibrary ? LIBRARY_FACTS : l.facts, fact, key, compute);
}

const LIBRARY_FACTS: Lowering["facts"] = new Map();

function rememberedIn<K extends object, V>(facts: Lowering["facts"], fact: string, key: K, compute: () => V): V {
  let known = facts.get(fact) as WeakMap<K, V> | undefined;
  if (known === undefined) {
    known = new WeakMap();
    facts.set(fact, known);
  }
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute();
  known.set(key, value);
  return value;
}

export function fresh(l: Lowering, shown: string): Name {
  return makeName(shown, l.serial++);
}

/** The name of a parameter, a local value or a local function. */
export function localName(l: Lowering, scope: Scope, of: ValueSymbol | DefSymbol | ClassSymbol): Name {
  const name = fresh(l, of.name);
  scope.locals.set(of, name);
  if (of.symbol !== "class") l.origins.symbols.set(name, of);
  return name;
}

type Shape<K extends Core["kind"]> = Omit<Extract<Core, { kind: K }>, "kind" | "id" | "at" | "written">;

export function node<K extends Core["kind"]>(l: Lowering, kind: K, at: Span, shape: Shape<K>, written = true): Core {
  // What is made for a program without a place in it was written by nobody.
  const isWritten = written && at !== NOWHERE && !isMade(at);
  return { kind, id: l.ids.next(), at, written: isWritten, ...shape } as unknown as Core;
}

export function lit(l: Lowering, at: Span, value: Literal, written = true): Core {
  return node(l, "lit", at, { value }, written);
}

export function bool(l: Lowering, at: Span, value: boolean): Core {
  return lit(l, at, { kind: "bool", value }, false);
}

export function str(l: Lowering, at: Span, value: string): Core {
  return lit(l, at, { kind: "str", value }, false);
}

export function variable(l: Lowering, at: Span, name: Name, written = false): Core {
  return node(l, "var", at, { name }, written);
}

export function unit(l: Lowering, at: Span): Core {
  return node(l, "make", at, { ctor: tupleCtor(0), args: [] }, false);
}

export function make(l: Lowering, at: Span, ctor: Name, args: readonly Core[], written = true): Core {
  return node(l, "make", at, { ctor, args }, written);
}

export function prim(l: Lowering, at: Span, op: PrimName, args: readonly Core[], written = false): Core {
  return node(l, "prim", at, { op, args }, written);
}

export function letIn(l: Lowering, at: Span, name: Name, bound: Core, body: Core): Core {
  return node(l, "let", at, { name, bound, body }, false);
}

export function seq(l: Lowering, at: Span, items: readonly Core[]): Core {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : node(l, "seq", at, { items }, false);
}

export function call(l: Lowering, at: Span, fn: Core, args: readonly Core[], written = false): Core {
  return node(l, "app", at, { fn, args: args.length === 0 ? [unit(l, at)] : args }, written);
}

export function callNamed(l: Lowering, at: Span, fn: Name, args: readonly Core[], written = false): Core {
  return call(l, at, variable(l, at, fn), args, written);
}

/** A function of these parameters, or of unit. */
export function lambda(l: Lowering, at: Span, params: readonly Name[], body: Core, written = false): Core {
  return node(l, "lam", at, { params: params.length === 0 ? [fresh(l, "u")] : params, body }, written);
}

export function match(l: Lowering, at: Span, on: Core, arms: readonly Arm[], written = false): Core {
  return node(l, "match", at, { on, arms }, written);
}

export function arm(pattern: Pattern, body: Core): Arm {
  return { pattern, guard: undefined, body };
}

export function anyPattern(at: Span): Pattern {
  return { kind: "any", at };
}

export function bindPattern(at: Span, name: Name): Pattern {
  return { kind: "bind", at, name };
}

export function ctorPattern(at: Span, ctor: Name, args: readonly Pattern[]): Pattern {
  return { kind: "ctor", at, ctor, args };
}

export function orPattern(at: Span, options: readonly Pattern[]): Pattern {
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : { kind: "or", at, options };
}

/** Ends the run: the program needs what we lack. */
export function stop(l: Lowering, at: Span, what: string): Core {
  return prim(l, at, "sys.unsupported", [str(l, at, what)]);
}

/** A value that is used more than once is named first, unless it is a name already. */
export function named(l: Lowering, at: Span, shown: string, value: Core, body: (value: () => Core) => Core): Core {
  if (value.kind === "var") return body(() => variable(l, at, value.name));
  const name = fresh(l, shown);
  return letIn(
    l,
    at,
    name,
    value,
    body(() => variable(l, at, name)),
  );
}
