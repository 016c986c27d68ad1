// What can be said at a place in one word: names, numbers and constants that are there, by their type.
import { lit, make, variable } from "../../core/build.js";
import type { Expr, Name } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import { definedNames } from "../../core/library.js";
import type { Literal } from "../../core/literal.js";
import { extremesOf, INTEGERS, isInRange, TEXTS } from "../../core/primitive-types.js";
import { boundIn, type Program } from "../../core/program.js";
import { binders, children, freeNames, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import type { Patient } from "./patient.js";
import type { Place } from "./places.js";
import { alike, ctorsOf, isNamed, isSettled, matchesAlike } from "./types.js";

/** Something that can be called, with what it takes and gives; `general`: type variables stand for any type. */
export type Callable = {
  readonly e: Expr;
  readonly takes: readonly Type[];
  readonly gives: Type;
  readonly general: boolean;
};

export type Vocabulary = {
  readonly program: Program;
  /** Of a type, at a place. */
  readonly words: (place: Place, type: Type) => readonly Expr[];
  readonly functions: (place: Place) => readonly Callable[];
};

export function vocabularyOf(patient: Patient): Vocabulary {
  const { program, facts, donors } = patient;
  const numbers = numbersIn(patient);
  const texts = textsIn(patient);
  const globals = ownGlobals(patient);
  const library = donors.flatMap(({ e, type, free }) =>
    e.kind === "var" && free.length === 0 ? [callable(e, type, true)] : [],
  );
  const known = uniqueCallables([...globals.map(({ name, type }) => callable(variable(name), type, true)), ...library]);
  return {
    program,
    words: ({ node }, type) => {
      const scope = facts.scopeAt(node.id);
      const visible = scope.filter((each) => alike(each.type, type));
      const open = type.kind === "var" ? [] : scope.filter((each) => each.type.kind === "var"); // nothing says what it is
      return [
        ...[...visible, ...open].map(({ name }) => variable(name)),
        ...constants(program, type, numbers, texts),
        ...globals
          .filter((each) => each.type.kind !== "fn" && matchesAlike(each.type, type, new Map()))
          .map(({ name }) => variable(name)),
      ];
    },
    functions: ({ node }) => [
      ...facts
        .scopeAt(node.id)
        .flatMap(({ name, type }) => (type.kind === "fn" ? [callable(variable(name), type, false)] : [])),
      ...known.filter(({ takes }) => takes.length > 0),
    ],
  };
}

function callable(e: Expr, type: Type, general: boolean): Callable {
  const takes: Type[] = [];
  let gives = type;
  for (; gives.kind === "fn"; gives = gives.to) takes.push(gives.from);
  return { e, takes, gives, general };
}

/** What it takes where something of a type is wanted; undefined: it does not give that, or may take anything. */
export function takenFor({ takes, gives, general }: Callable, wanted: Type): readonly Type[] | undefined {
  if (!general) return alike(gives, wanted) ? takes : undefined;
  const variables = new Map<string, Type>();
  if (!matchesAlike(gives, wanted, variables) || !takes.every((type) => isSettled(type, variables))) return undefined;
  return takes.map((type) => substituteTypes(type, variables));
}

function uniqueCallables(all: readonly Callable[]): readonly Callable[] {
  const found = new Map<string, Callable>();
  for (const each of all) {
    const key = each.e.kind === "var" ? `${each.e.name} ${JSON.stringify(each.gives)}` : "";
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}

type Global = { readonly name: Name; readonly type: Type };

/** What the program itself defines at its top. */
function ownGlobals({ program, source }: Patient): readonly Global[] {
  return program.defs
    .filter((def) => boundIn(def).some(({ at }) => at.file === source.name))
    .flatMap(definedNames)
    .flatMap((name) => {
      const type = program.types.get(name);
      return type === undefined ? [] : [{ name, type }];
    });
}

function constants(
  program: Program,
  type: Type,
  numbers: readonly bigint[],
  texts: readonly string[],
): readonly Expr[] {
  if (type.kind !== "con") return [];
  const integers = INTEGERS.get(type.name);
  if (integers !== undefined && integers.literal !== "char")
    return [...numbers, ...(extremesOf(integers) ?? [])]
      .filter((value) => isInRange(integers, value))
      .map((value) => lit({ kind: integers.literal, value } as Literal));
  if (TEXTS.has(type.name)) return texts.map((value) => lit({ kind: "str", value }));
  if (isNamed(type, "bool")) return [true, false].map((value) => lit({ kind: "bool", value }));
  return ctorsOf(program, type).flatMap(({ ctor, fields }) => (fields.length === 0 ? [make(ctor, [])] : []));
}

const USUAL_NUMBERS = [0n, 1n, -1n, 2n];
const NUMBERS_MAX = 8;

/** The usual ones, and those of the programs. */
function numbersIn(patient: Patient): readonly bigint[] {
  const found = literalsIn(patient).flatMap(({ value }) => (typeof value === "bigint" ? [value] : []));
  return [...new Set([...USUAL_NUMBERS, ...found])].slice(0, NUMBERS_MAX);
}

function textsIn(patient: Patient): readonly string[] {
  const found = literalsIn(patient).flatMap((each) => (each.kind === "str" ? [each.value] : []));
  return [...new Set(["", ...found])].slice(0, NUMBERS_MAX);
}

function literalsIn({ program, donors, source }: Patient): readonly Literal[] {
  const found: Literal[] = [];
  const look = (e: Expr): true => {
    if (e.kind === "lit" && e.written) found.push(e.value);
    return true;
  };
  for (const bound of program.defs.flatMap(boundIn)) if (bound.at.file === source.name) visit(bound, look);
  for (const { e } of donors) look(e);
  return found;
}

/** The parts of an expression that are of a type, and can stand without it: what it binds is not there then. */
export function partsOfType({ facts }: Patient, e: Expr, type: Type): readonly Expr[] {
  const bound = binders(e);
  return children(e).filter((part) => {
    const own = facts.typeOf(part.id);
    if (own === undefined || !alike(own, type)) return false;
    const free = freeNames(part);
    return !bound.some((name) => free.has(name));
  });
}
