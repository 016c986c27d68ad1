// What points rest on, in English: the teacher's page has these words too, and not all of what reports on a class say.
import type { CreditShown, Review } from "../../class-results.js";
import type { GradingWords } from "../words.js";
import { count, pointsText } from "./phrases.js";

export const REVIEW: Pick<GradingWords, "reviewMark" | "reviewMeaning" | "review"> = {
  reviewMark: "?",
  reviewMeaning: "points to look at yourself: something could not be decided, compared or run",
  review: (why) => REVIEWS[why],
};

const REVIEWS: Readonly<Record<Review, string>> = {
  undecided: "all points, though not everything could be looked at",
  "not-compared": "no points, since it could not be compared",
  "not-run": "some tests or inputs could not be run, and count as not passed",
  repair: "there may be a smaller repair",
};

export function creditText(shown: CreditShown, isWrong: boolean): string {
  if (shown.by === "repair")
    return shown.words === null
      ? "no small change was found that makes it right"
      : `a change of ${count(shown.words, "word")} makes it right`;
  const { by, right, of, worth } = shown;
  const noun = by.slice(0, -1);
  if (right === of && isWrong) return `${PASSED[by]} all ${count(of, noun)}, but wrong on another input`;
  const counting = worth === undefined ? "" : `, which count ${pointsText(worth.right)} of ${pointsText(worth.of)}`;
  return `${PASSED[by]} ${right} of ${count(of, noun)}${counting}`;
}

const PASSED = { tests: "passes", inputs: "right on" } as const;
