// How the second checker refuses: with a cause, as data.
import type { SecondCause, SecondRefusal } from "../report/second-opinion.js";

/** Thrown by whoever refuses; caught in one place (`recheck.ts`). */
export class Refused extends Error {
  constructor(readonly refusal: SecondRefusal) {
    super(`${refusal.cause}: ${refusal.detail}`);
  }
}

const DETAIL_MAX = 300;

export function refuse(cause: SecondCause, detail: string): never {
  throw new Refused({ cause, detail: detail.slice(0, DETAIL_MAX) });
}
