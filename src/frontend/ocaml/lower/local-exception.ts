// Local exceptions: each evaluation of `let exception E in ...` makes another one. They share a constructor in core; its last
// field says which one it is, and handlers look at it.
import type { Arm, Expr as Core, Pattern as CorePattern, Name } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import { NOWHERE, type Span } from "../../../core/span.js";
import type { CtorInfo } from "../infer/entities.js";
import type { Pattern } from "../syntax.js";
import { fresh, int, type Lowering, lit, node, prim, variable } from "./lowering.js";

/** The number of the next one. */
export function nextKey(l: Lowering, at: Span): Core {
  l.counter ??= fresh(l, "exceptions");
  const counter = l.counter;
  const cell = (): Core => variable(l, at, counter, false);
  const next = prim(l, at, "i63.add", [prim(l, at, "cell.get", [cell()], false), int(l, at, 1)], false);
  const set = prim(l, at, "cell.set", [cell(), next], false);
  return node(l, "seq", at, { items: [set, prim(l, at, "cell.get", [cell()], false)] }, false);
}

/** To stand in front of the program. */
export function counterDefs(l: Lowering): readonly Def[] {
  if (l.counter === undefined) return [];
  return [{ kind: "one", name: l.counter, bound: prim(l, NOWHERE, "cell.new", [int(l, NOWHERE, 0)], false) }];
}

/** An arm whose pattern looks at local exceptions also asks which ones they are. */
export function withKeys(l: Lowering, pattern: Pattern, arm: Arm): Arm {
  const ctors = ctorsAtTop(l, pattern).filter(({ key }) => key !== undefined);
  if (ctors.length === 0) return arm;
  const { at } = arm.pattern;
  const exn = fresh(l, "exn");
  const cond = isOneOf(l, at, exn, ctors);
  const no = lit(l, at, { kind: "bool", value: false }, false);
  const guard = arm.guard === undefined ? cond : node(l, "if", at, { cond, yes: arm.guard, no }, false);
  return { pattern: { kind: "as", at, inner: arm.pattern, name: exn }, guard, body: arm.body };
}

function ctorsAtTop(l: Lowering, pattern: Pattern): readonly CtorInfo[] {
  switch (pattern.kind) {
    case "construct": {
      const ctor = l.facts.ctors.get(pattern);
      return ctor === undefined ? [] : [ctor];
    }
    case "or":
      return pattern.options.flatMap((option) => ctorsAtTop(l, option));
    case "alias":
    case "typed":
    case "open":
    case "exception":
      return ctorsAtTop(l, pattern.inner);
    default:
      return [];
  }
}

/** match exn with E (..., key) -> key = the own one's | ... | _ -> true */
function isOneOf(l: Lowering, at: Span, exn: Name, ctors: readonly CtorInfo[]): Core {
  const arms = [...new Set(ctors)].map((ctor): Arm => {
    const key = fresh(l, "key");
    const args: CorePattern[] = [
      ...ctor.args.map(() => ({ kind: "any", at }) as const),
      { kind: "bind", at, name: key },
    ];
    const own = variable(l, at, ctor.key as Name, false);
    const body = prim(l, at, "i63.eq", [variable(l, at, key, false), own], false);
    return { pattern: { kind: "ctor", at, ctor: ctor.core, args }, guard: undefined, body };
  });
  const yes = lit(l, at, { kind: "bool", value: true }, false);
  const others: Arm = { pattern: { kind: "any", at }, guard: undefined, body: yes };
  return node(l, "match", at, { on: variable(l, at, exn, false), arms: [...arms, others] }, false);
}
