// OCaml in: source texts to one checked core program.
import type { Name, NodeId } from "../../core/expr.js";
import { Ids } from "../../core/ids.js";
import { type Library as CoreLibrary, definedNames, neededNames, withLibrary } from "../../core/library.js";
import type { WrittenProgram } from "../../core/print.js";
import type { Def, Program } from "../../core/program.js";
import { wellFormed } from "../../core/self-check.js";
import { NOWHERE, type Source, type Span } from "../../core/span.js";
import type { Type } from "../../core/type.js";
import type { Facts } from "../../language/facts.js";
import type { DefinedFunctor, DefinedValue, OperationText } from "../../language/language.js";
import type { Checked, Diagnostic, Notice } from "../../report/diagnostic.js";
import { factsOf } from "./facts/facts.js";
import { fileOfItem, parseFiles } from "./files/parse-files.js";
import { elaborate } from "./gospel/elaborate.js";
import { fitting, type Misfit, unfitTypes } from "./gospel/fitting.js";
import { contractNotices, type LeftOut } from "./gospel/leaving-out.js";
import { quickChecks } from "./gospel/quickcheck.js";
import { newAdviser } from "./infer/advice/advise.js";
import type { Builtins } from "./infer/builtin.js";
import { type Adviser, type Context, newContext } from "./infer/context.js";
import { calledTypeIn, typeIn } from "./infer/data.js";
import type { Scope, SignatureItem, Template, ValueInfo } from "./infer/entities.js";
import { checkExpr } from "./infer/expr.js";
import { reportTwice } from "./infer/modules/unique.js";
import { newScope } from "./infer/scope.js";
import { inferItem } from "./infer/structure.js";
import { atOutermostLevel, remembering, snapshot, type Ty, TypesTooLarge } from "./infer/ty.js";
import { illTypedStops, isWithin, type Lack, lackOfError, type Unchecked } from "./lack.js";
import { coreType } from "./lower/core-type.js";
import { startLowering } from "./lower/expr.js";
import { suspended } from "./lower/let.js";
import { counterDefs } from "./lower/local-exception.js";
import { fresh, type KnownCtors, type Lowering, stop, variable } from "./lower/lowering.js";
import { dispensable, postponed } from "./lower/postpone.js";
import { lowerItem } from "./lower/structure.js";
import { namelessFamilies, undeclaredTags } from "./lower/variant-type.js";
import { aliasedValues, operationsOf, type Reached, reachedFunctors, reachedValues } from "./operations.js";
import type { Grammar } from "./parse/grammar.js";
import type { Parsed } from "./parse/parse.js";
import type { Doc } from "./show/layout.js";
import { printSignature } from "./show/signature.js";
import { newTypePrinter, newWeakNames, printTy, typeDoc, type WeakNames } from "./show/type.js";
import type { Expr, Item } from "./syntax.js";

/** The compiled library: what programs see before their first line. */
export type OcamlLibrary = {
  readonly builtins: Builtins;
  readonly scope: Scope;
  readonly known: KnownCtors;
  readonly faults: Program["faults"];
  readonly core: CoreLibrary;
  readonly templates: ReadonlyMap<Template, () => readonly Def[]>; // the code of its functors
  readonly exceptions: number;
  readonly serial: number; // names from here on are free
  readonly unusedId: NodeId; // and node ids
};

/** Something to show after loading, as the prompt does: `- : int = 3` or `val x : int = 3`. */
export type Entry = {
  readonly name: Name; // a function of unit
  readonly label: string; // "-" or "val x"
  readonly at: Span; // in the expression that asks for it
  readonly type: Type;
  /** Weak variables are numbered as types are shown, so this is asked only then. */
  readonly shownType: () => Doc;
};

export type ReadProgram = {
  readonly program: Program;
  readonly lowered: WrittenProgram; // before it was linked with the library
  readonly entries: readonly Entry[];
  readonly finish: Name | undefined; // a function of unit to be called when the program ends
  readonly values: readonly DefinedValue[];
  readonly aliased: readonly DefinedValue[];
  readonly functors: readonly DefinedFunctor[]; // those that are not applied
  readonly signature: () => string;
  readonly unchecked: readonly Unchecked[];
  readonly contractNotices: readonly Notice[]; // what of contracts was left out
  readonly underContract: readonly Span[]; // the definitions that have one
  readonly leftOut: ReadonlyMap<Name, string>; // values that are not there, and why
  readonly illTyped: ReadonlyMap<string, string>; // what is said there, where it is wrong, and its name
  readonly dispensable: ReadonlySet<Def>; // for those who compare functions
  readonly scope: Scope; // at the end, for how constructors are printed
  readonly operations: (family: Name) => readonly OperationText[];
  readonly facts: Facts;
};

