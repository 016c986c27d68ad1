// How far a character is from the start of the range that it is in, as a term.
import { placeAmong } from "../basis/char-ranges.js";
import { type IntTerm, intApplication, Poly, type Terms } from "./term.js";

export function among(terms: Terms, code: IntTerm, ranges: string): IntTerm {
  if (!(code instanceof Poly)) return placeAmong(Number(code), ranges);
  return intApplication(terms, { kind: "among", ranges }, [code]);
}
