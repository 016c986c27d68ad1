// Which parameters of two functions correspond: by their labels, whatever their order, since both are called in full and
// `f ~b:1 ~a:0` is `f ~a:0 ~b:1`; by place where they have not the same labels, since a call in full need not name any.
// An optional parameter that only one of them has is left out of every call.
import { isOptional, type Label, labelName } from "./type.js";

/** What a parameter of the submission is given: the reference's argument at a place, or nothing. */
export type Slot = { readonly kind: "given"; readonly at: number; readonly as: Passed } | { readonly kind: "left-out" };

/** optional: only the submission's parameter may be left out; required: only the reference's. */
export type Passed = "same" | "optional" | "required";

export type Alignment = {
  /** One for each parameter of the submission. */
  readonly slots: readonly Slot[];
  /** The reference's optional parameters that no call passes. */
  readonly leftOut: readonly number[];
  /** Calls name no parameter. */
  readonly byPlace: boolean;
};

/** name: labels say what corresponds; place: where all parameters can be given by place, as in Scala. */
export type Manner = "name" | "place";

export function alignment(
  reference: readonly Label[],
  submission: readonly Label[],
  manner: Manner = "name",
): Alignment | undefined {
  if (manner === "place") return alignedInPlaces(reference, submission);
  return alignedByName(reference, submission) ?? alignedByPlace(reference, submission);
}

/** Nothing is to be done to a call of the reference's function to make it one of the submission's. */
export function isPlain({ slots, leftOut }: Alignment): boolean {
  return leftOut.length === 0 && slots.every((slot, j) => slot.kind === "given" && slot.at === j && slot.as === "same");
}

/** Whether all arguments are passed on as they are, perhaps in another order. */
export function isPermutation({ slots, leftOut }: Alignment): boolean {
  return leftOut.length === 0 && slots.every((slot) => slot.kind === "given" && slot.as === "same");
}

function alignedByName(reference: readonly Label[], submission: readonly Label[]): Alignment | undefined {
  const free = new Set(reference.keys());
  const slots = submission.map((label): Slot => {
    const at = [...free].find((i) => labelName(reference[i]) === labelName(label));
    if (at === undefined) return { kind: "left-out" };
    free.delete(at);
    return { kind: "given", at, as: passed(reference[at], label) };
  });
  const canBeLeftOut = (labels: readonly Label[], i: number): boolean =>
    isOptional(labels[i]) && labels.includes(undefined, i);
  return checked(reference, submission, { slots, leftOut: [...free], byPlace: false }, canBeLeftOut);
}

function passed(reference: Label, submission: Label): Passed {
  if (isOptional(reference) === isOptional(submission)) return "same";
  return isOptional(submission) ? "optional" : "required";
}

function alignedByPlace(reference: readonly Label[], submission: readonly Label[]): Alignment | undefined {
  const required = [...reference.keys()].filter((i) => !isOptional(reference[i]));
  const slots = submission.map((label): Slot => {
    const at = isOptional(label) ? undefined : required.shift();
    return at === undefined ? { kind: "left-out" } : { kind: "given", at, as: "same" };
  });
  const leftOut = [...reference.keys()].filter((i) => isOptional(reference[i]) || required.includes(i));
  const canBeLeftOut = (labels: readonly Label[], i: number): boolean =>
    isOptional(labels[i]) && labels.some((label, k) => k > i && !isOptional(label));
  return checked(reference, submission, { slots, leftOut, byPlace: true }, canBeLeftOut);
}

/** What only one of them has comes after all others, and can be left out. */
function alignedInPlaces(reference: readonly Label[], submission: readonly Label[]): Alignment | undefined {
  const slots = submission.map((label, j): Slot => {
    if (j >= reference.length) return { kind: "left-out" };
    return { kind: "given", at: j, as: passed(reference[j], label) };
  });
  const leftOut = [...reference.keys()].slice(submission.length);
  const canBeLeftOut = (labels: readonly Label[], i: number): boolean => isOptional(labels[i]);
  return checked(reference, submission, { slots, leftOut, byPlace: false }, canBeLeftOut);
}

type LeftOut = (labels: readonly Label[], i: number) => boolean;

/** OCaml takes an optional argument for left out when it is given one that comes after it. */
function checked(
  reference: readonly Label[],
  submission: readonly Label[],
  found: Alignment,
  canBeLeftOut: LeftOut,
): Alignment | undefined {
  const isLost = found.slots.some(({ kind }, j) => kind === "left-out" && !canBeLeftOut(submission, j));
  return isLost || found.leftOut.some((i) => !canBeLeftOut(reference, i)) ? undefined : found;
}
