// What a search for a difference has found so far: witnesses, how many paths agree, what the claim has to mention,
// and the paths on which other values are worth a try at the end.
import { isTooLarge, type Report } from "../../eval/outcome.js";
import { dependsOnDraws } from "../../explore/chance.js";
import { STEPS_PER_RUN } from "../../explore/limits.js";
import type { PathPosition, Run } from "../../explore/run.js";
import type { Next, Path } from "../../explore/search.js";
import { NOT_MADE } from "../../subject/hidden/convert.js";
import { isUnmade } from "../../subject/hidden/disguise.js";
import type { Pair } from "../../subject/pair.js";
import type { Both } from "../../witness/both.js";
import { judgeByReference, type ReferenceJudge } from "../../witness/by-reference.js";
import { restsOnWidth } from "../../witness/width.js";
import { type CoreWitness, type QuestionUnknowns, type WitnessMaker, witnessMaker } from "../../witness/witness.js";
import type { GeneralTools } from "../general.js";
import { partsWhateverIsDrawn } from "./general.js";
import { PROBED_MAX, PROBING_STEPS } from "./limits.js";
import type { Refutation, RefuteSettings, SeenInSearch } from "./refute.js";
import type { CheckStep } from "./stages.js";

type OwnSeen = Pick<
  SeenInSearch,
  | "tested"
  | "raised"
  | "unfinished"
  | "prints"
  | "printsOther"
  | "slowAt"
  | "largeAt"
  | "unconfirmedAt"
  | "aliasedAt"
  | "drawnAt"
  | "unsupported"
>;

export type Findings = {
  readonly pair: Pair;
  readonly settings: RefuteSettings;
  readonly unknowns: QuestionUnknowns;
  readonly judge: ReferenceJudge;
  readonly maker: WitnessMaker<Both>;
  /** The smallest witness of each kind. */
  readonly byKind: Map<string, CoreWitness<Both>>;
  readonly agreeing: number[];
  readonly seen: { -readonly [K in keyof OwnSeen]: OwnSeen[K] };
  readonly toProbe: PathPosition[];
  paths: number;
  foundAfter: number | undefined;
  byWidth: CoreWitness<Both> | undefined;
};

export function newFindings(pair: Pair, settings: RefuteSettings, unknowns: QuestionUnknowns): Findings {
  const judge = judgeByReference(pair, settings.exceptions, pair.reference.given);
  return {
    pair,
    settings,
    unknowns,
    judge,
    maker: witnessMaker(pair.reference, judge),
    byKind: new Map(),
    agreeing: [],
    seen: {
      tested: false,
      raised: false,
      unfinished: false,
      prints: false,
      printsOther: false,
      slowAt: undefined,
      largeAt: undefined,
      unconfirmedAt: undefined,
      drawnAt: undefined,
      aliasedAt: undefined,
      unsupported: undefined,
    },
    toProbe: [],
    paths: 0,
    foundAfter: undefined,
    byWidth: undefined,
  };
}

const ON: Next = { kind: "on" };

/** `kind`: which branches of the submission the path took. */
export function onFinishedPath(findings: Findings, path: Path<CheckStep>, kind: string): Next {
  findings.paths++;
  findings.seen.tested ||= path.taken.some(({ kind: step }) => step === "submission");
  const last = path.taken[path.taken.length - 1];
  if (last?.kind === "compared") return onCompared(findings, path, last, kind);
  const isOwn = last?.kind === "reference" || last?.kind === "submission";
  if (isOwn || (last?.kind === "given" && last.report.outcome.kind === "unsupported"))
    note(findings, last.report, path.level);
  return ON;
}

function onCompared(
  findings: Findings,
  path: Path<CheckStep>,
  { compared, got, unsupported }: Extract<CheckStep, { kind: "compared" }>,
  kind: string,
): Next {
  const expected = outputIn(path);
  const same = compared === "same";
  findings.seen.prints ||= same && got.output !== expected && expected === "";
  findings.seen.printsOther ||= same && got.output !== expected && expected !== "";
  if (unsupported !== undefined) note(findings, unsupported, path.level);
  if (same) {
    if (unsupported === undefined) onAgreement(findings, path);
    return ON;
  }
  const before = workOf(findings);
  const witness = witnessOf(findings, path);
  if (witness !== undefined) return keep(findings, kind, witness);
  const { seen } = findings;
  const unclear = unclearWhy(path, compared, got);
  seen[unclear] = Math.min(seen[unclear] ?? path.level, path.level);
  return { kind: "on", steps: workOf(findings) - before };
}

