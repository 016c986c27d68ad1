// Proofs in English: why two functions are equal, why that is not proved, and what became of a certificate.
import { absurd } from "../../../basis/absurd.js";
import type { Expected } from "../../../basis/json-shape.js";
import type {
  Closing,
  Equation,
  ExplainedEnd,
  ExplainedLemma,
  OpenCase,
  ProofBy,
  Unproved,
} from "../../explanation.js";
import type { SecondCause } from "../../second-opinion.js";
import type { Refusal, Unreadable } from "../../verified.js";
import type { ProofWords, ReasonWords } from "../words.js";
import { code, count } from "./phrases.js";

export const PROOFS: ProofWords = {
  shows: (lemma, terminates) => {
    const { equation, variables } = lemma;
    return `Why: ${said(equation)}${forAll(variables)}${where(lemma)}${terminates ? "" : ", wherever the left side returns"}.`;
  },
  marks: (names) => `(${listed(names.map((name) => `Submission.${name} is the submission's ${name}`))}.)`,
  lemma: (lemma) => `Lemma ${lemma.number}: ${said(lemma.equation)}${where(lemma)}`,
  by: (by) => {
    if (by.kind === "cases") return "By cases.";
    return `By induction on ${by.on.length === 0 ? "the calls" : listed(by.on.map(({ variable }) => variable))}.`;
  },
  case: (facts, closing, used) => {
    const follows = closes(closing, used);
    return facts.length === 0
      ? `${follows.charAt(0).toUpperCase()}${follows.slice(1)}`
      : `If ${facts.join(" and ")}: ${follows}`;
  },
  use: ({ lemma, itself, says }) =>
    `${said(says)}  (${itself ? "by induction" : lemma === 0 ? "by induction, what is to be shown" : `by lemma ${lemma}`})`,
  impossible: (cases) =>
    cases === 1
      ? "One other combination of conditions cannot be."
      : `${cases} other combinations of conditions cannot be.`,
  ends,
  moreCases: (cases) => `... and ${count(cases, "more case")}, in the same way.`,
  unproved,
  unreadable,
  otherQuestion: (options) =>
    `the certificate answers another question: it is not about the same ${options.map((option) => `--${option}`).join(", ")}`,
  refusal,
  refused: "refused",
  second: (accepted, second) => {
    if (!second.accepted)
      return `the second checker does not accept it${accepted ? `: ${secondRefusal(second.cause)}` : " either"}`;
    if (accepted) return "both checkers accept it";
    return "the second checker accepts it: one of the two is wrong, which is a bug of ours; please report it";
  },
  asked: (options) =>
    `The certificate is about ${options.map(({ option, value }) => `--${option} ${value}`).join(" ")}${
      options.some(({ option, value }) => option === "prelude" || value.includes(":"))
        ? ", with files that are in it"
        : ""
    }.`,
  otherVersion: (version, own) =>
    `The certificate was written by elenchus ${version}, and this is ${own}: ask ${code("elenchus check")} for a new one.`,
  wrote: (file, functions) => `Wrote the proof${functions.length === 1 ? "" : "s"} of ${listed(functions)} to ${file}.`,
  nothingToWrite: (file) => `Nothing was proved, so ${file} was not written.`,
  notWritten: (file, why) => `${file} cannot be written: ${why}.`,
};

/** "by induction on the list". */
export function proofBy(by: ProofBy): string {
  if (by.kind === "cases") return "by cases";
  const on = by.on.map(({ variable, type }) => (type === null ? variable : `the ${type}`));
  return on.length === 0 ? "by induction" : `by induction on ${listed([...new Set(on)])}`;
}

function said({ left, right }: Equation): string {
  return `${left} = ${right}`;
}

function where({ premises, relations }: ExplainedLemma): string {
  const all = [...premises, ...relations.map(({ equation, variables }) => `${said(equation)}${forAll(variables)}`)];
  return all.length === 0 ? "" : `, where ${all.join(" and ")}`;
}

