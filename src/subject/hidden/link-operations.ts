// Two functions linked together with the operations that both programs have for the types that they hide: what a
// type is in the other program may only show in an operation.
import { lookUp, nth } from "../../basis/known.js";
import type { Name } from "../../core/expr.js";
import { tupleCtor } from "../../core/expr.js";
import { type Linked, link } from "../../core/link.js";
import type { Program } from "../../core/program.js";
import { con, type Type } from "../../core/type.js";
import { type Operation, type Operations, renamedVariables } from "./operation.js";

export type Offering = { readonly program: Program; readonly type: Type; readonly operations: Operations };

export type LinkedOperations = {
  readonly linked: Linked;
  /** Those of the reference that the submission has too, at the types that they have in both. */
  readonly operations: Operations;
  /** The submission's own. */
  readonly counterpart: (operation: Operation) => Name;
};

type Both = { readonly family: Name; readonly reference: Operation; readonly submission: Operation };

export function linkOperations(reference: Offering, submission: Offering): LinkedOperations {
  let linked = link(reference, submission, hiddenIn(reference));
  let chosen: readonly Both[] = [];
  if (reference.operations.size === 0) return { linked, operations: new Map(), counterpart: counterparts([]) };
  for (let more = linked.ok; more; ) {
    const candidates = commonOperations(linked, reference, submission);
    const fitting = fittingOperations(reference, submission, chosen, candidates);
    more = fitting.length > chosen.length;
    chosen = fitting;
    linked = linkAll(reference, submission, chosen);
  }
  return { linked: ofFunction(linked), operations: atLinkedTypes(linked, chosen), counterpart: counterparts(chosen) };
}

/** Operations by their paths, whatever the submission's type is; how containers are made by the type. */
function commonOperations(linked: Linked, reference: Offering, submission: Offering): readonly Both[] {
  const sameTypes = linked.ok ? [...linked.link.types] : [];
  const others = [...submission.operations.values()].flat();
  return [...reference.operations].flatMap(([family, own]) => {
    const given = sameTypes.find(([, wanted]) => wanted === family)?.[0] ?? family;
    return own.flatMap((operation): readonly Both[] => {
      const candidates = operation.role === "operation" ? others : (submission.operations.get(given) ?? []);
      const other = candidates.find(({ path, role }) => role === operation.role && path === operation.path);
      return other === undefined ? [] : [{ family, reference: operation, submission: other }];
    });
  });
}

/** All of them if they can be linked together; otherwise as many as can, in order. */
function fittingOperations(
  reference: Offering,
  submission: Offering,
  chosen: readonly Both[],
  candidates: readonly Both[],
): readonly Both[] {
  const known = new Set(chosen.map((each) => each.reference));
  const added = candidates.filter((each) => !known.has(each.reference));
  if (added.length === 0) return chosen;
  const all = [...chosen, ...added];
  if (linkAll(reference, submission, all).ok) return all;
  const fitting = [...chosen];
  for (const each of added) if (linkAll(reference, submission, [...fitting, each]).ok) fitting.push(each);
  return fitting;
}

function linkAll(reference: Offering, submission: Offering, operations: readonly Both[]): Linked {
  const types = (side: "reference" | "submission", own: Type): Type => {
    const all = [own, ...operations.map((each) => each[side].type)];
    return con(tupleCtor(all.length), ...all.map((type, i) => renamedVariables(type, `${i} `)));
  };
  return link(
    { program: reference.program, type: types("reference", reference.type) },
    { program: submission.program, type: types("submission", submission.type) },
    hiddenIn(reference),
  );
}

/** Containers of the library are what they are in every program. */
export function hiddenIn({ operations }: Pick<Offering, "operations">): ReadonlySet<Name> {
  const hidden = [...operations].filter(([, own]) => own.some(({ role }) => role === "operation"));
  return new Set(hidden.map(([family]) => family));
}

function ofFunction(linked: Linked): Linked {
  if (!linked.ok || linked.type.kind !== "con" || !linked.type.name.startsWith("tuple")) return linked;
  return { ...linked, type: nth(linked.type.args, 0) };
}

function atLinkedTypes(linked: Linked, chosen: readonly Both[]): Operations {
  const types = linked.ok && linked.type.kind === "con" ? linked.type.args.slice(1) : [];
  const operations = new Map<Name, Operation[]>();
  chosen.forEach(({ family, reference }, i) => {
    const own = operations.get(family) ?? [];
    operations.set(family, own);
    own.push({ ...reference, type: types[i] ?? reference.type });
  });
  return operations;
}

function counterparts(chosen: readonly Both[]): (operation: Operation) => Name {
  const entries = new Map(chosen.map(({ reference, submission }) => [reference.entry, submission.entry]));
  return ({ entry }) => lookUp(entries, entry);
}
