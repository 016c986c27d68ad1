// Contracts in signatures: functions that are only described, and contracts of values, which belong to the modules that
// are written with the signature.
import type { Spec as SignatureSpec } from "../syntax.js";
import type { Logic } from "./express.js";
import { leaveOut, leaveUnused, type Record } from "./leaving-out.js";
import type { Comment } from "./parse-comment.js";
import { Unreadable } from "./term.js";

export type Clauses = Comment & { readonly kind: "clauses" };

export type Signature = {
  readonly logic: ReadonlyMap<string, Logic>;
  /** The contracts of its values. */
  readonly values: ReadonlyMap<string, readonly Clauses[]>;
};

export const NO_SIGNATURE: Signature = { logic: new Map(), values: new Map() };

export function inSignature(record: Record, specs: readonly SignatureSpec[], comments: readonly Comment[]): Signature {
  const logic = new Map<string, Logic>();
  const values = new Map<string, readonly Clauses[]>();
  for (const comment of comments) {
    if (comment.kind === "definition") {
      const { name } = comment.name;
      logic.set(name, { kind: "nothing", why: `\`${name}\` is not defined, only described, which is not supported` });
    } else if (comment.kind === "lemma" || comment.kind === "axiom") {
      leaveUnused(record, undefined, comment.at, `the ${comment.kind} \`${comment.name}\` is not used`);
    } else if (comment.kind === "other") {
      leaveUnused(record, undefined, comment.at, `${comment.what} is not supported`);
    }
  }
  for (const comment of comments) {
    const spec = specs.findLast((each) => each.at.end <= comment.at.start);
    if (comment.kind !== "clauses") continue;
    const computed = spec?.kind === "value" ? computedBy(comment, logic) : undefined;
    if (spec?.kind !== "value")
      leaveOut(record, undefined, comment.at, "contracts of types in signatures are not supported");
    else if (computed !== undefined) logic.set(computed, { kind: "value", path: [spec.name.name], exact: undefined });
    else values.set(spec.name.name, [...(values.get(spec.name.name) ?? []), comment]);
  }
  return { logic, values };
}

/** `val leq : t -> t -> bool` with `b = leq x y ensures b <-> le x y` says that `leq` computes `le`. */
function computedBy({ header, clauses }: Clauses, logic: ReadonlyMap<string, Logic>): string | undefined {
  const [only] = clauses;
  if (clauses.length !== 1 || only?.keyword !== "ensures" || header?.results.length !== 1) return undefined;
  try {
    const term = only.term();
    const [left, right] =
      term.kind === "iff"
        ? [term.left, term.right]
        : term.kind === "compare" && term.rest.length === 1
          ? [term.first, term.rest[0]?.term]
          : [];
    if (term.kind === "compare" && term.rest[0]?.op !== "=") return undefined;
    if (left?.kind !== "name" || left.path.name !== header.results[0] || right?.kind !== "apply") return undefined;
    const args = right.args.map((arg) => (arg.kind === "name" && arg.path.modules.length === 0 ? arg.path.name : ""));
    const { fn } = right;
    if (fn.kind !== "name" || fn.path.modules.length > 0 || !logic.has(fn.path.name)) return undefined;
    return args.join(" ") === header.args.map(({ name }) => name).join(" ") ? fn.path.name : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
