// Choices that are decided by a text, so that a program's mutants stay the same when others come and go.
import { createHash } from "node:crypto";
import { type Rand, randFrom } from "../generate/random.js";

/** A stream of hashes of the text; bias is far below what a choice among a few hundred shows. */
export function seededRand(text: string): Rand {
  let serial = 0;
  const nextInt = (low: number, high: number): number => {
    const hash = createHash("sha256").update(`${text} ${serial++}`).digest();
    return low + (hash.readUInt32LE(0) % (high - low + 1));
  };
  return randFrom({ nextInt });
}
