// What every front end offers, so that hosts need not know which language a program is in: source texts to one
// checked core program, and everything of that program back to text. Languages meet in core: lists are the family `list`
// of `[]` and `::` in all of them, options the family `option` of `None` and `Some`, unit and tuples core's tuples; other
// types and exceptions are the same where their constructors are called the same.
import type { Manner } from "../core/align.js";
import type { Expr, Name } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import type { WrittenProgram } from "../core/print.js";
import type { Program } from "../core/program.js";
import type { Source, Span } from "../core/span.js";
import type { BuiltinType, Label, Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Checked, Notice } from "../report/diagnostic.js";
import type { Home, Looking } from "../report/suite/suite.js";
import type { ContractFacts, ContractRoles } from "./contract.js";
import type { Facts } from "./facts.js";
import type { Guess } from "./guess.js";
import type { LanguageRow } from "./row.js";
import type { Slips } from "./slips.js";

export type Language = {
  readonly row: LanguageRow;
  /**
   * `sources` are parts of one program in order; each of `expressions` is to be shown after loading. `contracts`: also what
   * stands in comments and is no part of the program for others. `partial`: the names of sources whose ill-typed
   * definitions are left out, one by one, instead of the whole program.
   */
  readonly read: (
    sources: readonly Source[],
    expressions: readonly Source[],
    contracts?: boolean,
    partial?: readonly string[],
  ) => Checked<Loaded>;
  /** The tree of each text, in the same order: plain data, for those who work on the language. */
  readonly parse: (sources: readonly Source[], expressions: readonly Source[]) => Checked<readonly unknown[]>;
  /** What may have been meant near an error. */
  readonly slips: Slips;
  readonly phrases: Phrases;
  /** What is put around what users wrote, where these programs are loaded: no name of theirs is hidden by what it binds. */
  readonly scripts: (programs: readonly Pick<Loaded, "signature" | "values">[]) => Scripts;
  readonly contracts: ContractRoles;
  /** The usual integers: what type variables stand for. */
  readonly integer: IntKind;
  /** Which of core's integers, characters and strings it has; the usual integers first. */
  readonly kinds: readonly BuiltinType[];
  /** What says which parameters of two functions correspond. */
  readonly corresponding: Manner;
  /** What an exception of the language is in all languages that have it; undefined: it is its own. */
  readonly exceptionMeaning: (name: string) => ExceptionMeaning | undefined;
  /** The value that stands for none in the place of an object: its constructor, and a program that has it. */
  readonly absent?: {
    readonly ctor: Name;
    readonly program: string;
    /** Functions of the library that show what they are given, and those that ask something of a text. */
    readonly shows: RegExp;
    readonly asks: RegExp;
  };
  /** What is read with a program whose functions are given what is wider than their inputs. */
  readonly widerProgram?: string;
  /** Exceptions of the library that carry a place of the text, which is no behaviour: as core calls them. */
  readonly placed: readonly Name[];
};

/** Says that an argument was bad. */
export const BAD_ARGUMENT: ExceptionMeaning = "bad argument";

export type NamedText = { readonly name: string; readonly text: string };

/** What Failure is to OCaml, RuntimeException is to Scala. */
export type ExceptionMeaning =
  | "not found"
  | "failure"
  | "bad argument"
  | "division by zero"
  | "no case"
  | "assertion"
  | "stack overflow";

/** Small pieces of the language that are put around what users wrote. */
export type Phrases = {
  /** A definition of `name`: the observer applied to what the observed function gives. Of a value, an expression will do. */
  readonly observed: (name: string, of: Observed, observer: Observer) => string;
  readonly tuple: (parts: readonly string[]) => string;
  /** An expression with definitions in front of it; undefined: the language has no such expressions that can be made of core. */
  readonly locally?: (definitions: readonly LocalDefinition[], expression: string) => string;
  /** Whether every part of a value can be read by an expression: `p._1`. */
  readonly readsParts: boolean;
  /** Names for some values, one after the other, and what is done with them. */
  readonly naming: (named: readonly NamedText[], body: string) => string;
  /** Whether the name of a function stands for it wherever one is expected, whatever it takes. */
  readonly namesFunctions: boolean;
  /** From the text of a call to the tuple of what the function, whose result is observed, is called with. */
  readonly argumentsOf: (of: Called, call: string, observer: Observer | undefined) => string;
  /** What a call should give, or raise: of the type that it must have. */
  readonly expectedValue: (value: string, call: string) => string;
  readonly expectedException: (value: string) => string;
  /** Undefined: files of tests say no types. */
  readonly testTypes?: TestTypePhrases;
  /** An expression that ends the program with this code, if the condition holds; and otherwise is what it was. */
  readonly exiting: (code: number, condition: string | undefined, expression: string) => string;
  readonly guesses: GuessPhrases;
  /** Whether a text that was made of a value can be read as an expression. */
  readonly isExpression: (text: string) => boolean;
  /**
   * Where containers must be asked for what they hold: what maps a function over the values of some types. Undefined: they
   * show it themselves.
   */
  readonly maps: Readonly<Record<string, string>> | undefined;
  /** Whether values that only operations make are written as they are shown: these are the constructors. */
  readonly writesMade: boolean;
};

