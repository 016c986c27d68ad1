// Values as core writes them, with what is not known in them.
import type { Name } from "../core/expr.js";
import { Cell, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../core/value.js";
import type { Outcome } from "../eval/outcome.js";
import { isSymbol, Unknown, UnknownFunction } from "../explore/unknown.js";
import type { Term } from "../smt/term.js";
import { quotedText } from "./tree-text.js";

/** How unknown parts are written. */
export type Reader = {
  readonly name: (name: Name) => string;
  /** undefined: it has not been decided. */
  readonly decided: (unknown: Unknown) => Value | undefined;
  readonly term: (term: Term) => string;
  readonly function: (fn: UnknownFunction) => string;
};

/** There are values without end. */
const PARTS_MAX = 200;

export function valueText(reader: Reader, value: Value): string {
  let parts = 0;
  const inside = (values: readonly Value[]): string => values.map((each) => ` ${text(each)}`).join("");
  const text = (whole: Value): string => {
    if (++parts > PARTS_MAX) return "...";
    const v: unknown = whole; // the explorer's unknowns stand among values
    if (v instanceof Unknown) {
      const decided = reader.decided(v);
      return decided === undefined ? "?" : text(decided);
    }
    if (isSymbol(v)) return reader.term(v);
    if (v instanceof UnknownFunction) return reader.function(v);
    if (whole instanceof Str) return quotedText(whole.s);
    if (whole instanceof Flt) return `${Object.is(whole.f, -0) ? "-0" : whole.f}:f64`;
    if (isData(whole)) return `[${reader.name(whole.k.decl.name)}${inside(fieldsOf(whole))}]`;
    if (whole instanceof Cell) return `(cell${inside([whole.v])})`;
    if (Array.isArray(whole)) return `(array${inside(whole)})`;
    if (whole instanceof Lazy) return whole.result === undefined ? "(delay ?)" : `(delay${inside([whole.result])})`;
    return typeof whole === "object" || typeof whole === "function" ? "<function>" : String(whole);
  };
  return text(value);
}

export function outcomeText(reader: Reader, outcome: Outcome): string {
  switch (outcome.kind) {
    case "value":
      return valueText(reader, outcome.value);
    case "raised":
      return `raises ${valueText(reader, outcome.exn)}`;
    case "unfinished":
      return `does not finish (${outcome.why})`;
    case "unsupported":
      return `comes to something that is not supported: ${outcome.what}`;
    case "exited":
      return `exits with ${outcome.code}`;
  }
}
