// OCaml as it is written: what the parser gives and the type checker reads, in the manner
// of OCaml's own Parsetree. Nodes are compared by identity: facts live in maps keyed by node.
import type { Span } from "../../core/span.js";
import type { Lack } from "./lack.js";

/** List.map is { modules: ["List"], name: "map" }; `within` is the F(X) in front of a type's path. */
export type Path = {
  readonly within?: ModuleExpr;
  readonly modules: readonly string[];
  readonly name: string;
  readonly at: Span;
};
export type Ident = { readonly name: string; readonly at: Span };

export type Constant =
  | { readonly kind: "int"; readonly value: bigint } // within 63 bits
  | { readonly kind: "int32" | "int64" | "nativeint"; readonly value: bigint } // 1l, 1L, 1n
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "char"; readonly value: number }
  | { readonly kind: "string"; readonly value: string };

type Node<K extends string> = { readonly kind: K; readonly at: Span };

// ---- expressions ----
// Operators are idents applied to two arguments ({modules: [], name: "+"}, "&&", ":=", "~-" ...).
// a.(i) is Array.get, s.[i] String.get, a.(i) <- x Array.set, all written out as paths.
// !r is an ident "!" applied. Parentheses leave no node, but the node's span then includes them.
// Long a; b; c, list and array literals are flat.
// The label of an optional argument or parameter begins with `?`, here and in types.

export type Expr =
  | (Node<"constant"> & { readonly value: Constant })
  | (Node<"ident"> & { readonly path: Path })
  | (Node<"let"> & { readonly recursive: boolean; readonly bindings: readonly Binding[]; readonly body: Expr })
  | (Node<"fun"> & { readonly params: readonly Pattern[]; readonly body: Expr })
  | (Node<"function"> & { readonly cases: readonly Case[] })
  // binding: an operator of let* and and*, whose operands are evaluated from left to right
  | (Node<"apply"> & { readonly fn: Expr; readonly args: readonly Expr[]; readonly binding?: true })
  | (Node<"labelled"> & { readonly label: string; readonly value: Expr }) // ~x:e, ?x:e, only as an argument of apply
  | (Node<"match"> & { readonly on: Expr; readonly cases: readonly Case[] })
  | (Node<"try"> & { readonly body: Expr; readonly cases: readonly Case[] })
  | (Node<"tuple"> & { readonly items: readonly Expr[] })
  // A tag of a polymorphic variant is a constructor whose name begins with a backquote.
  // `A (x, y)`: the argument is one tuple; `true`, `()`, `[]` and `::` are constructors too (`::` with a tuple of two)
  | (Node<"construct"> & { readonly ctor: Path; readonly arg: Expr | undefined })
  | (Node<"list"> & { readonly items: readonly Expr[] }) // never empty
  | (Node<"array"> & { readonly items: readonly Expr[] })
  | (Node<"record"> & { readonly base: Expr | undefined; readonly fields: readonly FieldExpr[] })
  | (Node<"field"> & { readonly record: Expr; readonly field: Path })
  | (Node<"set-field"> & { readonly record: Expr; readonly field: Path; readonly value: Expr })
  | (Node<"if"> & { readonly cond: Expr; readonly yes: Expr; readonly no: Expr | undefined })
  | (Node<"sequence"> & { readonly items: readonly Expr[] }) // two or more
  | (Node<"while"> & { readonly cond: Expr; readonly body: Expr })
  | (Node<"for"> & {
      readonly index: Pattern;
      readonly low: Expr;
      readonly high: Expr;
      readonly down: boolean;
      readonly body: Expr;
    })
  | (Node<"typed"> & { readonly value: Expr; readonly type: TypeExpr }) // (e : t)
  | (Node<"coerce"> & { readonly value: Expr; readonly from: TypeExpr | undefined; readonly to: TypeExpr }) // (e : s :> t)
  | (Node<"newtype"> & { readonly name: Ident; readonly body: Expr }) // fun (type a) -> body
  | (Node<"lazy"> & { readonly body: Expr })
  | (Node<"assert"> & { readonly cond: Expr })
  | (Node<"open"> & { readonly module: Path; readonly body: Expr }) // let open M in e, M.(e)
  | (Node<"let-item"> & { readonly item: Item; readonly body: Expr }) // let module M = ... in e, let open struct ... end in e
  | (Node<"pack"> & { readonly module: ModuleExpr; readonly type: ModuleTypeExpr | undefined }) // (module M : S)
  | (Node<"lacking"> & { readonly lack: Lack }); // an expression that we cannot read

