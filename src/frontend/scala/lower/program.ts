// A typed program, or the library, to definitions in core. What depends on all classes of a program (methods that may be
// overridden, texts, equality) is made last, and for the library's open classes only with a program.
import { type Binding, type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Ids } from "../../../core/ids.js";
import type { Span } from "../../../core/span.js";
import { NOWHERE } from "../../../core/span.js";
import { visitClass, visitStat } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, Stat, Ty, TypedProgram, ValueSymbol } from "../typed.js";
import { mayAct } from "./acts.js";
import { caseWithHeirs } from "./case-heirs.js";
import { isErased } from "./cast.js";
import { CLASS_ANY, classAnyBody } from "./class-name.js";
import { accessorBody, dispatcherName, makeDispatcher } from "./dispatch.js";
import { EQUAL_ANY, equalAnyBody, ownEquals } from "./equal.js";
import { lowerExpr } from "./expr.js";
import { lowerDef } from "./functions.js";
import { HASH_ANY, hashAnyBody } from "./hash.js";
import { concreteClasses, isMarked, isStatic } from "./hierarchy.js";
import { CHANGING_HASH, changingHashBody, ODD_HASH, oddHashBody } from "./keys.js";
import { type Lowering, newScope, prim } from "./lowering.js";
import { functionName, isOpen, madeName, SHOW_ANY, valueName } from "./names.js";
import { testsNull } from "./null-tests.js";
import { lowerObject } from "./object-init.js";
import { startsWithNull } from "./objects.js";
import { askedForOuter } from "./outer.js";
import { makesOtherSequence } from "./sequences.js";
import { showAnyBody, textBody } from "./show.js";
import { itemOf } from "./special.js";
import { builtinName, numberKind } from "./types.js";
import { seesDefaults } from "./unset.js";
import { tellsSequences } from "./wider.js";

export type Start = {
  readonly inLibrary: boolean;
  readonly library: readonly ClassSymbol[];
  readonly ids: Ids;
  readonly serial: number; // names from here on are free
  readonly contracts: boolean;
};

export function startLowering({ inLibrary, library, ids, serial, contracts }: Start, program: TypedProgram): Lowering {
  const l: Lowering = {
    lower: (scope, e) => lowerExpr(l, scope, e),
    inLibrary,
    classes: [...library, ...program.classes],
    library,
    own: program.classes,
    defs: new Map(),
    names: new Map(),
    facts: new Map(),
    exceptions: [],
    pending: [],
    origins: { exprs: new Map(), cases: new Map(), symbols: new Map() },
    nested: new Set(),
    outers: new Set(),
    assigned: new Set(),
    keysChange: false,
    hidesChars: false,
    numbers: new Set(),
    erases: false,
    usesNull: inLibrary,
    saysNull: false,
    startsNull: false,
    mixesSequences: inLibrary,
    tellsSequences: false,
    functionsAct: false,
    filtersAsked: new Set(),
    settlers: new Map(),
    dispatchers: new Map(),
    made: new Set(),
    contracts,
    ids,
    serial,
  };
  if (!inLibrary) lookAhead(l, program);
  return l;
}

