// Scala after typing: what the typer gives and lowering reads. Every name is its symbol, everything implicit is
// written out (conversions, implicit arguments, eta-expansion, `apply`, for comprehensions, named arguments), and type
// arguments are gone. Evaluation is left to right as written; arguments that were named out of order are bound by a
// block first. Symbols are made once for each definition, completed on demand, and compared by identity.
import type { Span } from "../../core/span.js";
import type { Diagnostic } from "../../report/diagnostic.js";
import type { Annotation, Constant } from "./syntax.js";

// ---- symbols ----

/** Types without inference variables: those are the typer's own, and are solved before anybody else looks. */
export type Ty =
  | { readonly kind: "class"; readonly of: ClassSymbol; readonly args: readonly Ty[] } // Int, List[A], own classes, objects
  | { readonly kind: "param"; readonly of: TypeParam }
  | { readonly kind: "fn"; readonly params: readonly Ty[]; readonly result: Ty } // (A, B) => C has two parameters
  | { readonly kind: "tuple"; readonly items: readonly Ty[] } // two or more
  | { readonly kind: "both"; readonly parts: readonly Ty[] } // A with B
  | { readonly kind: "wildcard"; readonly low: Ty | undefined; readonly high: Ty | undefined }
  | { readonly kind: "any" | "any-ref" | "any-val" | "nothing" | "null" };

export type TypeParam = {
  readonly name: string;
  readonly variance: "covariant" | "contravariant" | undefined;
  low: Ty | undefined;
  high: Ty | undefined;
  readonly at: Span;
};

/** The numbers that operators work on, from narrow to wide, and the unbounded one. */
export type NumberKind = "Byte" | "Short" | "Char" | "Int" | "Long" | "Float" | "Double" | "BigInt";

export type Owner = ClassSymbol | DefSymbol | undefined; // undefined: the top of a file, or of a package

/** A class, a trait or an object. An enum is an abstract class, its cases are case classes and case objects. */
export type ClassSymbol = {
  readonly symbol: "class";
  readonly kind: "class" | "trait" | "object";
  readonly name: string;
  /** Its packages and the objects and classes around it, as users would write it: Trees.Expr. */
  readonly path: string;
  readonly owner: Owner;
  readonly at: Span;
  readonly annotations: readonly Annotation[];
  readonly isCase: boolean;
  readonly isAbstract: boolean; // traits too: it has no values of its own
  readonly isSealed: boolean;
  readonly inLibrary: boolean;
  /** Of a class inside of a class or trait: scalac asks its values for the object around them. */
  readonly knowsOuter?: boolean;
  typeParams: readonly TypeParam[];
  /** As they are written: the superclass first, then traits; Exception and the like are classes of the library. */
  parents: readonly ParentType[];
  /** The parameters of its constructor, in order over all lists; each is a field too. */
  params: readonly ValueSymbol[];
  /** How many of them are in later lists: what a case class is, and its text, does not depend on them. */
  later?: number;
  /** `val`, `lazy val` and `var` of its body, own ones only. */
  fields: readonly ValueSymbol[];
  methods: readonly DefSymbol[]; // own ones only
  /** What its body does when one is made, in order: its fields' values and expressions. */
  body: readonly Stat[];
  companion: ClassSymbol | undefined; // class C and object C
  /** Anonymous classes are named by the typer; `new A { ... }`. */
  readonly isAnonymous: boolean;
};
export type ParentType = { readonly type: Ty & { kind: "class" }; readonly args: readonly Argument[] };

/** A parameter, a local value, a field of a class or object. */
export type ValueSymbol = {
  readonly symbol: "value";
  readonly kind: "param" | "local" | "field"; // parameters of classes are fields
  readonly name: string;
  readonly owner: Owner;
  readonly at: Span;
  type: Ty;
  readonly isMutable: boolean; // var
  readonly isLazy: boolean;
  readonly byName: boolean; // => A: the type is A
  readonly isRepeated: boolean; // A*: the type is Seq[A]
  readonly isImplicit: boolean;
  readonly isOverride: boolean;
  readonly isAbstract: boolean; // val x: Int in a trait
  readonly isOpen: boolean; // neither private nor protected
  /** Of parameters: used where an argument is left out. It may mention the parameters of the lists before its own. */
  default: Expr | undefined;
  /** Of a parameter of a method: the method that gives its default, which others may override. */
  getter?: DefSymbol;
  /** Where others call the function from outside: an Option of what it takes, since they may leave it out. */
  readonly isOptional?: boolean;
};

