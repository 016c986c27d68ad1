// What `check` says of functions: each alone, then in sequences of calls where its programs remember something. Whoever judges
// a submission, or a change of it, asks here, so that all say the same.
import { nth } from "../basis/known.js";
import { Unsupported } from "../explore/type-key.js";
import { type FunctionVerdict, mayBeRight, type Verdict } from "../report/verdict.js";
import { NoSolver } from "../smt/solver.js";
import { askedPair } from "../subject/asked.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import type { AttemptLanguages, ReadAttempt } from "../subject/read.js";
import { withExplanation } from "./certified.js";
import type { CheckRequest } from "./check-request.js";
import { decidedWholly } from "./decided.js";
import { NOTHING_EXPLORED, noSolverIn, notDecided, nothingKnown } from "./not-decided.js";
import { settledWhereSame } from "./same-program.js";
import { inSequences, type Sequenced, sequencedIn } from "./sequences.js";
import type { SearchTools } from "./tools.js";
import { wayOf } from "./way.js";

/** Two programs, and who asks about them. */
export type Checking = {
  readonly languages: AttemptLanguages;
  readonly request: CheckRequest;
  readonly read: ReadAttempt;
  readonly tools: SearchTools;
};

/** All functions that are asked about, in their order; `onDecided` is told of each as soon as nothing can change it. */
export async function decideFunctions(
  checking: Checking,
  onDecided: (answer: FunctionVerdict) => void,
): Promise<readonly FunctionVerdict[]> {
  const { read, request, tools } = checking;
  const groups = sequencedIn(read);
  const isSequenced = (asked: AskedFunction): boolean => isIn(groups, asked);
  const settled = settledWhereSame(read, request);
  const alone: FunctionVerdict[] = [];
  for (const asked of read.asked) {
    const found = tools.isCancelled()
      ? { ...notDecided(asked.shown), ...renamedTo(asked) }
      : await decideAlone(checking, asked, !isSequenced(asked));
    const answer = isSequenced(asked) ? found : settled(found);
    if (!isSequenced(asked)) onDecided(answer);
    alone.push(answer);
  }
  const answers = (await inSequences(read, groups, alone, request.search, tools)).map(settled);
  for (const [i, asked] of read.asked.entries()) if (isSequenced(asked)) onDecided(nth(answers, i));
  return answers;
}

/** The same of one function, with those that it shares state with; throws where a solver that has to be asked is not there. */
export async function decideFunction(checking: Checking, asked: AskedFunction): Promise<FunctionVerdict> {
  const { read, request, tools } = checking;
  const groups = sequencedIn(read).filter(({ members }) => members.includes(asked));
  const own = withSolver(await decideAlone(checking, asked, groups.length === 0));
  if (groups.length === 0 || !mayBeRight(own.verdict)) return own;
  const alone = [own];
  for (const other of read.asked)
    if (other !== asked && isIn(groups, other)) alone.push(await decideAlone(checking, other, false));
  return withSolver(nth(await inSequences(read, groups, alone, request.search, tools), 0));
}

function withSolver(answer: FunctionVerdict): FunctionVerdict {
  const missing = noSolverIn(answer.verdict);
  if (missing !== undefined) throw new NoSolver(missing);
  return answer;
}

function isIn(groups: readonly Sequenced[], asked: AskedFunction): boolean {
  return groups.some(({ members }) => members.includes(asked));
}

function renamedTo({ renamed }: AskedFunction): Pick<FunctionVerdict, "submissionFunction"> {
  return renamed === undefined ? {} : { submissionFunction: renamed };
}

async function decideAlone(
  { languages, request, read, tools }: Checking,
  asked: AskedFunction,
  mayBeProved: boolean,
): Promise<FunctionVerdict> {
  const start = tools.now();
  const refused = (verdict: Verdict): FunctionVerdict => ({
    function: asked.shown,
    ...renamedTo(asked),
    verdict,
    explored: NOTHING_EXPLORED,
  });
  const paired = askedPair(read, asked, tools.memoryIsLow);
  if (!paired.ok) return refused(paired.verdict);
  try {
    const question = { languages, request, read, asked, pair: paired.pair, tools, mayBeProved };
    const { verdict, explored } = await decidedWholly(question);
    const ms = tools.now() - start;
    const way = request.search.ways && mayBeRight(verdict) ? wayOf(read, asked) : undefined;
    const decided: FunctionVerdict = {
      function: asked.shown,
      ...renamedTo(asked),
      verdict,
      explored: { ...explored, ms },
      ...(way === undefined ? {} : { way }),
    };
    return request.tells?.explanation ? withExplanation(read, paired.pair, mayBeProved, decided) : decided;
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    if (error instanceof NoSolver) return refused(nothingKnown(error.why));
    throw error;
  }
}
