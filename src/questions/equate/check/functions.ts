// The functions of a statement, as the checker knows them: those at the top by their names, all others by the ids of their nodes.
import { type Expr, type Lam, type Name, tupleWidth } from "../../../core/expr.js";
import { boundIn } from "../../../core/program.js";
import { freeNames, visit } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import type { Statement } from "../statement.js";
import { mustBeWellFormed } from "./door.js";
import { Refused } from "./refused.js";
import type { Fn } from "./terms.js";

/** All functions of the statement. No two have one name or one id, or one would be taken for the other. */
export class Functions {
  readonly values = new Map<Name, Expr>();
  readonly all = new Map<Name | number, Fn>();
  private readonly widths: ReadonlyMap<Name, number>;

  constructor(readonly statement: Statement) {
    mustBeWellFormed(statement);
    const ctors = [...statement.data.flatMap((each) => each.ctors), ...statement.exceptions];
    this.widths = new Map(ctors.map(({ name, fields }) => [name, fields.length]));
    const bindings = statement.defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings));
    for (const { name, bound } of bindings) this.values.set(name, bound);
    for (const def of statement.defs)
      for (const { name, bound } of def.kind === "one" ? [def] : def.bindings)
        if (bound.kind === "lam")
          this.all.set(name, {
            id: name,
            lam: bound,
            captures: [],
            together: [],
            recursive: def.kind === "rec",
            gives: resultType(statement.types.get(name), bound),
          });
    for (const bound of statement.defs.flatMap(boundIn)) visit(bound, (e) => this.note(e));
  }

  private note(e: Expr): undefined {
    if (e.kind === "lam" && !this.all.has(e.id)) this.all.set(e.id, this.local(e, this.captured([e], []), [], false));
    if (e.kind !== "letrec") return undefined;
    const names = e.bindings.map(({ name }) => name);
    const captures = this.captured(
      e.bindings.map(({ bound }) => bound),
      names,
    );
    const together = e.bindings.map(({ name, bound }) => [name, bound.id] as const);
    for (const { bound } of e.bindings)
      if (bound.kind === "lam") this.all.set(bound.id, this.local(bound, captures, together, true));
    return undefined;
  }

  private local(lam: Lam, captures: readonly Name[], together: Fn["together"], recursive: boolean): Fn {
    return { id: lam.id, lam, captures, together, recursive, gives: undefined };
  }

  private captured(bodies: readonly Expr[], own: readonly Name[]): readonly Name[] {
    const names = new Set(bodies.flatMap((body) => [...freeNames(body)]));
    return [...names].filter((name) => !this.values.has(name) && !own.includes(name)).sort();
  }

  /** How many fields a constructor has. */
  width(ctor: Name): number | undefined {
    return tupleWidth(ctor) ?? this.widths.get(ctor);
  }

  fn(id: Name | number): Fn {
    const fn = this.all.get(id);
    if (fn === undefined) throw new Refused(`no function ${id}`);
    return fn;
  }
}

/** After all its arguments, if that has no variables. */
function resultType(type: Type | undefined, lam: Lam): Type | undefined {
  let result = type;
  for (const _ of lam.params) result = result?.kind === "fn" ? result.to : undefined;
  return result !== undefined && !hasVariables(result) ? result : undefined;
}

function hasVariables(type: Type): boolean {
  if (type.kind === "var") return true;
  return type.kind === "fn" ? hasVariables(type.from) || hasVariables(type.to) : type.args.some(hasVariables);
}
