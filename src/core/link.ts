// Which types, constructors and exceptions of a submission are those of the reference, and
// the common type at which two functions are compared: the unifier of both types. Families of
// data are the same when their constructors have the same names and fields, whatever their
// order and whatever the family is called; only those that the two types reach are looked at.
import { nth } from "../basis/known.js";
import { type Across, narrower, spelled } from "./across.js";
import { alignment, isPermutation } from "./align.js";
import { type Name, shownName } from "./expr.js";
import { type ClashReason, type CtorPair, type MatchedCtors, pairCtors, problemOf } from "./family-pairs.js";
import type { CtorDecl, DataDecl, Program } from "./program.js";
import type { Label, Type } from "./type.js";
import {
  find,
  fromType,
  type Graph,
  innerNodes,
  join,
  type NodeShape,
  newGraph,
  newNode,
  newTypeWriter,
  occursIn,
  type ProgramRole,
  type TypeNode,
  typeAsWritten,
} from "./type-graph.js";

/** Names of one program may mean something else in the other, but for those of a common library. */
export type Link = {
  /** Constructors and exceptions of the submission; not those that both have from the library. */
  readonly ctors: ReadonlyMap<Name, Name>;
  /** Families of the submission that the function's type or an exception reaches, also those of the library. */
  readonly types: ReadonlyMap<Name, Name>;
  /** Constructors that only the reference has, with its family; the function's type reaches it. */
  readonly lacks: readonly FamilyCtor[];
  /** Constructors that only the submission has, with its family; the function's type reaches it. */
  readonly extra: readonly FamilyCtor[];
  /** Exceptions of the submission that are, in its language, what these are in the reference's, whatever they carry. */
  readonly alike: ReadonlyMap<Name, Name>;
};
export type FamilyCtor = { readonly type: Name; readonly ctor: Name };

export type Linked =
  /** The type is in the reference's names; the variables left are generic. */
  { readonly ok: true; readonly link: Link; readonly type: Type } | { readonly ok: false; readonly why: TypeClash };

export type TypeClash = Clash & { readonly reference: Type; readonly submission: Type };

/** Where two types part, each in the names of its program, but for what a variable has become. */
export type Clash = {
  readonly parts: { readonly reference: Type; readonly submission: Type };
  /** The constructors around the parts, outermost first. */
  readonly within: readonly CtorPair[];
  readonly reason: ClashReason;
};
export type Typed = { readonly program: Program; readonly type: Type };

/**
 * `hidden`: abstract types of the reference that may be anything in the submission. `labels`: whether those of functions
 * must be the same, or may stand in another order.
 */
export function link(
  reference: Typed,
  submission: Typed,
  hidden: ReadonlySet<Name> = NONE,
  across: Across | undefined = undefined,
  labels: "same" | "aligned" = "same",
): Linked {
  const linker = newLinker(reference.program, submission.program, hidden, across, labels === "aligned");
  const wanted = fromType(linker.graph, "reference", reference.type, new Map());
  const given = fromType(linker.graph, "submission", submission.type, new Map());
  const clash = unify(linker, wanted, given, []) ?? adopt(linker, wanted);
  if (clash !== undefined)
    return { ok: false, why: { reference: reference.type, submission: submission.type, ...clash } };
  adoptThere(linker, wanted);
  linkExceptions(linker, reference.program, submission.program);
  const { ctors, types, lacks, extra, alike } = linker;
  return { ok: true, link: { ctors, types, lacks, extra, alike }, type: newTypeWriter(find)(wanted) };
}

const NONE: ReadonlySet<Name> = new Set();

type Families = ReadonlyMap<Name, DataDecl>;

type Linker = {
  readonly graph: Graph;
  readonly families: Readonly<Record<ProgramRole, Families>>;
  readonly types: Map<Name, Name>;
  readonly ctors: Map<Name, Name>;
  readonly lacks: FamilyCtor[];
  readonly extra: FamilyCtor[];
  readonly hidden: ReadonlySet<Name>;
  /** What a hidden type is in the submission. */
  readonly behind: Map<Name, TypeNode>;
  /** How often two families have met. */
  readonly meetings: Map<string, number>;
  readonly across: Across | undefined;
  readonly alike: Map<Name, Name>;
  /** Labels may stand in another order. */
  readonly aligns: boolean;
};

