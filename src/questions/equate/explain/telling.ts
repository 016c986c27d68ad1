// Terms, equations and what is known in a case, as texts of the users' languages.
import type { Expr } from "../../../core/expr.js";
import type { IntKind } from "../../../core/literal.js";
import type { Equation } from "../../../report/explanation.js";
import type { ProofCase, ProofTerm, Refines } from "../certificate.js";
import type { Statement } from "../statement.js";
import { expressed, expressedTruth } from "./express.js";
import { type KnownFunctions, knownFunctions } from "./functions.js";
import { fieldWish, named, type VariableNames } from "./variables.js";

/** How expressions are printed, those of the one program and those of the other. */
export type Voices = {
  readonly integer: IntKind;
  readonly reference: (e: Expr) => string;
  readonly submission: (e: Expr) => string;
};

/** Who tells of what. */
export type Teller = {
  readonly statement: Statement;
  readonly functions: KnownFunctions;
  readonly voices: Voices;
  /** The submission is on the left. */
  readonly turned: boolean;
};

export function tellerOf(statement: Statement, voices: Voices, turned: boolean): Teller {
  return { statement, functions: knownFunctions(statement), voices, turned };
}

/** What is known where a term is so, with names for its parts. */
export function knownCase(
  teller: Teller,
  before: VariableNames,
  on: ProofTerm,
  is: ProofCase["is"],
): { readonly names: VariableNames; readonly said: string } {
  if (is.kind === "truth") return { names: before, said: fact(teller, before, on, is.value) };
  const names = is.fields.reduce(
    (known, field, i) => named(teller.functions, known, field, fieldWish(teller.functions, is.ctor, i)),
    before,
  );
  const value: ProofTerm = { kind: "make", ctor: is.ctor, args: is.fields.map((name) => ({ kind: "var", name })) };
  return { names, said: `${common(teller, names, on)} = ${common(teller, names, value)}` };
}

export function equation(
  teller: Teller,
  names: VariableNames,
  { left, right }: Pick<Refines, "left" | "right">,
): Equation {
  const { reference, submission } = teller.voices;
  const [first, second] = teller.turned ? [submission, reference] : [reference, submission];
  return { left: said(teller, first, names, left), right: said(teller, second, names, right) };
}

/** Each side's own words for a term. */
export function sides(teller: Teller, names: VariableNames) {
  const { reference, submission } = teller.voices;
  return {
    reference: (term: ProofTerm): string => said(teller, reference, names, term),
    submission: (term: ProofTerm): string => said(teller, submission, names, term),
  };
}

/** In the reference's language. */
export function common(teller: Teller, names: VariableNames, term: ProofTerm): string {
  return said(teller, teller.voices.reference, names, term);
}

export function fact(teller: Teller, names: VariableNames, term: ProofTerm, value: boolean): string {
  const { functions, voices } = teller;
  return shortened(
    printed(voices.reference, expressedTruth({ functions, integer: voices.integer }, names, term, value)),
  );
}

function said(
  { functions, voices }: Teller,
  voice: (e: Expr) => string,
  names: VariableNames,
  term: ProofTerm,
): string {
  return shortened(printed(voice, expressed({ functions, integer: voices.integer }, names, term)));
}

/** What a language has no words for stays untold: a proof may speak of what only the other language has. */
function printed(voice: (e: Expr) => string, e: Expr): string {
  try {
    return voice(e);
  } catch {
    return CUT;
  }
}

const CUT = "...";
/** Two lines of a terminal. */
const SHOWN_MAX = 150;

function shortened(text: string): string {
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}${CUT}`;
}
