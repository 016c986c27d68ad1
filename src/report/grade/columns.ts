// Text in columns of a terminal: what is too long is cut, and wide characters count as two.
import { unicodeCells } from "../display.js";

const CUT = "...";
/** A column may hold letters with a few accents that take no room, but not a million. */
const CHARACTERS_PER_COLUMN = 4;

/** On one line and at most `width` columns wide. */
export function shorten(text: string, width: number): string {
  const start = text.slice(0, width * CHARACTERS_PER_COLUMN);
  const whole = cut(start, width);
  return whole.isWhole && start.length === text.length ? whole.text : cut(start, width - CUT.length).text + CUT;
}

function cut(text: string, width: number): { readonly text: string; readonly isWhole: boolean } {
  let columns = 0;
  let shown = "";
  for (const cell of unicodeCells(text.replaceAll(/\s*\n\s*/g, " "))) {
    columns += cell.width;
    if (columns > width) return { text: shown, isWhole: false };
    shown += cell.shown;
  }
  return { text: shown, isWhole: true };
}

export function columnsOf(text: string): number {
  return unicodeCells(text).reduce((sum, cell) => sum + cell.width, 0);
}

/** Cut or filled up to be exactly as wide. */
export function column(text: string, width: number): string {
  const shown = shorten(text, width);
  return shown + " ".repeat(Math.max(0, width - columnsOf(shown)));
}
