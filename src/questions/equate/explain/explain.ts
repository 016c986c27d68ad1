// A proof in the users' languages: the lemmas as equations, the cases of each, and which lemma is used where. Everything is
// taken from the certificate, so what is told is what was checked.
import type {
  ExplainedCase,
  ExplainedEnd,
  ExplainedLemma,
  ExplainedRelation,
  ExplainedUse,
  Explanation,
} from "../../../report/explanation.js";
import type { Certificate, Ending, ProofCase, ProofTerm, ProofTree, Relation } from "../certificate.js";
import type { Statement } from "../statement.js";
import { valuesIn } from "./checked-terms.js";
import { explainedEnds } from "./ends.js";
import { lemmaBy, lemmasUsedIn } from "./induction.js";
import { substituted } from "./substituted.js";
import { common, equation, fact, knownCase, type Teller, tellerOf, type Voices } from "./telling.js";
import { lemmaNames, named, type VariableNames } from "./variables.js";

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
    for (const used of lemma === undefined ? [] : lemmasUsedIn(lemma.proof)) needed.add(used);
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
    relations: lemma.relations.map((relation) => explainedRelation(teller, names, relation)),
    by: lemmaBy(teller.statement, teller.functions, certificate, index),
    cases: casesIn(start, lemma.proof),
  };
}

function explainedRelation(teller: Teller, names: VariableNames, relation: Relation): ExplainedRelation {
  const known = relation.vars.reduce((all, { name }) => named(teller.functions, all, name, "x"), names);
  const variables = relation.vars.flatMap(({ name }) => known.get(name) ?? []);
  return { equation: equation(teller, known, relation), variables };
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
    case "relate":
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

/** Into one of the cases of a term. */
function into(walk: Walk, on: ProofTerm, is: ProofCase["is"]): Walk {
  const { names, said } = knownCase(walk.teller, walk.names, on, is);
  return { ...walk, names, when: walk.when.includes(said) ? walk.when : [...walk.when, said] };
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
