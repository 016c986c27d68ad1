// Strings of unknown characters: reading, cutting and putting together. Where a place or a length is unknown it is
// decided first, one by one, and every character stays an unknown of its own.
import { nth } from "../basis/known.js";
import { Bytes, type Value } from "../core/value.js";
import { chargeNew, type Runtime, raiseFault } from "../eval/runtime.js";
import { among } from "../smt/among.js";
import { termValue } from "../smt/model.js";
import { add, get, type IntTerm, le, length, lt, Poly, type StrTerm, sub, Text, textParts } from "../smt/term.js";
import { literalOf } from "./literal.js";
import type { Run } from "./run.js";
import { charsOf, decidedNumber, textOfChars } from "./texts.js";
import { asInt, asValue } from "./unknown.js";

/** The character at an index, decided to be in range or not. */
export function characterAt(run: Run, rt: Runtime, text: StrTerm, index: IntTerm): Value {
  const { terms } = run.world;
  const inside = run.branch(le(terms, 0, index)) && run.branch(lt(terms, index, length(terms, text)));
  if (!inside) return raiseFault(rt, "bounds");
  if (textParts(text).length === 1 && !mentionsLength(index)) return asValue(get(terms, text, run.reduced(index)));
  return asValue(characterIn(run, rt, text, decidedNumber(run, rt, index)));
}

/** How far from the start of its range. */
export function placeOf(run: Run, char: Value, ranges: string): Value {
  return asValue(among(run.world.terms, asInt(char), ranges));
}

/** In which part it is, is decided. */
function characterIn(run: Run, rt: Runtime, text: StrTerm, index: number): IntTerm {
  const { terms } = run.world;
  let at = index;
  for (const part of textParts(text)) {
    const own = typeof part === "string" ? part : (part.term as Text);
    const size = length(terms, own);
    if (run.branch(lt(terms, at, size))) return get(terms, own, at);
    at -= decidedNumber(run, rt, size);
  }
  throw new Error("a character beyond the end of a string");
}

/** The place of a character that counts from the end is decided: at another place the same one would not be known. */
function mentionsLength(index: IntTerm): boolean {
  return index instanceof Poly && index.monos.some(({ atoms }) => atoms.some(({ op }) => op.kind !== "var"));
}

/** An integer that is computed from the lengths of strings alone, and not below 0. */
export function isOfLengths(run: Run, term: Poly): boolean {
  return (
    term.monos.every(({ atoms }) => atoms.every(({ op }) => op.kind === "length")) &&
    Number(termValue(run.model, term)) >= 0
  );
}

export function partOf(run: Run, rt: Runtime, text: StrTerm, from: IntTerm, count: IntTerm): Value {
  const { terms } = run.world;
  const whole = length(terms, text);
  const isInside = [le(terms, 0, from), le(terms, 0, count), le(terms, add(from, count), whole)];
  if (!isInside.every((term) => run.branch(term))) return raiseFault(rt, "bounds");
  if (run.reduced(from) === 0 && run.reduced(sub(whole, count)) === 0) return newText(text);
  const size = decidedNumber(run, rt, count);
  chargeNew(rt, size);
  if (size === 0) return newText("");
  const start = decidedNumber(run, rt, from);
  return newText(
    textOfChars(
      run,
      Array.from({ length: size }, (_, i) => characterIn(run, rt, text, start + i)),
    ),
  );
}

export function repeated(run: Run, rt: Runtime, count: Value, char: IntTerm): Value {
  const size = Math.max(0, Number(count));
  chargeNew(rt, size);
  return newText(
    textOfChars(
      run,
      Array.from({ length: size }, () => char),
    ),
  );
}

export function ofChars(run: Run, rt: Runtime, chars: readonly Value[]): Value {
  chargeNew(rt, chars.length);
  return newText(
    textOfChars(
      run,
      chars.map((char) => asInt(run.head(char))),
    ),
  );
}

export function bytesOf(run: Run, rt: Runtime, text: StrTerm): Value {
  const chars = charsOf(run, rt, text);
  chargeNew(rt, chars.length);
  rt.mutated = true;
  const bytes = new Bytes();
  for (let i = 0; i < chars.length; i++) bytes.push(asValue(nth(chars, i)));
  return bytes;
}

/** A new string each time, as physical equality sees it. */
export function newText(text: StrTerm): Value {
  return text instanceof Text ? asValue(new Text(text.parts)) : literalOf(text);
}