function newLinker(
  reference: Program,
  submission: Program,
  hidden: ReadonlySet<Name>,
  across: Across | undefined,
  aligns: boolean,
): Linker {
  const familiesOf = ({ data }: Program): Families => new Map(data.map((family) => [family.name, family]));
  return {
    graph: newGraph(),
    families: { reference: familiesOf(reference), submission: familiesOf(submission) },
    types: new Map(),
    ctors: new Map(),
    lacks: [],
    extra: [],
    hidden,
    behind: new Map(),
    meetings: new Map(),
    across,
    alike: new Map(),
    aligns,
  };
}

type Within = readonly CtorPair[];
type Con = Extract<NodeShape, { kind: "con" }>;
type Fn = Extract<NodeShape, { kind: "fn" }>;

/** Makes the two types one, or says where they part. */
function unify(l: Linker, reference: TypeNode, submission: TypeNode, within: Within): Clash | undefined {
  const [a, b] = [find(reference), find(submission)];
  const clash = (reason: ClashReason): Clash => clashAt(reference, submission, within, reason);
  if (a === b) return undefined;
  if (a.shape.kind === "var" || b.shape.kind === "var") {
    const [variable, type] = b.shape.kind === "var" ? [b, a] : [a, b];
    if (occursIn(variable, type)) return clash({ kind: "infinite" });
    join(type, variable);
    return undefined;
  }
  if (isHidden(l, a, b)) return unifyHidden(l, a, b, within);
  if (isHidden(l, b, a)) return unifyHidden(l, b, a, within);
  if (a.shape.kind === "fn" && b.shape.kind === "fn") return unifyFunctions(l, a, a.shape, b, b.shape, within);
  if (a.shape.kind === "fn" || b.shape.kind === "fn") return clash({ kind: "different" });
  if (a.shape.side !== b.shape.side) return unifyCons(l, a, a.shape, b, b.shape, within);
  if (a.shape.name === b.shape.name) return unifyParts(l, a, b, within);
  if (l.across !== undefined && narrower(a.shape.name, b.shape.name) !== undefined) return undefined;
  const { shape: written } = typeAsWritten(submission); // it may have been found to be another type of the reference
  return clash(written.kind === "con" ? whyNot(l, a.shape, written) : { kind: "different" });
}

/** In another language, parameters have no labels. */
function unifyFunctions(l: Linker, a: TypeNode, fa: Fn, b: TypeNode, fb: Fn, within: Within): Clash | undefined {
  if (fa.label === fb.label || l.across !== undefined) return unifyParts(l, a, b, within);
  const [wanted, given] = [spineOf(a), spineOf(b)];
  const aligned = l.aligns ? alignment(wanted.labels, given.labels) : undefined;
  if (aligned === undefined || !isPermutation(aligned)) return clashAt(a, b, within, { kind: "different" });
  const clash = firstClash(aligned.slots, (slot, j) =>
    slot.kind === "given" ? unify(l, nth(wanted.params, slot.at), nth(given.params, j), within) : undefined,
  );
  return clash ?? unify(l, wanted.result, given.result, within);
}

type Spine = {
  readonly labels: readonly Label[];
  readonly params: readonly TypeNode[];
  readonly result: TypeNode;
};

function spineOf(node: TypeNode): Spine {
  const labels: Label[] = [];
  const params: TypeNode[] = [];
  let result = find(node);
  for (let { shape } = result; shape.kind === "fn"; { shape } = result) {
    labels.push(shape.label);
    params.push(shape.from);
    result = find(shape.to);
  }
  return { labels, params, result };
}

/** A type that the reference hides, and that the submission does not hide under the same name. */
function isHidden(l: Linker, { shape: wanted }: TypeNode, { shape: given }: TypeNode): boolean {
  if (wanted.kind !== "con" || wanted.side !== "reference" || !l.hidden.has(wanted.name)) return false;
  if (l.families.reference.get(wanted.name)?.abstract !== true) return false;
  if (given.kind !== "con") return true;
  if (given.side === "reference") return given.name !== wanted.name; // what the submission's has been found to be
  const [family, other] = [l.families.reference.get(wanted.name), l.families.submission.get(given.name)];
  return family === undefined || other === undefined || problemOf(l, family, other) !== undefined;
}

