// Terms and values of the sort that their atom or operation has: what is of another sort is a bug of ours.
import type { Int } from "../basis/integer.js";
import { type BoolTerm, type Constant, type IntTerm, Lit, Poly, type StrTerm, type Term, Text } from "./term.js";

export function intTerm(term: Term | undefined): IntTerm {
  if (typeof term === "number" || typeof term === "bigint" || term instanceof Poly) return term;
  throw new Error("not a term for an integer");
}

export function textTerm(term: Term | undefined): StrTerm {
  if (typeof term === "string" || term instanceof Text) return term;
  throw new Error("not a term for a string");
}

export function truthTerm(term: Term | undefined): BoolTerm {
  if (typeof term === "boolean" || term instanceof Lit) return term;
  throw new Error("not a term for a truth");
}

export function intOf(value: Constant): Int {
  if (typeof value === "number" || typeof value === "bigint") return value;
  throw new Error("not an integer");
}

export function stringOf(value: Constant): string {
  if (typeof value === "string") return value;
  throw new Error("not a string");
}