/** `let f (x : int) y : t = e` is { pattern: f, bound: fun x y -> (e : t) }; `let x : t = e` has the type on the pattern. */
export type Binding = { readonly pattern: Pattern; readonly bound: Expr; readonly at: Span };
export type Case = {
  readonly pattern: Pattern;
  readonly guard: Expr | undefined;
  readonly body: Expr;
  readonly refuted?: true; // p -> .
  readonly at: Span;
};
export type FieldExpr = { readonly field: Path; readonly value: Expr; readonly at: Span };

// ---- patterns ----

export type Pattern =
  | Node<"any">
  | (Node<"var"> & { readonly name: string })
  | (Node<"alias"> & { readonly inner: Pattern; readonly name: Ident })
  | (Node<"constant"> & { readonly value: Constant })
  | (Node<"range"> & { readonly low: number; readonly high: number }) // characters
  | (Node<"tuple"> & { readonly items: readonly Pattern[] })
  | (Node<"construct"> & { readonly ctor: Path; readonly arg: Pattern | undefined }) // as in expressions
  | (Node<"list"> & { readonly items: readonly Pattern[] }) // never empty
  | (Node<"array"> & { readonly items: readonly Pattern[] })
  | (Node<"record"> & { readonly fields: readonly FieldPattern[]; readonly open: boolean }) // open: ends in `; _`
  | (Node<"or"> & { readonly options: readonly Pattern[] })
  | (Node<"typed"> & { readonly inner: Pattern; readonly type: TypeExpr })
  // ~x:p, ?x:p, ?x:(p = default), only as a parameter of fun
  | (Node<"labelled"> & { readonly label: string; readonly inner: Pattern; readonly default: Expr | undefined })
  | (Node<"tags"> & { readonly type: Path }) // #t, any tag of a polymorphic variant type
  | (Node<"lazy"> & { readonly inner: Pattern })
  | (Node<"exception"> & { readonly inner: Pattern }) // match ... with exception E -> ...
  | (Node<"open"> & { readonly module: Path; readonly inner: Pattern }) // M.(p)
  | (Node<"unpack"> & { readonly name: Ident | undefined; readonly type: ModuleTypeExpr | undefined }); // (module M : S)

export type FieldPattern = { readonly field: Path; readonly pattern: Pattern; readonly at: Span };

// ---- types ----

export type TypeExpr =
  | Node<"any">
  | (Node<"var"> & { readonly name: string }) // without the quote
  | (Node<"arrow"> & { readonly label: string | undefined; readonly from: TypeExpr; readonly to: TypeExpr })
  | (Node<"tuple"> & { readonly items: readonly TypeExpr[] })
  | (Node<"constr"> & { readonly path: Path; readonly args: readonly TypeExpr[] })
  | (Node<"alias"> & { readonly inner: TypeExpr; readonly name: string })
  | (Node<"poly"> & {
      readonly vars: readonly string[];
      readonly body: TypeExpr; // 'a. t, explicit polymorphism
      readonly abstract: { readonly names: readonly Ident[]; readonly type: TypeExpr } | undefined; // of `type a. t`, as written
    })
  | (Node<"variant"> & VariantType)
  | (Node<"package"> & { readonly type: ModuleTypeExpr }) // (module S with type t = int)
  | (Node<"lacking"> & { readonly lack: Lack }); // a type that we cannot read

/** [ `A | `B of int | t ]; [> ...] has at least these tags, [< ... > `A ] at most these and surely those in `sure`. */
export type VariantType = {
  readonly bound: "exact" | "least" | "most";
  readonly tags: readonly (TagType | TypeExpr)[];
  readonly sure: readonly string[];
};
/** `A of int & string has two types; `constant`: also without an argument. */
export type TagType = Node<"tag"> & {
  readonly name: string;
  readonly types: readonly TypeExpr[];
  readonly constant: boolean;
};

export type TypeDecl = {
  readonly name: Ident;
  readonly params: readonly TypeParam[];
  readonly body:
    | { readonly kind: "abstract" }
    | { readonly kind: "open" } // type t = ..
    | { readonly kind: "variant"; readonly ctors: readonly CtorDecl[] }
    | { readonly kind: "record"; readonly fields: readonly FieldDecl[] };
  readonly manifest: TypeExpr | undefined; // type t = int; or the first part of type t = M.t = A | B
  readonly private: boolean;
  readonly substituted: boolean; // type t := int, in signatures
  readonly unboxed: boolean; // [@@unboxed]
  readonly at: Span;
};

