// What a path compared, as few relations as say all of it.
import type { Operand, Relation, Sign } from "../../report/suite/about.js";

/** Each once, the stronger of two; at least and at most the same is equal to it. */
export function together(all: readonly Relation[]): readonly Relation[] {
  const relations = [...new Map(all.map((relation) => [keyOf(relation), relation])).values()];
  const keys = relations.map(keyOf);
  const fixed = new Set(relations.filter(isFixing).map(({ left }) => textOf(left)));
  return relations.flatMap((relation, i) => {
    if (relation.sign !== "=" && relation.right.kind === "constant" && fixed.has(textOf(relation.left))) return [];
    const { stronger, opposite } = LOOSE[relation.sign] ?? {};
    if (stronger === undefined || opposite === undefined) return [relation];
    if (keys.includes(keyOf({ ...relation, sign: stronger }))) return [];
    const at = keys.indexOf(keyOf({ ...relation, sign: opposite }));
    if (at < 0) return [relation];
    return at < i ? [{ ...relation, sign: "=" as const }] : [];
  });
}

/** It is what it is: nothing else needs to be said. */
function isFixing({ sign, right }: Relation): boolean {
  return sign === "=" && right.kind === "constant";
}

const LOOSE: { readonly [sign in Sign]?: { readonly stronger: Sign; readonly opposite: Sign } } = {
  "<=": { stronger: "<", opposite: ">=" },
  ">=": { stronger: ">", opposite: "<=" },
};

function keyOf({ left, sign, right }: Relation): string {
  return `${textOf(left)} ${sign} ${textOf(right)}`;
}

function textOf(operand: Operand): string {
  return JSON.stringify(operand);
}