/**
 * `sources` are parts of one program in order; each of `expressions` is shown after loading. `contracts`: what stands in
 * comments of Gospel becomes part of the program. `partial`: the sources whose ill-typed definitions are left out.
 */
export function readOcaml(
  grammar: Grammar,
  library: OcamlLibrary,
  sources: readonly Source[],
  expressions: readonly Source[],
  contracts: boolean,
  partial: readonly string[],
): Checked<ReadProgram> {
  const r: Reading = { grammar, library, sources, expressions, contracts, illTyped: [], again };
  function again(edited: Source): Program | undefined {
    const others = sources.map((source) => (source.name === edited.name ? edited : source));
    const read = readOnce({ ...r, sources: others }, () => undefined);
    return read.ok ? read.value.program : undefined;
  }
  const whole = readAdvised(r);
  return whole.ok || partial.length === 0 ? whole : withoutIllTyped(r, whole.errors, partial);
}

/** Slips are looked for only where something is wrong, so that a right program pays nothing for it. */
function readAdvised(r: Reading): Checked<ReadProgram> {
  return readOnce(r, (check) => remembering(() => check(newAdviser())));
}

/** A program with more wrong definitions is none that anybody meant to be read in part. */
const ILL_TYPED_MAX = 50;

/**
 * The program without its ill-typed definitions; or what is wrong with it, where that is not all. They are left out one
 * by one, the first first: what is wrong with a later one may be wrong only as long as an earlier one is.
 */
function withoutIllTyped(r: Reading, errors: Errors, partial: readonly string[]): Checked<ReadProgram> {
  const known: Diagnostic[] = [];
  for (let left: Checked<ReadProgram> = { ok: false, errors }; known.length <= ILL_TYPED_MAX; ) {
    if (left.ok) return left;
    const [first] = [...left.errors].sort(
      (a, b) => placeIn(partial, a) - placeIn(partial, b) || a.at.start - b.at.start,
    );
    const isOwn = left.errors.every((error) => placeIn(partial, error) >= 0 && error.code.startsWith("E2"));
    const isKnown = ({ at }: Diagnostic): boolean => at.file === first?.at.file && at.start === first.at.start;
    if (first === undefined || !isOwn || known.some(isKnown)) break;
    known.push(first);
    left = readAdvised({ ...r, illTyped: known.map(lackOfError) });
  }
  return { ok: false, errors };
}

function placeIn(files: readonly string[], { at }: Diagnostic): number {
  return files.indexOf(at.file);
}

type Errors = readonly [Diagnostic, ...Diagnostic[]];

type Reading = {
  readonly grammar: Grammar;
  readonly library: OcamlLibrary;
  readonly sources: readonly Source[];
  readonly expressions: readonly Source[];
  readonly contracts: boolean;
  /** What is wrong with the definitions that are left out for it. */
  readonly illTyped: readonly Lack[];
  /** The program that it is with another text of one source. */
  readonly again: (edited: Source) => Program | undefined;
};

type Check = (adviser: Adviser | undefined) => Checked<ReadProgram>;

/** `retry`: what is done with a program that has errors, unless it gives nothing. */
function readOnce(r: Reading, retry: (check: Check) => Checked<ReadProgram> | undefined): Checked<ReadProgram> {
  const parsed = parseAll(r.grammar, [...r.sources, ...r.expressions]);
  if (!parsed.ok) return parsed;
  const tests: LeftOut[] = [];
  const items = r.contracts
    ? parsed.value.map((each) => ({ ...each, items: quickChecks(each.items, tests) }))
    : parsed.value;
  const progress: Progress = { at: NOWHERE };
  try {
    const bytes = [...r.sources, ...r.expressions].reduce((sum, { text }) => sum + text.length, 0);
    let plain: Context | undefined;
    const look = (ctx: Context): void => {
      plain = ctx;
    };
    const checked = atOutermostLevel(bytes, () => check(r, items, progress, undefined, look));
    if (checked.ok && r.contracts)
      return withContracts(r, items, progress, checked.value, tests, (e) => plain?.facts.places.get(e)?.type);
    if (checked.ok) return checked;
    const advised = atOutermostLevel(bytes, () => retry((adviser) => check(r, items, progress, adviser)));
    return advised === undefined || hasNews(advised, checked.errors) ? checked : advised;
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, errors: [tooDeep(progress.at)] };
    if (error instanceof TypesTooLarge) return { ok: false, errors: [tooLarge(progress.at)] };
    throw error;
  }
}

