// A whole program: its data types, its definitions in order of evaluation, and the
// exceptions that primitives raise in its language.
import { type Binding, type Expr, makeName, type Name } from "./expr.js";
import type { Type } from "./type.js";

export type Program = {
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[]; // constructors of the open family "exn"; others may be sets of them
  readonly faults: Readonly<Record<Fault, Expr>>; // constant exceptions
  readonly defs: readonly Def[];
  readonly types: ReadonlyMap<Name, Type>; // of top-level names; type variables are generic
};

/**
 * The values that are made by some constructors. Several may have the same ones, which are then declared alike but for
 * the types: values of one set may be in another, and in the open family.
 */
export type DataDecl = {
  readonly name: Name;
  readonly params: readonly string[];
  readonly ctors: readonly CtorDecl[];
  /** Its values cannot be looked into; without constructors and not abstract, it has no values. */
  readonly abstract: boolean;
  /** Of an abstract one: what its values are all the same, for those who only look at them. */
  readonly behind?: Type;
  /** Values may be made by further constructors, which other programs have; the last one here stands for them. */
  readonly open?: true;
};

export type CtorDecl = {
  readonly name: Name;
  readonly fields: readonly Type[]; // a mutable field is a cell
  readonly labels: readonly string[] | undefined; // of a record, one per field
  /** Place in the structural order of its family. */
  readonly rank: number;
  /** What the family's parameters are in the values that it makes, where it makes only some of them. */
  readonly result?: readonly Type[];
  /** Each value that is made is equal to itself alone. */
  readonly identity?: true;
  /** Each value that is made is another object, though it may equal others; also one without fields. */
  readonly anew?: true;
  /** How many of the fields, from the first, count when values are compared; all of them unless it says. */
  readonly compared?: number;
  /** Of the open family: whether inputs may be exceptions of this one; false: it is of another open type. */
  readonly input?: boolean;
  /** Who can get at its fields, one for each, where that is not everybody. */
  readonly access?: readonly FieldAccess[];
  /** Of a value that is only shown: what its fields are shown as, where what they are cannot be looked into. */
  readonly told?: readonly Type[];
  /** What its first fields are called, where they are no labels: only to speak of them. */
  readonly called?: readonly string[];
};

/**
 * open: everybody; frozen: what is in it, but nobody changes it, though it is stored in something that can be changed, as the
 * elements of a vector in an array; own: only functions of the program that belong to it.
 */
export type FieldAccess = "open" | "frozen" | "own";

/** Whether each value that it makes is another object. */
export function isMadeAnew({ identity, anew }: CtorDecl): boolean {
  return identity === true || anew === true;
}

/** The type of what others make and nobody here can: there are values of it, but no input holds one. */
export const UNMADE_TYPE: Name = makeName("nothing", -1);

/** The type of objects of which only is asked which ones they are; its argument is what they are. */
export const OBJECT_TYPE: Name = makeName("object", -1);

export type Def =
  | { readonly kind: "one"; readonly name: Name; readonly bound: Expr }
  | { readonly kind: "rec"; readonly bindings: readonly Binding[] };

export function boundIn(def: Def): readonly Expr[] {
  return def.kind === "one" ? [def.bound] : def.bindings.map(({ bound }) => bound);
}

/** A definition of the same names. */
export function mapBound(def: Def, f: (bound: Expr, name: Name) => Expr): Def {
  if (def.kind === "one") return { ...def, bound: f(def.bound, def.name) };
  return { ...def, bindings: def.bindings.map(({ name, bound }) => ({ name, bound: f(bound, name) })) };
}

/** What a primitive, a match without a fitting arm or a call of what is absent (null) can fail with; each language has its
 * own exception for it. */
export type Fault = "divide" | "bounds" | "incomparable" | "lazy" | "match" | "absent";
