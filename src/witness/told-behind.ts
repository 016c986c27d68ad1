// What runs leave behind, as it can be shown.
import { nth } from "../basis/known.js";
import { type Type, tupleType } from "../core/type.js";
import { Cell, isData, makeData, tupleOf, type Value } from "../core/value.js";
import { type ToldValue, told, toldLeft, toldValue } from "../subject/hidden/show.js";
import type { Speaker } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import type { Both } from "./both.js";
import { heldIn } from "./held.js";
import type { LaterWrite } from "./later-write.js";
import { type Behind, leftBehind, type RunEnd } from "./left.js";
import { type Place, type Root, sameRoot, valueAt } from "./place.js";

export type ToldRoot = ToldValue & { readonly root: Root };

/** The place of an object, what it is, and how it is written to. */
export type ObjectPlace = { readonly place: Place } & Pick<LaterWrite, "by" | "type">;

export function toldBehind(subject: Subject, run: RunEnd): readonly ToldRoot[] {
  const behind = leftBehind(subject, run);
  const { disguise } = subject;
  if (disguise === undefined) return behind;
  const { outcome } = run.report;
  const seen =
    outcome.kind === "value"
      ? told(disguise, outcome.value)
      : { result: undefined, left: toldLeft(disguise, run.seen) };
  return behind.flatMap((each): readonly ToldRoot[] => {
    const { root } = each;
    const shown = root.kind === "result" ? seen.result : seenOf(disguise.left, seen.left, root, each);
    return shown === undefined ? [] : [{ ...shown, root }];
  });
}

function seenOf(
  left: readonly number[],
  seen: readonly (ToldValue | undefined)[],
  root: Root,
  own: Behind,
): ToldValue | undefined {
  const at = root.kind === "argument" ? left.indexOf(root.at) : -1;
  return at < 0 ? own : seen[at];
}

/** The arguments that can be changed, as the language shows values. */
export function leftTexts(words: Speaker, subject: Subject, run: RunEnd): readonly string[] {
  return toldBehind(subject, run).flatMap(({ root, value, type }) =>
    root.kind === "argument" ? [words.value(value, type)] : [],
  );
}

/** Several roots together. */
export function rootsText(words: Speaker, subject: Subject, roots: readonly Root[], run: RunEnd): string {
  const { value, type } = rootsTold(subject, roots, run);
  return words.value(value, type);
}

export function rootsTold(subject: Subject, roots: readonly Root[], run: RunEnd): ToldValue {
  const behind = toldBehind(subject, run);
  const known = roots.flatMap((root) => behind.find((each) => sameRoot(each.root, root)) ?? []);
  return { value: togetherOf(known), type: tupleType(known.map(({ type }) => type)) };
}

function togetherOf(known: readonly ToldValue[]): Value {
  const values = known.map(({ value }) => value);
  return values.length === 1 ? nth(values, 0) : makeData(tupleOf(values.length), values);
}

/** What the object at a place holds; of an array its first item. */
export function insideText(words: Speaker, subject: Subject, { place, type }: ObjectPlace, run: RunEnd): string {
  const whole = leftBehind(subject, run).find((each) => sameRoot(each.root, place.root))?.value;
  const found = whole === undefined ? undefined : valueAt(whole, place.steps);
  if (found !== undefined && isData(found) && heldIn(found) !== undefined && subject.disguise !== undefined) {
    const seen = toldValue(subject.disguise, found, type);
    return seen === undefined ? "" : words.value(seen.value, seen.type);
  }
  const content = found instanceof Cell ? found.v : Array.isArray(found) ? (found[0] as Value | undefined) : undefined;
  const [item] = type.kind === "con" ? type.args : [];
  return content === undefined || item === undefined ? "" : words.value(content, item);
}

/** What arguments, and parts of them, are. */
export function rootTypes(
  { params, disguise, result }: Subject,
  { leftByReference }: Pick<Both, "leftByReference">,
): (root: Root) => Type {
  return (root) => {
    if (root.kind === "result") return disguise?.result ?? result;
    return root.kind === "part" ? nth(leftByReference.parts, root.at).type : nth(disguise?.params ?? params, root.at);
  };
}
