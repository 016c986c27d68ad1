// Core expressions as OCaml's syntax: the way back from lowering. What lowering wrote out (loops,
// record updates, the order of evaluation ...) is recognised and written as OCaml has it; any other
// core expression is lifted too, to syntax that means the same.
import { absurd } from "../../../basis/absurd.js";
import { nth } from "../../../basis/known.js";
import { isHole } from "../../../core/build.js";
import { type Arm, type Expr as Core, type Name, shownName, tupleWidth } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { NOWHERE } from "../../../core/span.js";
import { isOptional, type Label } from "../../../core/type.js";
import type { WrittenInput } from "../../../language/language.js";
import type { Case, Expr } from "../syntax.js";
import { isFailure, liftCases, liftMatch } from "./cases.js";
import { liftFunction } from "./function.js";
import { labelled } from "./labelled.js";
import { filledCells, letrecStep, letStep, patternStep, type Step, sequenceStep } from "./let.js";
import {
  apply,
  type CoreOf,
  constant,
  construct,
  ident,
  isUnit,
  type Lifting,
  library,
  tuple,
  typedIf,
} from "./lifting.js";
import { isValue, liftFor, liftForced, liftWhile } from "./loop.js";
import { bindNames, mentionedIn, type Naming, nameOf, newNaming } from "./naming.js";
import { inOrder, isInert, isOperation, type Operation, putBack } from "./operands.js";
import { constantOf } from "./pattern.js";
import { liftPrimitive } from "./primitive.js";
import { liftProjection, liftRecord, liftUpdate } from "./record.js";
import { type Labels, pathOf, type Vocabulary } from "./vocabulary.js";

const at = NOWHERE;

/** `expected`: the type that it must have. `isUnlabelled`: calls name no parameter. */
export function liftExpr(
  vocabulary: Vocabulary,
  whole: Core,
  { expected, isUnlabelled = false }: WrittenInput = {},
): Expr {
  const { e, params, calls } = labelled(vocabulary.typing, whole, expected);
  const labels = { params, calls };
  const l = newLifting(vocabulary, { ...PLAIN, labels, isUnlabelled });
  const free = [...mentionedIn(l, e)].filter((mention) => !mention.startsWith(" ")) as CoreOf<"var">["name"][];
  const local = free.filter(
    (name) => vocabulary.value(name) === undefined && !isPath(shownName(name)) && !isHole(name),
  );
  bindNames(l, local, [e]);
  return l.lift(e);
}

/**
 * An expression some parts of which have their syntax already, with all operands in their places, where OCaml is to
 * evaluate them. Every free name must be one that the vocabulary has.
 */
export function liftAround(vocabulary: Vocabulary, e: Core, standing: (part: Core) => Expr | undefined): Expr {
  return newLifting(vocabulary, { ...PLAIN, inOcamlsOrder: true, standing }).lift(e);
}

/** The same of a case of its own: the names that its pattern binds are chosen for it. */
export function liftCaseAround(vocabulary: Vocabulary, arm: Arm, standing: (part: Core) => Expr | undefined): Case {
  return nth(liftCases(newLifting(vocabulary, { ...PLAIN, inOcamlsOrder: true, standing }), [arm]), 0);
}

type Manner = Omit<Lifting, keyof Naming | "lift">;

const PLAIN: Manner = {
  inOcamlsOrder: false,
  standing: () => undefined,
  labels: { params: new Map(), calls: new Map() },
  isUnlabelled: false,
};

function newLifting(vocabulary: Vocabulary, manner: Manner): Lifting {
  const l: Lifting = { ...newNaming(vocabulary), ...manner, lift: (inner) => lift(l, inner) };
  return l;
}

function isPath(shown: string): boolean {
  return pathOf(shown).modules.length > 0;
}

/** Along the bodies of lets and sequences by a loop, so that long ones do not nest our calls. */
function lift(l: Lifting, e: Core): Expr {
  const steps: Step[] = [];
  let rest = e;
  for (;;) {
    const whole = l.standing(rest) ?? liftWhole(l, rest);
    const step = whole === undefined ? stepOf(l, rest) : undefined;
    if (step === undefined) {
      const last = whole ?? liftNode(l, rest);
      return steps.reduceRight((body, { around }) => around(body), last);
    }
    steps.push(step);
    rest = step.rest;
  }
}

