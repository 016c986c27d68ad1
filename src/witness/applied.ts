// Runs that are told by nothing but what functions inside of their results give, or by what objects hold that nobody can
// look into: `Some <fun>` and `Some <fun>`. What the functions gave is shown then, and what the objects hold.
import { shownName } from "../core/expr.js";
import type { Type } from "../core/type.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { contentOf } from "../explore/unknown.js";
import type { Shown } from "../report/verdict.js";
import type { Policy } from "../subject/exercise.js";
import type { Pair } from "../subject/pair.js";
import type { Speaker, Speakers } from "../subject/speaker.js";
import { type Both, runsOf } from "./both.js";
import { judgeByReference, sameOnBoth, submissionRun, wholeValues } from "./by-reference.js";
import { fieldTypes } from "./compare.js";
import type { Input } from "./judge.js";
import { leftBehind, type RunEnd } from "./left.js";
import { PATIENT } from "./limits.js";
import { isChangeable } from "./sharing.js";

export type ShownRuns = { readonly expected: Shown; readonly got: Shown };

/** The same, where it tells the two apart; otherwise with what was seen of the functions, or is inside of the objects. */
export function toldApartBy(
  speakers: Speakers,
  pair: Pair,
  policy: Policy,
  shown: ShownRuns,
  both: Both,
  input: Input,
): ShownRuns {
  const { expected, got } = shown;
  if (expected.kind !== "value" || got.kind !== "value" || textOf(expected) !== textOf(got)) return shown;
  const applied = input.further.length === 0 ? undefined : appliedShown(speakers, pair, policy, input, shown);
  if (applied !== undefined) return applied;
  const { reference, submission } = runsOf(both);
  const [wanted, given] = [
    heldTexts(speakers.reference, pair, reference),
    heldTexts(speakers.reference, pair, submission),
  ];
  if (wanted.join() === given.join()) return shown;
  return { expected: withLeft(expected, wanted), got: withLeft(got, given) };
}

type Told = Extract<Shown, { kind: "value" }>;

function textOf({ text, effects, from }: Told): string {
  return JSON.stringify([text, effects?.printed, effects?.left ?? [], from]);
}

function withLeft(shown: Told, left: readonly string[]): Told {
  return { ...shown, effects: { printed: shown.effects?.printed, left } };
}

// ---- functions ----

/** What each application gave, and printed, up to the first that differs. */
type Applied = { readonly texts: readonly string[]; readonly printed: string; readonly last?: Report };

/** Undefined: it tells nothing. */
function appliedShown(
  speakers: Speakers,
  pair: Pair,
  policy: Policy,
  input: Input,
  shown: ShownRuns,
): ShownRuns | undefined {
  const seen = judgeByReference(pair, policy, undefined).expects(input, PATIENT);
  if (seen === undefined) return undefined;
  let [wanted, given]: [Applied, Applied] = [NOTHING, NOTHING];
  const onApplied = (type: Type, expected: Report, got: Report): void => {
    wanted = withReport(wanted, speakers.reference, type, expected);
    given = withReport(given, speakers.submission, type, got);
  };
  sameOnBoth(
    pair,
    { ...wholeValues(pair, policy, input, PATIENT), onApplied },
    submissionRun(pair, input, seen, PATIENT),
  );
  const printsMatter = wanted.printed !== given.printed;
  const isEnded = [wanted, given].some(({ last }) => last !== undefined && endedAs(last) !== undefined);
  if (!isEnded && !printsMatter && wanted.texts.join() === given.texts.join()) return undefined;
  return {
    expected: withApplied(shown.expected, wanted, printsMatter),
    got: withApplied(shown.got, given, printsMatter),
  };
}

const NOTHING: Applied = { texts: [], printed: "" };

/** A function that another one gives is told by what it gives. */
function withReport({ texts, printed }: Applied, speaker: Speaker, type: Type, report: Report): Applied {
  const { outcome, output } = report;
  const isTold = outcome.kind !== "value" || type.kind !== "fn";
  const text =
    outcome.kind === "value"
      ? speaker.value(outcome.value, type)
      : outcome.kind === "raised"
        ? speaker.exception(outcome.exn)
        : "";
  return { texts: isTold ? [...texts, text] : texts, printed: printed + output, last: report };
}

/** A program that ends, or does not, when a function of its result is called. */
function endedAs({ outcome, steps }: Report): Shown | undefined {
  if (outcome.kind === "exited") return { kind: "exited", code: outcome.code, printed: undefined, steps };
  return outcome.kind === "unfinished" ? { kind: "unfinished", why: outcome.why, steps } : undefined;
}

function withApplied(shown: Shown, { texts, printed, last }: Applied, printsMatter: boolean): Shown {
  const ended = last && endedAs(last);
  if (ended !== undefined) return ended;
  if (shown.kind !== "value") return shown;
  const effects = printsMatter && printed !== "" ? { printed, left: [] } : undefined;
  return { ...shown, text: texts.join(", "), from: shown.from ?? shown.text, effects };
}

// ---- objects ----

/** Of what can be changed: `Counter(2)`, whoever may look at it. */
function heldTexts(speaker: Speaker, pair: Pair, run: RunEnd): readonly string[] {
  const behind = leftBehind(pair.reference, run).filter(({ root }) => root.kind === "argument");
  return behind.map(({ value, type }) => heldText(speaker, pair, value, type, new Set()));
}

function heldText(speaker: Speaker, pair: Pair, value: Value, type: Type, met: ReadonlySet<Value>): string {
  const { shapes } = pair.reference;
  if (type.kind === "fn" || !shapes.holdsMutable(type) || met.has(value)) return speaker.value(value, type);
  const inner = new Set([...met, value]);
  const item = type.kind === "con" ? type.args[0] : undefined;
  if (isChangeable(value))
    return item === undefined
      ? ""
      : contentOf(value)
          .map((each) => heldText(speaker, pair, each, item, inner))
          .join(", ");
  if (!isData(value)) return speaker.value(value, type);
  const types = fieldTypes({ shapes }, type, value);
  const parts = fieldsOf(value).flatMap((each, i) => {
    const at = types[i];
    return at === undefined ? [] : [heldText(speaker, pair, each, at, inner)];
  });
  return `${shownName(value.k.decl.name)}(${parts.join(", ")})`;
}
