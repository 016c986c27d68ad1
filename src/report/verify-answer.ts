// What came of a certificate, whose texts are byte strings, as the library answers it and `--json` prints it.
import type { Source } from "../core/span.js";
import type { VerifiedAnswer, VerifyAnswer } from "./answer.js";
import { decoded } from "./display.js";
import { conditionAnswers } from "./function-answer.js";
import { uncheckedOf } from "./problem.js";
import type { Verified, VerifiedFunction } from "./verified.js";
import type { Words } from "./words/words.js";

export function verifyAnswer(words: Words, verified: Verified, sources: readonly Source[]): VerifyAnswer {
  switch (verified.kind) {
    case "unreadable": {
      const { why } = decoded(verified);
      return { outcome: "unreadable", text: words.proofs.unreadable(why), reason: why };
    }
    case "other-question": {
      const { options } = verified;
      return { outcome: "other-question", text: words.proofs.otherQuestion(options), options };
    }
    case "checked":
      return {
        outcome: "verified",
        asked: decoded(verified.asked),
        otherVersion: verified.otherVersion ?? null,
        functions: verified.functions.map((each) => functionOf(words, each)),
        unchecked: uncheckedOf(words, verified.unchecked, sources),
      };
  }
}

function functionOf(words: Words, verified: VerifiedFunction): VerifiedAnswer {
  const { function: name, submissionFunction } = decoded({
    function: verified.function,
    submissionFunction: verified.submissionFunction,
  });
  const { accepted, second } = verified;
  const names = {
    function: name,
    ...(submissionFunction === undefined ? {} : { submissionFunction }),
    ...(second && { second: { text: words.proofs.second(accepted, second), ...decoded(second) } }),
  };
  if (verified.accepted) {
    const { proof, conditions } = verified;
    return { ...names, accepted: true, proof: decoded(proof), conditions: conditionAnswers(words, conditions) };
  }
  const reason = decoded(verified.why);
  return { ...names, accepted: false, text: words.proofs.refusal(words.reasons, reason), reason };
}
