// Scala in: source texts to one checked core program.
import { nth } from "../../basis/known.js";
import type { Binding, Expr as Core, Name } from "../../core/expr.js";
import { Ids } from "../../core/ids.js";
import { inOrder, namesIn } from "../../core/in-order.js";
import { definedNames, withLibrary } from "../../core/library.js";
import { filesAlone } from "../../core/parts.js";
import type { WrittenProgram } from "../../core/print.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { wellFormed } from "../../core/self-check.js";
import type { Source } from "../../core/span.js";
import { con } from "../../core/type.js";
import type { DefinedValue, Entry, Language, Loaded } from "../../language/language.js";
import type { Checked, Diagnostic, Notice } from "../../report/diagnostic.js";
import { encodeBytes } from "../../report/display.js";
import type { Looking } from "../../report/suite/suite.js";
import { factsOf, type Read } from "./facts/facts.js";
import type { Parsed } from "./facts/known.js";
import { hasError } from "./infer/ty.js";
import { typeScala } from "./infer/type-scala.js";
import type { ScalaLibrary } from "./library.js";
import { atBounds } from "./lower/bounded.js";
import { coreType, familyName, functionType } from "./lower/core-type.js";
import { declarations } from "./lower/data.js";
import { extendDispatchers } from "./lower/dispatch.js";
import { type Entry as MethodEntry, methodEntry, valueEntry } from "./lower/entry.js";
import { faultsOf } from "./lower/faults.js";
import { isGuarded } from "./lower/guard.js";
import { isStatic } from "./lower/hierarchy.js";
import { contractFacts } from "./lower/kept.js";
import { ctorName, layoutOf } from "./lower/layout.js";
import { ctorsMadeBy, ctorsOfInputs, noteMade } from "./lower/live.js";
import { fresh, type Lowering, lambda, newScope, variable } from "./lower/lowering.js";
import { isMain, mainOf } from "./lower/main.js";
import { functionName, madeName, valueName } from "./lower/names.js";
import { NULL_FAMILY, nullOrObject } from "./lower/null.js";
import { lackOf, objectValueName } from "./lower/objects.js";
import { genericType, operationsOf } from "./lower/operations.js";
import { hasOwnTexts, WITH_TEXT_FAMILY, withText } from "./lower/own-text.js";
import { bindingsOf, finishPending, lowerClasses, lowerTop, madeForProgram, startLowering } from "./lower/program.js";
import { JUMP } from "./lower/return.js";
import { classType } from "./lower/types.js";
import { widerInputs } from "./lower/wider.js";
import { isMade } from "./made.js";
import { parsePhrases, parseScala } from "./parse/parse.js";
import { showException } from "./show/exception.js";
import { showAlone, showInput } from "./show/input.js";
import { spelledPath } from "./show/literal.js";
import { seenException, seenValue } from "./show/seen.js";
import { showSignature } from "./show/signature.js";
import { showTy } from "./show/type.js";
import { makeShower, type Shower, type ShownClass, showValue } from "./show/value.js";
import { speaksOfContracts, withContracts } from "./spelled-contracts.js";
import type { Stat as WrittenStat } from "./syntax.js";
import type { ClassSymbol, DefSymbol, Stat, Ty, TypedProgram, Unchecked, ValueSymbol } from "./typed.js";

/** `sources` are parts of one program in order; each of `expressions` is shown after loading. `contracts`: they are asked about. */
export function readScala(
  language: Language,
  library: ScalaLibrary,
  sources: readonly Source[],
  expressions: readonly Source[],
  contracts: boolean,
  partial: readonly string[] = [],
): Checked<Loaded> {
  const parsed = parseAll(sources, expressions);
  if (!parsed.ok) return parsed;
  const files = contracts ? parsed.value.sources.map((each) => each.map(withContracts)) : parsed.value.sources;
  const typed = typeScala(library.typed, files.flat(), parsed.value.expressions, partial);
  if (!typed.ok) return typed;
  const syntax = files.map((trees, i) => ({ source: nth(sources, i), stats: trees.flat() }));
  const again = (edited: readonly Source[]): Read | undefined => {
    const result = readScala(language, library, edited, expressions, contracts);
    return result.ok ? readIn(result.value) : undefined;
  };
  return { ok: true, value: lower(language, library, typed.value, { syntax, again, contracts }) };
}