export type TypeParam = {
  readonly name: string | undefined;
  readonly variance: "covariant" | "contravariant" | undefined; // +'a, -'a
  readonly injective: boolean; // !'a
  readonly at: Span;
};
/** `A of (int * int)` has one argument, `A of int * int` two. */
export type CtorDecl = {
  readonly name: Ident;
  readonly args: readonly TypeExpr[];
  readonly record: readonly FieldDecl[] | undefined; // A of { x : int }
  readonly result: TypeExpr | undefined; // A : int -> int t
  readonly at: Span;
};
export type FieldDecl = { readonly name: Ident; readonly type: TypeExpr; readonly mutable: boolean; readonly at: Span };

// ---- structures ----

export type Item =
  | (Node<"value"> & { readonly recursive: boolean; readonly bindings: readonly Binding[] })
  | (Node<"eval"> & { readonly body: Expr }) // a bare expression
  | (Node<"type"> & { readonly recursive: boolean; readonly decls: readonly TypeDecl[] }) // not recursive: type nonrec
  | (Node<"exception"> & { readonly ctor: CtorDecl; readonly alias: Path | undefined }) // exception A = B
  | (Node<"extend"> & {
      readonly type: Path;
      readonly params: readonly TypeParam[];
      readonly ctors: readonly Extension[];
    })
  | (Node<"module"> & { readonly name: Ident; readonly body: ModuleExpr }) // the name may be `_`
  | (Node<"rec-modules"> & { readonly bindings: readonly RecModule[] })
  | (Node<"module-type"> & { readonly name: Ident; readonly type: ModuleTypeExpr | undefined })
  | (Node<"open"> & { readonly module: ModuleExpr })
  | (Node<"include"> & { readonly module: ModuleExpr })
  | (Node<"external"> & { readonly name: Ident; readonly type: TypeExpr; readonly prim: string }) // the library's own sources only
  | (Node<"lacking"> & { readonly lack: Lack; readonly types: readonly LackingType[]; readonly opens: boolean }); // a definition that we cannot read; opens: of names that are not known

/** A type that is there without being known: that of a class. */
export type LackingType = { readonly name: Ident; readonly arity: number };

/** type t += A of int | B = M.C */
export type Extension = { readonly ctor: CtorDecl; readonly alias: Path | undefined };

export type ModuleExpr =
  | (Node<"path"> & { readonly path: Path })
  | (Node<"structure"> & { readonly items: readonly Item[] })
  | (Node<"functor"> & { readonly param: ModuleParam | undefined; readonly body: ModuleExpr }) // no parameter: ()
  | (Node<"apply"> & { readonly fn: ModuleExpr; readonly arg: ModuleExpr | undefined }) // F (X), F ()
  | (Node<"sealed"> & { readonly body: ModuleExpr; readonly type: ModuleTypeExpr }) // (M : S)
  | (Node<"unpack"> & { readonly value: Expr }); // (val e), (val e : S) with the type on e

export type ModuleParam = { readonly name: Ident; readonly type: ModuleTypeExpr };
export type RecModule = {
  readonly name: Ident;
  readonly type: ModuleTypeExpr;
  readonly body: ModuleExpr;
  readonly at: Span;
};

// ---- signatures ----

export type ModuleTypeExpr =
  | (Node<"path"> & { readonly path: Path })
  | (Node<"signature"> & { readonly specs: readonly Spec[] })
  | (Node<"functor"> & { readonly param: ModuleParam | undefined; readonly result: ModuleTypeExpr })
  | (Node<"with"> & { readonly base: ModuleTypeExpr; readonly constraints: readonly Constraint[] })
  | (Node<"type-of"> & { readonly module: ModuleExpr });

export type Constraint =
  | (Node<"type"> & { readonly path: Path; readonly decl: TypeDecl }) // with type 'a M.t = 'a list, or :=
  | (Node<"module"> & { readonly path: Path; readonly module: ModuleExpr; readonly substituted: boolean });

export type Spec =
  | (Node<"value"> & { readonly name: Ident; readonly type: TypeExpr })
  | Extract<Item, { kind: "type" | "exception" | "extend" | "module-type" }>
  | (Node<"open"> & { readonly module: ModuleExpr })
  | (Node<"include"> & { readonly type: ModuleTypeExpr })
  | (Node<"module"> & { readonly name: Ident; readonly type: ModuleTypeExpr })
  | (Node<"rec-modules"> & { readonly bindings: readonly Omit<RecModule, "body">[] })
  | (Node<"alias"> & { readonly name: Ident; readonly module: ModuleExpr; readonly substituted: boolean });