/** They are not made one: the same type may stand elsewhere for itself. But it is one type that is behind the hidden one. */
function unifyHidden(l: Linker, hidden: TypeNode, given: TypeNode, within: Within): Clash | undefined {
  if (hidden.shape.kind !== "con") return undefined;
  const { name, args } = hidden.shape;
  const family = l.families.reference.get(name);
  const seen = family && behind(l, "reference", family, hidden);
  if (seen !== undefined) return unify(l, seen, given, within);
  const known = l.behind.get(name);
  if (known === undefined) l.behind.set(name, given);
  if (known !== undefined && args.length === 0) return unify(l, known, given, within);
  if (known !== undefined && headOf(known.shape) !== headOf(given.shape))
    return clashAt(hidden, given, within, { kind: "different" });
  const open = openParts(given);
  return open.length === args.length ? firstClash(args, (arg, i) => unify(l, arg, nth(open, i), within)) : undefined;
}

function headOf(shape: NodeShape): string {
  return shape.kind === "con" ? shape.name : shape.kind;
}

/** What the parameters of a type seem to be that is written out: its arguments, or else its variables. */
function openParts(node: TypeNode): readonly TypeNode[] {
  const { shape } = find(node);
  if (shape.kind === "con" && shape.args.length === 1) return shape.args;
  const variables = new Set<TypeNode>();
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const found = find(next);
    if (found.shape.kind === "var") variables.add(found);
    pending.push(...innerNodes(found.shape));
  }
  return [...variables];
}

function clashAt(reference: TypeNode, submission: TypeNode, within: Within, reason: ClashReason): Clash {
  const write = newTypeWriter(typeAsWritten);
  return { parts: { reference: write(reference), submission: write(submission) }, within, reason };
}

function unifyParts(l: Linker, a: TypeNode, b: TypeNode, within: Within): Clash | undefined {
  const [as, bs] = [innerNodes(a.shape), innerNodes(b.shape)];
  if (as.length !== bs.length) return clashAt(a, b, within, { kind: "different" });
  if (l.hidden.size === 0) join(a, b); // with a hidden type inside, one type of the submission may be two of the reference
  return firstClash(as, (part, i) => unify(l, part, nth(bs, i), within));
}

function firstClash<T>(items: readonly T[], clashOf: (item: T, i: number) => Clash | undefined): Clash | undefined {
  for (const [i, item] of items.entries()) {
    const clash = clashOf(item, i);
    if (clash !== undefined) return clash;
  }
  return undefined;
}

/** Of different programs. A variable can bring a type of the submission to the reference's side, and the other way round. */
function unifyCons(l: Linker, a: TypeNode, ca: Con, b: TypeNode, cb: Con, within: Within): Clash | undefined {
  if (ca.side === "submission") return unifyCons(l, b, cb, a, ca, within);
  const family = l.families.reference.get(ca.name);
  const other = l.families.submission.get(cb.name);
  if (family === undefined || other === undefined) {
    const builtin = family === other && ca.name === cb.name;
    if (builtin) return unifyParts(l, a, b, within);
    // They stay two types: the narrower of one may be compared with a wider one elsewhere.
    const corresponds = l.across !== undefined && family === other && narrower(ca.name, cb.name) !== undefined;
    return corresponds ? undefined : clashAt(a, b, within, { kind: "different" });
  }
  if ((l.types.get(cb.name) ?? ca.name) !== ca.name) return clashAt(a, b, within, whyNot(l, ca, cb));
  if (family !== other) return unifyFamilies(l, { reference: a, submission: b, family, other, within });
  l.types.set(cb.name, ca.name); // of the library
  return unifyParts(l, a, b, within);
}

/** An instance of a family of each program. */
type Meeting = {
  readonly reference: TypeNode;
  readonly submission: TypeNode;
  readonly family: DataDecl;
  readonly other: DataDecl;
  readonly within: Within;
};

/** Types whose parameters grow in the recursion meet at ever new instances. */
const MEETINGS_MAX = 20;

