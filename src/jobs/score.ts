// How strong a teacher's own tests are: the branches of the reference that they take, and the mutants of it that they
// tell from it; with an input for every mutant that they do not, and `check` can.
import { positionAt } from "../core/span.js";
import { branchesOf, killing } from "../questions/mutate/strength.js";
import type { Checked } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { FunctionScore, Survivor } from "../report/suite/suite.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { CheckRequest } from "../subject/check-request.js";
import type { Pair } from "../subject/pair.js";
import { type ProgramLanguages, type Programs, readPrograms } from "../subject/read-programs.js";
import type { Input } from "../witness/confirm.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CheckTools } from "./check.js";
import { type ReplayInput, replay } from "./replay.js";

type Used = { readonly pair: Pair; readonly input: Input; readonly i: number };

/** The submission of the request is its reference. */
export async function scoreTests(
  languages: ProgramLanguages,
  request: CheckRequest,
  inputs: readonly ReplayInput[],
  tools: CheckTools,
): Promise<Checked<readonly FunctionScore[]>> {
  const used = new Map<string, Used[]>();
  const replayed = replay(languages, request, inputs, tools.memoryIsLow, (input, pair, name, i) => {
    used.set(name, [...(used.get(name) ?? []), { pair, input, i }]);
  });
  if (!replayed.ok) return replayed;
  const programs = readPrograms(languages, request);
  if (!programs.ok) return programs;
  const unusable = inputs.flatMap((input, i) => {
    const result = replayed.value[i];
    if (result === undefined || result.kind === "agrees" || result.kind === "differs") return [];
    const why: UnusableTest = result.kind === "unusable" ? result.why : { kind: "no-value-of-reference" };
    return [{ function: input.function, call: "call" in input.input ? input.input.call : "", why }];
  });
  const scores: FunctionScore[] = [];
  for (const [name, own] of used) {
    const left = unusable.filter((each) => each.function === name);
    const tested = own.filter(({ i }) => ["agrees", "differs"].includes(replayed.value[i]?.kind ?? ""));
    scores.push({ ...(await scoreOf(programs.value, request, name, tested, tools)), unusable: left });
  }
  return { ok: true, value: scores };
}

async function scoreOf(
  programs: Programs,
  request: CheckRequest,
  name: string,
  used: readonly Used[],
  tools: CheckTools,
): Promise<Omit<FunctionScore, "unusable">> {
  const [first] = used;
  if (first === undefined) return { function: name, tests: 0, strength: undefined };
  const { pair } = first;
  const { exceptions, reference } = request;
  const branches = branchesOf(pair, "reference", reference.name);
  const mutants = killing(pair, exceptions, branches, reference.name);
  const measured = used.map(({ input }) => ({ input, taken: branches.taken(input.args("reference")) }));
  const taken = new Set(measured.flatMap((each) => each.taken));
  const all = new Set(mutants.mutants.map(({ id }) => id));
  const killed = new Set(mutants.killedBy(measured, all, true).flat());
  const asked = programs.asked.find(({ shown }) => shown === name);
  const show = witnessShower(programs, asked ?? { shown: name, compared: name, observer: undefined }, pair, request);
  const survivors: Survivor[] = [];
  let equivalent = 0;
  for (const mutant of mutants.mutants) {
    if (killed.has(mutant.id)) continue;
    tools.onProgress({ function: name, paths: survivors.length + equivalent, size: 0 });
    if (tools.isCancelled()) break; // nothing is known of the others: they count as not told
    const witness = await mutants.tell(mutant, {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: tools.isCancelled,
      onProgress: () => undefined,
    });
    if (witness === undefined) equivalent++;
    else
      survivors.push({
        operator: mutant.operator,
        line: positionAt(request.reference.text, mutant.at.start).line,
        before: programs.reference.showExpr(mutant.before),
        now: programs.reference.showExpr(mutant.now),
        call: show(witness).call,
      });
  }
  return {
    function: name,
    tests: new Set(used.map(({ i }) => i)).size,
    strength: {
      branches: { taken: branches.all.filter((event) => taken.has(event)).length, all: branches.all.length },
      mutants: { killed: killed.size, all: mutants.mutants.length, equivalent, survivors },
    },
  };
}