/** Expressions that bind names of their own. */
export type Scripts = {
  /** The name that is wished for, or one that no program has. */
  readonly fresh: (wish: string) => string;
  /** The names of what the first call of a sequence gives, of results, and of functions that write down what they are called with. */
  readonly first: string;
  readonly results: (count: number) => readonly string[];
  readonly recorders: (count: number) => readonly string[];
  /**
   * A call whose recorders write down what they are called with, together with what was written down; the result comes
   * first unless it is unit.
   */
  readonly recorded: (call: string, recorded: Recorded) => string;
  /** Calls one after the other, together with what those give that give something, and with `also`. */
  readonly sequence: (calls: readonly SequencedCall[], first?: string, also?: readonly string[]) => string;
  /** Calls one after the other, of which only the last matters. */
  readonly calls: (calls: readonly SequencedCall[], shared?: SharedObject) => string;
};

/** Values that are defined together. */
export type LocalDefinition = {
  readonly isRecursive: boolean;
  readonly bindings: readonly { readonly name: string; readonly text: string }[];
};

/** For files of tests that say of which type a value or a function is. */
export type TestTypePhrases = {
  /** A value that is expected of a call, read before the call is: alone it may be of another type. */
  readonly expectedFirst: (value: string, call: string) => string;
  /** All arguments of a call as one value. */
  readonly argumentsOf: (of: Called, call: string) => string;
};

/** How preconditions are written that nobody wrote yet. */
export type GuessPhrases = {
  readonly condition: (guess: Guess) => string;
  readonly negated: (condition: string) => string;
  /** To be pasted in. */
  readonly contract: (conditions: readonly string[]) => string;
  /** The text of a program in which the function that has this body demands them. */
  readonly demanding: (text: string, body: Span, conditions: readonly string[]) => string;
};

/** A function that is called: by this name, with a label for each argument that has one, of a type as it is shown. */
export type Called = { readonly name: string; readonly labels: readonly Label[]; readonly type: string };

export type SequencedCall = {
  readonly text: string;
  readonly isUnit: boolean;
  /** How what it gives is shown in the end; as it is, if nothing is said. */
  readonly shown?: (name: string) => string;
};

/** What calls have in common, and what they call it. */
export type SharedObject = { readonly name: string; readonly text: string };

/** How many arguments each of the functions takes that write down, and whether it gives the number of the call. */
export type Recorded = {
  readonly arities: readonly number[];
  readonly numbered: readonly boolean[];
  readonly isUnit: boolean;
  /** The call is known to raise. */
  readonly raises: boolean;
};

/** A function with its type as it is shown; or, without parameters and type, a value. `fixed`: it gives this, whatever it takes. */
export type Observed = {
  readonly text: string;
  readonly labels: readonly Label[]; // one for each parameter
  readonly type: string;
  readonly fixed?: string;
};

/** What is applied to what a function gives; or to what the function takes, and then to what it gives. */
export type Observer = { readonly text: string; readonly type: string; readonly seesArguments: boolean };

