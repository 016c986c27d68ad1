// elenchus repair FILE: a small change that makes a program keep its own contracts.
import type { Ending } from "../jobs/job.js";
import type { ContractRepairRequest } from "../jobs/repair-contracts.js";
import type { ContractRepairAnswer, ContractRepairShown, RepairedContract } from "../report/contract-repair-answer.js";
import { contractRepairs } from "../report/contract-repair-answer.js";
import { decodeBytes, displayUnicode } from "../report/display.js";
import { problemsOf, uncheckedOf } from "../report/problem.js";
import { renderDiagnostics, renderNotices } from "../report/render.js";
import { renderContracts, said } from "../report/render-contract.js";
import { otherChange, renderDiff } from "../report/render-repair.js";
import { type PrintStyle, wrapWords } from "../report/style.js";
import { unifiedDiff } from "../report/unified-diff.js";
import type { Words } from "../report/words/words.js";
import { sourcesOfExercise } from "../subject/exercise.js";
import type { Io } from "./command.js";
import { bytesOf, stopMessage } from "./words.js";

export function contractRepairAnswer(
  words: Words,
  { exercise }: ContractRepairRequest,
  ending: Ending<"repair-contracts">,
): ContractRepairAnswer {
  const sources = sourcesOfExercise(exercise);
  if (ending.kind === "rejected") return { outcome: "rejected", problems: problemsOf(ending.errors, sources) };
  if (ending.kind === "unfinished") return { outcome: "unfinished", reason: ending.reason };
  const { functions, text, unchecked } = ending.answer;
  const patch = unifiedDiff(exercise.reference.name, exercise.reference.text, text);
  return {
    outcome: "searched",
    functions: contractRepairs(words, functions, exercise.reference).map(({ answer }) => answer),
    patch: patch === "" ? null : decodeBytes(patch),
    unchecked: uncheckedOf(words, unchecked, sources),
  };
}

export function printContractRepairs(
  ending: Ending<"repair-contracts">,
  { exercise, repair }: ContractRepairRequest,
  io: Io,
): void {
  const { words, style } = io;
  const sources = sourcesOfExercise(exercise);
  const { reference } = exercise;
  if (ending.kind === "rejected") return io.error(renderDiagnostics(words, ending.errors, sources, style));
  if (ending.kind === "unfinished") return io.error(stopMessage(words, reference.name, ending.reason));
  const { functions, unchecked } = ending.answer;
  if (functions.length === 0) io.error(`${words.commands.noContract(reference.name)}\n`);
  for (const { answer, diff } of contractRepairs(words, functions, reference)) {
    io.out(renderContracts(words, [answer], io.outStyle));
    if (answer.verdict !== "broken") continue;
    io.out(bytesOf(renderDiff(diff, io.outStyle)));
    io.out(`${aboutRepairs(words, answer, repair.solution, io.outStyle).join("\n")}\n`);
  }
  io.error(renderNotices(words, unchecked, sources, style));
}

function aboutRepairs(
  words: Words,
  { function: name, repairs }: RepairedContract,
  solution: boolean,
  style: PrintStyle,
): readonly string[] {
  const lines = (text: string): string[] => wrapWords(text, style.width - 2).map((line) => `  ${line}`);
  const [first, ...others] = repairs;
  if (first === undefined) return [`  ${words.repairs.none(solution)}`];
  const about = ({ edits, claim, kept, alters }: ContractRepairShown): readonly string[] => [
    `${name}  ${words.repairs.repaired(edits.length, said(words, claim))}`,
    ...(alters === null ? [] : lines(words.repairs.alters(...shownIn(alters)))),
    ...(kept ? [] : lines(words.repairs.solution)),
  ];
  const beside = others.flatMap((each, i) => [
    ...otherChange(words, i + 2, each.edits, style),
    ...about(each),
    ...(each.unlike === null ? [] : lines(words.repairs.unlike(i + 2, ...shownIn(each.unlike)))),
  ]);
  return [...about(first), ...beside, ...lines(words.repairs.byContract)];
}

/** The call, what it gave, and what it gives now. */
function shownIn({ call, other, now }: NonNullable<ContractRepairShown["alters"]>): [string, string, string] {
  return [displayUnicode(call), displayUnicode(other), displayUnicode(now)];
}