type Reading = {
  readonly syntax: readonly Parsed[];
  readonly again: (edited: readonly Source[]) => Read | undefined;
  readonly contracts: boolean;
};

type Trees = readonly (readonly WrittenStat[])[];

/** Of each source a tree for each of its files: packages and imports end with their file. */
export function parseAll(
  sources: readonly Source[],
  expressions: readonly Source[],
): Checked<{ readonly sources: readonly Trees[]; readonly expressions: Trees }> {
  const parsed = sources.map((source) => filesAlone(source).map(parseScala));
  const shown = expressions.map(parsePhrases);
  const broken: Diagnostic[] = [...parsed.flat(), ...shown].flatMap((result) => (result.ok ? [] : result.errors));
  const [first, ...rest] = broken;
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const stats = (results: typeof shown): Trees => results.map((result) => (result.ok ? result.value : []));
  return { ok: true, value: { sources: parsed.map(stats), expressions: stats(shown) } };
}

function readIn({ program, values, entries }: Pick<Loaded, "program" | "values" | "entries">): Read {
  return { program, roots: [...values.map(({ core }) => core), ...entries.map(({ name }) => name)] };
}

function lower(
  language: Language,
  library: ScalaLibrary,
  program: TypedProgram,
  { syntax, again, contracts }: Reading,
): Loaded {
  const { unusedId, serial } = library;
  const l = startLowering(
    { inLibrary: false, library: library.typed.program.classes, ids: new Ids(unusedId), serial, contracts },
    program,
  );
  for (const of of l.own) familyName(l, of); // first, so that they are called the same whatever is read after them
  lowerClasses(l, program.classes);
  lowerTop(l, [...program.top, ...program.constructors]);
  const shown = program.shown.flatMap((stat, i) => lowerShown(l, stat, i));
  finishPending(l);
  const values = definedValues(l, program);
  finishPending(l);
  const main = mainOf(l, program);
  const own = new Set([...l.defs.keys(), ...(main === undefined ? [] : [main.name])]); // linking adds to them
  const linked = wellFormed("lowering", link(library, l, values, main));
  const isOwn = ownNames(l, values);
  const [classes, functions] = [shownClasses(l, isOwn), shownFunctions(l)];
  const called = (name: string): string => (isOwn(name) ? `scala.${name}` : name);
  const shower = makeShower(linked, classes, functions, shownMakers(l), called);
  const comparable =
    main === undefined ? linked : { ...linked, defs: linked.defs.filter((def) => !defines(def, main.name)) };
  const entries = shown.map((each) => entryOf(shower, each));
  return {
    language,
    program: linked,
    get lowered() {
      return loweredOf(l, linked, own);
    },
    comparable,
    facts: factsOf(l, readIn({ program: linked, values, entries }), { functions, classes }, syntax, again),
    ...(contracts ? { contracts: contractFacts(l) } : {}),
    entries,
    finish: undefined,
    values,
    aliased: [],
    functors: [],
    tellsSequences: l.tellsSequences,
    operations: (family) => operationsOf(l, family),
    unchecked: noticesOf(program.unchecked, contracts ? syntax : []),
    leftOut: leftOutIn(l, program),
    illTyped: program.illTyped,
    signature: showSignature(program),
    showValue: (value, type) => encodeBytes(showValue(shower, value, type, "expr")),
    seenValue: (value, type) => seenBytes(seenValue(shower, value, type)),
    seenException: (exn) => {
      const { type, seen } = seenException(shower, exn);
      return { type: encodeBytes(type), seen: seenBytes(seen) };
    },
    showException: (exn) => encodeBytes(showException(shower, exn)),
    showExpr: (e) => encodeBytes(showInput(shower, e)),
    showInput: (e) => encodeBytes(showInput(shower, e)),
    showAlone: (e, type) => encodeBytes(showAlone(shower, e, type)),
  };
}

