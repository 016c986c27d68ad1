// Whether what `check` says of a pair is so, by what the real compiler made of both programs.
import type { Answer } from "../../../oracle/outcome.js";
import type { Brute, Outcome } from "./brute.js";
import type { Counterexample, PairClaim, Said } from "./claims.js";

/** The first input on which the two do different things inside of what a verdict covers; undefined where there is none. */
export function differenceInside(brute: Brute, program: number, said: Said): string | undefined {
  const { upTo, smallest, counterexample } = said;
  const most = counterexample === undefined ? (upTo ?? Number.POSITIVE_INFINITY) : counterexample.size - 1;
  if (counterexample !== undefined && smallest !== true) return undefined;
  const conditions = new Set((said.conditions ?? []).map(({ condition }) => condition));
  const found = brute.cases.findIndex((each, i) => {
    if (each.size > most || each.outside.some((condition) => conditions.has(condition))) return false;
    const [expected, got] = [brute.outcomes[0]?.[i], brute.outcomes[program]?.[i]];
    return expected !== undefined && got !== undefined && isDifference(expected, got, conditions);
  });
  const [expected, got] = [brute.outcomes[0]?.[found], brute.outcomes[program]?.[found]];
  if (expected === undefined || got === undefined) return undefined;
  return `${brute.cases[found]?.call} (size ${brute.cases[found]?.size}): ${show(expected)} | ${show(got)}`;
}

const NOTHING = '""';

function isDifference(expected: Outcome, got: Outcome, conditions: ReadonlySet<string>): boolean {
  if (expected.kind === "slow") return false;
  if (expected.kind === "raised" && conditions.has("reference-returns")) return false;
  const isPrintedApart = !conditions.has("prints") || expected.printed !== NOTHING;
  return (
    expected.kind !== got.kind || expected.text !== got.text || (isPrintedApart && expected.printed !== got.printed)
  );
}

const show = ({ kind, text, printed }: Outcome): string =>
  `${kind} ${text}${printed === NOTHING ? "" : ` printing ${printed}`}`;

/** Whether the two do different things on some input at all, as far as the policy on exceptions lets it count. */
export function reallyDiffers(brute: Brute, program: number, raisingCounts: boolean): boolean {
  const conditions = new Set(raisingCounts ? ["prints"] : ["prints", "reference-returns"]);
  return brute.cases.some((_, i) => {
    const [expected, got] = [brute.outcomes[0]?.[i], brute.outcomes[program]?.[i]];
    return expected !== undefined && got !== undefined && isDifference(expected, got, conditions);
  });
}

/** What to ask the prompt about a counterexample: what is printed, and what shows more of the same. */
export function replaysOf(
  name: string,
  { call, arguments: args, observed }: Counterexample,
  see: readonly string[],
): readonly string[] {
  const names = args.map((_, i) => `audited_${i}`);
  const bound = args.map((arg, i) => `let audited_${i} = ${arg} in `).join("");
  const left = `(${bound}let audited = ${name} ${names.join(" ")} in (audited, [${names.map((each) => `Obj.repr ${each}`).join("; ")}]))`;
  return [
    call,
    ...(observed === null ? [] : [observed.replace(/(?<![\w'])_(?![\w'])/, () => `(${call})`)]),
    ...see.map((each) => `(${each}) (${call})`),
    `Marshal.to_string ${left} [Marshal.No_sharing]`,
  ];
}

/** Whether one of the replays shows that the programs part; the reference must give something to compare with. */
export function isConfirmed(expected: readonly Answer[], got: readonly Answer[], raisingCounts: boolean): boolean {
  return expected.some((answer, i) => {
    const other = got[i];
    if (other === undefined || other.kind === "rejected" || answer.kind === "rejected") return false;
    if (answer.kind === "exception" && !raisingCounts) return false;
    if (answer.kind !== "value" && answer.kind !== "exception" && answer.kind !== "exit") return false;
    return (
      answer.kind !== other.kind ||
      valueText(answer) !== valueText(other) ||
      (answer.printed !== "" && answer.printed !== other.printed)
    );
  });
}

/** Without its type, which may differ where a submission is more general; and without places. */
function valueText({ kind, text }: Answer): string {
  const value = kind === "value" ? text.slice(text.indexOf("=") + 1) : text;
  return value
    .replace(/((?:Match|Assert)_failure).*/s, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

export type Row = "differs" | "agrees" | "so far" | "cannot be compared";

/** Of all functions of a pair together. */
export function rowOf({ said }: PairClaim): Row {
  const has = (verdict: Said["verdict"]): boolean => said.some((each) => each.verdict === verdict);
  if (has("differs")) return "differs";
  if (said.length === 0 || has("cannot-compare")) return "cannot be compared";
  return has("agrees-so-far") ? "so far" : "agrees";
}
