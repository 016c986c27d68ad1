// Hints: what a student is told about a mistake, a little more with each level, made of a counterexample and a repair.
// No level gives away more than it says: 1 an input, 2 the function and its case, 3 the first step that goes wrong, 4 the
// place, 5 the kind of change, 6 the change.
import type { Span } from "../core/span.js";
import type { FoundRepair, RepairEdit, RepairIdea } from "./repair.js";

export const HINT_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** What is seen when a submission is run on an input, beside itself repaired. Texts are byte strings. */
export type HintFacts = {
  /** The student's function that the input comes to first, where that is another than the one that is asked about. */
  readonly function?: string;
  /** The branches of the function that the input takes, one inside the other. */
  readonly cases: readonly CaseTaken[];
  /** Whose branches they are, where it has none of its own: a function that it calls. */
  readonly casesOf?: string;
  /** What the student calls the functions of the program. */
  readonly functions: readonly string[];
  /** Undefined: nothing can be told of it. */
  readonly step: WrongStep | undefined;
};

/** A pattern that fits, a condition that holds or does not, or a match of which no pattern fits. */
export type CaseTaken =
  | { readonly kind: "pattern"; readonly at: Span; readonly text: string }
  | { readonly kind: "condition"; readonly at: Span; readonly text: string; readonly holds: boolean }
  | { readonly kind: "none"; readonly at: Span; readonly text: string };

export type WrongStep =
  /** A call that does not give what the repaired program gives. */
  | {
      readonly kind: "wrong";
      readonly call: string;
      readonly expected: string;
      readonly got: string;
      /** What it got is an exception. */
      readonly raises: boolean;
      /** An exception is expected. */
      readonly shouldRaise: boolean;
      /** It is the whole call. */
      readonly isWhole: boolean;
      /** Every call inside was seen to be right. */
      readonly isFirst: boolean;
    }
  /** Calls that make each other without end; `again`: one makes itself. */
  | { readonly kind: "endless"; readonly calls: readonly string[]; readonly again: boolean };

export const NO_FACTS: HintFacts = { cases: [], functions: [], step: undefined };

// ---- the kind of change ----

/** What is said of a change, without the change. */
export type ChangeKind =
  | Exclude<RepairIdea, "condition" | "expression" | "operation" | "constant" | "wrong variable">
  | "off-by-one" // a condition that is strict, or is not
  | "opposite-condition"
  | "another-condition"
  | "part-of-condition" // what is asked here is needed, and more
  | "another-constant"
  | "one-more-or-less"
  | "another-name"
  | "another-expression"
  | "part-of-it" // what stands here is needed, and more
  | "missing-call" // of another function of the program
  | "missing-exception"
  | "no-case-fits"
  | "case-apart" // what stands here is right, but not in every case
  | "needless-recursive-call"
  | "endless-call"; // a recursive call that does not get smaller

/** `name`: what the student calls the function that is asked about. */
export function kindOfChange({ at, before, after, idea }: RepairEdit, facts: HintFacts, name: string): ChangeKind {
  switch (idea) {
    case "condition":
      if (isPartOf(before, after) && JOINED.test(after)) return "part-of-condition";
      return isTruth(before) ? "another-constant" : kindOfCondition(before, after);
    case "missing case":
      return MATCH.test(after) && !MATCH.test(before) ? "case-apart" : idea;
    case "missing recursive call":
      return plain(after).includes(plain(before)) ? idea : "needless-recursive-call";
    case "inserted condition":
      return facts.cases.at(-1)?.kind === "none" && isWithin(at, facts.cases.at(-1)?.at) ? "no-case-fits" : idea;
    case "constant":
    case "wrong variable":
    case "expression":
    case "operation":
      if (facts.step?.kind === "endless" && facts.step.again) return "endless-call";
      return kindOfExpression(before, after, { idea, name, facts, at });
    default:
      return idea;
  }
}

type Around = {
  readonly idea: RepairIdea;
  readonly name: string;
  readonly facts: HintFacts;
  readonly at: Span;
};

