// The words that all reports on a class share: statuses, points, and lists that may get long.
import { absurd } from "../../basis/absurd.js";
import { STATUSES, type Status, type Summary } from "../class-results.js";
import { CANNOT_COMPARE, count, withCommas } from "../verdict-words.js";

/** "5 submissions: 3 right, 2 wrong". */
export function summaryWords(summary: Summary): string {
  const parts = STATUSES.filter((status) => summary[status] > 0).map(
    (status) => `${withCommas(summary[status])} ${status}`,
  );
  const all = count(summary.submissions, "submission");
  return parts.length === 0 ? all : `${all}: ${parts.join(", ")}`;
}

/** What a submission came to, for whoever handed it in. */
export function statusWords(status: Status): string {
  switch (status) {
    case "right":
      return "right";
    case "undecided":
      return NOTHING_WRONG;
    case "wrong":
      return "wrong";
    case "incomparable":
      return CANNOT_COMPARE;
    case "rejected":
      return "cannot be run";
    case "failed":
      return "could not be graded";
    default:
      return absurd(status);
  }
}

export const NOTHING_WRONG = "nothing wrong was found";

/** "1.5/2"; no more decimals than there are. */
export function pointsWords(points: number, outOf: number): string {
  return `${pointsText(points)}/${pointsText(outOf)}`;
}

/** "1.5 of 2 points". */
export function pointsPhrase(points: number, outOf: number): string {
  return `${pointsText(points)} of ${pointsText(outOf)} point${outOf === 1 ? "" : "s"}`;
}

export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** "ann, bob and 7 more". */
export function someOf(names: readonly string[], most: number): string {
  if (names.length <= most) return names.join(", ");
  return `${names.slice(0, most).join(", ")} and ${withCommas(names.length - most)} more`;
}
