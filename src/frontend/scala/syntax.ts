// Scala as it is written: what the parser gives and the type checker reads. Both layouts, with braces and with
// indentation, give the same tree. Nodes are compared by identity: facts live in maps keyed by node.
import type { Span } from "../../core/span.js";

/** As written, byte for byte, without backquotes. */
export type Ident = { readonly name: string; readonly at: Span };

export type Constant =
  | { readonly kind: "int" | "long"; readonly value: bigint } // within 32 and 64 bits
  | { readonly kind: "float" | "double"; readonly value: number }
  | { readonly kind: "char"; readonly value: number } // a UTF-16 code unit
  | { readonly kind: "string"; readonly value: string } // UTF-16
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "unit" | "null" };

type Node<K extends string> = { readonly kind: K; readonly at: Span };

// ---- expressions ----
// Parentheses leave no node, but the node's span then includes them; nor do braces around one expression.
// Placeholders are expanded: `_ + 1` is a `fun` whose parameter is named by the parser (`_$1`).
// `xs toList` is the selection `xs.toList`.

export type Expr =
  | (Node<"constant"> & { readonly value: Constant }) // a minus in front of a number belongs to it
  | (Node<"ident"> & { readonly name: string })
  | (Node<"this"> & { readonly of: Ident | undefined }) // C.this
  | (Node<"super"> & { readonly of: Ident | undefined; readonly parent: Ident | undefined }) // C.super[T]
  | (Node<"select"> & { readonly from: Expr; readonly name: Ident })
  | (Node<"apply"> & { readonly fn: Expr; readonly args: readonly Arg[] }) // f { e } has one argument
  | (Node<"type-apply"> & { readonly fn: Expr; readonly args: readonly TypeExpr[] })
  // An operator that ends in `:` is a method of the right operand, though the left one is evaluated first.
  // `a op (b, c)` has a tuple on its right: if the method takes two arguments, those are meant.
  | (Node<"infix"> & {
      readonly left: Expr;
      readonly op: Ident;
      readonly types: readonly TypeExpr[];
      readonly right: Expr;
    })
  | (Node<"prefix"> & { readonly op: Ident; readonly value: Expr }) // + - ! ~
  | (Node<"eta"> & { readonly value: Expr }) // f _
  | (Node<"new"> & { readonly parents: readonly Parent[]; readonly body: Template | undefined }) // body: a class without a name
  | (Node<"tuple"> & { readonly items: readonly Expr[]; readonly isWrapped: boolean }) // two or more; in further parentheses
  | (Node<"block"> & { readonly stats: readonly Stat[]; readonly result: Expr | undefined }) // without a result: ()
  | (Node<"fun"> & { readonly params: readonly FunParam[]; readonly body: Expr })
  | (Node<"cases"> & { readonly cases: readonly Case[] }) // { case p => e }
  | (Node<"if"> & { readonly cond: Expr; readonly yes: Expr; readonly no: Expr | undefined })
  | (Node<"match"> & { readonly on: Expr; readonly cases: readonly Case[] })
  | (Node<"try"> & { readonly body: Expr; readonly handler: Expr | undefined; readonly last: Expr | undefined })
  | (Node<"throw"> & { readonly value: Expr })
  | (Node<"return"> & { readonly value: Expr | undefined })
  | (Node<"while"> & { readonly cond: Expr; readonly body: Expr })
  | (Node<"do-while"> & { readonly body: Expr; readonly cond: Expr })
  | (Node<"for"> & { readonly steps: readonly ForStep[]; readonly yields: boolean; readonly body: Expr })
  | (Node<"typed"> & { readonly value: Expr; readonly type: TypeExpr })
  | (Node<"annotated"> & { readonly value: Expr; readonly annotations: readonly Annotation[] }) // e: @unchecked
  | (Node<"assign"> & { readonly target: Expr; readonly value: Expr }) // x = e, a.x = e, a(i) = e
  // One text more than arguments; `how` is s, f or raw. Escapes have been read, for raw there are none.
  // `places` are those of the texts.
  | (Node<"interpolated"> & {
      readonly how: Ident;
      readonly texts: readonly string[];
      readonly places: readonly Span[];
      readonly args: readonly Expr[];
    });

/** f(e), f(x = e), f(xs: _*) */
export type Arg = {
  readonly name: Ident | undefined;
  readonly value: Expr;
  readonly spread: boolean;
  readonly at: Span;
};
/** `_` as a parameter has no name. */
export type FunParam = { readonly name: Ident | undefined; readonly type: TypeExpr | undefined; readonly at: Span };
export type Case = {
  readonly pattern: Pattern;
  readonly guard: Expr | undefined;
  readonly body: Expr;
  readonly at: Span;
};
export type ForStep =
  | (Node<"generate"> & { readonly pattern: Pattern; readonly from: Expr }) // p <- e
  | (Node<"filter"> & { readonly cond: Expr })
  | (Node<"define"> & { readonly pattern: Pattern; readonly value: Expr }); // p = e

// ---- patterns ----

export type Pattern =
  | Node<"any">
  | (Node<"var"> & { readonly name: string }) // begins with a small letter
  | (Node<"bind"> & { readonly name: Ident; readonly inner: Pattern }) // x @ p
  | (Node<"constant"> & { readonly value: Constant })
  | (Node<"stable"> & { readonly path: readonly Ident[] }) // Nil, a.b, `x`: compared with ==
  | (Node<"typed"> & { readonly inner: Pattern; readonly type: TypeExpr }) // inner: any or var
  | (Node<"tuple"> & { readonly items: readonly Pattern[] }) // two or more
  // h :: t is ::(h, t), infix. `types`: C[T](x)
  | (Node<"construct"> & {
      readonly path: readonly Ident[];
      readonly types: readonly TypeExpr[];
      readonly args: readonly Pattern[];
      readonly infix: boolean;
    })
  | (Node<"or"> & { readonly options: readonly Pattern[] })
  | (Node<"rest"> & { readonly name: Ident | undefined }); // _*, xs @ _*, xs*; the last argument of a constructor

