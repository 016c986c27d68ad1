// What is to be proved of a pair: the two functions in one program, with names, constructors and node ids that are unique
// in it. Both the finder and the checker start from this, and from nothing else.
import { lookUp } from "../../basis/known.js";
import { type Expr, fixedName, type Name } from "../../core/expr.js";
import { idsIn, movedBeyond } from "../../core/ids.js";
import { definedNames, neededNames } from "../../core/library.js";
import type { Link } from "../../core/link.js";
import { makersIn, makersOf, neededBy, reachedFrom } from "../../core/needs.js";
import { printDef, printExpr } from "../../core/print.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, type Program } from "../../core/program.js";
import { wellFormed } from "../../core/self-check.js";
import { type Names, renamed } from "../../core/supply.js";
import { binders, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import { isDeclaredAlike, type Rules } from "../../core/validate.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import { alikeNames, catches } from "./alike.js";
import { withDirect } from "./direct.js";
import { isSetOperation, type KnownSets } from "./set-operations.js";
import { withoutState } from "./state/state.js";

export type Statement = {
  /** What both functions need; a definition of a common library is there once. */
  readonly defs: readonly Def[];
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[];
  readonly faults: Program["faults"];
  /** Of top-level names, where they are known and no constructor of another program is in them. */
  readonly types: ReadonlyMap<Name, Type>;
  readonly reference: Name;
  readonly submission: Name;
  readonly params: readonly Type[];
  readonly result: Type;
  readonly given: { readonly name: Name; readonly arity: number } | undefined;
  readonly policy: Policy;
  /** Integers among the inputs stand for values of any type: which of those are the same object is not known. */
  readonly polymorphic: boolean;
  /** The family of sets, if these are known by their elements alone (`set-operations.ts`). */
  readonly sets: KnownSets | undefined;
  /** Loops of the programs were changed as if there were no largest integer: what is proved holds as long as none overflows. */
  readonly unbounded: boolean;
};

/** What a statement is made of, as a program: it speaks of types of other definitions too. */
export function asProgram({ data, exceptions, faults, defs }: Statement): Program {
  return { data, exceptions, faults, defs, types: new Map() };
}

/** Definitions are known by their names alone, and sets have operations of their own. */
export const OF_STATEMENTS: Rules = { inOrder: false, isOperation: isSetOperation };

/** The statement that passes give. */
export function wellFormedStatement(statement: Statement): Statement {
  wellFormed("statement", asProgram(statement), OF_STATEMENTS);
  return statement;
}

export function statementOf(pair: Pair, policy: Policy): Statement {
  const { reference, submission, link } = pair;
  const { program, name } = reference.side;
  const { given } = reference;
  const own = [
    ...new Set([name, ...(given === undefined ? [] : [given.name])].flatMap((each) => neededBy(program, each))),
  ];
  const other = neededBy(submission.side.program, submission.side.name);
  const common = commonOf(pair, own, other);
  const kept = [...new Set([...own, ...common.values()])];
  const mover = moverOf(submission.side.program, link, program);
  const alike = alikeIn(pair, mover, own, other, common);
  const moved = movedApart(
    submission.side.program,
    other.filter((def) => !common.has(def) && !definedNames(def).some((each) => alike.has(each))),
    { ...mover, id: movedBeyond(kept) },
    alike,
  );
  const tried = moved.name(submission.side.name);
  const names = [name, tried, ...(given === undefined ? [] : [given.name])];
  const all = withDirect([...kept, ...moved.defs], isOfLibrary);
  const data = declaredAlike([...new Set([...program.data, ...moved.data])]);
  const faults = haveSameFaults(program, submission.side.program) ? program.faults : undefined;
  const { defs, unbounded } = withoutState(all, { data, faults, asked: [name, tried] });
  return wellFormedStatement({
    defs: reachedBy(names, defs),
    unbounded,
    sets: undefined,
    data,
    exceptions: [...new Set([...program.exceptions, ...moved.exceptions])],
    faults: program.faults,
    types: new Map([...program.types, ...moved.types]),
    reference: name,
    submission: tried,
    params: reference.params,
    result: reference.result,
    given,
    policy,
    polymorphic: reference.polymorphic,
  });
}

/** A constructor of both programs is one here, however each of them declares it: where values are told apart in one of them,
 * they are. Of an order of constructors proofs know nothing (`order.ts`). */
function declaredAlike(data: readonly DataDecl[]): readonly DataDecl[] {
  const known = new Map<Name, CtorDecl>();
  let isOnce = true;
  for (const ctor of data.flatMap(({ ctors }) => ctors)) {
    const before = known.get(ctor.name) ?? ctor;
    isOnce &&= isDeclaredAlike(before, ctor);
    known.set(ctor.name, { ...before, ...ctor, rank: before.rank, labels: before.labels });
  }
  if (isOnce) return data;
  const alike = ({ name, fields, result }: CtorDecl): CtorDecl => {
    const { result: _, ...declared } = lookUp(known, name);
    return { ...declared, fields, ...(result && { result }) }; // of its own family
  };
  return data.map((family) => ({ ...family, ctors: family.ctors.map(alike) }));
}

/** Whether what primitives raise is the same in both. */
function haveSameFaults(a: Program, b: Program): boolean {
  const shown = ({ faults }: Program): string => Object.values(faults).map(printExpr).join();
  return shown(a) === shown(b);
}

export function reachedBy(names: readonly Name[], defs: readonly Def[]): readonly Def[] {
  const makers = makersOf(defs);
  const starts = names.flatMap((name) => makers.get(name) ?? []);
  const reached = new Set(starts.flatMap((def) => [...reachedFrom(def, makers)]));
  return defs.filter((def) => reached.has(def));
}

/** Nobody wrote it here: it is the same in every program of its language. */
export function isOfLibrary(def: Def): boolean {
  return boundIn(def).every(({ written }) => !written);
}

/** Of the submission's definitions those that are the reference's too, or may stand beside them as they are: each with the one
 * that stands for it. What needs anything else is the submission's own, whoever wrote it. */
function commonOf({ reference, submission, link }: Pair, own: readonly Def[], other: readonly Def[]) {
  const { program } = reference.side;
  const [ids, names] = [idsIn(own), namesBoundIn(own)];
  const isTaken = (def: Def): boolean =>
    [...idsIn([def])].some((id) => ids.has(id)) || [...namesBoundIn([def])].some((name) => names.has(name));
  const ctor = ctorMover(submission.side.program, link, program);
  const standIn = (def: Def): Def | undefined => {
    if (program.defs.includes(def)) return def;
    if (!isOfLibrary(def)) return undefined;
    const text = printDef(movedDef({ name: (name) => name, ctor, id: (id) => id }, def));
    const [same] = definedNames(def).flatMap((name) => makersIn(program).get(name) ?? []);
    if (same !== undefined) return printDef(same) === text ? same : undefined;
    return text !== printDef(def) || isTaken(def) ? undefined : def;
  };
  const common = new Map(other.flatMap((def) => [[def, standIn(def)] as const]).filter(isFound));
  const makers = makersIn(submission.side.program);
  const needsOther = (def: Def): boolean =>
    neededNames(def).some((name) => makers.has(name) && !common.has(makers.get(name) as Def));
  for (let before = -1; before !== common.size; ) {
    before = common.size;
    for (const def of [...common.keys()]) if (needsOther(def)) common.delete(def);
  }
  return common;
}

/** What functions of the submission are called in the reference, which has the same; not that which is asked about. */
function alikeIn(
  { reference, submission }: Pair,
  { ctor, family }: Mover,
  own: readonly Def[],
  other: readonly Def[],
  common: ReadonlyMap<Def, Def>,
): ReadonlyMap<Name, Name> {
  const { program, name } = submission.side;
  const makers = makersIn(program);
  return alikeNames({
    reference: { defs: own, types: reference.side.program.types },
    submission: {
      defs: other.filter((def) => !common.has(def) && def !== makers.get(name)),
      types: program.types,
    },
    isCommon: (each) => common.has(makers.get(each) as Def),
    mayCatch: [...own, ...other].some(catches),
    ctor,
    type: (type) => movedType(family, type),
  });
}

function isFound(entry: readonly [Def, Def | undefined]): entry is readonly [Def, Def] {
  return entry[1] !== undefined;
}

/** At the top, and inside. */
function namesBoundIn(defs: readonly Def[]): ReadonlySet<Name> {
  const bound = new Set(defs.flatMap(definedNames));
  for (const e of defs.flatMap(boundIn))
    visit(e, (node) => {
      for (const name of binders(node)) bound.add(name);
      return true;
    });
  return bound;
}

type Moved = {
  readonly defs: readonly Def[];
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[];
  readonly types: readonly (readonly [Name, Type])[];
  readonly name: (name: Name) => Name;
};

/** What constructors and families of the submission are called beside those of the reference. */
type Mover = {
  readonly ctor: (ctor: Name) => Name;
  readonly family: (family: Name) => Name;
  /** The reference has none that is the same. */
  readonly isApart: (ctor: Name) => boolean;
  readonly isLeft: (family: DataDecl) => boolean;
};

function moverOf(program: Program, link: Link, reference: Program): Mover {
  const ctor = ctorMover(program, link, reference);
  const isApart = (each: Name): boolean => ctor(each) !== each && !link.ctors.has(each);
  const isLeft = ({ ctors }: DataDecl): boolean => ctors.some((each) => isApart(each.name));
  return { ctor, isApart, isLeft, family: familyMover(program, link, reference, isLeft) };
}

/** The submission's own definitions, under names that the reference does not have. */
function movedApart(
  program: Program,
  defs: readonly Def[],
  { ctor, family, id, isApart, isLeft }: Mover & Pick<Names, "id">,
  alike: ReadonlyMap<Name, Name>,
): Moved {
  const bound = namesBoundIn(defs);
  const name = (each: Name): Name => alike.get(each) ?? (bound.has(each) ? fixedName(`${each}'`) : each);
  const movedCtor = (decl: CtorDecl): CtorDecl => ({
    ...decl,
    name: ctor(decl.name),
    fields: decl.fields.map((field) => movedType(family, field)),
    ...(decl.result === undefined ? {} : { result: decl.result.map((each) => movedType(family, each)) }),
  });
  return {
    name,
    // Of nothing else: a name that stays may be another one in the reference.
    types: [...program.types].flatMap(([each, type]) =>
      bound.has(each) ? [[name(each), movedType(family, type)] as const] : [],
    ),
    defs: defs.map((def) => movedDef({ name, ctor, id }, def)),
    data: program.data
      .filter(isLeft)
      .map((each) => ({ ...each, name: fixedName(`${each.name}'`), ctors: each.ctors.map(movedCtor) })),
    exceptions: program.exceptions.filter((each) => isApart(each.name)).map(movedCtor),
  };
}

/** What a family of the submission is called: as in the reference only if it has the same constructors there. With one more
 * it is another, however alike the two are called. */
function familyMover(
  program: Program,
  link: Link,
  reference: Program,
  isLeft: (family: DataDecl) => boolean,
): (family: Name) => Name {
  const known = new Set(reference.data);
  const moved = new Map(
    program.data
      .filter((each) => !known.has(each))
      .map((each) => {
        const same = isLeft(each) ? undefined : link.types.get(each.name);
        return [each.name, same ?? fixedName(`${each.name}'`)] as const;
      }),
  );
  return (family) => moved.get(family) ?? family;
}

function movedType(family: (name: Name) => Name, type: Type): Type {
  if (type.kind === "var") return type;
  if (type.kind === "fn") return { ...type, from: movedType(family, type.from), to: movedType(family, type.to) };
  return { ...type, name: family(type.name), args: type.args.map((each) => movedType(family, each)) };
}

/** What a constructor of the submission is called beside those of the reference. */
function ctorMover(program: Program, link: Link, reference: Program): (ctor: Name) => Name {
  const common = new Set<CtorDecl>([...reference.data.flatMap(({ ctors }) => ctors), ...reference.exceptions]);
  const declared = new Map(
    [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions].map((decl) => [decl.name, decl]),
  );
  return (ctor) => {
    const decl = declared.get(ctor);
    if (decl === undefined || common.has(decl)) return ctor;
    return link.ctors.get(ctor) ?? fixedName(`${ctor}'`);
  };
}

function movedDef(moving: Names, def: Def): Def {
  const moved = (e: Expr): Expr => renamed(moving, e);
  return def.kind === "one"
    ? { ...def, name: moving.name(def.name), bound: moved(def.bound) }
    : { ...def, bindings: def.bindings.map((each) => ({ name: moving.name(each.name), bound: moved(each.bound) })) };
}