function seenBytes(seen: Looking | undefined): Looking | undefined {
  return seen && { ...seen, through: encodeBytes(seen.through), text: encodeBytes(seen.text) };
}

/** Of a linked program, its own classes and definitions. */
function loweredOf(l: Lowering, { data, exceptions, types }: Program, own: ReadonlySet<Name>): WrittenProgram {
  const families = new Set(
    l.own.flatMap((of) => [familyName(l, of), ...(isGuarded(l, of) ? [madeName(l, "values", of)] : [])]),
  );
  const thrown = new Set(l.own.filter(isConcrete).map((of) => ctorName(l, of)));
  return {
    data: data.filter(({ name }) => families.has(name)),
    exceptions: exceptions.filter(({ name }) => thrown.has(name)),
    types,
    defs: inOrder(bindingsOf(l).filter(({ name }) => own.has(name))),
  };
}

function defines(def: Def, name: Name): boolean {
  return definedNames(def).includes(name);
}

// ---- what is left out ----

/** One for each feature that a definition uses. `syntax`: where contracts are asked about, which go with it. */
function noticesOf(unchecked: readonly Unchecked[], syntax: readonly Parsed[]): readonly Notice[] {
  return unchecked.map(({ definition, whole, at, label, error }) => {
    if (error !== undefined) return { ...(at === error.at ? error : { ...error, at, label, also: [] }), definition };
    const title = definition === undefined ? "Not checked" : `Not checked: ${definition}`;
    const ofContract = syntax.some(({ stats }) => speaksOfContracts(stats, whole));
    return { code: "E301", title, at, label, also: [], hint: undefined, definition, ofContract };
  });
}

function leftOutIn(l: Lowering, program: TypedProgram): ReadonlyMap<Name, string> {
  const top = [...program.top, ...program.constructors].flatMap((stat) => (stat.kind === "def" ? [stat.of] : []));
  const methods = [...top, ...program.classes.flatMap((of) => of.methods)];
  return new Map(
    methods.flatMap((of) => (of.body?.kind === "lack" ? [[functionName(l, of), of.body.why] as const] : [])),
  );
}

// ---- what is shown ----

type Shown = {
  readonly name: Name;
  readonly label: string;
  readonly type: Ty;
  readonly at: Entry["at"];
  readonly core: Entry["type"];
};

function lowerShown(l: Lowering, stat: Stat, i: number): readonly Shown[] {
  const entry = (label: string, type: Ty, body: Core): Shown => {
    const name = fresh(l, "entry");
    const isAsked = stat.at.file.startsWith("-e ") && hasOwnTexts(l, type); // not what is given to functions
    l.defs.set(name, lambda(l, stat.at, [], isAsked ? withText(l, { at: stat.at, type }, body) : body));
    return { name, label, type, at: stat.at, core: coreType(l, type) };
  };
  if (stat.kind === "expr") {
    const shown = entry(`res${i}`, stat.value.type, l.lower(newScope({}), stat.value));
    return [{ ...shown, core: genericType(l, stat.value) ?? shown.core }];
  }
  lowerTop(l, [stat]);
  if (stat.kind !== "val" || stat.of.isLazy || stat.of.isMutable) return [];
  return [entry(stat.of.name, stat.of.type, variable(l, stat.at, valueName(l, stat.of)))];
}

function entryOf(shower: Shower, { name, label, type, at, core }: Shown): Entry {
  return {
    name,
    at,
    type: core,
    showType: () => encodeBytes(showTy(type)),
    show: (value) => encodeBytes(`${label}: ${showTy(type)} = ${showValue(shower, value, core, "prompt")}`),
  };
}

