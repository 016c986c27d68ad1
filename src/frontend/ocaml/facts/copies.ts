// Functors: their code is copied by each application, so that a change of the source is a change of every copy. A copy is
// known by the node that it was made of.
import type { Arm, Expr as Core, Name, NodeId, Pattern } from "../../../core/expr.js";
import { boundIn, type Program } from "../../../core/program.js";
import { binders, children, mapChildren, visit } from "../../../core/traverse.js";
import type { Change, Edit, Visible } from "../../../language/facts.js";
import type { Instance } from "../infer/entities.js";
import { copied } from "../lower/instantiate.js";
import type { Lowering } from "../lower/lowering.js";

/** Of a node of a functor's code: by one application, or by applications in the code of other functors as well. */
export type Copied = { readonly of: NodeId; readonly by: readonly Instance[] };

export type Copies = {
  /** Which node of a functor's code a copy was made of. */
  readonly copyOf: (id: NodeId) => Copied | undefined;
  readonly original: (id: NodeId) => Core | undefined;
  readonly copiesOf: (id: NodeId) => readonly { readonly core: Core; readonly copy: Copied }[];
};

export function copiesIn({ copies }: Lowering, code: readonly Core[], { defs }: Program): Copies {
  const originals = new Map<NodeId, Core>();
  for (const bound of code) visit(bound, (e) => void originals.set(e.id, e));
  const copyOf = (id: NodeId): Copied | undefined => {
    const by: Instance[] = [];
    let of = id;
    for (let copy = copies.get(of); copy !== undefined; copy = copies.get(of)) {
      by.unshift(copy.instance);
      of = copy.of;
    }
    return by.length > 0 && originals.has(of) ? { of, by } : undefined;
  };
  const made = new Map<NodeId, { readonly core: Core; readonly copy: Copied }[]>();
  for (const bound of copies.size === 0 ? [] : defs.flatMap(boundIn))
    visit(bound, (core) => {
      const copy = copyOf(core.id);
      if (copy !== undefined) made.set(copy.of, [...(made.get(copy.of) ?? []), { core, copy }]);
    });
  return { copyOf, original: (id) => originals.get(id), copiesOf: (id) => made.get(id) ?? [] };
}

/** The code of the functors that a program defines. */
export function functorCode({ templates, pure }: Lowering): readonly Core[] {
  return [...templates].flatMap(([template, code]) => (pure.has(template) ? [] : code().flatMap(boundIn)));
}

/** A change of a copy as one of the functor's code. */
export function changeOfOriginal(c: Copies, { of, by }: Copied, { before, now }: Change): Change | undefined {
  const original = c.original(of);
  if (original === undefined || !isAlike(original, before)) return undefined;
  const old = new Set<Core>();
  for (const part of children(before)) visit(part, (e) => void old.add(e));
  const nameOf = namesBack(by);
  const back = (e: Core): Core | undefined => {
    if (old.has(e)) return c.original(c.copyOf(e.id)?.of ?? -1);
    const parts = children(e).map(back);
    let next = 0;
    const made = parts.includes(undefined) ? undefined : mapChildren(e, (part) => parts[next++] ?? part);
    return made && inWordsOf(made, { before, original }, nameOf);
  };
  const changed = back(now);
  return changed && { before: original, now: changed };
}

/** From the names of a copy to those of the functor's code. */
function namesBack(by: readonly Instance[]): (name: Name) => Name {
  const back = by.map(
    ({ values }) => new Map([...values].flatMap(([name, to]) => (to.kind === "var" ? [[to.name, name]] : []))),
  );
  return (name) => back.reduceRight((known, names) => names.get(known) ?? known, name);
}

type Same = { readonly before: Core; readonly original: Core };

/** A new node with the names that the functor's code has: those of the node that it is made of, or of a variable. */
function inWordsOf(e: Core, { before, original }: Same, nameOf: (name: Name) => Name): Core | undefined {
  switch (e.kind) {
    case "var":
      return { ...e, name: nameOf(e.name) };
    case "make":
    case "chain":
      if ((before.kind !== "make" && before.kind !== "chain") || before.ctor !== e.ctor) return undefined;
      return original.kind === before.kind ? { ...e, ctor: original.ctor } : undefined;
    case "match":
    case "try": {
      if ((before.kind !== "match" && before.kind !== "try") || original.kind !== before.kind) return undefined;
      const arms = e.arms.map((arm) => armInWordsOf(arm, before.arms, original.arms));
      const known = arms.filter((arm) => arm !== undefined);
      return known.length === arms.length ? { ...e, arms: known } : undefined;
    }
    default:
      return binders(e).length === 0 ? e : undefined;
  }
}

function armInWordsOf(arm: Arm, before: readonly Arm[], original: readonly Arm[]): Arm | undefined {
  for (const [i, other] of before.entries()) {
    const pattern = patternInWordsOf(arm.pattern, other.pattern, original[i]?.pattern);
    if (pattern !== undefined) return { ...arm, pattern };
  }
  return undefined;
}

/** Of a pattern that is another, or that but for a literal. */
function patternInWordsOf(
  now: Pattern,
  before: Pattern | undefined,
  original: Pattern | undefined,
): Pattern | undefined {
  if (now === before || original === undefined) return original;
  if (now.at !== before?.at) return undefined;
  if (now.kind === "lit" && original.kind === "lit") return { ...original, value: now.value };
  if (now.kind !== "ctor" || before.kind !== "ctor" || original.kind !== "ctor") return undefined;
  const args = now.args.map((arg, i) => patternInWordsOf(arg, before.args[i], original.args[i]));
  const known = args.filter((arg) => arg !== undefined);
  return known.length === args.length ? { ...original, args: known } : undefined;
}

/** A primitive in the place of a parameter's function makes something else of a call. */
function isAlike(a: Core, b: Core): boolean {
  return a.kind === b.kind && children(a).length === children(b).length;
}

/** An edit of a functor's code changes all copies of it. */
export function inAllCopies(l: Lowering, c: Copies, edit: Edit): Edit {
  const core = edit.core.flatMap(({ before, now }) =>
    c.copiesOf(before.id).map(({ core, copy }) => ({
      before: core,
      now: copy.by.reduce((made, instance) => copied(l, instance, made), now),
    })),
  );
  return { ...edit, core };
}

/** Names of a functor's code as they are in a copy. */
export function inCopy(visible: readonly Visible[], { by }: Copied): readonly Visible[] {
  return visible.flatMap((each) => {
    const name = by.reduce<Name | undefined>((known, { values }) => {
      const access = known && values.get(known);
      return access?.kind === "var" ? access.name : undefined;
    }, each.name);
    return name === undefined ? [] : [{ ...each, name }];
  });
}
