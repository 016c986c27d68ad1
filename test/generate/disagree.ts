// Comparing ours with the real OCaml on random programs, and making what disagrees small.
import type { AskSettings, Judge } from "../oracle/ocaml.js";
import type { Ours, OursSettings } from "../oracle/ours.js";
import { firstDifference, type Question, type Reply, showAnswer } from "../oracle/outcome.js";
import { type Program, programSize, questionsOf, sourceOf } from "./program.js";
import { shrinkProgram } from "./shrink.js";

export type Disagreement = {
  readonly program: Program;
  readonly ours: Reply;
  readonly real: Reply;
  readonly at: number;
};

export const ASK: AskSettings = { seconds: 10, apart: false, types: false };
export const RUN: OursSettings = { fuel: 5_000_000, apart: false };

export function questionOf(program: Program): Question {
  return { file: "program.ml", source: sourceOf(program), expressions: questionsOf(program) };
}

/** Where two replies part. What the real OCaml rejects is the generator's fault, not ours, but must be seen. */
export function disagreement(program: Program, ours: Reply, real: Reply): Disagreement | undefined {
  const at = isRejected(real) ? 0 : firstDifference(ours, real);
  return at === undefined ? undefined : { program, ours, real, at };
}

export const isRejected = (reply: Reply): boolean =>
  [reply.load, ...reply.answers].some((answer) => answer.kind === "rejected");
const isUnfinished = (reply: Reply): boolean =>
  [reply.load, ...reply.answers].some((answer) => answer.kind === "unfinished");

/** Greedy: takes the first smaller program that still disagrees, until none does or the tries are used up. */
export async function shrunk(found: Disagreement, ours: Ours, judge: Judge, triesMax: number): Promise<Disagreement> {
  if (isRejected(found.real)) return found;
  let best = found;
  let tries = triesMax;
  for (let again = true; again; ) {
    again = false;
    for (const smaller of shrinkProgram(best.program)) {
      if (tries-- <= 0) return best;
      const next = await compare(smaller, ours, judge);
      if (next === undefined || !isLike(found, next) || programSize(smaller) > programSize(best.program)) continue;
      best = next;
      again = true;
      break;
    }
  }
  return best;
}

/** The same fault, as far as one can tell: another one that a smaller program has must not take its place. */
function isLike(a: Disagreement, b: Disagreement): boolean {
  const sign = ({ ours, real, at }: Disagreement): string => {
    const [mine, theirs] = [[ours.load, ...ours.answers][at], [real.load, ...real.answers][at]];
    const fault = mine?.kind === "rejected" || mine?.kind === "crash" ? mine.text.replace(/\d+/g, "").slice(0, 60) : "";
    return `${mine?.kind} ${theirs?.kind} ${fault}`;
  };
  return sign(a) === sign(b);
}

async function compare(program: Program, ours: Ours, judge: Judge): Promise<Disagreement | undefined> {
  const question = questionOf(program);
  const asking = judge.ask(question, { ...ASK, seconds: 1 });
  const mine = ours(question, { ...RUN, fuel: 1_000_000 });
  const real = await asking;
  return isRejected(real) || isUnfinished(real) ? undefined : disagreement(program, mine, real);
}

export function describeDisagreement({ program, ours, real, at }: Disagreement): string {
  const asked = questionsOf(program);
  const what = at === 0 ? "loading" : `asking ${asked[at - 1]}`;
  const mine = at === 0 ? ours.load : ours.answers[at - 1];
  const theirs = at === 0 ? real.load : real.answers[at - 1];
  const show = (answer: typeof mine): string => (answer === undefined ? "nothing" : showAnswer(answer));
  const before = asked.slice(0, Math.max(0, at - 1)).map((words) => `(* asked before: ${words} *)\n`);
  return `${sourceOf(program)}${before.join("")}${what}\n  ours   ${show(mine)}\n  OCaml  ${show(theirs)}\n`;
}
