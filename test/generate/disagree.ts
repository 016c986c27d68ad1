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

/** Where two replies part. What both reject is the generator's fault. */
export function disagreement(program: Program, ours: Reply, real: Reply): Disagreement | undefined {
  const at = firstDifference(ours, real);
  return at === undefined ? undefined : { program, ours, real, at };
}

export const isRejected = (reply: Reply): boolean =>
  [reply.load, ...reply.answers].some((answer) => answer.kind === "rejected");

/**
 * Greedy: takes the first smaller program that still disagrees and goes on from there, round
 * after round until nothing is gained or the tries (questions to OCaml) are used up.
 */
export async function shrunk(found: Disagreement, ours: Ours, judge: Judge, triesMax: number): Promise<Disagreement> {
  if (isRejected(found.real)) return found;
  let best = found;
  let tries = triesMax;
  for (let gained = true; gained; ) {
    gained = false;
    for (let from = 0, next = smallerFrom(best, from, ours); next !== undefined; next = smallerFrom(best, from, ours)) {
      if (tries-- <= 0) return best;
      const smaller = await judged(next.program, next.mine, judge);
      const taken = smaller !== undefined && signOf(smaller) === signOf(found);
      if (taken) best = smaller;
      gained ||= taken;
      from = taken ? next.index : next.index + 1;
    }
  }
  return best;
}

type Candidate = { readonly program: Program; readonly mine: Reply; readonly index: number };

/** The next candidate that OCaml need be asked about: what we say of it must fit the fault. */
function smallerFrom(best: Disagreement, from: number, ours: Ours): Candidate | undefined {
  const [kind] = signOf(best).split(" ");
  let index = -1;
  for (const program of shrinkProgram(best.program)) {
    index += 1;
    if (index < from || programSize(program) > programSize(best.program)) continue;
    const mine = ours(questionOf(program), { ...RUN, fuel: 1_000_000 });
    const kinds = [mine.load, ...mine.answers].map((answer) => answer.kind);
    const broken = kind !== "rejected" && kinds.includes("rejected");
    if (!broken && kinds.some((other) => other === kind)) return { program, mine, index };
  }
  return undefined;
}

/** What kind of fault it is, as far as one can tell: another one must not take its place. */
function signOf({ ours, real, at }: Disagreement): string {
  const [mine, theirs] = [[ours.load, ...ours.answers][at], [real.load, ...real.answers][at]];
  const told = mine?.kind === "rejected" || mine?.kind === "crash" ? mine.text.replace(/\d+/g, "").slice(0, 60) : "";
  return `${mine?.kind} ${theirs?.kind} ${told}`;
}

const AT_MOST = 5;

/**
 * Whether they part only in which of several names of one type is printed: asked with our type as an annotation, the
 * real OCaml takes it, and then says what we say.
 */
export async function isOtherwiseWritten({ program, ours, at }: Disagreement, judge: Judge): Promise<boolean> {
  const question = questionOf(program);
  const expressions = [...question.expressions];
  for (let i = 0, part: number | undefined = at; i < AT_MOST && part !== undefined; i++) {
    const shown = part === 0 ? undefined : /^- : (.*?)\s=\s/s.exec(ours.answers[part - 1]?.text ?? "")?.[1];
    if (shown === undefined) return false;
    expressions[part - 1] = `((${expressions[part - 1]}) : ${shown})`;
    const real = await judge.ask({ ...question, expressions }, ASK);
    const next = firstDifference(ours, real);
    if (next === undefined) return true;
    part = next > part ? next : undefined;
  }
  return false;
}

async function judged(program: Program, mine: Reply, judge: Judge): Promise<Disagreement | undefined> {
  const real = await judge.ask(questionOf(program), { ...ASK, seconds: 1 });
  const unfinished = [real.load, ...real.answers].some((answer) => answer.kind === "unfinished");
  return isRejected(real) || unfinished ? undefined : disagreement(program, mine, real);
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
