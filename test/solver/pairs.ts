// Pairs of programs for comparing solvers: every template with each of its other choices.
import { type CheckRequest, USUAL_SEARCH } from "../../src/jobs/check-request.js";
import type { SolverChoice } from "../../src/jobs/tools.js";
import { attemptOf } from "../attempt.js";
import { LIST_TEMPLATES } from "./list-templates.js";
import { PROOF_TEMPLATES } from "./proof-templates.js";
import { TEMPLATES } from "./templates.js";

export type SolverPair = { readonly name: string; readonly reference: string; readonly submission: string };

const CHOICE = /\{\{(.*?)\}\}/gs;

export function solverPairs(): readonly SolverPair[] {
  return Object.entries({ ...TEMPLATES, ...PROOF_TEMPLATES, ...LIST_TEMPLATES }).flatMap(([name, template]) =>
    pairsOf(name, template),
  );
}

function pairsOf(name: string, template: string): SolverPair[] {
  const choices = [...template.matchAll(CHOICE)].map(([, alternatives = ""]) => alternatives.split(" ## "));
  const reference = chosen(template, []);
  const others = choices.flatMap((alternatives, at) =>
    alternatives.slice(1).map((_, i) => choices.map((__, k) => (k === at ? i + 1 : 0))),
  );
  return others.map((picks) => ({ name: `${name} ${picks.join("")}`, reference, submission: chosen(template, picks) }));
}

/** The template with some alternative of each choice; the first where nothing is said. */
function chosen(template: string, picks: readonly number[]): string {
  let at = 0;
  return template.replaceAll(CHOICE, (_, alternatives: string) => alternatives.split(" ## ")[picks[at++] ?? 0] ?? "");
}

/** As `check` asks with default settings. */
export function requestFor({ reference, submission }: SolverPair, solver: SolverChoice): CheckRequest {
  return { ...attemptOf(reference, submission, { functions: ["f"] }), search: { ...USUAL_SEARCH, solver } };
}
