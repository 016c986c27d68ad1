// New patterns as Scala.
import { type Name, type Pattern, tupleWidth } from "../../../core/expr.js";
import type { ClassSymbol } from "../typed.js";
import { literal } from "./literal-text.js";

export type PatternWords = {
  readonly name: (name: Name) => string | undefined;
  readonly class: (ctor: Name) => ClassSymbol | undefined;
};

/** From loose to tight. */
const Level = { or: 0, bound: 1, infix: 2, simple: 3 } as const;
type Level = (typeof Level)[keyof typeof Level];
type Piece = { readonly text: string; readonly level: Level };

export function patternText(words: PatternWords, pattern: Pattern): string | undefined {
  return pieceOf(words, pattern)?.text;
}

function pieceOf(words: PatternWords, pattern: Pattern): Piece | undefined {
  switch (pattern.kind) {
    case "any":
      return simple("_");
    case "bind":
      return simple(words.name(pattern.name));
    case "as": {
      const [name, inner] = [words.name(pattern.name), placed(words, pattern.inner, Level.infix)];
      return name === undefined || inner === undefined ? undefined : { text: `${name} @ ${inner}`, level: Level.bound };
    }
    case "lit":
      return simple(literal(pattern.value, undefined)?.text);
    case "or": {
      const options = list(words, pattern.options, Level.bound);
      return options && { text: options.join(" | "), level: Level.or };
    }
    case "ctor":
      return constructed(words, pattern.ctor, pattern.args);
    default:
      return undefined;
  }
}

function constructed(words: PatternWords, ctor: Name, args: readonly Pattern[]): Piece | undefined {
  if (ctor === "[]") return simple("Nil");
  const [head, tail] = args;
  if (ctor === "::" && head !== undefined && tail !== undefined) {
    const [first, rest] = [placed(words, head, Level.simple), placed(words, tail, Level.infix)];
    return first === undefined || rest === undefined ? undefined : { text: `${first} :: ${rest}`, level: Level.infix };
  }
  const inside = list(words, args, Level.or);
  if (inside === undefined) return undefined;
  if (tupleWidth(ctor) !== undefined) return simple(`(${inside.join(", ")})`);
  const of = words.class(ctor);
  if (of === undefined) return undefined;
  const name = of.inLibrary || of.owner === undefined ? of.name : of.path;
  return simple(of.kind === "object" ? name : `${name}(${inside.join(", ")})`);
}

function simple(text: string | undefined): Piece | undefined {
  return text === undefined ? undefined : { text, level: Level.simple };
}

function placed(words: PatternWords, pattern: Pattern, least: Level): string | undefined {
  const piece = pieceOf(words, pattern);
  return piece && (piece.level < least ? `(${piece.text})` : piece.text);
}

function list(words: PatternWords, patterns: readonly Pattern[], least: Level): readonly string[] | undefined {
  const texts = patterns.flatMap((each) => placed(words, each, least) ?? []);
  return texts.length === patterns.length ? texts : undefined;
}