function kindOfExpression(before: string, after: string, { idea, name, facts, at }: Around): ChangeKind {
  const conditions = facts.cases.filter(({ kind }) => kind === "condition");
  const isCompared = conditions.some((each) => isWithin(at, each.at) && isLimit(each.text));
  if (isOneMore(before, after) && isCompared) return "off-by-one";
  if ([isNumber, isText].some((isOne) => [before, after].every(isOne)) || [before, after].every(isTruth))
    return "another-constant";
  if (isOneMore(before, after)) return "one-more-or-less";
  const compared = kindOfCondition(before, after);
  if (compared !== "another-condition") return compared;
  if (conditions.some((each) => isWithin(each.at, at) && isWithin(at, each.at))) return "another-condition";
  if (RAISES.test(after) && !RAISES.test(before)) return "missing-exception";
  if (isCalledIn(after, name) && !isCalledIn(before, name)) return "missing recursive call";
  if (facts.functions.some((each) => isCalledIn(after, each) && !isCalledIn(before, each))) return "missing-call";
  if (idea === "wrong variable" && /^[\p{L}_][\w'.]*$/u.test(before)) return "another-name";
  return isPartOf(before, after) ? "part-of-it" : "another-expression";
}

function isWithin(inner: Span, outer: Span | undefined): boolean {
  return outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;
}

function isNumber(text: string): boolean {
  return /^(?:[-\d\s()]+|min_int|max_int)$/.test(text);
}

function isText(text: string): boolean {
  return /^\(?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\[^']+)')\)?$/.test(text.trim());
}

/** Two conditions as one; a match, and not one of its cases. */
const JOINED = /&&|\|\|/;
const MATCH = /^[\s({]*(?:[\w.]+\s+)?match\b/;

function isTruth(text: string): boolean {
  return /^(?:true|false)$/.test(plain(text));
}

const RAISES = /^\(?(?:raise|failwith|invalid_arg|throw)\b/;

/** Whether all of it is there as it stands, with more around it. */
function isPartOf(before: string, after: string): boolean {
  const tokensOf = (text: string): readonly string[] => text.match(/[\p{L}\d_']+|[^\s\p{L}\d_'()]+/gu) ?? [];
  const [part, whole] = [tokensOf(before), tokensOf(after)];
  return part.length < whole.length && whole.some((_, i) => part.every((token, k) => whole[i + k] === token));
}

/** A name with something after it that may be an argument. */
function isCalledIn(text: string, name: string): boolean {
  const short = name.slice(name.lastIndexOf(".") + 1);
  return new RegExp(`(?<![\\w'.])${escaped(short)}\\s*[\\w("'[{]`).test(text);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** `x` and `x + 1`, in either order. */
function isOneMore(before: string, after: string): boolean {
  const [one, other] = [plain(before), plain(after)];
  if (isNumber(before) && isNumber(after)) return Math.abs(Number(one) - Number(other)) === 1;
  const more = (text: string): readonly string[] => [`${text}+1`, `${text}-1`, `1+${text}`];
  return more(one).includes(other) || more(other).includes(one);
}

function plain(text: string): string {
  return text.replaceAll(/[\s()]/g, "");
}

const COMPARISON = /<=|>=|<>|!=|==|<|>|=/g;

/** One comparison, by order. */
function isLimit(text: string): boolean {
  const [only, ...others] = text.match(COMPARISON) ?? [];
  return only !== undefined && others.length === 0 && /^[<>]=?$/.test(only);
}

function kindOfCondition(before: string, after: string): ChangeKind {
  const [one, other] = [plain(before), plain(after)];
  const negations = (text: string): readonly string[] => [`not${text}`, `!${text}`];
  if (negations(one).includes(other) || negations(other).includes(one)) return "opposite-condition";
  const [was = [], now = []] = [one.match(COMPARISON) ?? [], other.match(COMPARISON) ?? []];
  const isSameBeside = one.replaceAll(COMPARISON, "?") === other.replaceAll(COMPARISON, "?");
  if (!isSameBeside || was.length !== 1) return "another-condition";
  return COMPARISONS.get(`${was[0]} ${now[0]}`) ?? COMPARISONS.get(`${now[0]} ${was[0]}`) ?? "another-condition";
}

/** Of two comparisons, in either order. */
const COMPARISONS: ReadonlyMap<string, ChangeKind> = new Map([
  ["< <=", "off-by-one"],
  ["> >=", "off-by-one"],
  ["< >=", "opposite-condition"],
  ["<= >", "opposite-condition"],
  ["= <>", "opposite-condition"],
  ["== !=", "opposite-condition"],
  ["== <>", "opposite-condition"],
  ["= !=", "opposite-condition"],
]);

/** Only repairs that keep what the student wrote are told of. */
export function hintRepair(repairs: readonly FoundRepair[]): FoundRepair | undefined {
  return repairs[0]?.kept === true ? repairs[0] : undefined;
}
