// The answers of `reach` as text: a line for each line of the program, and the call that gets there.
import { absurd } from "../basis/absurd.js";
import { roundsIn } from "./answer-words.js";
import { breakExpression } from "./break-expression.js";
import { displayUnicode } from "./display.js";
import type { LineAnswer } from "./reach-answer.js";
import { headerLine } from "./render-verdict.js";
import { type PrintStyle, wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

export function renderReached(words: Words, file: string, answers: readonly LineAnswer[], style: PrintStyle): string {
  const places = answers.map(({ line }) => `${file}:${line}`);
  const width = Math.max(0, ...places.map((place) => place.length));
  const lines = answers.flatMap((answer, i) => [
    headerLine(
      `${displayUnicode(places[i] ?? "").padEnd(width)}  `,
      words.reaching.verdict(answer.verdict, answer.verdict === "unknown" ? answer.upTo : 0),
      answer.verdict === "reached" || answer.verdict === "loading"
        ? "good"
        : answer.verdict === "unreachable"
          ? "error"
          : "unsure",
      answer.verdict === "cannot-call" ? "" : words.verdicts.explored(answer.explored.paths, answer.explored.ms),
      style,
    ),
    ...details(words, answer, style.width - 2).map((line) => `  ${line}`),
  ]);
  return lines.map((line) => `${line}\n`).join("");
}

function details({ verdicts, reaching }: Words, answer: LineAnswer, width: number): string[] {
  const wrapped = (text: string): string[] => (text === "" ? [] : wrapWords(displayUnicode(text), width));
  switch (answer.verdict) {
    case "reached": {
      const note = answer.smallest ? [] : wrapped(reaching.perhapsNotSmallest);
      return [...breakExpression(displayUnicode(answer.call), width), ...note];
    }
    case "loading":
      return [];
    case "unreachable":
      return wrapped(answer.conditions.map(({ text }) => text).join(", "));
    case "unknown": {
      const others = answer.conditions.filter(({ condition }) => condition !== "rounds").map(({ text }) => text);
      const claim = answer.upTo === 0 ? "" : verdicts.claim(answer.upTo, roundsIn(answer.conditions), others);
      const limits = answer.limits.map(({ text }) => text);
      return [...wrapped(claim), ...(limits.length === 0 ? [] : wrapped(verdicts.notFurther(answer.upTo, limits)))];
    }
    case "cannot-call":
      return wrapped(answer.why);
    default:
      return absurd(answer);
  }
}