/** What has to be known of the whole program before any of it is lowered. */
function lookAhead(l: Lowering, program: TypedProgram): void {
  const givenNothing = program.classes.some(leavesDefaults);
  const functions: Expr[] = [];
  let filters = false; // nobody else asks what functions do
  const enter = (e: Expr): void => {
    if (e.kind === "constant" && e.value.kind === "null") l.usesNull = l.saysNull = true;
    if (e.kind === "construct" && e.args.some((arg) => arg.kind === "default")) l.usesNull = true;
    if ((e.kind === "call" && givesNull(e.of)) || testsNull(e)) l.usesNull = l.saysNull = true;
    if (givenNothing && e.kind === "call" && isOfThrowable(e.of)) l.usesNull = true;
    if (isRegex(e.type)) l.usesNull = l.saysNull = true;
    if (makesNulls(e)) l.usesNull = l.startsNull = true;
    if (isErased(e)) l.erases = true;
    if (makesOtherSequence(l, e)) l.mixesSequences = true;
    l.tellsSequences ||= tellsSequences(e);
    if (isFunction(e)) functions.push(e);
    if (e.kind === "call" && e.of.name === "withFilter") filters = true;
    if (e.kind === "assign") l.assigned.add(e.to);
    noteType(l, e.type, false);
    if (e.kind === "call") noteArguments(l, e);
  };
  const define = (): void => {};
  for (const of of program.classes) {
    if (ownEquals(l, of) !== undefined || (of.later ?? 0) > 0 || caseWithHeirs(l, of) !== undefined) l.nested.add(of);
    for (const field of [...of.params, ...of.fields]) noteType(l, field.type, false);
    visitClass(of, enter, define);
  }
  for (const stat of [...program.top, ...program.constructors, ...program.shown]) visitStat(stat, enter, define);
  if (takesRepeated(program)) l.mixesSequences = true;
  for (const of of askedForOuter(l, program)) {
    l.outers.add(of);
    if (of.isCase) l.nested.add(of);
  }
  l.functionsAct = filters && functions.some((each) => mayAct(l, each));
  if (!l.mixesSequences) for (const of of l.nested) if (isAnySequence(of)) l.nested.delete(of);
  if (program.classes.some((of) => seesDefaults(l, of))) l.usesNull = l.saysNull = true;
}

/** Those who call such a function from outside give it an array. */
function takesRepeated({ classes, top }: TypedProgram): boolean {
  const methods = [
    ...classes.flatMap((of) => of.methods),
    ...top.flatMap((stat) => (stat.kind === "def" ? [stat.of] : [])),
  ];
  return methods.some(({ params }) => params.flat().some(({ isRepeated }) => isRepeated));
}

function isFunction({ kind }: Expr): boolean {
  return kind === "lambda" || kind === "partial";
}

/** An array that holds null until something is put in. */
function makesNulls(e: Expr): boolean {
  const item = e.kind === "call" && isMarked(e.of, "sized") ? itemOf(e) : undefined;
  return item !== undefined && startsWithNull(item);
}

/** An exception without a message or a cause has null there. */
function leavesDefaults({ parents }: ClassSymbol): boolean {
  return parents.some(({ type: { of }, args }) => {
    const leavesOut = args.length < of.params.length || args.some((arg) => arg.kind === "default");
    return of.inLibrary && of.kind === "class" && leavesOut;
  });
}

function isOfThrowable({ owner }: DefSymbol): boolean {
  return owner?.symbol === "class" && owner.inLibrary && owner.path === "java.lang.Throwable";
}

/** The line behind the end of the input. */
function givesNull({ name, owner }: DefSymbol): boolean {
  return name === "readLine" && owner?.symbol === "class" && owner.inLibrary;
}

/** A group that matched nothing is null. */
function isRegex(type: Ty): boolean {
  return type.kind === "class" && type.of.inLibrary && type.of.path === "scala.util.matching.Regex";
}

/** Inside other types, what a value is may be seen only when the program runs. */
function noteType(l: Lowering, type: Ty, inside: boolean): void {
  const number = numberKind(type);
  if (number !== undefined) l.numbers.add(number);
  switch (type.kind) {
    case "class": {
      if (inside && builtinName(type) === "Char") l.hidesChars = true;
      if (inside && builtinName(type) === undefined) noteClass(l, type.of);
      for (const arg of type.args) noteType(l, arg, true);
      return;
    }
    case "tuple":
      for (const item of type.items) noteType(l, item, true);
      return;
    case "fn":
      for (const part of [...type.params, type.result]) noteType(l, part, true);
      return;
    case "both":
      for (const part of type.parts) noteType(l, part, inside);
      return;
    default:
      return;
  }
}

function noteClass(l: Lowering, of: ClassSymbol): void {
  if (of.inLibrary && of.path.startsWith("scala.collection.mutable.")) l.keysChange = true;
  if (l.nested.has(of) || !of.inLibrary) return;
  const own = concreteClasses(l, of).map((each) => ownEquals(l, each)?.of);
  if (own.some((method) => method !== undefined && !isMarked(method, "structural"))) l.nested.add(of);
}

