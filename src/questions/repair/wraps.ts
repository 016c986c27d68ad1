// What stands there as a part of something larger: one operation, function or constructor around it, with words beside it.
import { call, make, prim } from "../../core/build.js";
import { type Expr, tupleCtor } from "../../core/expr.js";
import { mapChildren } from "../../core/traverse.js";
import { con, type Type } from "../../core/type.js";
import { combinations, namesAt, namings } from "./donors.js";
import type { Patient } from "./patient.js";
import type { Place } from "./places.js";
import { alike, ctorsOf } from "./types.js";
import { arithmeticOf, inTurns, type Variations } from "./variations.js";
import { takenFor, type Vocabulary } from "./vocabulary.js";

const WORDS_MAX = 6;

/** Something that takes operands, one of which may be what stands there. */
type Around = { readonly takes: readonly Type[]; readonly made: (args: readonly Expr[]) => Expr };

export function wraps(patient: Patient, vocabulary: Vocabulary): Variations {
  return function* (place) {
    const type = patient.facts.typeOf(place.node.id);
    if (type === undefined) return;
    const all = arounds(patient, vocabulary, place, type).flatMap((around) =>
      around.takes.flatMap((taken, i) => (alike(taken, type) ? [wrapped(vocabulary, place, around, i)] : [])),
    );
    for (const now of inTurns(all)) yield { idea: "operation", now };
  };
}

/** Expressions of the same program, with one function or constructor around a part of them. */
export function grown(patient: Patient, vocabulary: Vocabulary): Variations {
  const { facts, donors, names } = patient;
  const own = donors.filter(({ from, size }) => from === "own" && size > 1 && size <= GROWN_MAX);
  return function* (place) {
    const type = facts.typeOf(place.node.id);
    if (type === undefined) return;
    const makers = arounds(patient, vocabulary, place, type).filter(({ takes }) => takes.length === 1);
    const visible = namesAt(patient, place.node.id);
    for (const donor of own.filter(({ e }) => e.kind === "make"))
      for (const now of namings(names, donor, type, visible))
        for (const part of ownFields(patient, now, type))
          for (const { takes, made } of makers)
            if (takes.every((taken) => alike(taken, type)))
              yield { idea: "expression", now: withField(now, part, made([part])) };
  };
}

/** Expressions that are larger have too many parts. */
const GROWN_MAX = 8;

/** The fields of a value that are of its own type. */
function ownFields({ program }: Patient, e: Expr, type: Type): readonly Expr[] {
  const fields = e.kind === "make" ? ctorsOf(program, type).find(({ ctor }) => ctor === e.ctor)?.fields : undefined;
  return e.kind === "make" ? e.args.filter((_, i) => alike(fields?.[i] ?? UNIT, type)) : [];
}

const UNIT = con(tupleCtor(0));

function withField(e: Expr, part: Expr, now: Expr): Expr {
  return mapChildren(e, (child) => (child === part ? now : child));
}

function arounds(patient: Patient, vocabulary: Vocabulary, place: Place, type: Type): readonly Around[] {
  return [
    ...ctorsOf(patient.program, type).map(({ ctor, fields }) => ({
      takes: fields,
      made: (args: readonly Expr[]) => make(ctor, args),
    })),
    ...arithmeticOf(type).map((op) => ({ takes: [type, type], made: (args: readonly Expr[]) => prim(op, ...args) })),
    ...vocabulary.functions(place).flatMap((each) => {
      const takes = takenFor(each, type);
      return takes === undefined ? [] : [{ takes, made: (args: readonly Expr[]) => call(each.e, args) }];
    }),
  ];
}

/** With what stands there as one operand, and words as the others. */
function* wrapped(vocabulary: Vocabulary, place: Place, { takes, made }: Around, at: number): Generator<Expr> {
  const operands = takes.map((type, i) =>
    i === at ? [place.node] : vocabulary.words(place, type).slice(0, WORDS_MAX),
  );
  for (const args of combinations(operands)) yield made(args);
}