export type Loaded = {
  readonly language: Language;
  readonly program: Program;
  /** What the sources became, before it was linked with the library. */
  readonly lowered: WrittenProgram;
  readonly entries: readonly Entry[];
  readonly finish: Name | undefined; // a function of unit, to be called when the program ends
  /** What the sources define, in modules too. */
  readonly values: readonly DefinedValue[];
  /** The same ones under the names of other modules that mean theirs: found by name, and not asked about. */
  readonly aliased: readonly DefinedValue[];
  /** Functions from modules to modules that they define and do not apply themselves. */
  readonly functors: readonly DefinedFunctor[];
  /** How values of a type that cannot be looked into are made and observed. */
  readonly operations: (family: Name) => readonly OperationText[];
  readonly unchecked: readonly Notice[]; // what uses features that are not supported, or is ill-typed
  readonly leftOut: ReadonlyMap<Name, string>; // values of the program that are not there, and why
  /** What a run says that comes to a definition that was left out as ill-typed; and the name of that definition. */
  readonly illTyped: ReadonlyMap<string, string>;
  /** It may tell sequences of the same elements apart, as far as it looks. */
  readonly tellsSequences?: boolean;
  /** Of the contracts in it, what no call of a function says. */
  readonly contracts?: ContractFacts;
  /** For those who compare functions: without what is evaluated only for its effect and is not supported. */
  readonly comparable: Program;
  /** Of the nodes of `program`, for those who change it. */
  readonly facts: Facts;
  readonly signature: string; // as the language's own tools print it
  readonly showValue: (value: Value, type: Type) => string;
  /** How a test sees that a call gives a value; undefined: no expression is equal to it. */
  readonly seenValue: (value: Value, type: Type) => Looking | undefined;
  /** The same of an exception, beside its type: nothing more may be seen of it. */
  readonly seenException: (exn: Value) => SeenException | undefined;
  readonly showException: (exn: Value) => string; // Exception: Not_found.
  readonly showExpr: (e: Expr) => string; // fun x -> x + 1, to be read after the program
  /** The same, of which the operands may be evaluated in any order. */
  readonly showInput: (e: Expr, written?: WrittenInput) => string;
  /** The same of a part of an input, to be read alone: with the types that are told elsewhere by what is around it. */
  readonly showAlone: (e: Expr, type: Type) => string;
};

/** The type that is expected where an input is written; whether its calls name no parameter. */
export type WrittenInput = { readonly expected?: Type; readonly isUnlabelled?: boolean };

export type SeenException = { readonly type: string; readonly seen: Looking | undefined };

/** Something to show after loading, as the prompt does. */
export type Entry = {
  readonly name: Name; // a function of unit
  readonly at: Span; // in the expression that asks for it
  readonly type: Type;
  readonly showType: () => string; // int
  readonly show: (value: Value) => string; // - : int = 3
};

/** A value of the program itself, in a module under its path. */
export type DefinedValue = {
  readonly name: string;
  readonly source: string; // the name of the source that defines it
  readonly core: Name;
  /** What the user wrote, where `core` is only how others call it. */
  readonly itself?: Name;
  readonly type: Type;
  /** What is taken where an argument is left out: a function of all arguments before it; one for each parameter. */
  readonly defaults?: readonly (Name | undefined)[];
  readonly shownType: string;
  /** Of what is no function, what core calls it where others use it: a language may have a function of unit to look at it. */
  readonly stored: Name | undefined;
  /** What it is called through or imported from, where it is not called by its whole name. */
  readonly home: Home | undefined;
  /** Whether others may call it: it is neither private nor where the program starts. */
  readonly isOffered: boolean;
  /** Inputs for which more may be given than is made. */
  readonly wider?: readonly WiderInput[];
};

/** A parameter, or something inside of one (`at` is undefined then), that takes values of more classes than those of its inputs. */
export type WiderInput = {
  readonly at: number | undefined;
  /** What it takes, and the class of the inputs that are made for it, as users call them. */
  readonly type: string;
  readonly tried: string;
  /** Functions that make others of a list. */
  readonly others: readonly { readonly shown: string; readonly make: Name }[];
};

/** A function from modules to modules, with the values that it gives under their paths in it. */
export type DefinedFunctor = { readonly name: string; readonly source: string; readonly values: readonly string[] };

/** Something that makes or observes values of a hidden type: to be read after the program, as an expression of its own. */
export type OperationText = {
  /** How users call it; the same in programs that are compared. */
  readonly path: string;
  readonly text: string;
  /**
   * make: from content to the whole; content: the way back; write: a change that shows, whatever is in the container;
   * operation: any function or value.
   */
  readonly role: "operation" | "make" | "content" | "write";
  /** Of the operation, or of what tells the content. */
  readonly type: Type;
  /** A container whose content can be changed. */
  readonly mutable: boolean;
};