/** What comes up only with the hints taken is wrong because of a hint: it fits where it stands, and nowhere else. */
function hasNews(advised: Checked<ReadProgram>, known: readonly Diagnostic[]): boolean {
  return (
    !advised.ok &&
    advised.errors.some(({ at }) => !known.some((each) => isWithin(each.at, at) || isWithin(at, each.at)))
  );
}

export function parseAll(grammar: Grammar, sources: readonly Source[]): Checked<readonly Parsed[]> {
  const parsed = sources.map((source) => parseFiles(grammar, source));
  const broken = parsed.flatMap((result) => (result.ok ? [] : result.errors));
  if (hasAny(broken)) return { ok: false, errors: broken };
  return { ok: true, value: parsed.flatMap((result) => (result.ok ? [result.value] : [])) };
}

/** The program with its contracts: those that do not fit it are left out one by one, and told. */
function withContracts(
  r: Reading,
  parsed: readonly Parsed[],
  progress: Progress,
  plain: ReadProgram,
  tests: readonly LeftOut[],
  typeOf: (e: Expr) => Ty | undefined,
): Checked<ReadProgram> {
  const bytes = r.sources.reduce((sum, { text }) => sum + text.length, 0);
  const contracts = parsed.flatMap((each) => each.contracts);
  // Only a name or a comment makes a contract, so most programs are checked once.
  if (contracts.length === 0 && !r.sources.some(({ text }) => text.includes("prop_")))
    return { ok: true, value: { ...plain, contractNotices: contractNotices(tests) } };
  const { value, leftOut, owned } = fitting(contracts, (record) => {
    const made = parsed.map((each, i) => {
      const source = r.sources[i];
      if (source === undefined) return each;
      return { ...each, items: elaborate(source, each.items, each.contracts, record, typeOf) };
    });
    return atOutermostLevel(bytes, () => {
      let unfit: readonly Misfit[] = [];
      const checked = check(r, made, progress, undefined, (ctx) => {
        unfit = unfitTypes(record, ctx);
      });
      if (checked.ok) return { misfits: unfit, value: checked.value };
      return { misfits: checked.errors.map(({ at, label }) => ({ at, why: label })), value: undefined };
    });
  });
  const notices = contractNotices([...tests, ...leftOut]);
  const underContract = owned.map(({ by }) => by);
  return { ok: true, value: { ...(value ?? plain), contractNotices: notices, underContract } };
}

/** The definition that is being worked on. */
type Progress = { at: Span };

/** Inference and lowering follow the nesting of the text on our own stack. */
function tooDeep(at: Span): Diagnostic {
  return {
    code: "E105",
    title: "Nested too deeply",
    at,
    label: "expressions are nested too deeply in this definition",
    also: [],
    hint: "name some of the inner expressions with `let`.",
  };
}

function tooLarge(at: Span): Diagnostic {
  return {
    code: "E105",
    title: "Types too large",
    at,
    label: "the types in this definition grow too large to be worked out",
    also: [],
    hint: "does it make pairs of pairs again and again?",
  };
}

function hasAny(errors: readonly Diagnostic[]): errors is readonly [Diagnostic, ...Diagnostic[]] {
  return errors.length > 0;
}

type Inferred = {
  readonly item: Item;
  readonly shown: boolean;
  readonly type: Ty | undefined;
  readonly values: readonly ValueInfo[];
  readonly signature: readonly SignatureItem[];
  /** Each type as it is when the item has been checked; what comes later may make it more special. */
  readonly shownTypes: ReadonlyMap<Ty, Ty>;
};

const NONE: ReadonlyMap<Ty, Ty> = new Map();
const NONE_LEFT_OUT: ReadonlyMap<Name, string> = new Map();
const NO_DEFS: ReadonlySet<Def> = new Set();

