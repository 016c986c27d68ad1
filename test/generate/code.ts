// Program text as a tree: each node knows its type, how tightly its outermost construct
// binds, and where its parts go, so that parentheses are put where OCaml needs them and a
// part can be replaced or left out when a program is shrunk.
import type { Feature } from "./feature.js";
import type { Type } from "./type.js";

/** From loose to tight, as OCaml's expressions bind. */
export const Level = {
  open: 0, // let, match, fun, function, try: reach as far right as they can
  seq: 1,
  if: 2,
  assign: 3,
  tuple: 4,
  or: 5,
  and: 6,
  compare: 7,
  concat: 8,
  cons: 9,
  add: 10,
  mul: 11,
  pow: 12,
  minus: 13,
  apply: 14,
  dot: 15,
  prefix: 16,
  atom: 17,
} as const;
export type Level = (typeof Level)[keyof typeof Level];

export type Code = {
  readonly type: Type | undefined; // of an expression
  readonly level: Level;
  readonly parts: readonly Part[];
  readonly features: readonly Feature[];
  readonly endsInArms: boolean; // a `|` after it would be taken for one of its own
};

export type Part = string | Hole | Many;
export type Hole = {
  readonly kind: "hole";
  readonly code: Code;
  readonly level: Level; // parentheses around anything looser
  readonly closed: boolean; // and around anything that ends in arms
  readonly indent: number;
  readonly begin: boolean; // `begin ... end` for parentheses
};
export type Many = {
  readonly kind: "many";
  readonly holes: readonly Hole[];
  readonly separator: string;
  readonly least: number; // so many must stay
};

export function at(level: Level, code: Code): Hole {
  return { kind: "hole", code, level, closed: false, indent: 0, begin: false };
}

/** Anything goes, except that it must not swallow the arms that follow. */
export function closed(code: Code, indent = 0): Hole {
  return { kind: "hole", code, level: Level.open, closed: true, indent, begin: false };
}

export function indented(hole: Hole, indent = 2): Hole {
  return { ...hole, indent };
}

export function many(holes: readonly Hole[], separator: string, least = 0): Many {
  return { kind: "many", holes, separator, least };
}

export function node(type: Type | undefined, level: Level, parts: readonly Part[], ...features: Feature[]): Code {
  return { type, level, parts, features, endsInArms: lastEndsInArms(parts) };
}

/** A node that ends in arms itself. */
export function armed(code: Code): Code {
  return { ...code, endsInArms: true };
}

export function text(type: Type | undefined, level: Level, words: string, ...features: Feature[]): Code {
  return node(type, level, [words], ...features);
}

export const atom = (type: Type | undefined, words: string, ...features: Feature[]): Code =>
  text(type, Level.atom, words, ...features);

export function tagged(code: Code, ...features: Feature[]): Code {
  return { ...code, features: [...code.features, ...features] };
}

export function withParts(code: Code, parts: readonly Part[]): Code {
  return { ...code, parts, endsInArms: lastEndsInArms(parts) || (code.endsInArms && !lastEndsInArms(code.parts)) };
}

function lastEndsInArms(parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  if (last === undefined || typeof last === "string") return false;
  const hole = last.kind === "many" ? last.holes.at(-1) : last;
  return hole?.code.endsInArms === true && !needsParens(hole);
}

function needsParens(hole: Hole): boolean {
  return hole.code.level < hole.level || (hole.closed && hole.code.endsInArms);
}

export function holesOf(part: Part): readonly Hole[] {
  if (typeof part === "string") return [];
  return part.kind === "hole" ? [part] : part.holes;
}

export function render(code: Code): string {
  const out: string[] = [];
  write(code, 0, out);
  return out.join("");
}

function write(code: Code, indent: number, out: string[]): void {
  for (const part of code.parts) {
    if (typeof part === "string") out.push(indentLines(part, indent));
    else if (part.kind === "hole") writeHole(part, indent, out);
    else
      part.holes.forEach((hole, i) => {
        if (i > 0) out.push(indentLines(part.separator, indent));
        writeHole(hole, indent, out);
      });
  }
}

function writeHole(hole: Hole, indent: number, out: string[]): void {
  const [open, close] = !needsParens(hole) ? ["", ""] : hole.begin ? ["begin ", " end"] : ["(", ")"];
  out.push(open);
  write(hole.code, indent + hole.indent + (open === "" ? 0 : 1), out);
  out.push(close);
}

function indentLines(words: string, indent: number): string {
  return words.replaceAll("\n", `\n${" ".repeat(indent)}`);
}

export function featuresOf(code: Code, into: Set<Feature> = new Set()): Set<Feature> {
  for (const feature of code.features) into.add(feature);
  for (const part of code.parts) for (const hole of holesOf(part)) featuresOf(hole.code, into);
  return into;
}

export function codeSize(code: Code): number {
  return code.parts.reduce(
    (sum, part) => sum + holesOf(part).reduce((inner, hole) => inner + codeSize(hole.code), 0),
    1,
  );
}
