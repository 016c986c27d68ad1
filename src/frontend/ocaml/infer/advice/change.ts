// A change to a program that may be what was meant, and its words.
import { flat } from "../../show/layout.js";
import { sourceDoc } from "../../show/source.js";
import type { Expr } from "../../syntax.js";

export type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** The words are made only for the change that fits. */
export type Change = {
  readonly instead: Expr;
  readonly hint: () => string;
  /** The same is said by parentheses around this. */
  readonly encloses?: Expr["at"];
};

export function changeTo(instead: Expr, words: (text: string) => string): Change {
  return { instead, hint: () => words(shown(instead)) };
}

const PART_MAX = 24;
const WHOLE_MAX = 60;

/** On one line, with dots for parts that are long. */
export function shown(e: Expr): string {
  const whole = constantText(e);
  return whole.length <= WHOLE_MAX ? whole : constantText(withDots(e));
}

export function constantText(e: Expr): string {
  return flat(sourceDoc(e));
}

/** Only what is inside is left out: the outline is what the change is about. */
function withDots(e: Expr): Expr {
  switch (e.kind) {
    case "apply":
      return { ...e, args: e.args.map(dots) };
    case "tuple":
    case "list":
      return { ...e, items: e.items.map(dots) };
    case "construct":
      return e.arg === undefined ? e : { ...e, arg: withDots(e.arg) };
    case "record":
      return { ...e, fields: e.fields.map((field) => ({ ...field, value: dots(field.value) })) };
    default:
      return e;
  }
}

function dots(e: Expr): Expr {
  if (constantText(e).length <= PART_MAX) return e;
  return { kind: "ident", at: e.at, path: { modules: [], name: "...", at: e.at } };
}
