// The core language: what every front end lowers to and every question reads.
// Call by value, operands left to right. Names are unique within a program.
// No node is ever mutated; facts computed later live in maps by node id.
//
//   Expr     lit | var | lam | app | let | letrec | make | chain | match | if
//          | prim | raise | try | seq | delay | force | choose
//   Pattern  any | bind | as | lit | range | ctor | or | cell | array
import type { Literal } from "./literal.js";
import type { PrimName } from "./primitive.js";
import type { Span } from "./span.js";

declare const nameTag: unique symbol;
/** Unique in a program; the part before the last "/" is what the user called it. */
export type Name = string & { readonly [nameTag]: true };
export type NodeId = number;

export type Expr =
  | Lit
  | Var
  | Lam
  | App
  | Let
  | LetRec
  | Make
  | Chain
  | Match
  | If
  | Prim
  | Raise
  | Try
  | Seq
  | Delay
  | Force
  | Choose;

type Node<K extends string> = {
  readonly kind: K;
  readonly id: NodeId;
  readonly at: Span;
  /** Whether the user wrote it: coverage counts, mutants change and patches edit only such nodes. */
  readonly written: boolean;
};

export type Lit = Node<"lit"> & { readonly value: Literal };
export type Var = Node<"var"> & { readonly name: Name };
/** At least one parameter. Applied to fewer arguments it waits for the rest. */
export type Lam = Node<"lam"> & { readonly params: readonly Name[]; readonly body: Expr };
export type App = Node<"app"> & { readonly fn: Expr; readonly args: readonly Expr[] };
export type Let = Node<"let"> & { readonly name: Name; readonly bound: Expr; readonly body: Expr };
/** Bound are lam, delay, make or chain (cyclic data); they may mention the names but not look at them. */
export type LetRec = Node<"letrec"> & { readonly bindings: readonly Binding[]; readonly body: Expr };
/** Tuples use the constructors tuple0 (unit), tuple2, tuple3 ..., which need no declaration. */
export type Make = Node<"make"> & { readonly ctor: Name; readonly args: readonly Expr[] };
/** ctor(items[0], ctor(items[1], ... last)), evaluated items first to last, then last; flat, so long list literals do not nest. */
export type Chain = Node<"chain"> & { readonly ctor: Name; readonly items: readonly Expr[]; readonly last: Expr };
/** When no arm fits, the program's "match" fault is raised. */
export type Match = Node<"match"> & { readonly on: Expr; readonly arms: readonly Arm[] };
export type If = Node<"if"> & { readonly cond: Expr; readonly yes: Expr; readonly no: Expr };
export type Prim = Node<"prim"> & { readonly op: PrimName; readonly args: readonly Expr[] };
export type Raise = Node<"raise"> & { readonly exn: Expr };
/** Arms look at the exception; when none fits it goes on. Signals of the engine are never seen. */
export type Try = Node<"try"> & { readonly body: Expr; readonly arms: readonly Arm[] };
/** The value is that of the last item; at least one. */
export type Seq = Node<"seq"> & { readonly items: readonly Expr[] };
/** `again`: a body that raised runs again when it is forced again, as in Scala; OCaml's raises the same again. */
export type Delay = Node<"delay"> & { readonly body: Expr; readonly again: boolean };
export type Force = Node<"force"> & { readonly value: Expr };
/** Numbered alternatives of one expression; a run picks one (the first by default). */
export type Choose = Node<"choose"> & { readonly options: readonly Expr[] };

export type Binding = { readonly name: Name; readonly bound: Expr };
export type Arm = { readonly pattern: Pattern; readonly guard: Expr | undefined; readonly body: Expr };

export type Pattern = { readonly at: Span } & (
  | { readonly kind: "any" }
  | { readonly kind: "bind"; readonly name: Name }
  | { readonly kind: "as"; readonly inner: Pattern; readonly name: Name }
  | { readonly kind: "lit"; readonly value: Literal }
  | { readonly kind: "range"; readonly low: Literal; readonly high: Literal } // both included
  | { readonly kind: "ctor"; readonly ctor: Name; readonly args: readonly Pattern[] }
  | { readonly kind: "or"; readonly options: readonly Pattern[] } // each binds the same names
  | { readonly kind: "cell"; readonly inner: Pattern } // looks at the cell's content now
  | { readonly kind: "array"; readonly items: readonly Pattern[] } // exactly that length
);

/** A name of its own in a program; `serial` must be unused there. */
export function makeName(shown: string, serial: number): Name {
  return fixedName(`${shown}/${serial}`);
}

/** A name that is the same in every program, or that was read from a text. The one place where texts become names. */
export function fixedName(text: string): Name {
  return text as Name;
}

/** What the user called it. */
export function shownName(name: Name): string {
  const slash = name.lastIndexOf("/");
  return slash <= 0 ? name : name.slice(0, slash);
}

export function tupleCtor(width: number): Name {
  return fixedName(`tuple${width}`);
}

/** The width if it is a tuple's constructor. */
export function tupleWidth(ctor: Name): number | undefined {
  return /^tuple\d+$/.test(ctor) ? Number(ctor.slice(5)) : undefined;
}