function check(
  reading: Reading,
  parsed: readonly Parsed[],
  progress: Progress,
  adviser: Adviser | undefined,
  look: (ctx: Context) => void = () => undefined,
): Checked<ReadProgram> {
  const { library, sources, expressions } = reading;
  const ctx = newContext({
    adviser,
    builtins: library.builtins,
    checker: checkExpr,
    exceptionsBefore: library.exceptions,
    inLibrary: false,
    serial: library.serial,
    texts: new Map([...sources, ...expressions].map(({ name, text }) => [name, text])),
    lacks: [...parsed.flatMap(({ lacks }) => lacks), ...reading.illTyped],
  });
  const signature: SignatureItem[] = [];
  const inferred: Inferred[] = [];
  const weak = newWeakNames();
  let scope = newScope(library.scope);
  parsed.forEach(({ items }, i) => {
    const isOwn = (item: Item): boolean => fileOfItem(sources, item) === item.at.file; // not a module of another file
    if (i < sources.length) reportTwice(ctx, items.filter(isOwn));
    for (const item of items) {
      progress.at = item.at;
      const result = inferItem(ctx, scope, item);
      scope = result.scope;
      const shown = i >= sources.length;
      if (!shown && isOwn(item)) signature.push(...result.signature);
      const values = result.signature.flatMap((entry) => (entry.kind === "value" ? [entry.value] : []));
      const typeNow = (type: Ty): Ty => snapshot(type, weak.origins);
      const shownTypes = shown
        ? new Map([...values, result].flatMap(({ type }) => (type ? [[type, typeNow(type)]] : [])))
        : NONE;
      inferred.push({ item, shown, type: result.type, values, signature: result.signature, shownTypes });
    }
  });
  if (hasAny(ctx.errors)) return { ok: false, errors: ctx.errors };
  look(ctx);
  return {
    ok: true,
    value: lower(reading, ctx, inferred, signature, scope, weak, progress),
  };
}

function lower(
  { library, sources: parts, expressions, again }: Reading,
  ctx: Context,
  inferred: readonly Inferred[],
  signature: readonly SignatureItem[],
  scope: Scope,
  weak: WeakNames,
  progress: Progress,
): ReadProgram {
  const sources = [...parts, ...expressions];
  const texts = new Map(sources.map((source) => [source.name, source.text]));
  const l = loweringOnto(library, ctx, texts);
  const defs: Def[] = [];
  const entries: Entry[] = [];
  for (const each of inferred) {
    progress.at = each.item.at;
    entries.push(...lowerInferred(l, ctx, each, weak, defs));
  }
  defs.unshift(...counterDefs(l));
  const { defs: kept, leftOut } = ctx.unchecked.length === 0 ? { defs, leftOut: NONE_LEFT_OUT } : postponed(l, defs);
  const own: Program = {
    data: ctx.data,
    exceptions: [...ctx.exceptions, ...ctx.tags.values()],
    faults: library.faults,
    defs: withoutUnused(kept, l.copied),
    types: new Map(inferred.flatMap(({ values }) => values.flatMap((value) => typeOf(value)))),
  };
  const isOwn = ({ at }: ValueInfo): boolean => texts.has(at.file);
  const defined = (reach: typeof reachedValues): readonly DefinedValue[] =>
    inferred.flatMap(({ item, signature }) =>
      reach(signature, isOwn).flatMap((reached) => definedValue(ctx, fileOfItem(parts, item), reached)),
    );
  const values = defined(reachedValues);
  const families = namelessFamilies(
    own,
    [...entries, ...values].map(({ type }) => type),
  );
  const exceptions = [...own.exceptions, ...undeclaredTags(families, own.exceptions)];
  const { program, finish } = linked(library, l, { ...own, data: [...own.data, ...families], exceptions });
  const { unchecked } = ctx;
  const spare = unchecked.length === 0 ? NO_DEFS : dispensable(own.defs);
  const { faults: _, ...lowered } = own;
  return {
    program: wellFormed("lowering", program),
    lowered,
    entries,
    finish,
    values,
    aliased: defined(aliasedValues),
    functors: inferred.flatMap(({ item, signature }) =>
      reachedFunctors(signature, (functor) => !ctx.appliedFunctors.has(functor)).map((each) => ({
        ...each,
        source: fileOfItem(parts, item),
      })),
    ),
    signature: () => printSignature(signature, newWeakNames()),
    unchecked,
    contractNotices: [],
    underContract: [],
    leftOut,
    illTyped: illTypedStops(unchecked, (file) => texts.get(file) ?? ""),
    dispensable: spare,
    scope,
    operations: (family) => operationsOf(scope, isOwn, family),
    facts: factsOf({ ctx, lowering: l, program, items: inferred.map(({ item }) => item), sources, again }),
  };
}

