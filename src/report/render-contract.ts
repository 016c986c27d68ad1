// The answers of `test` as text: what is known of each contract, then the input that breaks it and which part of it.
import { absurd } from "../basis/absurd.js";
import type { Condition } from "./answer.js";
import { resultWords, roundsIn } from "./answer-words.js";
import type { BrokenExample, ContractAnswer } from "./contract-answer.js";
import { displayUnicode } from "./display.js";
import { headerLine, NAME_WIDTH_MAX } from "./render-verdict.js";
import { hang, renderWitness } from "./render-witness.js";
import { type PrintStyle, wrapWords } from "./style.js";
import type { Words } from "./words/words.js";

export function renderContracts(words: Words, answers: readonly ContractAnswer[], style: PrintStyle): string {
  const widths = answers.map(({ function: name }) => name.length).filter((width) => width <= NAME_WIDTH_MAX);
  const nameWidth = Math.max(0, ...widths);
  const lines = answers.flatMap((answer) => [
    header(words, answer, nameWidth, style),
    ...details(words, answer, style.width - 2).map((line) => `  ${line}`),
    ...counts(words, answer, style.width - 2).map((line) => `  ${line}`),
    ...guessLines(words, answer, style.width - 2).map((line) => `  ${line}`),
  ]);
  return lines.map((line) => `${line}\n`).join("");
}

function counts({ contracts }: Words, { inputs }: ContractAnswer, width: number): string[] {
  return inputs === undefined ? [] : wrapWords(contracts.inputs(inputs.valid, inputs.upTo ?? undefined), width);
}

function guessLines({ contracts }: Words, { guess }: ContractAnswer, width: number): string[] {
  if (guess === undefined) return [];
  if (guess === null) return wrapWords(contracts.noGuess, width);
  const clauses = displayUnicode(guess.text)
    .split("\n")
    .map((line) => `  ${line}`);
  return [contracts.guess, ...clauses, ...wrapWords(contracts.guessed(guess.from, guess.upTo ?? undefined), width)];
}

function header(words: Words, answer: ContractAnswer, nameWidth: number, style: PrintStyle): string {
  const left = `${displayUnicode(answer.function).padEnd(nameWidth)}  `;
  const { verdict, explored } = answer;
  const colour =
    verdict === "broken" ? "error" : verdict === "holds" || verdict === "proved" ? "good" : ("unsure" as const);
  return headerLine(left, said(words, answer), colour, note(words, answer, explored), style);
}

export function said({ contracts }: Words, answer: ContractAnswer): string {
  switch (answer.verdict) {
    case "broken":
      return contracts.broken;
    case "proved":
      return contracts.proved(answer.proof.terminates);
    case "holds":
      return contracts.holds(answer.upTo ?? Number.POSITIVE_INFINITY, roundsIn(answer.conditions));
    case "holds-so-far":
      if (answer.explored.paths === 0 && answer.limits.every(({ limit }) => limit === "left-out"))
        return contracts.notAsked;
      return contracts.soFar(answer.upTo, roundsIn(answer.conditions));
    case "cannot-test":
      return contracts.cannotTest;
    default:
      return absurd(answer);
  }
}

function note({ verdicts, contracts }: Words, answer: ContractAnswer, explored: ContractAnswer["explored"]): string {
  const { paths, ms } = explored;
  if (answer.verdict === "cannot-test") return "";
  if (answer.verdict === "proved") return verdicts.proved(answer.proof.by, answer.proof.lemmas, ms);
  return answer.verdict === "broken"
    ? contracts.found(answer.smallest, answer.smaller, ms)
    : verdicts.explored(paths, ms);
}

function details(words: Words, answer: ContractAnswer, width: number): string[] {
  const { verdicts } = words;
  const wrapped = (text: string): string[] => (text === "" ? [] : wrapWords(displayUnicode(text), width));
  const claim = (upTo: number, conditions: readonly Condition[]): string[] => {
    const others = conditions.filter(({ condition }) => condition !== "rounds").map(({ text }) => text);
    return wrapped(verdicts.claim(upTo, roundsIn(conditions), others));
  };
  switch (answer.verdict) {
    case "broken":
      return [answer.counterexample, ...answer.others].flatMap((example) => brokenLines(words, example, width));
    case "proved":
      return wrapped(answer.conditions.map(({ text }) => text).join(", "));
    case "holds":
      return claim(answer.upTo ?? Number.POSITIVE_INFINITY, answer.conditions);
    case "holds-so-far":
      return [
        ...(answer.upTo === 0 ? [] : claim(answer.upTo, answer.conditions)),
        ...wrapped(
          verdicts.notFurther(
            answer.upTo,
            answer.limits.map(({ text }) => text),
          ),
        ),
      ];
    case "cannot-test": {
      const label = `${verdicts.hint} `;
      const hint =
        answer.hint === null ? [] : hang(label, wrapWords(displayUnicode(answer.hint), width - label.length));
      return [...wrapped(answer.why), ...hint];
    }
    default:
      return absurd(answer);
  }
}

function brokenLines(words: Words, { call, broken, got, general }: BrokenExample, width: number): string[] {
  const { contracts, verdicts } = words;
  const { place } = broken;
  const where = place === null ? undefined : `${place.file}:${place.line}:${place.column}`;
  const results = got === null ? [] : [{ label: verdicts.got, text: resultWords(words, got), from: undefined }];
  const text = contracts.breaks(broken.kind, broken.function, broken.of ?? undefined, where);
  const more = general === null ? [] : wrapWords(displayUnicode(general.text), width - 2).map((line) => `  ${line}`);
  const lines = renderWitness(
    words,
    {
      call: displayUnicode(call),
      also: undefined,
      observed: undefined,
      results: results.map((each) => ({ ...each, text: displayUnicode(each.text) })),
      note: displayUnicode(text),
    },
    width,
  );
  return [...lines, ...more];
}