export type DefSymbol = {
  readonly symbol: "def";
  readonly name: string;
  readonly owner: Owner;
  readonly at: Span;
  readonly annotations: readonly Annotation[];
  typeParams: readonly TypeParam[];
  /** A list of lists: `def f` has none, `def f()` an empty one. */
  params: readonly (readonly ValueSymbol[])[];
  result: Ty;
  /** undefined: abstract, or a primitive. */
  body: Expr | undefined;
  /** `@primitive("i32.add")`, in the library only: the core primitive that it is. */
  readonly primitive: string | undefined;
  /** Methods of parents that it overrides or implements, nearest first. */
  overrides: readonly DefSymbol[];
  readonly isOpen: boolean; // neither private nor protected
  readonly isPrivate: boolean; // neither overridden nor overriding
};

/**
 * What `super` stands for. `next`: `super.m` in this class or trait, the next m behind it in the linearization of the
 * object's class. `parent`: `super[T].m`, the m of T, whatever the object is.
 */
export type Above = { readonly kind: "next" | "parent"; readonly of: ClassSymbol };

/** One per parameter, over all lists. */
export type Argument = Expr | { readonly kind: "default" };

// ---- expressions ----

/** `type` is that of the expression, as far as it is known. */
type Node<K extends string> = { readonly kind: K; readonly at: Span; readonly type: Ty };

export type Expr =
  | (Node<"constant"> & { readonly value: Constant })
  /** A parameter or local value; lazy and by-name ones are evaluated, mutable ones read. */
  | (Node<"value"> & { readonly of: ValueSymbol })
  | (Node<"this"> & { readonly of: ClassSymbol }) // of a class or trait: the object itself, or one around it
  /** The value of an object; `outer`: of the object beside a class inside of another, whose it is. */
  | (Node<"object"> & { readonly of: ClassSymbol; readonly outer?: Expr })
  /** A field, own or inherited; of an object too. */
  | (Node<"field"> & { readonly from: Expr; readonly of: ValueSymbol })
  /** A method, or a local or top-level def (without receiver); `above`: of `super.m`, whatever overrides it. */
  | (Node<"call"> & {
      readonly of: DefSymbol;
      readonly receiver: Expr | undefined;
      readonly args: readonly Argument[]; // over all lists; repeated ones are one `sequence` or a spread value
      readonly above: Above | undefined;
    })
  /** new C(a); C(a) of case classes. */
  | (Node<"construct"> & { readonly of: ClassSymbol; readonly args: readonly Argument[]; readonly outer?: Outer })
  | Outer
  | (Node<"apply"> & { readonly fn: Expr; readonly args: readonly Expr[] }) // a function value, all its parameters
  | (Node<"lambda"> & { readonly params: readonly ValueSymbol[]; readonly body: Expr })
  /** { case p => e } where a PartialFunction is wanted. */
  | (Node<"partial"> & { readonly param: ValueSymbol; readonly cases: readonly Case[] })
  /** Operands have the kind already; for shifts the second is an Int. */
  | (Node<"operate"> & {
      readonly op: NumberOp;
      readonly on: NumberKind;
      readonly args: readonly Expr[];
    })
  | (Node<"convert"> & { readonly from: NumberKind; readonly to: NumberKind; readonly value: Expr })
  | (Node<"not"> & { readonly value: Expr })
  | (Node<"and" | "or"> & { readonly left: Expr; readonly right: Expr }) // the right one only if needed
  | (Node<"equal"> & { readonly left: Expr; readonly right: Expr; readonly negated: boolean }) // == and !=
  | (Node<"same"> & { readonly left: Expr; readonly right: Expr; readonly negated: boolean }) // eq and ne
  | (Node<"concat"> & { readonly parts: readonly Expr[] }) // + of strings and s"": each as toString shows it
  | (Node<"format"> & { readonly texts: readonly string[]; readonly args: readonly Expr[] }) // f"", with its %d
  | (Node<"tuple"> & { readonly items: readonly Expr[] })
  | (Node<"item"> & { readonly from: Expr; readonly index: number }) // of a tuple, from 0
  | (Node<"sequence"> & { readonly items: readonly Expr[] }) // repeated arguments: a list
  | (Node<"block"> & { readonly stats: readonly Stat[]; readonly result: Expr })
  | (Node<"if"> & { readonly cond: Expr; readonly yes: Expr; readonly no: Expr })
  | (Node<"match"> & { readonly on: Expr; readonly cases: readonly Case[] })
  | (Node<"try"> & { readonly body: Expr; readonly cases: readonly Case[]; readonly last: Expr | undefined })
  | (Node<"throw"> & { readonly value: Expr })
  | (Node<"return"> & { readonly from: DefSymbol; readonly value: Expr })
  | (Node<"while"> & { readonly cond: Expr; readonly body: Expr; readonly bodyFirst: boolean })
  /** Of a local, or with `from` of a field. */
  | (Node<"assign"> & { readonly to: ValueSymbol; readonly from: Expr | undefined; readonly value: Expr })
  | (Node<"cast"> & { readonly value: Expr; readonly to: Ty }) // asInstanceOf; ascriptions leave no node
  | (Node<"is"> & { readonly value: Expr; readonly of: Ty }) // isInstanceOf
  /** What stands for a definition that is left out: a run that comes here ends. */
  | (Node<"lack"> & { readonly definition: string | undefined; readonly why: string });

