// Asks for what hints are made of: for each function that differs a repair of its own, which leaves the others as they
// are, and what runs show.
import type { HintMaterial, Unrepaired } from "../report/hint-ladder.js";
import { type HintLevel, hintRepair, NO_FACTS } from "../report/hints.js";
import type { FoundRepair, FunctionRepair } from "../report/repair.js";
import type { FunctionVerdict, NoSolverLimit, Verdict, Witness } from "../report/verdict.js";
import type { CheckRequest } from "./check-request.js";
import type { Control, Progress, Session } from "./job.js";
import { watchSolver } from "./lacking.js";
import { type PeerProgram, type RepairRequest, USUAL_REPAIR } from "./repair-request.js";
import { confirmed, onlyAbout } from "./whole-repair.js";

/** From this level on, hints need a repair. */
const WITH_REPAIR = 3;

/** `peersFor`: right submissions of others, by functions. */
export async function askHints(
  session: Session,
  request: CheckRequest,
  answers: readonly FunctionVerdict[],
  levelOf: (name: string) => HintLevel,
  onProgress: (progress: Progress) => void,
  control: Control,
  peersFor: (name: string) => readonly PeerProgram[] = () => [],
): Promise<readonly HintMaterial[]> {
  const wrong = answers.filter(({ verdict }) => verdict.kind === "differs");
  const found = new Map<string, Mending>();
  for (const answer of wrong) {
    const { function: name } = answer;
    if (levelOf(name) < WITH_REPAIR) continue;
    const asked = { ...request, peers: peersFor(name) };
    const own = mendedBy(found, name) ?? (await repairOf(session, asked, answers, answer, onProgress, control));
    found.set(name, own);
  }
  const materials: HintMaterial[] = [];
  for (const answer of wrong) {
    const { verdict, function: name } = answer;
    if (verdict.kind !== "differs") continue;
    const own = found.get(name);
    const { repair, unrepaired } = (own?.repair === undefined ? mendedBy(found, name) : undefined) ?? own ?? {};
    const facts = await factsOf(session, request, name, verdict.witness, repair, control);
    const material = { answer, witness: verdict.witness, facts, repair, submission: request.submission };
    materials.push({ ...material, ...(unrepaired && { unrepaired }) });
  }
  return materials;
}

/** A repair of a function, and which others it makes right. */
type Mending = {
  readonly repair?: FoundRepair | undefined;
  readonly mended?: ReadonlyMap<string, Verdict>;
  readonly unrepaired?: Unrepaired;
};

/** The repair of another function that makes this one right. */
function mendedBy(found: ReadonlyMap<string, Mending>, name: string): Mending | undefined {
  for (const { repair, mended } of found.values()) {
    const claim = mended?.get(name);
    if (repair !== undefined && claim !== undefined) return { repair: { ...repair, claim } };
  }
  return undefined;
}

/** Of the text as the student wrote it, whatever else is wrong in it; unless that is what it uses. */
async function repairOf(
  session: Session,
  request: CheckRequest & Pick<RepairRequest, "peers">,
  answers: readonly FunctionVerdict[],
  { function: name, explored }: FunctionVerdict,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<Mending> {
  const { tells: _tells, peers = [], ...plain } = request;
  const wrong = answers.filter(({ verdict }) => verdict.kind === "differs").map((each) => each.function);
  const exercise = onlyAbout(request.exercise, new Set([name, ...wrong]));
  const alone = { ...plain, exercise, repair: USUAL_REPAIR, peers, about: name };
  const onEvent = (event: { readonly kind: "progress"; readonly progress: Progress }): void =>
    onProgress(event.progress);
  const watch = watchSolver();
  const job = { kind: "repair", request: alone } as const;
  const ending = watch.see(job, await session.ask(job, onEvent, control));
  const found = ending.kind === "done" ? ending.answer.functions[0] : undefined;
  const repair = hintRepair(found?.repairs ?? []);
  if (found?.uses !== undefined) return { unrepaired: { kind: "uses", function: found.uses } };
  if (found === undefined || repair === undefined) return withoutRepair(watch.lacking());
  const others = answers.filter((each) => each.function !== name);
  const functions: readonly FunctionRepair[] = [
    ...others.map((each) => ({ function: each.function, verdict: each.verdict, repairs: [], explored })),
    { ...found, function: name, repairs: [repair] },
  ];
  let isChecked = true;
  const whole = await confirmed(request.submission, functions, async (text) => {
    const check = { kind: "check", request: { ...plain, submission: { ...request.submission, text } } } as const;
    const checked = watch.see(check, await session.ask(check, () => undefined, control));
    isChecked &&= checked.kind === "done";
    return checked;
  });
  if (watch.lacking() !== undefined) return withoutRepair(watch.lacking());
  const kept = whole.functions.at(-1)?.repairs[0];
  if (kept === undefined) return isChecked ? { unrepaired: { kind: "breaks" } } : {};
  return { repair: kept, mended: new Map(whole.functions.flatMap(mendedIn)) };
}

function withoutRepair(lacking: NoSolverLimit | undefined): Mending {
  return lacking === undefined ? {} : { unrepaired: { kind: "lacking", what: lacking } };
}

function mendedIn({ function: name, mended }: FunctionRepair): readonly (readonly [string, Verdict])[] {
  return mended === undefined ? [] : [[name, mended]];
}

async function factsOf(
  session: Session,
  { exercise, submission }: CheckRequest,
  name: string,
  { chosen, got }: Witness,
  repair: FoundRepair | undefined,
  control: Control,
): Promise<HintMaterial["facts"]> {
  if (chosen === undefined) return NO_FACTS; // a sequence of calls
  const { exceptions } = exercise;
  const request = {
    exercise,
    submission,
    function: name,
    chosen,
    exceptions,
    endless: got.kind === "unfinished",
    repaired: repair?.text,
  };
  const ending = await session.ask({ kind: "hints", request }, () => undefined, control);
  return ending.kind === "done" ? ending.answer : NO_FACTS;
}
