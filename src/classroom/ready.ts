// Whether a class can be graded by its references at all: they are programs, they load, and they define functions that
// can be compared. What fails here fails for every student.
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { LoadedFunction } from "../jobs/load.js";
import type { Notice } from "../report/class-results.js";
import type { Diagnostic } from "../report/diagnostic.js";
import { decodeBytes } from "../report/display.js";
import { renderPlace } from "../report/render.js";
import type { Verdict } from "../report/verdict.js";
import type { Assignment } from "./assignment.js";
import { failureOf } from "./decide.js";
import { exerciseOf, type Group } from "./plan.js";

/** `names`: what is compared, in the order of the reference; the group asks every reference for the same. */
export type Ready =
  | { readonly ok: true; readonly group: Group; readonly names: readonly string[]; readonly notices: readonly Notice[] }
  | NotReady;

/** What is wrong with a program, or why one is of no use, in words. */
export type NotReady =
  | { readonly ok: false; readonly errors: readonly [Diagnostic, ...Diagnostic[]] }
  | { readonly ok: false; readonly why: string };

export async function readyGroup(assignment: Assignment, asked: Group, ask: Ask): Promise<Ready> {
  const [first, ...others] = assignment.references as readonly [Source, ...Source[]];
  const itself = await loadReference(assignment, asked, first, ask);
  if (!itself.ok) return itself;
  const { useful, useless } = itself;
  const unchecked = [...itself.unchecked];
  const isMissed = asked.functions.length > 0 || useful.length === 0;
  if (isMissed && useless[0] !== undefined) return notReady(first, useless[0].why);
  if (useful.length === 0) return notReady(first, "it defines no function");
  const group = useful.some((name) => name === asked.observe?.function) ? asked : { ...asked, functions: useful };
  for (const reference of others) {
    const other = await loadReference(assignment, group, reference, ask);
    if (!other.ok) return other;
    if (other.useless[0] !== undefined) return notReady(reference, other.useless[0].why);
    unchecked.push(...other.unchecked);
  }
  return { ok: true, group, names: useful, notices: [...unchecked, ...useless.map(leftOut)] };
}

type LoadedReference = {
  readonly ok: true;
  readonly useful: readonly string[];
  readonly useless: readonly Useless[];
  readonly unchecked: readonly Notice[];
};
type Useless = { readonly function: string; readonly why: string };

async function loadReference(
  assignment: Assignment,
  group: Group,
  reference: Source,
  ask: Ask,
): Promise<LoadedReference | NotReady> {
  const exercise = exerciseOf(assignment, group, reference);
  const ending = await ask({ kind: "load", request: { exercise, submission: undefined } });
  if (ending.kind === "rejected") return { ok: false, errors: ending.errors };
  if (ending.kind !== "done") {
    const failure = failureOf(ending);
    return notReady(reference, failure.kind === "failed" ? failure.why : failure.kind);
  }
  const { functions, unchecked } = ending.answer;
  return {
    ok: true,
    useful: functions.filter(({ refused }) => refused === undefined).map((each) => each.function),
    useless: functions.flatMap(uselessIn),
    unchecked: unchecked.map((notice) => uncheckedNotice(notice, reference)),
  };
}

function uselessIn({ function: name, refused }: LoadedFunction): readonly Useless[] {
  return refused === undefined ? [] : [{ function: name, why: whyOf(refused) }];
}

function whyOf({ why, hint }: Extract<Verdict, { readonly kind: "cannot-compare" }>): string {
  const more = hint?.replace(/\.$/, "");
  return decodeBytes(more === undefined ? why : `${why}. ${more}`);
}

function notReady({ name }: Source, why: string): NotReady {
  return { ok: false, why: `${name}: ${why}` };
}

function uncheckedNotice({ at, title, label }: Diagnostic, reference: Source): Notice {
  const place = renderPlace(at, [reference]);
  return { kind: "not-checked", text: `${place}: ${decodeBytes(title)}: ${decodeBytes(label)}.` };
}

/** Nobody asked for it by name: the others are graded. */
function leftOut({ function: name, why }: Useless): Notice {
  return { kind: "other", text: `\`${decodeBytes(name)}\` is not graded: ${why}.` };
}