/** It may be a list: whether it may be something else is known when the whole program was looked at. */
function isAnySequence({ path }: ClassSymbol): boolean {
  return path === "scala.Seq" || path === "scala.Iterable";
}

/** What is passed where the method knows nothing of it. */
function noteArguments(l: Lowering, e: Extract<Expr, { kind: "call" }>): void {
  const params = e.of.params.flat();
  e.args.forEach((arg, i) => {
    const type = params[i]?.type;
    const hides = type?.kind === "param" || type?.kind === "any";
    if (hides && arg.kind !== "default") noteType(l, arg.type, true);
  });
}

/** Definitions of all classes and objects. */
export function lowerClasses(l: Lowering, classes: readonly ClassSymbol[]): void {
  for (const of of classes) {
    for (const method of of.methods) lowerMethod(l, method);
    if (isStatic(of)) lowerObject(l, of);
  }
}

function lowerMethod(l: Lowering, of: DefSymbol): void {
  if (of.primitive !== undefined) return;
  const bound = lowerDef(l, of);
  if (bound !== undefined) l.defs.set(functionName(l, of), bound);
}

/** Definitions at the top of a file. Values are made when the program is loaded, in order. */
export function lowerTop(l: Lowering, stats: readonly Stat[]): void {
  const scope = newScope({});
  for (const stat of stats) {
    if (stat.kind === "def") lowerMethod(l, stat.of);
    else if (stat.kind === "val") {
      const value = l.lower(scope, stat.value);
      l.defs.set(valueName(l, stat.of), held(l, stat.at, stat.of, value));
    } else if (stat.kind === "expr") l.defs.set(effectName(l), l.lower(scope, stat.value));
  }
}

function held(l: Lowering, at: Span, of: ValueSymbol, value: Core): Core {
  if (of.isMutable) return prim(l, at, "cell.new", [value]);
  return of.isLazy ? { kind: "delay", id: l.ids.next(), at, written: false, body: value, again: true } : value;
}

function effectName(l: Lowering): Name {
  return fixedName(`_/${l.serial++}`);
}

export function finishPending(l: Lowering): void {
  for (let next = l.pending.pop(); next !== undefined; next = l.pending.pop()) next();
}

/** Makes what library code knows by its name only. */
export function madeForProgram(l: Lowering): (name: Name) => void {
  const makers = new Map<Name, () => void>();
  const define = (name: Name, body: () => Core): void => {
    makers.set(name, () => l.defs.set(name, body()));
  };
  define(SHOW_ANY, () => showAnyBody(l, NOWHERE));
  define(EQUAL_ANY, () => equalAnyBody(l, NOWHERE));
  define(CLASS_ANY, () => classAnyBody(l, NOWHERE));
  define(HASH_ANY, () => hashAnyBody(l, NOWHERE));
  define(ODD_HASH, () => oddHashBody(l, NOWHERE));
  define(CHANGING_HASH, () => changingHashBody(l, NOWHERE));
  for (const of of l.library.filter(isOpen)) {
    define(madeName(l, "text", of), () => textBody(l, of));
    for (const field of [...of.params, ...of.fields]) define(madeName(l, "get", field), () => accessorBody(l, field));
  }
  const dispatched = methodsByDispatcher(l);
  return (name) => {
    const method = dispatched.get(name);
    if (method !== undefined) makeDispatcher(l, method);
    else makers.get(name)?.();
  };
}

const dispatchedKnown = new WeakMap<Lowering["library"], ReadonlyMap<Name, DefSymbol>>();

/** The library's methods, by the functions that find them: the same for all programs. */
function methodsByDispatcher(l: Lowering): ReadonlyMap<Name, DefSymbol> {
  const known =
    dispatchedKnown.get(l.library) ??
    new Map(l.library.flatMap((of) => of.methods.map((method) => [dispatcherName(l, method), method] as const)));
  dispatchedKnown.set(l.library, known);
  return known;
}

export function bindingsOf(l: Lowering): readonly Binding[] {
  return [...l.defs].map(([name, bound]) => ({ name, bound }));
}
