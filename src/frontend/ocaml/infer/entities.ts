// What names in OCaml programs stand for: values, types, constructors, fields and modules.
import type { Name } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import type { Ty } from "./ty.js";

export type Variance = "covariant" | "contravariant" | "invariant" | "unused";

export type TypeInfo = {
  readonly name: string;
  readonly modules: readonly string[]; // where it was declared
  readonly core: Name;
  readonly params: readonly Ty[]; // generic variables
  variance: readonly Variance[];
  manifest: Ty | undefined; // what it abbreviates
  /** When it got the name that it is known by now; undefined in the library. */
  boundAt?: number;
  body: TypeBody;
};

export type TypeBody =
  | { readonly kind: "abstract" }
  | { readonly kind: "variant"; readonly ctors: readonly CtorInfo[] }
  | { readonly kind: "record"; readonly ctor: Name; readonly fields: readonly FieldInfo[] };

export type CtorInfo = {
  readonly name: string;
  readonly core: Name;
  readonly args: readonly Ty[]; // generic, as result
  readonly result: Ty;
  readonly family: TypeInfo; // exn for exceptions
};

export type FieldInfo = {
  readonly name: string;
  readonly index: number;
  readonly type: Ty; // generic, as result
  readonly result: Ty;
  readonly record: TypeInfo;
  readonly mutable: boolean;
};

/** How a value is reached in core. */
export type Access =
  | { readonly kind: "var"; readonly name: Name }
  | { readonly kind: "prim"; readonly op: PrimName; readonly arity: number }
  | { readonly kind: "special"; readonly what: Special };

/** What only the lowering can do: short-circuit, raise, force, and application written the other way round. */
export type Special = "and" | "or" | "raise" | "force" | "pipe" | "apply";

export type ValueInfo = {
  readonly name: string;
  readonly type: Ty; // generic where generalised
  readonly access: Access;
  readonly at: Span;
};

export type ModuleInfo = { readonly name: string; readonly scope: Scope };

/** One layer of names; later layers hide earlier ones. */
export type Scope = {
  readonly parent: Scope | undefined;
  readonly values: Map<string, ValueInfo>;
  readonly types: Map<string, TypeInfo>;
  readonly ctors: Map<string, CtorInfo[]>; // latest first
  readonly fields: Map<string, FieldInfo[]>; // latest first
  readonly modules: Map<string, ModuleInfo>;
};