/** What several nodes together were made of. */
function liftWhole(l: Lifting, e: Core): Expr | undefined {
  switch (e.kind) {
    case "let": {
      const found = liftUpdate(l, e) ?? liftFor(l, e) ?? liftForced(l, e);
      if (found !== undefined) return found;
      const operation = putBack(l, e);
      return operation && liftOperation(l, operation);
    }
    case "letrec":
      return liftWhile(l, e);
    case "match":
      return liftProjection(l, e);
    default:
      return undefined;
  }
}

function stepOf(l: Lifting, e: Core): Step | undefined {
  switch (e.kind) {
    case "let": {
      const cyclic = filledCells(e);
      return cyclic === undefined ? letStep(l, e) : letrecStep(l, cyclic);
    }
    case "letrec":
      return letrecStep(l, e);
    case "match":
      return patternStep(l, e);
    case "seq": {
      const last = e.items.at(-1);
      return last === undefined || e.items.length === 1 ? undefined : sequenceStep(l, e.items.slice(0, -1), last);
    }
    default:
      return undefined;
  }
}

function liftNode(l: Lifting, e: Core): Expr {
  switch (e.kind) {
    case "lit":
      return liftLiteral(l, e.value);
    case "var":
      return ident(nameOf(l, e.name));
    case "lam":
      return liftFunction(l, e);
    case "app":
    case "make":
    case "chain":
    case "prim": {
      const ordered = l.inOcamlsOrder ? e : inOrder(l, e);
      return isOperation(ordered) ? liftOperation(l, ordered) : l.lift(ordered);
    }
    case "match":
      return liftMatch(l, e);
    case "if":
      return liftIf(l, e);
    case "raise":
      return isFailure(e, "Assert_failure")
        ? { kind: "assert", at, cond: construct("false") }
        : apply(library(l, "raise"), [l.lift(e.exn)]);
    case "try":
      return { kind: "try", at, body: l.lift(e.body), cases: liftCases(l, e.arms) };
    case "delay":
      return liftDelay(l, e);
    case "force":
      return apply(library(l, "Lazy.force"), [l.lift(e.value)]);
    case "seq":
      return liftFirst(l, e.items);
    case "choose":
      return liftFirst(l, e.options);
    case "let":
    case "letrec":
      throw new Error(`${e.kind} is a step`);
    default:
      return absurd(e);
  }
}

function liftFirst(l: Lifting, [first]: readonly Core[]): Expr {
  if (first === undefined) throw new Error("no expression to lift");
  return l.lift(first);
}

function liftLiteral(l: Lifting, literal: Literal): Expr {
  if (literal.kind === "bool") return construct(String(literal.value));
  if (literal.kind === "f64" && !Number.isFinite(literal.value))
    return library(l, Number.isNaN(literal.value) ? "nan" : literal.value < 0 ? "neg_infinity" : "infinity");
  const value = constantOf(literal);
  if (value === undefined) throw new Error(`no constant for a literal of kind ${literal.kind}`);
  return constant(value);
}

// ---- control ----

function liftIf(l: Lifting, e: CoreOf<"if">): Expr {
  const logic = liftLogic(l, e);
  if (logic !== undefined) return logic;
  const cond = l.lift(e.cond);
  if (isUnit(e.yes) && isFailure(e.no, "Assert_failure")) return { kind: "assert", at, cond };
  const no = isUnit(e.no) && !e.no.written ? undefined : l.lift(e.no);
  return { kind: "if", at, cond, yes: l.lift(e.yes), no };
}

/** && and ||, if their names still mean that. */
function liftLogic(l: Lifting, e: CoreOf<"if">): Expr | undefined {
  const isAdded = (part: Core, value: boolean): boolean =>
    part.kind === "lit" && part.value.value === value && !part.written;
  const [operator, right] = isAdded(e.no, false) ? ["&&", e.yes] : isAdded(e.yes, true) ? ["||", e.no] : [];
  if (operator === undefined || right === undefined) return undefined;
  const path = l.vocabulary.library(operator);
  return path.modules.length > 0 ? undefined : apply(ident(path), [l.lift(e.cond), l.lift(right)]);
}

/** OCaml does not suspend what is a value already. */
function liftDelay(l: Lifting, e: CoreOf<"delay">): Expr {
  const body = l.lift(e.body);
  return { kind: "lazy", at, body: isValue(body) ? apply(library(l, "Fun.id"), [body]) : body };
}

// ---- operations whose operands may be evaluated in OCaml's order ----

function liftOperation(l: Lifting, e: Operation): Expr {
  switch (e.kind) {
    case "app":
      return liftApp(l, e);
    case "make":
      return liftMake(l, e);
    case "chain":
      return liftChain(l, e);
    case "prim":
      return liftPrimitive(l, e);
    default:
      return absurd(e);
  }
}

