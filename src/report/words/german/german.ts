// What students read, in German.
import type { StudentWords } from "../student-words.js";
import { FEEDBACK, pointsOf } from "./feedback.js";
import { REASONS } from "./reasons.js";
import { VERDICTS } from "./verdicts.js";

export const GERMAN: StudentWords = {
  locale: "de",
  verdicts: VERDICTS,
  reasons: REASONS,
  grading: { pointsOf },
  feedback: FEEDBACK,
};
