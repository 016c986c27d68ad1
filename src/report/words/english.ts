// The catalogue of words in English. Another language of users is another value of the same type.

import { CLAIMS } from "./english/claims.js";
import { COMMANDS } from "./english/commands.js";
import { CONTRACTS } from "./english/contracts.js";
import { EMITTED } from "./english/emitted.js";
import { FEEDBACK, GRADING } from "./english/grading.js";
import { HINTS } from "./english/hints.js";
import { PROOFS } from "./english/proofs.js";
import { REACHING } from "./english/reaching.js";
import { REASONS } from "./english/reasons.js";
import { REPAIRS } from "./english/repairs.js";
import { SUITES } from "./english/suites.js";
import { VERDICTS } from "./english/verdicts.js";
import type { Words } from "./words.js";

export const ENGLISH: Words = {
  locale: "en",
  verdicts: { ...VERDICTS, ...CLAIMS },
  proofs: PROOFS,
  contracts: CONTRACTS,
  reaching: REACHING,
  repairs: REPAIRS,
  hints: HINTS,
  reasons: REASONS,
  grading: GRADING,
  feedback: FEEDBACK,
  suites: SUITES,
  emitted: EMITTED,
  commands: COMMANDS,
};
