// Which arms of a changed match are those that it had, and which cases stay where they are.
import type { Arm } from "../../../core/expr.js";
import { isSameArm, longestRise, pairedArms } from "../../../core/paired-arms.js";
import type { Case } from "../syntax.js";
import { isImplied } from "./core-change.js";
import { caseOf, type Own } from "./own-cases.js";

/** An arm of what is to be; the one that it was, and the case that this was made of. */
export type Kin = {
  readonly now: Arm;
  readonly old: { readonly arm: Arm; readonly written: Case } | undefined;
  /** Whether it is where it was among those that stay. */
  readonly stays: boolean;
};

/** In the order in which they are to be; undefined: something changes that no case was made of. */
export function kinsOf(own: Own): readonly Kin[] | undefined {
  const [before, now] = [own.before.arms, own.now.arms].map((arms) => arms.filter((arm) => !isImplied(arm)));
  if (before === undefined || now === undefined) return undefined;
  const known = before.map((arm) => ({ arm, written: caseOf(own, arm) }));
  const from = pairedArms(before, now);
  const added = known.flatMap(({ arm, written }) => (written === undefined ? [arm] : []));
  const isKept = (arm: Arm): boolean => now.some((other) => isSameArm(other, arm));
  if (!added.every(isKept)) return undefined;
  const kins = now.flatMap((arm) => {
    const index = from.get(arm);
    const was = index === undefined ? undefined : known[index];
    if (was !== undefined && was.written === undefined) return [];
    return [{ now: arm, old: was?.written && { arm: was.arm, written: was.written } }];
  });
  const places = kins.map(({ old }) => (old === undefined ? undefined : own.cases.indexOf(old.written)));
  const staying = longestRise(places);
  return kins.map((kin, i) => ({ ...kin, stays: staying.has(i) }));
}
