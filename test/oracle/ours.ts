// Asks Elenchus the same questions that the real compilers are asked, in this process.
import type { Source } from "../../src/core/span.js";
import { UNIT } from "../../src/core/value.js";
import { type Limits, type Outcome, type Report, USUAL_DEPTH } from "../../src/eval/outcome.js";
import { load, type Machine } from "../../src/eval/run.js";
import type { Language, Loaded } from "../../src/language/language.js";
import type { Diagnostic } from "../../src/report/diagnostic.js";
import { openTestLanguage } from "../language.js";
import type { Answer, Question, Reply } from "./outcome.js";

export type OursSettings = {
  readonly fuel: number; // of loading, and of each expression
  readonly apart: boolean; // as in AskSettings
};

export type Ours = (question: Question, settings: OursSettings) => Reply;

/** A fault of ours comes as an answer too, so that it is reported and made small like any other. */
export async function openOurs(): Promise<Ours> {
  return oursIn(await openTestLanguage());
}

export function oursIn(language: Language, nameOf: ExpressionName = atToplevel): Ours {
  return (question, settings) => {
    try {
      return reply(language, question, settings, nameOf);
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const load: Answer = { kind: "crash", text: words.split("\n").slice(0, 4).join("\n"), printed: "" };
      return { types: load, load, answers: question.expressions.map(() => SKIPPED) };
    }
  };
}

function reply(language: Language, question: Question, settings: OursSettings, nameOf: ExpressionName): Reply {
  const source = { name: question.file, text: question.source };
  const asked = question.expressions.map((text, index) => ({ name: nameOf(index), text }));
  const read = language.read([source], asked);
  if (read.ok) return run(read.value, settings, question.expressions.length);
  const alone = language.read([source], []);
  if (!alone.ok)
    return { types: rejected(alone.errors), load: rejected(alone.errors), answers: asked.map(() => SKIPPED) };
  return piecemeal(language, source, asked, settings);
}

/** What an expression is called as a file. */
type ExpressionName = (index: number) => string;

/** The prompt calls all input by one name; ours must differ, but are as long, since that decides line breaks. */
const atToplevel: ExpressionName = (index) => `//toplevel/${index.toString(36)}`;

/** As the command calls them: values are then shown in the words of the program. */
export const asAsked: ExpressionName = (index) => `-e ${index + 1}`;

const asAtPrompt = (text: string): string => text.replaceAll(/\/\/toplevel\/\w/g, "//toplevel//");

/** Where some expression is rejected: each with those before it that are not. */
function piecemeal(language: Language, source: Source, asked: readonly Source[], settings: OursSettings): Reply {
  const good: Source[] = [];
  const errors = asked.map((expression) => {
    const read = language.read([source], [...good, expression]);
    if (read.ok) good.push(expression);
    return read.ok ? undefined : rejected(read.errors);
  });
  const read = language.read([source], good);
  if (!read.ok) throw new Error("accepted one by one, rejected together");
  const answered = run(read.value, settings, good.length);
  const left = [...answered.answers];
  return { ...answered, answers: errors.map((error) => error ?? left.shift() ?? SKIPPED) };
}

function run(loaded: Loaded, settings: OursSettings, count: number): Reply {
  const limits: Limits = { fuel: settings.fuel, depth: USUAL_DEPTH, outputBytes: 10_000_000 };
  const types: Answer = { kind: "value", text: loaded.signature, printed: "" };
  const machine = load(loaded.program, limits);
  const start = answerOf(loaded, machine, () => "");
  if (start.kind !== "value") return { types, load: start, answers: Array.from({ length: count }, () => SKIPPED) };
  return { types, load: start, answers: answers(loaded, machine, settings, limits) };
}

function answers(loaded: Loaded, machine: Machine, settings: OursSettings, limits: Limits): Answer[] {
  let over = false;
  return loaded.entries.map((entry) => {
    if (over) return SKIPPED;
    if (settings.apart) machine.reset();
    const report = machine.call(entry.name, [UNIT], limits);
    const answer = answerOf(loaded, report, entry.show);
    over = !settings.apart && (answer.kind === "unfinished" || answer.kind === "exit");
    return answer;
  });
}

type ValueOf = Extract<Outcome, { readonly kind: "value" }>["value"];

function answerOf(loaded: Loaded, report: Report, show: (value: ValueOf) => string): Answer {
  const { kind, text, printed } = rawAnswer(loaded, report, show);
  return { kind, text: asAtPrompt(text), printed: asAtPrompt(printed) };
}

function rawAnswer(loaded: Loaded, { outcome, output }: Report, show: (value: ValueOf) => string): Answer {
  switch (outcome.kind) {
    case "value":
      return { kind: "value", text: show(outcome.value), printed: output };
    case "raised":
      return { kind: "exception", text: loaded.showException(outcome.exn), printed: output };
    case "unfinished":
      return { kind: "unfinished", text: outcome.why, printed: "" };
    case "unsupported":
      return { kind: "unsupported", text: outcome.what, printed: output };
    case "exited":
      return { kind: "exit", text: String(outcome.code), printed: output };
  }
}

function rejected(errors: readonly Diagnostic[]): Answer {
  const text = errors.map((e) => `${e.code} ${e.title}: ${e.label} (at byte ${e.at.start})`).join("; ");
  return { kind: "rejected", text, printed: "" };
}

const SKIPPED: Answer = { kind: "skipped", text: "", printed: "" };
