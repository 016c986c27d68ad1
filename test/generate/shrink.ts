// Smaller versions of a program, the smallest steps last. They need not be well typed: what
// the real OCaml rejects is no counterexample.
import { atom, type Code, type Hole, holesOf, Level, type Part, text, withParts } from "./code.js";
import type { Program } from "./program.js";
import { sameType, type Type } from "./type.js";

export function* shrinkProgram(program: Program): Generator<Program> {
  for (const questions of shrinkCode(program.questions)) yield { ...program, questions };
  for (const items of shrinkCode(program.items)) yield { ...program, items };
}

/** Leaves out chunks of lists, puts something simple for an expression, or a part of it that has its type. */
function* shrinkCode(code: Code): Generator<Code> {
  yield* replacements(code);
  for (const [i, part] of code.parts.entries()) {
    if (typeof part === "string") continue;
    const put = (changed: Part) => withParts(code, code.parts.with(i, changed));
    if (part.kind === "hole") {
      for (const inner of shrinkCode(part.code)) yield put({ ...part, code: inner });
      continue;
    }
    for (const holes of fewer(part.holes, part.least)) yield put({ ...part, holes });
    for (const [j, hole] of part.holes.entries()) {
      for (const inner of shrinkCode(hole.code))
        yield put({ ...part, holes: part.holes.with(j, { ...hole, code: inner }) });
    }
  }
}

/** Halves left out first, single ones last. */
function* fewer(holes: readonly Hole[], least: number): Generator<readonly Hole[]> {
  for (let size = holes.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = holes.length - size; from >= 0; from -= size) {
      if (holes.length - size >= least) yield [...holes.slice(0, from), ...holes.slice(from + size)];
    }
  }
}

function* replacements(code: Code): Generator<Code> {
  const { type } = code;
  if (type === undefined) return;
  const simple = simplest(type);
  if (simple !== undefined && code.parts[0] !== simple.parts[0]) yield simple;
  for (const part of inside(code)) if (part.type !== undefined && sameType(part.type, type)) yield part;
}

/** Every expression in it, the outer ones first. */
function* inside(code: Code): Generator<Code> {
  for (const part of code.parts) {
    for (const hole of holesOf(part)) {
      yield hole.code;
      yield* inside(hole.code);
    }
  }
}

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ["int", "0"],
  ["bool", "true"],
  ["char", "'a'"],
  ["string", '""'],
  ["float", "0."],
  ["unit", "()"],
  ["list", "[]"],
  ["option", "None"],
  ["array", "[||]"],
  ["exn", "Exit"],
]);

function simplest(type: Type): Code | undefined {
  if (type.kind === "fun") {
    const result = simplest(type.to);
    return result === undefined ? undefined : text(type, Level.open, `fun _ -> ${result.parts[0]}`);
  }
  const words = type.kind === "con" ? SIMPLE.get(type.name) : undefined;
  return words === undefined ? undefined : atom(type, words);
}