function loweringOnto(library: OcamlLibrary, ctx: Context, texts: ReadonlyMap<string, string>): Lowering {
  const l = startLowering({
    facts: ctx.facts,
    builtins: ctx.builtins,
    known: library.known,
    texts,
    ids: new Ids(library.unusedId),
    serial: ctx.serial,
    unchecked: ctx.unchecked,
  });
  for (const [template, code] of library.templates) {
    l.templates.set(template, code);
    l.pure.add(template);
  }
  return l;
}

/** Its definitions are added to the others; what is shown of it is given. */
function lowerInferred(
  l: Lowering,
  ctx: Context,
  { item, shown, type, values, shownTypes }: Inferred,
  weak: WeakNames,
  defs: Def[],
): readonly Entry[] {
  const shownAs = (ty: Ty): Pick<Entry, "type" | "shownType"> => ({
    type: typeIn(ctx, ty),
    shownType: () => typeDoc(shownTypes.get(ty) ?? ty, newTypePrinter(weak)),
  });
  if (item.kind === "eval" && shown && type !== undefined) {
    const name = fresh(l, "entry");
    const lack = ctx.facts.leftOut.get(item);
    const body = lack === undefined ? l.lower(item.body) : stop(l, item.at, lack);
    defs.push({ kind: "one", name, bound: suspended(l, item.at, body) });
    return [{ name, label: "-", at: item.at, ...shownAs(type) }];
  }
  defs.push(...lowerItem(l, item));
  return shown ? values.map((value) => ({ ...valueEntry(l, value, defs), ...shownAs(value.type) })) : [];
}

function definedValue(ctx: Context, source: string, { path, value }: Reached): readonly DefinedValue[] {
  if (value.access.kind !== "var" || isHidden(value.name)) return [];
  const shownType = printTy(value.type, newTypePrinter(newWeakNames()));
  const type = calledTypeIn(ctx, value.type);
  const core = value.access.name;
  const stored = type.kind === "fn" ? undefined : core;
  return [{ name: path, source, core, type, shownType, stored, home: undefined, isOffered: true }];
}

/** What contracts alone can name. */
function isHidden(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Of the library's functors, only what is used: their definitions do nothing but define. */
function withoutUnused(defs: readonly Def[], copied: ReadonlySet<Def>): readonly Def[] {
  if (copied.size === 0) return defs;
  const makers = new Map(defs.flatMap((def) => definedNames(def).map((name) => [name, def] as const)));
  const used = new Set(defs.filter((def) => !copied.has(def)));
  for (const def of used) {
    for (const name of neededNames(def)) {
      const maker = makers.get(name);
      if (maker !== undefined) used.add(maker);
    }
  }
  return defs.filter((def) => used.has(def));
}

/** A program that registers something to be done at its end gets a function that does it. */
function linked(library: OcamlLibrary, l: Lowering, own: Program): { program: Program; finish: Name | undefined } {
  const program = withLibrary(own, library.core);
  const [register, run] = ["at_exit", "do_at_exit"].map((name) => library.scope.values.get(name)?.access);
  const registers = program.defs.some(
    (def) => register?.kind === "var" && def.kind === "one" && def.name === register.name,
  );
  if (!registers || run?.kind !== "var") return { program, finish: undefined };
  // Mentioned by a definition of its own, so that it is linked; it is ready before the program's first line.
  const mention: Def = { kind: "one", name: fresh(l, "finish"), bound: variable(l, NOWHERE, run.name, false) };
  return { program: withLibrary({ ...own, defs: [...own.defs, mention] }, library.core), finish: run.name };
}

function typeOf(value: ValueInfo): (readonly [Name, Type])[] {
  return value.access.kind === "var" ? [[value.access.name, coreType(value.type)]] : [];
}

/** A definition given as an expression to show: `val x : int = 3`. */
function valueEntry(l: Lowering, value: ValueInfo, defs: Def[]): Pick<Entry, "name" | "label" | "at"> {
  const name = fresh(l, "entry");
  if (value.access.kind === "var") {
    defs.push({ kind: "one", name, bound: suspended(l, value.at, variable(l, value.at, value.access.name, false)) });
  }
  return { name, label: `val ${value.name}`, at: value.at };
}
