// A look at the programs that we make ourselves: what a pass gives must be well-formed (`validate.ts`). It takes time, so it
// is on in all tests and where `--self-check` asks for it, and off everywhere else.
import type { Program } from "./program.js";
import { type Rules, validate } from "./validate.js";

/** A pass gave a program that is none: a bug of ours. */
export class IllFormed extends Error {
  constructor(
    readonly pass: string,
    readonly problems: readonly string[],
  ) {
    const more = problems.length > PROBLEMS_SHOWN ? `; and ${problems.length - PROBLEMS_SHOWN} more` : "";
    super(`ill-formed after "${pass}": ${problems.slice(0, PROBLEMS_SHOWN).join("; ")}${more}`);
  }
}

const PROBLEMS_SHOWN = 5;

let isOn = false;

/** Of this process, or of this thread of it. */
export function turnSelfCheck(on: boolean): void {
  isOn = on;
}

const checked = new WeakSet<Program>();

/** The program that a pass gives. */
export function wellFormed<P extends Program>(pass: string, program: P, rules?: Rules): P {
  if (!isOn || checked.has(program)) return program;
  const problems = problemsIn(program, rules);
  if (problems.length > 0) throw new IllFormed(pass, problems);
  checked.add(program);
  return program;
}

/** Of a program that nests deeper than the host can go, nothing is known. */
function problemsIn(program: Program, rules: Rules | undefined): readonly string[] {
  try {
    return validate(program, rules);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** For those who take whatever was thrown for something else. */
export function unlessIllFormed(error: unknown): void {
  if (error instanceof IllFormed) throw error;
}
