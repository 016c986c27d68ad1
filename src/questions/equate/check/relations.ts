// Relations between the variables of a lemma. In its proof they may be used for any values, since nothing of an induction is
// in them: they are assumed of the variables. Wherever the lemma is used, they have to hold of what the variables stand for: for
// all values of the further variables, as the lemma that is proved assumes it as well, or as another lemma says, which must not
// need the one that is proved: what it is used for is not computed by the left side, so that nothing gets smaller.
import type { Held, Instance, Lemma, ProofTerm, Refines, Relation, Variable } from "../certificate.js";
import type { Assumed } from "./assumed.js";
import { Refused } from "./refused.js";
import type { Term } from "./terms.js";

type Names = ReadonlyMap<string, Term>;
type Where = { readonly lemma: number; readonly assumed: Assumed; readonly names: Names };

/** What the checker does for everybody. */
export type Checking<Place extends Where> = {
  readonly lemma: (index: number) => Refines;
  readonly raw: (term: ProofTerm, names: Names) => Term;
  readonly fresh: (names: Names, variable: Variable) => Term;
  /** Values of the variables, all of which return. */
  readonly instance: (vars: readonly Variable[], values: readonly ProofTerm[], place: Place) => Names;
  readonly premises: (lemma: Refines, own: Names, place: Place) => void;
  /** A lemma is used for what the left side need not have computed. */
  readonly used: (index: number, own: Names, place: Place) => void;
};

type Sides = { readonly left: Term; readonly right: Term };

/** Of the lemma that is proved: what its variables and those of the relation are, as the proof says. */
export function ownRelation<Place extends Where>(
  checking: Checking<Place>,
  { index, values }: { readonly index: number; readonly values: readonly ProofTerm[] },
  place: Place,
): { readonly relation: Relation; readonly names: Names } {
  const lemma = checking.lemma(place.lemma);
  const relation = lemma.relations[index];
  if (relation === undefined) throw new Refused("no such relation");
  const names = new Map<string, Term>();
  for (const { name } of lemma.vars) {
    const variable = place.names.get(name);
    if (variable !== undefined) names.set(name, place.assumed.now(variable) ?? variable);
  }
  return { relation, names: new Map([...names, ...checking.instance(relation.vars, values, place)]) };
}

/** All relations of a lemma hold of the values that it is used for. */
export function checkRelations<Place extends Where>(
  checking: Checking<Place>,
  lemma: Refines,
  own: Names,
  held: readonly Held[],
  place: Place,
): void {
  const { relations } = lemma;
  if (held.length !== relations.length) throw new Refused("relations that nothing is said about");
  for (const [i, relation] of relations.entries()) checkRelation(checking, relation, own, held[i] as Held, place);
}

function checkRelation<Place extends Where>(
  checking: Checking<Place>,
  relation: Relation,
  own: Names,
  held: Held,
  place: Place,
): void {
  const names = new Map(place.names);
  const further = relation.vars.map((variable) => {
    const term = checking.fresh(names, variable);
    names.set(variable.name, term);
    return [variable.name, term] as const;
  });
  const wanted = sidesOf(checking, relation, new Map([...own, ...further]));
  const given = heldSides(checking, held, { ...place, names });
  if (given.left !== wanted.left || given.right !== wanted.right) throw new Refused("another relation");
}

/** As they are written, with the values: nothing is evaluated, so that nothing is lost that may not return. */
function sidesOf<Place extends Where>(checking: Checking<Place>, sides: Relation | Lemma, names: Names): Sides {
  if (!("left" in sides)) throw new Refused("no relation");
  return { left: checking.raw(sides.left, names), right: checking.raw(sides.right, names) };
}

function heldSides<Place extends Where>(checking: Checking<Place>, held: Held, place: Place): Sides {
  if (held.kind === "own") {
    const { relation, names } = ownRelation(checking, held, place);
    return sidesOf(checking, relation, names);
  }
  const { lemma: index, values }: Instance = held.instance;
  const lemma = checking.lemma(index);
  const own = checking.instance(lemma.vars, values, place);
  checking.premises(lemma, own, place);
  checkRelations(checking, lemma, own, held.relations, place);
  checking.used(index, own, place);
  return sidesOf(checking, lemma, own);
}
