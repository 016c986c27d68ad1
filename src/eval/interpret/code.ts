// What the interpreter runs: core with names replaced by places in the frames of functions,
// constructors by objects and constants by values. Each function or delayed body has one
// frame per entry, so a place is written once and closures can share the frame.
import type { Ctor, Value } from "../../core/value.js";
import type { Concrete } from "../primitives/primitive.js";

export type Frame = { readonly slots: Value[]; readonly parent: Frame | undefined };

/** Simple code never calls a function, so it is evaluated on the spot. */
export type Code = (AtomCode | Compound | Calling) & { readonly simple: boolean };

export type AtomCode =
  | { readonly kind: "const"; readonly value: Value }
  | { readonly kind: "var"; readonly up: number; readonly slot: number }
  | FunctionCode
  | { readonly kind: "delay"; readonly body: FunctionCode; readonly again: boolean };

/** Without parameters it is a delayed body. */
export type FunctionCode = {
  readonly kind: "function";
  readonly arity: number;
  readonly size: number; // of its frame
  readonly body: Code;
};

/** Computed from the values of its parts. */
export type Compound = {
  readonly kind: "compound";
  readonly simple: boolean;
  readonly parts: readonly Code[];
  readonly how: How;
};

export type How =
  | { readonly kind: "make"; readonly ctor: Ctor }
  | { readonly kind: "chain"; readonly ctor: Ctor } // the last part is the last
  | { readonly kind: "prim"; readonly run: Concrete; readonly many: boolean }
  | { readonly kind: "apply" } // the first part is the function
  | { readonly kind: "raise" }
  | { readonly kind: "force" };

export type Calling =
  | { readonly kind: "let"; readonly slot: number; readonly bound: Code; readonly body: Code }
  | { readonly kind: "letrec"; readonly bindings: readonly RecBinding[]; readonly body: Code }
  | { readonly kind: "seq"; readonly first: Code; readonly rest: Code }
  | { readonly kind: "if"; readonly cond: Code; readonly yes: Code; readonly no: Code }
  | MatchCode
  | TryCode;

export type MatchCode = { readonly kind: "match"; readonly on: Code; readonly arms: readonly ArmCode[] };
export type TryCode = { readonly kind: "try"; readonly body: Code; readonly arms: readonly ArmCode[] };
export type RecBinding = { readonly slot: number; readonly bound: Code };
export type ArmCode = { readonly pattern: PatternCode; readonly guard: Code | undefined; readonly body: Code };

export type PatternCode =
  | { readonly kind: "any" }
  | { readonly kind: "bind"; readonly slot: number; readonly inner: PatternCode | undefined }
  | { readonly kind: "lit"; readonly value: Value }
  | { readonly kind: "range"; readonly low: Value; readonly high: Value }
  | { readonly kind: "ctor"; readonly ctor: Ctor; readonly parts: readonly PatternCode[] }
  | { readonly kind: "or"; readonly parts: readonly PatternCode[] }
  | { readonly kind: "cell"; readonly inner: PatternCode }
  | { readonly kind: "array"; readonly parts: readonly PatternCode[] };