/** Arguments given one after the other are given at once where that makes no difference. */
function liftApp(l: Lifting, e: CoreOf<"app">): Expr {
  if (e.fn.kind === "app" && e.args.every((arg) => isInert(l, arg))) {
    const inner = inOrder(l, e.fn);
    if (inner === e.fn) return liftApp(l, { ...e, fn: e.fn.fn, args: [...e.fn.args, ...e.args] });
  }
  const labels = e.fn.kind === "var" ? labelsOf(l, e.fn.name) : undefined;
  const given = labels?.slice(0, e.args.length) ?? [];
  const args = e.args
    .map((arg, i) => liftArgument(l, arg, labels, i))
    .filter((arg, i) => !(isOmitted(arg) && given.slice(i).some((label) => isTaken(l, label))));
  return apply(l.lift(e.fn), l.isUnlabelled ? args.map(unlabelled) : args);
}

function labelsOf(l: Lifting, name: Name): Labels | undefined {
  return l.labels.calls.get(name) ?? l.vocabulary.value(name)?.labels;
}

/** An argument that is given without its label says that the optional ones before it are not coming. */
function isTaken(l: Lifting, label: Label): boolean {
  return label === undefined || (l.isUnlabelled && !isOptional(label));
}

function unlabelled(e: Expr): Expr {
  return e.kind === "labelled" && !isOptional(e.label) ? e.value : e;
}

/** `?x:None`, which goes without saying where an argument without a label comes after it. */
function isOmitted(e: Expr): boolean {
  return (
    e.kind === "labelled" && e.label.startsWith("?") && e.value.kind === "construct" && e.value.ctor.name === "None"
  );
}

/** A format is read as such where the function is known to take one. */
function liftArgument(l: Lifting, arg: Core, labels: Labels | undefined, index: number): Expr {
  const format = labels === undefined ? undefined : formatOf(arg);
  const value = format ?? l.lift(arg);
  const label = labels?.[index];
  if (label === undefined) return value;
  const inner = label.startsWith("?") && value.kind === "construct" ? value.arg : undefined; // of Some
  return inner === undefined
    ? { kind: "labelled", at, label, value }
    : { kind: "labelled", at, label: label.slice(1), value: inner };
}

function formatOf(e: Core): Expr | undefined {
  if (e.kind !== "make" || shownName(e.ctor) !== "CamlinternalFormatBasics.Format") return undefined;
  const [, written] = e.args;
  return written?.kind === "lit" && written.value.kind === "str"
    ? constant({ kind: "string", value: written.value.value })
    : undefined;
}

function liftMake(l: Lifting, e: CoreOf<"make">): Expr {
  const format = formatOf(e);
  if (format !== undefined) return apply(library(l, "format_of_string"), [format]);
  const words = tupleWidth(e.ctor) === undefined ? l.vocabulary.ctor(e.ctor) : undefined;
  return words?.fields === undefined ? liftCtor(l, e.ctor, e.args.map(l.lift)) : liftRecord(l, words, e.args);
}

function liftCtor(l: Lifting, ctor: CoreOf<"make">["ctor"], args: readonly Expr[]): Expr {
  const [head, tail] = args;
  const width = tupleWidth(ctor);
  if (width !== undefined) return width === 0 ? construct("()") : tuple(args);
  if (ctor === "::" && head !== undefined && tail !== undefined) return cons(head, tail);
  const { path, hidden, type } = l.vocabulary.ctor(ctor);
  const arg = args.length > 1 ? tuple(args) : head;
  return typedIf(hidden, { kind: "construct", at, ctor: path, arg }, type);
}

function liftChain(l: Lifting, e: CoreOf<"chain">): Expr {
  const items = e.items.map(l.lift);
  const last = l.lift(e.last);
  const rest = e.ctor === "::" ? listItems(last) : undefined;
  if (rest !== undefined && items.length > 0) return { kind: "list", at, items: [...items, ...rest] };
  return items.reduceRight((tail, item) => liftCtor(l, e.ctor, [item, tail]), last);
}

function cons(head: Expr, tail: Expr): Expr {
  const rest = listItems(tail);
  return rest === undefined ? construct("::", tuple([head, tail])) : { kind: "list", at, items: [head, ...rest] };
}

/** Those of a list that is written out. */
function listItems(e: Expr): readonly Expr[] | undefined {
  if (e.kind === "construct" && e.ctor.name === "[]") return [];
  return e.kind === "list" ? e.items : undefined;
}