function forAll(variables: readonly string[]): string {
  return variables.length === 0 ? "" : ` for all ${listed(variables)}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function closes(closing: Closing, used: boolean): string {
  switch (closing.kind) {
    case "same": {
      const same = closing.value === undefined ? "both sides are the same" : `both give ${closing.value}`;
      return used ? `${same}, since` : `${same}.`;
    }
    case "raises":
      return "the reference raises an exception, and nothing is asked of the submission.";
    case "impossible":
      return "this cannot be.";
    default:
      return absurd(closing);
  }
}

function ends(all: readonly ExplainedEnd[]): string {
  if (all.length === 0) return "Both end: what repeats in them is of the library, and ends.";
  const each = all.map(({ call, smaller: [first = "", ...others] }) => {
    const further = others.map((next) => `, or the same and a smaller ${next}`).join("");
    return `${call} calls itself only with a smaller ${first}${further}`;
  });
  return `Both end: ${each.join("; ")}.`;
}

// ---- not proved ----

function unproved(why: Unproved): string {
  switch (why.kind) {
    case "asked-otherwise":
      return "Why not proved: proofs do not answer this question (see docs/proofs.md).";
    case "beyond":
      return `Why not proved: ${beyond(why.what)}.`;
    case "refused":
      return "Why not proved: a proof was found that the checker does not accept.";
    case "open":
      return why.open === undefined
        ? "Why not proved: the search for a proof came to its limits."
        : `Why not proved: of ${said(why.open.equation)} one case stays open. ${openCase(why.open)}`;
    default:
      return absurd(why);
  }
}

function openCase({ when, left, right }: OpenCase): string {
  const start = when.length === 0 ? "The" : `If ${when.join(" and ")}, the`;
  return `${start} reference gives ${left}, and ${other(right)}`;
}

function other(right: OpenCase["right"]): string {
  switch (right.kind) {
    case "value":
      return `the submission ${right.text}; that these are the same was not found out.`;
    case "depends":
      return `what the submission gives depends on what ${right.text} is.`;
    case "raises":
      return "the submission raises an exception.";
    default:
      return absurd(right);
  }
}

/** What proofs cannot reason about, by what the finder calls it. */
const BEYOND: Readonly<Record<string, string>> = {
  depth: "the programs are nested too deeply",
  effort: "the search took too many steps",
  floats: "proofs cannot reason about floats",
  cell: "proofs cannot reason about references that change",
  array: "proofs cannot reason about arrays",
  try: "proofs cannot reason about exceptions that are caught",
  delay: "proofs cannot reason about lazy values",
  force: "proofs cannot reason about lazy values",
  seq: "proofs cannot reason about steps that are done one after the other",
  "any.same": "proofs cannot reason about ==",
  "equality of functions": "proofs cannot reason about = on functions",
  "equality of objects": "proofs cannot reason about = on objects",
  "order of data": "proofs cannot reason about the order (<, compare) of data",
  "an open family": "proofs cannot reason about types that can be extended",
  "cyclic data": "proofs cannot reason about cyclic data",
};

function beyond(what: string): string {
  const [family = ""] = what.split(".");
  return (
    BEYOND[what] ??
    BEYOND[family] ??
    (what === "" ? "the search was given up" : `proofs cannot reason about ${code(what)}`)
  );
}

// ---- certificates ----

function unreadable(why: Unreadable): string {
  switch (why.kind) {
    case "no-json":
      return "this is not JSON: it is no certificate, or it was cut off";
    case "huge":
      return "this is too large for a certificate";
    case "deep":
      return "this is nested too deeply for a certificate";
    case "no-certificate":
      return "this is JSON, but not a certificate that elenchus check wrote";
    case "empty":
      return "there is no proof in this certificate";
    case "other-version":
      return "this certificate has another format than this version of elenchus reads";
    case "shape":
      return `this certificate is damaged: ${expected(why.expected)}${why.at === "" ? "" : ` at ${why.at}`}`;
    default:
      return absurd(why);
  }
}

function expected(what: Expected): string {
  switch (what) {
    case "object":
      return "there should be an object";
    case "list":
      return "there should be a list";
    case "text":
      return "there should be a text";
    case "number":
      return "there should be a number";
    case "truth":
      return "there should be true or false";
    case "choice":
      return "there is a word that is not known";
    case "nothing":
      return "there is a field too much";
    case "less-depth":
      return "it is nested too deeply";
    default:
      return absurd(what);
  }
}

function refusal(reasons: ReasonWords, why: Refusal): string {
  switch (why.kind) {
    case "incomparable":
      return reasons.incomparable(why.why).why;
    case "not-asked":
      return "the programs have no function of this name to compare";
    case "no-statement":
      return "no proof can answer this question about these programs";
    case "other-claim":
      return "the certificate claims something else than its proof shows";
    case "deep":
      return "the proof is nested too deeply";
    case "other-programs":
      return "this is a proof about other programs";
    case "step":
      return `this is no proof about these programs (${why.what})`;
    default:
      return absurd(why);
  }
}

/** Continues that the second checker does not accept a proof. */
function secondRefusal(cause: SecondCause): string {
  switch (cause) {
    case "effects":
      return "it knows nothing of references, arrays, printing and lazy values";
    case "handlers":
      return "it knows nothing of exceptions that are caught";
    case "primitive":
      return "it does not know one of the primitives";
    case "typing":
      return "something has no type that it can find out";
    case "duplicate-ids":
      return "two functions have the same number";
    case "order":
      return "the programs declare constructors in different orders, and compare them";
    case "several-widths":
      return "it knows machine integers of one width at a time";
    case "unknown-function":
      return "the proof is about a function that was rewritten";
    case "step":
      return "it does not know one of the steps";
    case "statement":
      return "it is about something else";
    case "claim":
      return "more is claimed than is shown";
    case "case":
      return "it does not see that these are all cases";
    case "undefined":
      return "it does not see that a call returns";
    case "induction":
      return "it does not see what gets smaller";
    case "open":
      return "it does not see that a case ends as is said";
    case "sums":
      return "it does not see a contradiction of sums";
    case "premise":
      return "it does not see that a lemma can be used";
    case "limit":
      return "it takes too long, or is nested too deeply";
    default:
      return absurd(cause);
  }
}
