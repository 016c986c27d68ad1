// Whether a class can be graded by its references at all: they are programs, they load, and they define functions that
// can be compared. What fails here fails for every student.
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { LoadedFunction } from "../jobs/load.js";
import type { ClassNotice } from "../report/class-notice.js";
import type { Diagnostic } from "../report/diagnostic.js";
import { decodeBytes, decoded } from "../report/display.js";
import type { Incomparable } from "../report/incomparable.js";
import type { NotChecked } from "../report/not-checked.js";
import type { Unready } from "../report/reason.js";
import { renderPlace } from "../report/render.js";
import type { Assignment } from "./assignment.js";
import { whyNot } from "./decide.js";
import { exerciseOf, type Group } from "./plan.js";

/** `names`: what is compared, in the order of the reference; the group asks every reference for the same. */
export type Ready =
  | {
      readonly ok: true;
      readonly group: Group;
      readonly names: readonly string[];
      readonly notices: readonly ClassNotice[];
    }
  | NotReady;

/** What is wrong with a program, or why one is of no use. */
export type NotReady =
  | { readonly ok: false; readonly errors: readonly [Diagnostic, ...Diagnostic[]] }
  | { readonly ok: false; readonly why: Unready };

export async function readyGroup(assignment: Assignment, asked: Group, ask: Ask): Promise<Ready> {
  const [first, ...others] = assignment.references as readonly [Source, ...Source[]];
  const itself = await loadReference(assignment, asked, first, ask);
  if (!itself.ok) return itself;
  const { useful, useless } = itself;
  const unchecked = [...itself.unchecked];
  const isMissed = asked.functions.length > 0 || useful.length === 0;
  if (isMissed && useless[0] !== undefined) return notReady(first, incomparable(useless[0]));
  if (useful.length === 0) return notReady(first, { kind: "no-function" });
  const group = useful.some((name) => name === asked.observe?.function) ? asked : { ...asked, functions: useful };
  for (const reference of others) {
    const other = await loadReference(assignment, group, reference, ask);
    if (!other.ok) return other;
    if (other.useless[0] !== undefined) return notReady(reference, incomparable(other.useless[0]));
    unchecked.push(...other.unchecked);
  }
  return { ok: true, group, names: useful, notices: [...unchecked, ...useless.map(leftOut)] };
}

type LoadedReference = {
  readonly ok: true;
  readonly useful: readonly string[];
  readonly useless: readonly Useless[];
  readonly unchecked: readonly ClassNotice[];
};
type Useless = { readonly function: string; readonly why: Incomparable };

async function loadReference(
  assignment: Assignment,
  group: Group,
  reference: Source,
  ask: Ask,
): Promise<LoadedReference | NotReady> {
  const exercise = exerciseOf(assignment, group, reference);
  const ending = await ask({ kind: "load", request: { exercise, submission: undefined } });
  if (ending.kind === "rejected") return { ok: false, errors: ending.errors };
  if (ending.kind !== "done") return notReady(reference, whyNot(ending, reference));
  const { unchecked } = ending.answer;
  const functions = gradedOf(ending.answer.functions, group);
  return {
    ok: true,
    useful: functions.filter(({ refused }) => refused === undefined).map((each) => each.function),
    useless: functions.flatMap(uselessIn),
    unchecked: unchecked.map((notice) => uncheckedNotice(notice, reference)),
  };
}

/** What nobody named: values that are no functions are graded only where there is nothing else, for a class need not have them. */
function gradedOf(all: readonly LoadedFunction[], { functions }: Group): readonly LoadedFunction[] {
  const own = functions.length > 0 ? all : all.filter(({ isValue }) => !isValue);
  return own.length > 0 ? own : all;
}

function uselessIn({ function: name, refused }: LoadedFunction): readonly Useless[] {
  return refused === undefined ? [] : [{ function: decodeBytes(name), why: decoded(refused) }];
}

function incomparable({ why }: Useless): Unready["why"] {
  return { kind: "incomparable", why };
}

function notReady({ name }: Source, why: Unready["why"]): NotReady {
  return { ok: false, why: { file: name, why } };
}

function uncheckedNotice(notice: NotChecked, reference: Source): ClassNotice {
  const place = renderPlace(notice.at, [reference]);
  if (notice.kind !== "fails-when-loaded")
    return { kind: "not-checked", place, title: decodeBytes(notice.title), label: decodeBytes(notice.label) };
  return { kind: "fails-when-loaded", place, definition: decoded(notice.definition), how: decoded(notice.how) };
}

/** Nobody asked for it by name: the others are graded. */
function leftOut({ function: name, why }: Useless): ClassNotice {
  return { kind: "not-graded", function: name, why };
}
