// What the commands say of programs that were stopped, always on standard error; and how bytes are written.
import type { Reason } from "../jobs/job.js";
import type { LanguageRow } from "../language/row.js";
import { SESSION_LIMITS } from "../node/session.js";
import { decodeBytes, displayUnicode } from "../report/display.js";
import type { Words } from "../report/words/words.js";

/** `what` is the file or expression that was stopped. */
export function stopMessage(
  { commands }: Words,
  what: string,
  reason: Reason,
  language: LanguageRow | undefined = undefined,
): string {
  const { memoryMb, timeMaxMs } = SESSION_LIMITS;
  return `${commands.stopped(what, reason, { language: language?.words.title, memoryMb, timeMaxMs })}\n`;
}

/** It came to something that is not supported, and so is not known. */
export function unsupportedMessage({ commands }: Words, what: string, why: string): string {
  return `${commands.unsupported(what, displayUnicode(decodeBytes(why)))}\n`;
}

/** A byte string as it goes to a file or terminal. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