function unifyFamilies(l: Linker, m: Meeting): Clash | undefined {
  const { reference, submission, family, other, within } = m;
  const key = `${family.name} ${other.name}`;
  const meetings = (l.meetings.get(key) ?? 0) + 1;
  l.meetings.set(key, meetings);
  if (meetings > MEETINGS_MAX) return unifyParts(l, reference, submission, within);
  const pairs = pairCtors(l, family, other);
  const problem = problemOf(l, family, other, pairs);
  if (problem !== undefined) return clashAt(reference, submission, within, problem);
  if (!l.types.has(other.name)) record(l, family, other, pairs);
  if (family.abstract) {
    const [seen, given] = [behind(l, "reference", family, reference), behind(l, "submission", other, submission)];
    const clash = seen && given && unify(l, seen, given, within);
    return clash ?? unifyParts(l, reference, submission, within);
  }
  join(reference, submission); // what they hold may mention them again
  const wanted = fieldMaker(l, "reference", family, reference);
  const given = fieldMaker(l, "submission", other, submission);
  return firstClash(pairs, (pair) => {
    const inside = [...within, { reference: pair.wanted.name, submission: pair.given.name }];
    const [fields, others] = [wanted(pair.wanted), given(pair.given)];
    return firstClash(fields, (field, i) => unify(l, field, nth(others, i), inside));
  });
}

/** What the values of an abstract type are for those who look at them, at an instance of it. */
function behind(
  l: Linker,
  side: ProgramRole,
  { params, behind: type }: DataDecl,
  instance: TypeNode,
): TypeNode | undefined {
  const args = innerNodes(instance.shape);
  return type && fromType(l.graph, side, type, new Map(params.map((param, i) => [param, nth(args, i)])));
}

/** The fields of a family's constructors, at an instance of the family. */
function fieldMaker(
  l: Linker,
  side: ProgramRole,
  { params }: DataDecl,
  instance: TypeNode,
): (ctor: CtorDecl) => readonly TypeNode[] {
  const args = innerNodes(instance.shape);
  const variables = new Map(params.map((param, i) => [param, nth(args, i)]));
  return ({ fields }) => fields.map((field) => fromType(l.graph, side, field, variables));
}

/** Why a type of the submission cannot be this one of the reference, when it may be another already. */
function whyNot(l: Linker, wanted: Con, given: Con): ClashReason {
  const family = wanted.side === "reference" ? l.families.reference.get(wanted.name) : undefined;
  const other = given.side === "submission" ? l.families.submission.get(given.name) : undefined;
  const earlier = l.types.get(given.name);
  if (family === undefined || other === undefined || earlier === undefined) return { kind: "different" };
  return problemOf(l, family, other) ?? { kind: "ambiguous", earlier };
}

function record(l: Linker, family: DataDecl, other: DataDecl, pairs: readonly MatchedCtors[]): void {
  l.types.set(other.name, family.name);
  for (const { wanted, given } of pairs) l.ctors.set(given.name, wanted.name);
  const [wanted, given] = [new Set(pairs.map((pair) => pair.wanted)), new Set(pairs.map((pair) => pair.given))];
  const known = new Set(l.lacks.map(({ ctor }) => ctor)); // two types of the submission may be one of the reference
  for (const ctor of family.ctors)
    if (!wanted.has(ctor) && !known.has(ctor.name)) l.lacks.push({ type: family.name, ctor: ctor.name });
  for (const ctor of other.ctors) if (!given.has(ctor)) l.extra.push({ type: other.name, ctor: ctor.name });
}

/** Where the reference takes any type and the submission a family of its own, the reference must know that family. */
function adopt(l: Linker, type: TypeNode): Clash | undefined {
  const seen = new Set<TypeNode>();
  const visit = (part: TypeNode): Clash | undefined => {
    const node = find(part);
    if (seen.has(node)) return undefined;
    seen.add(node);
    return adoptFamily(l, node) ?? firstClash(innerNodes(find(node).shape), visit);
  };
  return visit(type);
}

function adoptFamily(l: Linker, node: TypeNode): Clash | undefined {
  const { shape } = node;
  if (shape.kind !== "con" || shape.side === "reference") return undefined;
  const other = l.families.submission.get(shape.name);
  if (other === undefined) return undefined; // needs no declaration
  const family = counterpart(l, other);
  if (family === other) return undefined; // of the library
  const any = (): TypeNode => newNode(l.graph, { kind: "var" });
  if (family === undefined) return clashAt(any(), node, [], { kind: "unknown" });
  const args = family.params.map(any);
  const instance = newNode(l.graph, { kind: "con", side: "reference", name: family.name, args });
  return unify(l, instance, node, []);
}