/** Why a difference on a path was not confirmed by runs. */
function unclearWhy(
  { run }: Path<CheckStep>,
  compared: Extract<CheckStep, { kind: "compared" }>["compared"],
  got: Report,
): "largeAt" | "slowAt" | "aliasedAt" | "drawnAt" | "unconfirmedAt" {
  if (isTooLarge(got)) return "largeAt";
  if (got.outcome.kind === "unfinished") return "slowAt";
  if (compared === "aliased") return "aliasedAt";
  return dependsOnDraws(run) ? "drawnAt" : "unconfirmedAt";
}

/** What confirming has taken so far: where unknown functions differ it tries many, and finds none. */
function workOf({ judge }: Findings): number {
  return judge.steps() + STEPS_PER_RUN * judge.runs();
}

/** What the reference prints. */
function outputIn({ taken }: Path<CheckStep>): string {
  const step = taken.find((each) => each.kind === "reference");
  return step?.kind === "reference" ? step.report.output : "";
}

/** A run that ended its path: what the claim has to mention of it. */
function note({ seen }: Findings, { outcome }: Report, level: number): void {
  seen.raised ||= outcome.kind === "raised" && !isUnmade(outcome.exn);
  seen.unfinished ||= outcome.kind === "unfinished";
  const isLack = outcome.kind === "unsupported" && outcome.what !== NOT_MADE; // a larger input shows what it would do
  if (isLack && level < (seen.unsupported?.level ?? Number.POSITIVE_INFINITY))
    seen.unsupported = { what: outcome.what, level };
}

function onAgreement({ agreeing, toProbe }: Findings, { run }: Path<CheckStep>): void {
  agreeing[run.size] = (agreeing[run.size] ?? 0) + 1;
  const position = run.position();
  const { seen } = run.world;
  const isExact = !seen.has("arithmetic") && !seen.has("width") && position.inexact === undefined;
  if (!isExact && toProbe.length < PROBED_MAX) toProbe.push(position);
}

/** Tidying must not turn one kind of difference into another that is known already. */
function witnessOf(
  { maker, unknowns, settings, byKind }: Findings,
  { run }: Path<CheckStep>,
): CoreWitness<Both> | undefined {
  const tidy = maker.fromPath(run, unknowns, true);
  const isKnown =
    tidy !== undefined && settings.all > 1 && [...byKind.values()].some((other) => sameArguments(other, tidy));
  return isKnown ? maker.fromPath(run, unknowns, false) : tidy;
}

function sameArguments(a: CoreWitness<Both>, b: CoreWitness<Both>): boolean {
  return JSON.stringify(a.args, plainBigints) === JSON.stringify(b.args, plainBigints);
}

function plainBigints(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

function keep(findings: Findings, kind: string, witness: CoreWitness<Both>): Next {
  const { pair, settings, byKind } = findings;
  const known = byKind.get(kind);
  if (known !== undefined && known.size <= witness.size) return ON;
  if (restsOnWidth(pair, settings.exceptions, witness.input)) {
    if (findings.byWidth === undefined || witness.size < findings.byWidth.size) findings.byWidth = witness;
    return ON;
  }
  findings.foundAfter ??= findings.paths;
  byKind.set(kind, witness);
  if (byKind.size < settings.all) return ON;
  return { kind: "below", size: Math.min(...[...byKind.values()].map(({ size }) => size)) };
}

/** Tries other values where nothing was found. */
export function probe(findings: Findings, run: Run): void {
  const { judge, maker, unknowns } = findings;
  const stepsMax = judge.steps() + PROBING_STEPS;
  const isFound = findings.byKind.size > 0 || findings.byWidth !== undefined;
  for (const position of isFound ? [] : findings.toProbe) {
    if (judge.steps() > stepsMax) return;
    run.start(position);
    const witness = maker.byProbing(run, unknowns);
    if (witness !== undefined) keep(findings, "probed", witness);
  }
}

/** What differs only for some of what was drawn is no difference. */
export async function leaveOutDrawn(findings: Findings, tools: GeneralTools): Promise<void> {
  const { pair, settings, byKind, seen } = findings;
  for (const [kind, witness] of byKind) {
    if (await partsWhateverIsDrawn(pair, settings.exceptions, witness, tools)) continue;
    byKind.delete(kind);
    seen.drawnAt = Math.min(seen.drawnAt ?? witness.size, witness.size);
  }
}

export function foundIn({ byKind, byWidth, foundAfter, agreeing }: Findings): Omit<Refutation, "searched" | "seen"> {
  const witnesses = [...byKind.values()].sort((a, b) => a.size - b.size);
  return { witnesses, byWidth: byKind.size === 0 ? byWidth : undefined, foundAfter, agreeing };
}