/** The object around one of a class inside of another: `o` of `o.In(1)`; `copied`: the one around `from`. */
export type Outer = Node<"outer"> & { readonly of: ClassSymbol; readonly from: Expr; readonly copied: boolean };

export type NumberOp =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "&"
  | "|"
  | "^"
  | "<<"
  | ">>"
  | ">>>"
  | "<"
  | "<="
  | ">"
  | ">="
  | "negate" // -x
  | "complement"; // ~x

export type Case = {
  readonly pattern: Pattern;
  readonly guard: Expr | undefined;
  readonly body: Expr;
  readonly at: Span;
};

export type Stat =
  | { readonly kind: "expr"; readonly value: Expr; readonly at: Span }
  /** A local value, or in the body of a class one of its fields. Patterns on the left are matches that bind several. */
  | { readonly kind: "val"; readonly of: ValueSymbol; readonly value: Expr; readonly at: Span }
  | { readonly kind: "vals"; readonly pattern: Pattern; readonly value: Expr; readonly at: Span } // val (a, b) = e
  | { readonly kind: "def"; readonly of: DefSymbol; readonly at: Span }
  | { readonly kind: "class"; readonly of: ClassSymbol; readonly at: Span }; // a local class or object

/** `case o.In(x)`, `case _: o.In`: the object around what matches is `o`. Of no such class, or `_: Outer#In`: undefined. */
type PatternPrefix = { readonly outer?: Outer | "unknown" | undefined };

/** `on` is the type of what is matched, as far as it is known. */
type PatternNode<K extends string> = { readonly kind: K; readonly at: Span; readonly on: Ty };

export type Pattern =
  | PatternNode<"any">
  | (PatternNode<"bind"> & { readonly name: ValueSymbol; readonly inner: Pattern })
  | (PatternNode<"constant"> & { readonly value: Constant })
  | (PatternNode<"object"> & { readonly of: ClassSymbol }) // a case object, Nil, None
  | (PatternNode<"equal"> & { readonly value: Expr }) // another stable identifier, compared with ==
  /** A type test; `always`: it holds of everything but null. */
  | (PatternNode<"is"> & PatternPrefix & { readonly of: Ty; readonly inner: Pattern; readonly always: boolean })
  | (PatternNode<"construct"> & PatternPrefix & { readonly of: ClassSymbol; readonly args: readonly Pattern[] }) // all its parameters
  | (PatternNode<"tuple"> & { readonly items: readonly Pattern[] })
  | (PatternNode<"or"> & { readonly options: readonly Pattern[] })
  /** List(a, b), List(a, rest @ _*): a sequence of that length, or at least that long. */
  | (PatternNode<"sequence"> & { readonly items: readonly Pattern[]; readonly rest: Pattern | undefined })
  /** An `unapply` of one's own: `test` is a Boolean; otherwise what it gives, an Option, is matched by `inner`. */
  | (PatternNode<"extract"> & { readonly by: DefSymbol; readonly receiver: Expr; readonly inner: Pattern | "test" });

/** A whole program, or the library: its classes and objects wherever they are defined, in order. */
export type TypedProgram = {
  readonly classes: readonly ClassSymbol[];
  /** Its classes that name this one as a parent. Symbols of the library are shared by all programs, so it is kept here. */
  readonly children: ReadonlyMap<ClassSymbol, readonly ClassSymbol[]>;
  /** Definitions at the top of a file, and what stands there to be evaluated (scripts, worksheets). */
  readonly top: readonly Stat[];
  /** The further constructors of all classes, as definitions at the top that make objects. */
  readonly constructors: readonly Stat[];
  /** Expressions to be shown after loading, in order; a definition among them is shown as `val x: Int = 3`. */
  readonly shown: readonly Stat[];
  /** What is left out, since it uses something that we lack. */
  readonly unchecked: readonly Unchecked[];
  /** What runs say that come to an ill-typed definition, and its name. */
  readonly illTyped: ReadonlyMap<string, string>;
};

/** `error`: it is no lack of ours, but this is wrong with it, or with what it needs. */
export type Unchecked = {
  readonly definition: string | undefined;
  /** All of the definition; where the lack is. */
  readonly whole: Span;
  readonly at: Span;
  readonly label: string;
  readonly error?: Diagnostic | undefined;
};
