// What is known of every function of a program once all repairs are made: a function that another one calls is changed for
// its own contract, and the other may break its contract then.
import type { Source } from "../core/span.js";
import type { Language } from "../language/language.js";
import type { FunctionContract } from "../report/contract.js";
import type { ContractRepair } from "../report/repair.js";
import { mayBeRight } from "../report/verdict.js";
import { testProgram } from "./test.js";
import type { TestRequest } from "./test-request.js";
import type { SearchTools } from "./tools.js";

/** The repairs that can be made together. The last one goes as long as some function breaks its contract that did not. */
export async function confirmedContracts(
  language: Language,
  request: TestRequest,
  functions: readonly ContractRepair[],
  tools: SearchTools,
): Promise<readonly ContractRepair[]> {
  const last = functions.findLastIndex(({ repairs }) => repairs.length > 0);
  if (last < 0 || functions.length < 2) return functions;
  const reference = { ...request.exercise.reference, text: repairedText(request.exercise.reference, functions) };
  const asked = { ...request, exercise: { ...request.exercise, reference }, count: false, guess: false };
  const tested = await testProgram(language, asked, tools);
  const answers = tested.ok ? tested.value.answers : [];
  const after = new Map(answers.map((each) => [each.function, each]));
  if (functions.every((each) => isAsGood(each, after.get(each.before.function))))
    return functions.map((each) => claiming(each, after.get(each.before.function)));
  const fewer = functions.map((each, i) => (i < last ? each : { ...each, repairs: [] }));
  return confirmedContracts(language, request, fewer, tools);
}

/** With the first repair of each function. */
export function repairedText(program: Source, functions: readonly ContractRepair[]): string {
  return functions.reduce((text, { repairs }) => repairs[0]?.text ?? text, program.text);
}

function isAsGood({ before, repairs }: ContractRepair, after: FunctionContract | undefined): boolean {
  const wasKept = repairs.length > 0 || isKept(before);
  return !wasKept || (after !== undefined && isKept(after));
}

export function isKept({ verdict }: FunctionContract): boolean {
  return mayBeRight(verdict);
}

/** What holds with all changes is what is claimed. */
function claiming(repaired: ContractRepair, after: FunctionContract | undefined): ContractRepair {
  const [first, ...others] = repaired.repairs;
  if (first === undefined || after === undefined) return repaired;
  return { ...repaired, repairs: [{ ...first, claim: after }, ...others] };
}
