// What the commands say besides what they were asked for, always on standard error.
import { absurd } from "../basis/absurd.js";
import type { Reason } from "../jobs/job.js";
import type { LanguageRow } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import { displayText } from "../report/display.js";

/** `what` is the file or expression that was stopped. */
export function stopMessage(what: string, reason: Reason, language: LanguageRow | undefined = undefined): string {
  return `${what}: stopped: ${explain(reason, language)}.\n`;
}

/** It came to something that is not supported, and so is not known. */
export function unsupportedMessage(what: string, why: string): string {
  return `${what}: stopped: ${displayText(why)}.\n`;
}

function explain(reason: Reason, language: LanguageRow | undefined): string {
  switch (reason) {
    case "fuel":
      return "out of fuel. It may never end; --fuel N allows N steps";
    case "depth":
      return `recursion too deep, as for ${whose(language)} own stack. It may never end`;
    case "memory":
      return `ran out of memory (limit ${SESSION_LIMITS.memoryMb} MB)`;
    case "output":
      return "it printed too much. It may never end";
    case "time":
      return `no answer within ${SESSION_LIMITS.timeMaxMs / 1000} s, the safety net`;
    default:
      return absurd(reason);
  }
}

function whose(language: LanguageRow | undefined): string {
  return language === undefined ? "the language's" : `${language.words.title}'s`;
}

/** A byte string as it goes to a file or terminal. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
