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
  /** Undefined: nothing can be told of it. */
  readonly step: WrongStep | undefined;
};

/** A pattern that fits, or a condition that holds or does not. */
export type CaseTaken =
  | { readonly kind: "pattern"; readonly at: Span; readonly text: string }
  | { readonly kind: "condition"; readonly at: Span; readonly text: string; readonly holds: boolean };

export type WrongStep =
  /** A call that does not give what the repaired program gives. */
  | {
      readonly kind: "wrong";
      readonly call: string;
      readonly expected: string;
      readonly got: string;
      /** What it got is an exception. */
      readonly raises: boolean;
      /** It is the whole call. */
      readonly isWhole: boolean;
      /** Every call inside was seen to be right. */
      readonly isFirst: boolean;
    }
  /** Calls that make each other without end; `again`: one makes itself. */
  | { readonly kind: "endless"; readonly calls: readonly string[]; readonly again: boolean };

export const NO_FACTS: HintFacts = { cases: [], step: undefined };

// ---- the kind of change ----

/** What is said of a change, without the change. */
export type ChangeKind =
  | Exclude<RepairIdea, "condition" | "expression" | "operation" | "constant" | "wrong variable">
  | "off-by-one" // a condition that is strict, or is not
  | "opposite-condition"
  | "another-condition"
  | "another-constant"
  | "one-more-or-less"
  | "another-name"
  | "another-expression"
  | "needless-recursive-call"
  | "endless-call"; // a recursive call that does not get smaller

export function kindOfChange({ at, before, after, idea }: RepairEdit, facts: HintFacts): ChangeKind {
  switch (idea) {
    case "condition":
      return kindOfCondition(before, after);
    case "missing recursive call":
      return plain(after).includes(plain(before)) ? idea : "needless-recursive-call";
    case "constant":
    case "wrong variable":
    case "expression":
    case "operation":
      if (facts.step?.kind === "endless" && facts.step.again) return "endless-call";
      return kindOfExpression(before, after, isCondition(at, facts) ? "condition" : idea);
    default:
      return idea;
  }
}

function kindOfExpression(before: string, after: string, idea: RepairIdea): ChangeKind {
  if (isOneMore(before, after)) return "one-more-or-less";
  if (/^[-\d\s()]+$/.test(before) && /^[-\d\s()]+$/.test(after)) return "another-constant";
  if (idea === "condition") return "another-condition";
  return idea === "wrong variable" && /^[\w'.]+$/.test(before) ? "another-name" : "another-expression";
}

/** Whether all of it is a condition that the input came by. */
function isCondition(at: Span, { cases }: HintFacts): boolean {
  return cases.some((each) => each.kind === "condition" && each.at.start === at.start && each.at.end === at.end);
}

/** `x` and `x + 1`, in either order. */
function isOneMore(before: string, after: string): boolean {
  const [one, other] = [plain(before), plain(after)];
  const more = (text: string): readonly string[] => [`${text}+1`, `${text}-1`, `1+${text}`];
  return more(one).includes(other) || more(other).includes(one);
}

function plain(text: string): string {
  return text.replaceAll(/[\s()]/g, "");
}

const COMPARISON = /<=|>=|<>|!=|==|<|>|=/g;

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
]);

/** Only repairs that keep what the student wrote are told of. */
export function hintRepair(repairs: readonly FoundRepair[]): FoundRepair | undefined {
  return repairs[0]?.kept === true ? repairs[0] : undefined;
}
