// What students read, in French.
import type { StudentWords } from "../student-words.js";
import { FEEDBACK, pointsOf } from "./feedback.js";
import { HINTS } from "./hints.js";
import { problem } from "./problems.js";
import { REASONS } from "./reasons.js";
import { VERDICTS } from "./verdicts.js";

export const FRENCH: StudentWords = {
  locale: "fr",
  verdicts: VERDICTS,
  reasons: REASONS,
  problem,
  grading: { pointsOf },
  hints: HINTS,
  feedback: FEEDBACK,
};