function shownClasses(l: Lowering, isOwn: (name: string) => boolean): ReadonlyMap<Name, ShownClass> {
  return new Map(
    l.classes.filter(isConcrete).map((of) => {
      const shown = shownClass(l, of);
      const isHidden = of.inLibrary && of.owner === undefined && isOwn(of.name);
      return [ctorName(l, of), isHidden ? { ...shown, name: of.path } : shown];
    }),
  );
}

/** Whether a name stands for something of the program, where an expression is: a type of that name does not. */
function ownNames(l: Lowering, values: readonly DefinedValue[]): (name: string) => boolean {
  const names = new Set([
    ...l.own.filter(isConcrete).map(({ name }) => name),
    ...values.map(({ name }) => name.slice(name.lastIndexOf(".") + 1)),
  ]);
  return (name) => names.has(name);
}

function isConcrete({ isAbstract, kind }: ClassSymbol): boolean {
  return !isAbstract && kind !== "trait";
}

function shownClass(l: Lowering, of: ClassSymbol): ShownClass {
  const { owner } = of;
  const fields = (): readonly string[] => layoutOf(l, of).slots.map((slot) => slot.of.name);
  if (!of.inLibrary) return { of, name: spelledPath(of.path), fields };
  return { of, name: owner?.symbol === "class" ? `${owner.name}.${of.name}` : of.name, fields };
}

/** The functions that make values of classes that check their parts. */
function shownMakers(l: Lowering): ReadonlyMap<Name, ShownClass> {
  const guarded = l.own.filter((of) => isGuarded(l, of) && !of.isAbstract && of.kind === "class");
  return new Map(guarded.map((of) => [madeName(l, "make", of), shownClass(l, of)]));
}

function shownFunctions(l: Lowering): ReadonlyMap<Name, DefSymbol> {
  return new Map([...l.names].flatMap(([of, name]) => (of.symbol === "def" ? [[name, of] as const] : [])));
}

// ---- what is defined ----

function definedValues(l: Lowering, program: TypedProgram): readonly DefinedValue[] {
  const top = program.top.flatMap((stat) => (stat.kind === "def" ? definedMethod(l, stat.of, undefined) : []));
  const inClasses = program.classes.flatMap((of) => [
    ...of.methods.flatMap((method) => definedMethod(l, method, of)),
    ...of.fields.flatMap((field) => definedField(l, field, of)),
  ]);
  return [...top, ...inClasses];
}

/** A method takes its object first, unless that stands alone. */
function definedMethod(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): readonly DefinedValue[] {
  if (isMade(of.at) || !l.defs.has(functionName(l, of))) return [];
  const itself = functionName(l, of);
  const entry: MethodEntry = of.body?.kind === "lack" ? { of, core: itself } : methodEntry(l, of, owner);
  const { core, defaults } = entry;
  const value = definedFunction(l, entry.of, core, owner);
  return [{ ...value, ...(core === itself ? {} : { itself }), ...(defaults && { defaults }) }];
}

/** A value of an object, which may be a function, such as `val f: (Int, Int) => Int`. */
function definedField(l: Lowering, of: ValueSymbol, owner: ClassSymbol): readonly DefinedValue[] {
  if (of.isMutable || of.isAbstract || of.owner !== owner || isMade(of.at)) return [];
  if (lackOf(l, owner, of) !== undefined || hasError(of.type)) return [];
  const entry = valueEntry(l, of, owner);
  if (entry === undefined) return [];
  const isFunction = entry.of.params.length > 0;
  const stored = isFunction ? undefined : objectValueName(l, owner, of);
  const isOffered = of.isOpen || isFunction;
  return [{ ...definedFunction(l, entry.of, entry.core, owner), stored, isOffered }];
}

