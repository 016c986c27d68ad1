// What `check` and `test` found, one thing for each function and problem: for tools that show findings beside the code.
import { absurd } from "../basis/absurd.js";
import type { CheckAnswer, FunctionAnswer, Place, Problem } from "./answer.js";
import { verdictWords, witnessText } from "./answer-words.js";
import type { ContractAnswer, TestAnswer } from "./contract-answer.js";
import { renderContracts } from "./render-contract.js";
import { renderWitness } from "./render-witness.js";
import { USUAL_WIDTH } from "./style.js";
import type { Words } from "./words/words.js";

/** `level`: none where all is well. `rule`: what kind of finding it is, the same in every language of users. */
export type Finding = {
  readonly rule: string;
  readonly level: "none" | "error" | "warning";
  readonly name: string; // the function, or the code of a problem
  readonly message: string; // in one line
  readonly text: string; // in full
  readonly place: Place | null;
};

export function checkFindings(words: Words, answer: CheckAnswer): readonly Finding[] {
  switch (answer.outcome) {
    case "checked":
      return answer.functions.map((each) => functionFinding(words, each));
    case "rejected":
      return answer.problems.map((problem) => problemFinding(words, problem));
    case "unfinished":
      return [stopped(words, answer.reason)];
    default:
      return absurd(answer);
  }
}

export function testFindings(words: Words, answer: TestAnswer): readonly Finding[] {
  switch (answer.outcome) {
    case "tested":
      return answer.functions.map((each) => contractFinding(words, each));
    case "rejected":
      return answer.problems.map((problem) => problemFinding(words, problem));
    case "unfinished":
      return [stopped(words, answer.reason)];
    default:
      return absurd(answer);
  }
}

function functionFinding(words: Words, answer: FunctionAnswer): Finding {
  const { function: name, verdict } = answer;
  const said = `${name}: ${verdictWords(words, answer)}`;
  const about = { rule: verdict, name, place: answer.place ?? null };
  switch (answer.verdict) {
    case "equal":
    case "agrees":
      return { ...about, level: "none", message: said, text: "" };
    case "differs": {
      const text = renderWitness(words, witnessText(words, answer.counterexample, "results"), USUAL_WIDTH).join("\n");
      return { ...about, level: "error", message: `${said}: ${answer.counterexample.call}`, text };
    }
    case "agrees-so-far":
      return { ...about, level: "warning", message: said, text: answer.limits.map(({ text }) => text).join("\n") };
    case "cannot-compare":
      return { ...about, level: "error", message: `${name}: ${answer.why}`, text: answer.hint ?? "" };
    default:
      return absurd(answer);
  }
}

function contractFinding(words: Words, answer: ContractAnswer): Finding {
  const { function: name, verdict } = answer;
  const [first = "", ...rest] = renderContracts(words, [{ ...answer, explored: { ...answer.explored, ms: 0 } }], {
    width: USUAL_WIDTH,
    colour: false,
  }).split("\n");
  const said = first.trim().replace(/\s{2,}.*$/s, (more) => `: ${more.trim().replace(/\s{2,}.*$/s, "")}`);
  const place = answer.verdict === "broken" ? answer.counterexample.broken.place : null;
  const level = verdict === "proved" || verdict === "holds" ? "none" : verdict === "holds-so-far" ? "warning" : "error";
  const call = answer.verdict === "broken" ? `: ${answer.counterexample.call}` : "";
  return { rule: verdict, level, name, message: `${said}${call}`, text: rest.join("\n").trim(), place };
}

function problemFinding({ verdicts }: Words, { code, title, place, label, hint }: Problem): Finding {
  const text = [label === "" ? title : label, ...(hint === null ? [] : [`${verdicts.hint} ${hint}`])].join("\n");
  return { rule: code, level: "error", name: code, message: `${code} ${title}`, text, place };
}

function stopped(
  { reasons }: Words,
  reason: Extract<CheckAnswer, { readonly outcome: "unfinished" }>["reason"],
): Finding {
  const message = reasons.failure({ kind: "unfinished", reason });
  return { rule: "unfinished", level: "warning", name: "unfinished", message, text: "", place: null };
}