// ---- types ----

export type TypeExpr =
  | (Node<"name"> & { readonly path: readonly Ident[] }) // A.B.C
  | (Node<"applied"> & { readonly fn: TypeExpr; readonly args: readonly TypeExpr[] })
  | (Node<"function"> & { readonly params: readonly TypeExpr[]; readonly result: TypeExpr })
  | (Node<"tuple"> & { readonly items: readonly TypeExpr[] })
  | (Node<"infix"> & { readonly left: TypeExpr; readonly op: Ident; readonly right: TypeExpr }) // A Either B, A & B, A | B
  | (Node<"with"> & { readonly parts: readonly TypeExpr[] }) // A with B
  | (Node<"project"> & { readonly from: TypeExpr; readonly name: Ident }) // A#B
  | (Node<"singleton"> & { readonly path: readonly Ident[] }) // x.type
  | (Node<"wildcard"> & Bounds) // _, ? <: A
  | (Node<"by-name"> & { readonly result: TypeExpr }) // => A, of parameters only
  | (Node<"repeated"> & { readonly item: TypeExpr }) // A*, of the last parameter only
  | (Node<"annotated"> & { readonly inner: TypeExpr; readonly annotations: readonly Annotation[] });

export type Bounds = { readonly low: TypeExpr | undefined; readonly high: TypeExpr | undefined };
export type TypeParam = Bounds & {
  readonly name: Ident;
  readonly variance: "covariant" | "contravariant" | undefined;
  readonly params: readonly TypeParam[]; // of F[_]
  readonly contexts: readonly TypeExpr[]; // [A: Ordering]; each is an implicit parameter, too
  readonly at: Span;
};

// ---- definitions ----

export type Modifier = {
  readonly kind: ModifierKind;
  readonly within: Ident | undefined; // private[p]
  readonly at: Span;
};
export type ModifierKind =
  | "abstract"
  | "case"
  | "final"
  | "implicit" // of the parameters of a list that begins with `implicit` or `using`
  | "infix"
  | "lazy"
  | "open"
  | "override"
  | "private"
  | "protected"
  | "sealed";
export type Annotation = { readonly type: TypeExpr; readonly args: readonly (readonly Arg[])[]; readonly at: Span };
type Marks = { readonly annotations: readonly Annotation[]; readonly modifiers: readonly Modifier[] };

export type Stat =
  | (Node<"eval"> & { readonly body: Expr })
  | (Node<"import"> & { readonly clauses: readonly ImportClause[] })
  | (Node<"package"> & { readonly path: readonly Ident[]; readonly object: boolean; readonly body: readonly Stat[] })
  // `val a, b = e` has several patterns; without a value it is abstract. lazy is a modifier
  | (Node<"val" | "var"> &
      Marks & {
        readonly patterns: readonly Pattern[];
        readonly type: TypeExpr | undefined;
        readonly value: Expr | undefined;
      })
  | (Node<"def"> &
      Marks & {
        readonly name: Ident;
        readonly typeParams: readonly TypeParam[];
        readonly params: readonly (readonly Param[])[]; // a list of lists: def f, def f(), def f(a)(b)
        readonly result: TypeExpr | undefined;
        readonly body: Expr | undefined; // undefined: abstract
      })
  | (Node<"type"> &
      Marks &
      Bounds & {
        readonly name: Ident;
        readonly typeParams: readonly TypeParam[];
        readonly alias: TypeExpr | undefined;
      })
  | (Node<"object"> & Marks & { readonly name: Ident; readonly parents: readonly Parent[]; readonly body: Template })
  | (Node<"class" | "trait" | "enum"> & Marks & ClassHead & { readonly body: Template })
  | (Node<"enum-case"> & Marks & ClassHead & { readonly simple: boolean }) // simple: `case A`, of which one value exists
  // A definition that uses syntax that we lack: `lack` says which. `implicitly`: others may use it without its name.
  | (Node<"unread"> & { readonly names: readonly Ident[]; readonly lack: Unread; readonly implicitly: boolean });

export type Unread = { readonly label: string; readonly at: Span };

export type ClassHead = {
  readonly name: Ident;
  readonly typeParams: readonly TypeParam[];
  readonly access: Modifier | undefined; // class C private (x: Int)
  readonly params: readonly (readonly Param[])[];
  readonly parents: readonly Parent[];
};
export type Template = { readonly self: Ident | undefined; readonly stats: readonly Stat[]; readonly at: Span };
/** extends A[Int](1)(2) */
export type Parent = { readonly type: TypeExpr; readonly args: readonly (readonly Arg[])[]; readonly at: Span };
/** `field` only of classes: val or var in front. */
export type Param = Marks & {
  readonly name: Ident;
  readonly field: "val" | "var" | undefined;
  readonly type: TypeExpr;
  readonly default: Expr | undefined;
  readonly at: Span;
};
/** `hidden`: x => _; `alias`: x => y, x as y */
export type ImportSelector = { readonly name: Ident; readonly alias: Ident | undefined; readonly hidden: boolean };
export type ImportClause = {
  readonly path: readonly Ident[];
  readonly selectors: readonly ImportSelector[];
  readonly all: boolean; // a.b._, a.b.*
  readonly at: Span;
};
