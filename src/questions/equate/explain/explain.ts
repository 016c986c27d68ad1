// A proof in the users' languages: the lemmas as equations, the cases of each, and which lemma is used where. Everything is
// taken from the certificate, so what is told is what was checked.
import type { Expr } from "../../../core/expr.js";
import type { IntKind } from "../../../core/literal.js";
import type {
  Equation,
  ExplainedCase,
  ExplainedEnd,
  ExplainedLemma,
  ExplainedUse,
  Explanation,
} from "../../../report/explanation.js";
import type { Certificate, Ending, ProofTerm, ProofTree, Refines } from "../certificate.js";
import type { Statement } from "../statement.js";
import { valuesIn } from "./checked-terms.js";
import { explainedEnds } from "./ends.js";
import { expressed, expressedTruth } from "./express.js";
import { type KnownFunctions, knownFunctions } from "./functions.js";
import { lemmaBy, usesIn } from "./induction.js";
import { substituted } from "./substituted.js";
import { fieldWish, lemmaNames, named, type VariableNames } from "./variables.js";

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

export function explain(statement: Statement, certificate: Certificate, voices: Voices): Explanation {
  const teller = tellerOf(statement, voices, certificate.turned);
  const told = { teller, certificate, order: neededIn(certificate), values: valuesIn(statement, certificate) };
  const lemmas = told.order.flatMap((index, number) => explainedLemma(told, index, number) ?? []);
  const [whole, ...others] = lemmas;
  if (whole === undefined) throw new Error("a certificate without a statement");
  const ends: readonly ExplainedEnd[] = certificate.terminates ? explainedEnds(teller, certificate) : [];
  const { terminates } = certificate;
  return { marked: [...teller.functions.shared], statement: whole, lemmas: others, terminates, ends };
}

/** The lemmas by their place in the certificate: the statement, and then each as it is needed. */
function neededIn({ lemmas }: Certificate): readonly number[] {
  const needed = new Set([lemmas.length - 1]);
  for (const index of needed) {
    const lemma = lemmas[index];
    for (const { instance } of lemma === undefined ? [] : usesIn(lemma.proof)) needed.add(instance.lemma);
  }
  return [...needed];
}

type Told = {
  readonly teller: Teller;
  readonly certificate: Certificate;
  readonly order: readonly number[];
  /** What both sides are at the ends of the proof. */
  readonly values: ReadonlyMap<ProofTree, ProofTerm>;
};

function explainedLemma(told: Told, index: number, number: number): ExplainedLemma | undefined {
  const { teller, certificate } = told;
  const lemma = certificate.lemmas[index];
  if (lemma?.kind !== "refines") return undefined;
  const names = lemmaNames(teller.statement, teller.functions, lemma);
  const start: Walk = { ...told, index, names, when: [], uses: [] };
  return {
    number,
    equation: equation(teller, names, lemma),
    variables: [...names.values()],
    premises: lemma.premises.map((premise) => fact(teller, names, premise, true)),
    by: lemmaBy(teller.statement, teller.functions, certificate, index),
    cases: casesIn(start, lemma.proof),
  };
}

// ---- cases ----

type Walk = Told & {
  readonly index: number;
  readonly names: VariableNames;
  readonly when: readonly string[];
  readonly uses: readonly ExplainedUse[];
};

function casesIn(walk: Walk, tree: ProofTree): readonly ExplainedCase[] {
  const { when, uses } = walk;
  switch (tree.kind) {
    case "split":
      return tree.cases.flatMap(({ is, rest }) => casesIn(into(walk, tree.on, is), rest));
    case "use":
      return casesIn({ ...walk, uses: withUse(walk, tree.use) }, tree.rest);
    case "apply":
      return casesIn(
        {
          ...walk,
          names: tree.vars.reduce((names, each) => named(walk.teller.functions, names, each, "x"), walk.names),
        },
        tree.rest,
      );
    case "unfold":
    case "returns":
      return casesIn(walk, tree.rest);
    case "raises":
      return [{ when, uses, closes: { kind: "raises" } }];
    case "absurd":
    case "adds-up":
      return [{ when, uses, closes: { kind: "impossible" } }];
    default: {
      const value = walk.values.get(tree);
      const shown = value && common(walk.teller, walk.names, value);
      return [{ when, uses, closes: { kind: "same", value: shown } }];
    }
  }
}

type Is = Extract<ProofTree, { kind: "split" }>["cases"][number]["is"];

/** Into one of the cases of a term. */
function into(walk: Walk, on: ProofTerm, is: Is): Walk {
  const { names, said } = knownCase(walk.teller, walk.names, on, is);
  return { ...walk, names, when: walk.when.includes(said) ? walk.when : [...walk.when, said] };
}

/** What is known where a term is so, with names for its parts. */
export function knownCase(
  teller: Teller,
  before: VariableNames,
  on: ProofTerm,
  is: Is,
): { readonly names: VariableNames; readonly said: string } {
  if (is.kind === "truth") return { names: before, said: fact(teller, before, on, is.value) };
  const names = is.fields.reduce(
    (known, field, i) => named(teller.functions, known, field, fieldWish(teller.functions, is.ctor, i)),
    before,
  );
  const value: ProofTerm = { kind: "make", ctor: is.ctor, args: is.fields.map((name) => ({ kind: "var", name })) };
  return { names, said: `${common(teller, names, on)} = ${common(teller, names, value)}` };
}

/** What a lemma says where it is used; once. */
function withUse({ teller, certificate, index, order, names, uses }: Walk, { instance }: Ending): Walk["uses"] {
  const lemma = certificate.lemmas[instance.lemma];
  if (lemma?.kind !== "refines") return uses;
  const values = new Map(
    lemma.vars.flatMap(({ name }, i): (readonly [string, ProofTerm])[] => {
      const value = instance.values[i];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const says = equation(teller, names, {
    left: substituted(lemma.left, values),
    right: substituted(lemma.right, values),
  });
  const use: ExplainedUse = { lemma: order.indexOf(instance.lemma), itself: instance.lemma === index, says };
  const isSaid = uses.some(({ says: { left, right } }) => left === says.left && right === says.right);
  return isSaid ? uses : [...uses, use];
}

// ---- texts ----

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
