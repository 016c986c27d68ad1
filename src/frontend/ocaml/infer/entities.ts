// What names in OCaml programs stand for: values, types, constructors, fields and modules.
import type { Name } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import type { Lack } from "../lack.js";
import type { ModuleExpr } from "../syntax.js";
import type { Ty } from "./ty.js";

export type Variance = "covariant" | "contravariant" | "invariant" | "unused";

export type TypeInfo = {
  readonly name: string;
  readonly modules: readonly string[]; // where it was declared
  readonly core: Name;
  readonly params: readonly Ty[]; // generic variables
  variance: readonly Variance[];
  readonly injective?: readonly boolean[]; // said of an abstract type's parameters
  manifest: Ty | undefined; // what it abbreviates
  /** When it got the name that it is known by now; undefined in the library. */
  boundAt?: number;
  /** How deep in local modules it is declared: its name means nothing further out. */
  readonly level?: number;
  body: TypeBody;
  /** A type that a match can tell more of: fun (type a) -> ..., or one that a constructor hides. */
  readonly local?: "abstract" | "existential";
  /** What a constructor tells that it is: only while the branch of that level is checked. */
  equation?: { readonly is: Ty; readonly scope: number } | undefined;
  readonly extensible?: boolean; // type t = ..: its constructors are exceptions in core
  readonly at?: Span; // where it is declared; undefined in the library
  /** `type t = private int` is known to be an int, but is none; of other definitions, only matching is allowed. */
  readonly private?: boolean;
  readonly unboxed?: true; // its only constructor or field is no more than what it holds
  readonly inline?: true; // the record of a constructor, which is no type of its own
  lacking?: Pick<Lack, "what" | "many" | "error">; // not known to us: it equals itself alone
  readonly package?: PackageInfo; // of (module S with type ...): the parameters are the types that are told
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
  readonly private?: boolean; // may be matched, not applied
  readonly inline?: TypeInfo; // A of { x : int }: the record that is its only argument
  readonly key?: Name; // of a local exception: the variable that says which one it is
  readonly gadt?: boolean; // A : int -> int t: what it makes tells something about the type's parameters
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
  | { readonly kind: "lazy"; readonly name: Name } // of a module that is being defined: to be forced
  | { readonly kind: "prim"; readonly op: PrimName; readonly arity: number }
  | { readonly kind: "special"; readonly what: Special }
  | { readonly kind: "position"; readonly what: PositionName };

/** What only the lowering can do: short-circuit, raise, force, and application written the other way round. */
export type Special = "and" | "or" | "raise" | "force" | "pipe" | "apply";

/** Of the place where the name stands: __LOC__ and its like. */
export type PositionName = "loc" | "file" | "line" | "pos";

export type ValueInfo = {
  readonly name: string;
  readonly type: Ty; // generic where generalised
  readonly access: Access;
  readonly at: Span;
};

/** A module, or what a signature asks of one: then the names of its values only stand for those to come. */
export type ModuleInfo = {
  readonly name: string;
  readonly scope: Scope; // what `items` offer
  readonly items: readonly SignatureItem[];
  /** The module itself, whatever else it is called. */
  readonly identity: object;
  readonly functor?: FunctorInfo;
  /** Something is wrong with it, and was told: nothing that is looked for in it is missed. */
  readonly broken?: true;
  readonly lacking?: Lack; // why it was left out
  /** The module type that was given to it, by name. */
  readonly named?: ModuleTypeInfo;
};

export type ModuleTypeInfo = {
  readonly name: string;
  readonly modules: readonly string[]; // where it was declared
  readonly module: ModuleInfo;
};

/** What a structure defines or a signature asks, in order: what `ocamlc -i` lists. */
export type SignatureItem =
  | { readonly kind: "value"; readonly value: ValueInfo }
  | { readonly kind: "type"; readonly info: TypeInfo; readonly first: boolean } // of its group
  | { readonly kind: "exception"; readonly ctor: CtorInfo; readonly at: Span }
  | {
      readonly kind: "module";
      readonly name: string;
      readonly module: ModuleInfo;
      readonly alias: string | undefined;
      readonly group?: "rec" | "and";
    }
  | { readonly kind: "module-type"; readonly name: string; readonly type: ModuleTypeInfo };

/** A functor was checked once; an application copies its result and, when it is lowered, its code. */
export type FunctorInfo = {
  readonly param: { readonly name: string; readonly module: ModuleInfo } | undefined;
  readonly result: ModuleInfo;
  readonly code: FunctorCode;
};

/** What a functor gives for an argument, as far as types go, with the constructors that its own stand for then. */
export type Given = {
  readonly module: ModuleInfo;
  readonly ctors: ReadonlyMap<Name, Name>;
  readonly functor: FunctorInfo;
  readonly fnPath: readonly string[];
  readonly arg: ModuleInfo;
};

export type FunctorCode =
  | { readonly kind: "template"; readonly template: Template; readonly within: readonly Instance[] }
  | { readonly kind: "sealed"; readonly of: FunctorInfo } // the same, seen through a signature
  | { readonly kind: "syntax"; readonly body: ModuleExpr; readonly scope: Scope; readonly within: readonly Instance[] } // checked anew each time
  | { readonly kind: "asked" }; // of a signature: there is none

/**
 * The names that were made while the functor was checked are its own: those with a serial from `from` up to `to`.
 * `applied` are the applications in its body to modules with a path, in order.
 */
export type Template = { readonly from: number; to: number; readonly applied: Given[] };

/** One application of a functor: what the names in its code stand for in this copy of it. */
export type Instance = {
  readonly template: Template;
  readonly within: readonly Instance[]; // the copies of functors around this one, from the inside out
  readonly values: Map<Name, Access>;
  readonly ctors: Map<Name, Name>;
};

/** The types of (module S with type t = int): the signature and the paths of the types that are told. */
export type PackageInfo = { readonly type: ModuleTypeInfo; readonly told: readonly string[] };

/** What an item of a structure came to. */
export type InferredItem = {
  readonly scope: Scope; // with what the item defined
  readonly signature: readonly SignatureItem[];
  /** Of a bare expression. */
  readonly type: Ty | undefined;
};

/** One layer of names; later layers hide earlier ones. */
export type Scope = {
  readonly parent: Scope | undefined;
  readonly values: Map<string, ValueInfo>;
  readonly types: Map<string, TypeInfo>;
  readonly ctors: Map<string, CtorInfo[]>; // latest first
  readonly fields: Map<string, FieldInfo[]>; // latest first
  readonly modules: Map<string, ModuleInfo>;
  readonly moduleTypes: Map<string, ModuleTypeInfo>;
};
