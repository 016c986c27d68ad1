// What of a catalogue students see: a language of users that has these texts can be chosen for them (`--locale`), while
// teachers read the rest in another.
import type { HintWords } from "./repair-words.js";
import type { FeedbackWords, GradingWords, ReasonWords, VerdictWords, Words } from "./words.js";

export type StudentWords = {
  readonly locale: string;
  readonly verdicts: Pick<
    VerdictWords,
    | "verdict"
    | "condition"
    | "limit"
    | "provedEqual"
    | "rests"
    | "value"
    | "exception"
    | "exited"
    | "unfinished"
    | "expected"
    | "got"
    | "from"
    | "apart"
    | "observedBy"
    | "observation"
    | "general"
    | "hint"
    | "more"
  >;
  readonly reasons: Pick<ReasonWords, "incomparable" | "loadFailure" | "leftOut" | "consequence" | "sentence">;
  /** Undefined: it is not known in this language. */
  readonly problem: (english: string) => string | undefined;
  readonly grading: Pick<GradingWords, "pointsOf">;
  readonly hints: Omit<HintWords, "repairs">;
  readonly feedback: FeedbackWords;
};

/** A whole catalogue: what students do not see is in the words of another. */
export function catalogueWith(others: Words, own: StudentWords): Words {
  return {
    ...others,
    locale: own.locale,
    verdicts: { ...others.verdicts, ...own.verdicts },
    reasons: {
      ...others.reasons,
      ...own.reasons,
      problem: (english) => own.problem(english) ?? others.reasons.problem(english),
    },
    grading: { ...others.grading, ...own.grading },
    hints: { ...others.hints, ...own.hints },
    feedback: own.feedback,
  };
}
