// Asks for what hints are made of: for each function that differs a repair of its own, which leaves the others as they
// are, and what runs show.
import type { HintMaterial } from "../report/hint-ladder.js";
import { type HintLevel, hintRepair, NO_FACTS } from "../report/hints.js";
import type { FoundRepair, FunctionRepair } from "../report/repair.js";
import type { FunctionVerdict, Witness } from "../report/verdict.js";
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
  const materials: HintMaterial[] = [];
  for (const answer of answers) {
    const { verdict, function: name } = answer;
    if (verdict.kind !== "differs") continue;
    const watch = watchSolver();
    const asking: Session = {
      ...session,
      ask: async (job, ...rest) => watch.see(job, await session.ask(job, ...rest)),
    };
    const found =
      levelOf(name) < WITH_REPAIR
        ? undefined
        : await repairOf(asking, { ...request, peers: peersFor(name) }, answers, answer, onProgress, control);
    const lacking = watch.lacking();
    const repair = lacking === undefined ? found : undefined;
    const facts = await factsOf(session, request, name, verdict.witness, repair, control);
    const material = { answer, witness: verdict.witness, facts, repair, submission: request.submission };
    materials.push({ ...material, ...(lacking && { lacking }) });
  }
  return materials;
}

/** Of the text as the student wrote it, whatever else is wrong in it. */
async function repairOf(
  session: Session,
  request: CheckRequest & Pick<RepairRequest, "peers">,
  answers: readonly FunctionVerdict[],
  { function: name, explored }: FunctionVerdict,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<FoundRepair | undefined> {
  const { tells: _tells, peers = [], ...plain } = request;
  const exercise = onlyAbout(request.exercise, new Set([name]));
  const alone = { ...plain, exercise, repair: USUAL_REPAIR, peers };
  const onEvent = (event: { readonly kind: "progress"; readonly progress: Progress }): void =>
    onProgress(event.progress);
  const ending = await session.ask({ kind: "repair", request: alone }, onEvent, control);
  const found = ending.kind === "done" ? ending.answer.functions[0] : undefined;
  const repair = hintRepair(found?.repairs ?? []);
  if (found === undefined || repair === undefined) return undefined;
  const others = answers.filter((each) => each.function !== name);
  const functions: readonly FunctionRepair[] = [
    ...others.map((each) => ({ function: each.function, verdict: each.verdict, repairs: [], explored })),
    { ...found, function: name, repairs: [repair] },
  ];
  const whole = await confirmed(request.submission, functions, (text) =>
    session.ask(
      { kind: "check", request: { ...plain, submission: { ...request.submission, text } } },
      () => undefined,
      control,
    ),
  );
  return whole.functions.at(-1)?.repairs[0];
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
