// What the commands say besides what they were asked for, always on standard error.
import { absurd } from "../basis/absurd.js";
import type { Reason } from "../library/job.js";
import { SESSION_LIMITS } from "../library/session.js";

export function stopMessage(reason: Reason): string {
  switch (reason) {
    case "fuel":
      return "Stopped: out of fuel. It may never end; --fuel N allows N steps.";
    case "depth":
      return "Stopped: recursion too deep (OCaml's stack would overflow). It may never end.";
    case "memory":
      return `Stopped: ran out of memory (limit ${SESSION_LIMITS.memoryMb} MB).`;
    case "output":
      return "Stopped: it printed too much. It may never end.";
    case "time":
      return `Stopped: no answer within ${SESSION_LIMITS.timeMaxMs / 1000} s, the safety net.`;
    default:
      return absurd(reason);
  }
}

/** A byte string as it goes to a file or terminal. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
