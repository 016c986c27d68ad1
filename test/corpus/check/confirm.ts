// Asks the real OCaml about every witness: the reference and the submission are run on the printed
// call, and what its prompt prints of both values is compared.
import { askOcaml } from "../../oracle/ocaml.js";
import { type Answer, type Question, showAnswer } from "../../oracle/outcome.js";
import { type Refuted, refutedOf, say, sayList, showWitness, tally } from "./row.js";
import { nameOf, type Row } from "./task.js";

const SECONDS = 10; // more is not finishing

type Judged = Refuted & { readonly reference: Answer; readonly submission: Answer; readonly verdict: string };

/** Whether none was refuted. */
export async function confirm(rows: readonly Row[]): Promise<boolean> {
  const found = refutedOf(rows);
  const questions = found.flatMap(({ row, witness }) => questionsFor(row, expressionOf(witness)));
  const replies = await askOcaml(questions, { seconds: SECONDS, apart: true, types: false });
  const judged = found.map(({ row, witness }, i): Judged => {
    const [reference, submission] = [replies[2 * i], replies[2 * i + 1]].map(answerIn);
    if (reference === undefined || submission === undefined) throw new Error("unanswered");
    return { row, witness, reference, submission, verdict: judge(reference, submission) };
  });
  const refuted = judged.filter(({ verdict }) => !verdict.startsWith("confirmed"));
  say(`\nIn the real OCaml: ${judged.length - refuted.length} confirmed, ${refuted.length} refuted`);
  say(`  ${tally(judged.map(({ verdict }) => verdict))}`);
  sayList("Refuted by the real OCaml", refuted.map(lineOf));
  sayList("Confirmed, but other values are shown than OCaml's", judged.filter(isShownOtherwise).map(lineOf));
  return refuted.length === 0;
}

/** An observer's hole is filled with the call. */
export function expressionOf({ call, observed }: Pick<Refuted["witness"], "call" | "observed">): string {
  const [asked] = observed?.kind === "calls" ? observed.calls : [];
  return asked === undefined ? call : asked.replace(/(?<![\w'])_(?![\w'])/, () => `(${call})`);
}

function questionsFor({ request: { exercise, submission } }: Row, expression: string): Question[] {
  return [exercise.reference, submission].map(({ name, text }) => ({
    file: name,
    source: [text, exercise.observe?.source?.text].filter((part) => part !== undefined).join("\n"),
    expressions: [expression],
  }));
}

/** What the expression came to, or how loading failed. */
function answerIn(
  reply: { readonly load: Answer; readonly answers: readonly Answer[] } | undefined,
): Answer | undefined {
  return reply?.load.kind === "value" ? reply.answers[0] : reply?.load;
}

/** Begins with "confirmed" where the real OCaml's answers part. */
export function judge(reference: Answer, submission: Answer): string {
  if (reference.kind !== "value") return `the reference gives no value (${reference.kind})`;
  switch (submission.kind) {
    case "value":
      return judgeValues(valueText(reference), valueText(submission));
    case "exception":
      return "confirmed, raises";
    case "unfinished":
      return "confirmed, does not finish";
    case "exit":
      return "confirmed, exits";
    default:
      return `not run (${submission.kind})`;
  }
}

function judgeValues(expected: string, got: string): string {
  if (/<(fun|abstr|cycle)>|\.\.\./.test(expected)) return "not comparable";
  return expected === got ? "same value" : "confirmed, other value";
}

/** `- : int = 3` without its type, which may differ where a submission is more general. */
function valueText({ text }: Answer): string {
  return text
    .slice(text.indexOf("=") + 1)
    .replace(/\s+/g, " ")
    .trim();
}

function isShownOtherwise({ witness, reference, submission, verdict }: Judged): boolean {
  if (!verdict.startsWith("confirmed")) return false;
  return ![[witness.expected, reference] as const, [witness.got, submission] as const].every(([shown, real]) => {
    if (shown.kind === "value")
      return real.kind === "value" && shown.text.replace(/\s+/g, " ").trim() === valueText(real);
    if (shown.kind === "raised") return real.kind === "exception" && real.text.includes(shown.text);
    return shown.kind === "exited" ? real.kind === "exit" : real.kind === shown.kind;
  });
}

function lineOf({ row, witness, reference, submission, verdict }: Judged): string {
  const real = `OCaml: ${showAnswer(reference)} | ${showAnswer(submission)}`;
  return `${nameOf(row)}  ${verdict}: ${showWitness(witness)}; ${real}`;
}