/** The family that it already is, the same one of the library, or the last of the reference that it could be. */
function counterpart(l: Linker, other: DataDecl): DataDecl | undefined {
  const { reference } = l.families;
  const known = l.types.get(other.name);
  if (known !== undefined) return reference.get(known);
  if (reference.get(other.name) === other) return other;
  return [...reference.values()].reverse().find((family) => problemOf(l, family, other) === undefined);
}

/**
 * Where the submission takes any type and the reference a family of its own, the submission may have that family too, with
 * its constructors in another order: `compare` tells.
 */
function adoptThere(l: Linker, type: TypeNode): void {
  const { reference, submission } = l.families;
  const linked = new Set(l.types.values());
  for (const name of namesIn(type)) {
    const family = linked.has(name) ? undefined : reference.get(name);
    if (family === undefined || family.abstract || submission.get(name) === family) continue;
    const isOther = (each: DataDecl): boolean => !l.types.has(each.name) && problemOf(l, family, each) === undefined;
    const other = [...submission.values()].reverse().find(isOther);
    const attempt = attemptIn(l);
    const instance = (side: ProgramRole, { name: own, params }: DataDecl): TypeNode =>
      newNode(attempt.graph, {
        kind: "con",
        side,
        name: own,
        args: params.map(() => newNode(attempt.graph, { kind: "var" })),
      });
    if (other === undefined || other.params.length !== family.params.length) continue;
    const clash = unify(attempt, instance("reference", family), instance("submission", other), []);
    if (clash === undefined && attempt.lacks.length === 0) keep(l, attempt);
  }
}

/** Of the reference's types in a type, also inside of others. */
function namesIn(type: TypeNode): ReadonlySet<Name> {
  const names = new Set<Name>();
  const seen = new Set<TypeNode>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const node = find(next);
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.shape.kind === "con" && node.shape.side === "reference") names.add(node.shape.name);
    pending.push(...innerNodes(node.shape));
  }
  return names;
}

/**
 * Exceptions with the same name and fields; the last of a name counts in each program. In one language a program's own
 * Not_found is not the library's, which both programs have.
 */
function linkExceptions(l: Linker, reference: Program, submission: Program): void {
  const key = (name: Name): string =>
    l.across === undefined ? shownName(name) : spelled(shownName(name)).replace(/_(exception|error)$/, "");
  const lastOf = (program: Program, other: Program): ReadonlyMap<string, CtorDecl> => {
    const common = new Set(l.across === undefined ? other.exceptions : []);
    return new Map(program.exceptions.filter((decl) => !common.has(decl)).map((decl) => [key(decl.name), decl]));
  };
  const known = lastOf(reference, submission);
  for (const [shown, given] of lastOf(submission, reference)) {
    const wanted = known.get(shown);
    if (wanted !== undefined && wanted !== given) linkException(l, wanted, given);
  }
  for (const given of l.across === undefined ? [] : submission.exceptions) {
    const isAlike = ({ name }: CtorDecl): boolean => l.across?.alike(shownName(name), shownName(given.name)) === true;
    const wanted = l.ctors.has(given.name) ? undefined : reference.exceptions.findLast(isAlike);
    if (wanted !== undefined) l.alike.set(given.name, wanted.name);
  }
}

/** A failed attempt leaves nothing behind: exceptions have no type variables, and what was noted is thrown away. */
function linkException(l: Linker, wanted: CtorDecl, given: CtorDecl): void {
  if (wanted.fields.length !== given.fields.length) return;
  const attempt = attemptIn(l);
  const nodeOf = (side: ProgramRole, type: Type): TypeNode => fromType(attempt.graph, side, type, new Map());
  const clash = firstClash(wanted.fields, (field, i) =>
    unify(attempt, nodeOf("reference", field), nodeOf("submission", nth(given.fields, i)), []),
  );
  if (clash !== undefined) return;
  keep(l, attempt);
  l.ctors.set(given.name, wanted.name);
}

function attemptIn(l: Linker): Linker {
  const own = { types: new Map(l.types), ctors: new Map(l.ctors), lacks: [], extra: [], meetings: new Map() };
  return { ...l, graph: newGraph(), ...own };
}

function keep(l: Linker, { types, ctors }: Linker): void {
  for (const [from, to] of types) l.types.set(from, to);
  for (const [from, to] of ctors) l.ctors.set(from, to);
}