function definedFunction(l: Lowering, of: DefSymbol, core: Name, owner: ClassSymbol | undefined): DefinedValue {
  const self = owner === undefined || isStatic(owner) ? [] : [classType(owner)];
  const own = of.params.flat();
  const params = [...self, ...own.map((param) => (param.byName ? byName(param.type) : param.type))];
  const bounded = atBounds(l, of, owner);
  const labels = [
    ...self.map(() => undefined),
    ...own.map((param) => (param.isOptional ? `?${param.name}` : undefined)),
  ];
  const taken = params.map((each, i) =>
    labels[i] === undefined ? bounded.param(each) : con("option", bounded.param(each)),
  );
  const type = functionType(taken, bounded.result(of.result), labels);
  const shownType = showTy(params.length === 0 ? of.result : { kind: "fn", params, result: of.result });
  const name = owner === undefined ? of.name : `${owner.path}.${of.name}`;
  const home = owner && { path: owner.path, imported: isStatic(owner) };
  const isOffered = of.isOpen && !isMain(of);
  const taking = [...self.map((each) => ({ type: each, isRepeated: false })), ...own];
  const wider = widerInputs(l, taking);
  const defined = { name, source: of.at.file, core, type, shownType, stored: undefined, home, isOffered };
  return wider.length === 0 ? defined : { ...defined, wider };
}

function byName(type: Ty): Ty {
  return { kind: "fn", params: [], result: type };
}

// ---- linking ----

type Main = { readonly name: Name; readonly bound: Core };

function link(library: ScalaLibrary, l: Lowering, values: readonly DefinedValue[], main: Main | undefined): Program {
  if (main !== undefined) l.defs.set(main.name, main.bound);
  const { data, exceptions } = declarations(l);
  const returns = {
    name: JUMP,
    fields: [con("cell", con("tuple0")), { kind: "var", name: "a" } as const],
    labels: undefined,
    rank: 0,
  };
  const empty: Program = {
    data: [...data, NULL_FAMILY, WITH_TEXT_FAMILY, ...(l.saysNull ? [nullOrObject(data)] : [])],
    exceptions: [...exceptions, returns],
    faults: faultsOf(l),
    defs: [],
    types: new Map(values.map(({ core, type }) => [core, type])),
  };
  extendDispatchers(l, noteMade(l, ctorsOfInputs(empty)));
  return { ...empty, defs: inOrder(closed(library, l)) };
}

/** All that is reached: the library's definitions, and what is made for the program because those need it. */
function closed(library: ScalaLibrary, l: Lowering): readonly Binding[] {
  const make = madeForProgram(l);
  const reached = new Map<Name, Core>();
  const isNew = ({ name, bound }: Binding): boolean => reached.get(name) !== bound;
  let pending = bindingsOf(l);
  while (pending.length > 0) {
    const added = [...reachedIn(library, pending), ...pending].filter(isNew);
    for (const { name, bound } of added) reached.set(name, bound);
    for (const { bound } of added) for (const name of namesIn(bound)) if (!reached.has(name)) makeNamed(l, make, name);
    finishPending(l);
    extendDispatchers(l, noteMade(l, ctorsMadeBy(added)));
    pending = bindingsOf(l).filter(isNew);
  }
  return [...reached].map(([name, bound]) => ({ name, bound }));
}

function makeNamed(l: Lowering, make: (name: Name) => void, name: Name): void {
  if (!l.defs.has(name)) make(name);
}

/** The library's definitions that these need, directly or not. */
function reachedIn(library: ScalaLibrary, own: readonly Binding[]): readonly Binding[] {
  const defs = own.map(({ name, bound }): Def => ({ kind: "one", name, bound }));
  const { defs: all } = withLibrary(
    { data: [], exceptions: [], faults: NO_FAULTS, defs, types: new Map() },
    library.core,
  );
  return all
    .slice(0, all.length - defs.length)
    .flatMap((def) => definedNames(def).map((name, i) => ({ name, bound: nth(boundIn(def), i) })));
}

const NO_FAULTS = {} as Program["faults"];
