// New text where it is to stand: on one line if there is room for it, otherwise over several, in the user's indentation.
// What stays of the source keeps its lines as they are.
import { nth } from "../../../basis/known.js";
import type { Span } from "../../../core/span.js";
import { type Doc, flat, layOutFrom, text } from "../show/layout.js";
import { type SourceWords, wordFrom } from "./source-words.js";

/** Where a text begins. */
export type Room = {
  readonly column: number;
  /** The blanks that its line begins with. */
  readonly indent: string;
  /** Whether nothing else stands before it in its line. */
  readonly isFirst: boolean;
  /** How much further to the right it begins if it gets a line of its own; undefined: it stays where it is. */
  readonly deeper: number | undefined;
};

export function roomAt(words: SourceWords, { start }: Pick<Span, "start">): Room {
  const before = lineUpTo(words, start);
  const indent = /^\s*/.exec(before)?.[0] ?? "";
  const isFirst = indent.length === before.length;
  const word = words.tokens[wordFrom(words, start) - 1]?.kind;
  const opens = word === "=" || word === "->";
  return { column: before.length, indent, isFirst, deeper: isFirst || !opens ? undefined : deeperIn(before) };
}

/** Of a line that begins so. */
export function deeperIn(line: string): number {
  return line.trimStart().startsWith("|") ? 4 : 2;
}

/** What stands before a place in its line. */
export function lineUpTo({ source }: SourceWords, start: number): string {
  return source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start);
}

const WIDTH = 80;

/** It may begin with a new line. */
export function laidOut(doc: Doc, room: Room): string {
  const whole = flat(doc);
  if (room.column + whole.length <= WIDTH) return whole;
  if (room.deeper === undefined) return layOutFrom(room.column, doc);
  const indent = room.indent + " ".repeat(room.deeper);
  return `\n${indent}${layOutFrom(indent.length, doc)}`;
}

/** Texts of several lines while a text around them is laid out: each is one sign that no source has. */
export type Kept = {
  readonly doc: (own: string, room: Room) => Doc;
  /** With the texts. One that stood at the beginning of a line begins a line again, so that its lines fit each other. */
  readonly filled: (around: string) => string;
};

const FIRST_SIGN = 0xe000;

export function newKept(): Kept {
  const texts: { readonly own: string; readonly room: Room }[] = [];
  return {
    doc: (own, room) => {
      if (!own.includes("\n")) return text(own);
      texts.push({ own, room });
      return text(String.fromCharCode(FIRST_SIGN + texts.length - 1));
    },
    filled: (around) =>
      around.replaceAll(/(\(?)( *)([\ue000-\uf8ff])/g, (_whole, open: string, blanks: string, sign: string) => {
        const { own, room } = nth(texts, sign.charCodeAt(0) - FIRST_SIGN);
        const isLine = room.isFirst && open === "" && blanks !== "";
        return isLine ? `\n${room.indent}${own}` : `${open}${blanks}${own}`;
      }),
  };
}
