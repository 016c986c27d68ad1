// Patterns to core patterns.
import { type Pattern as CorePattern, fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import type { Span } from "../../../core/span.js";
import type { CtorInfo, FieldInfo, TypeInfo } from "../infer/entities.js";
import { subpatterns } from "../subpatterns.js";
import type { Constant, Pattern } from "../syntax.js";
import type { Lowering } from "./lowering.js";

export type Naming = {
  /** Gives binders other names than inference did: top-level patterns bind their parts once more. */
  readonly rename: (name: Name) => Name;
  /** The name under which a suspension is kept, to be forced later against the pattern inside `lazy`. */
  readonly suspend: (inside: Pattern) => Name;
};

export const AS_INFERRED: Naming = {
  rename: (name) => name,
  suspend: () => {
    throw new Error("a lazy pattern stands where none is supported");
  },
};

export function lowerPattern(l: Lowering, pattern: Pattern, naming: Naming = AS_INFERRED): CorePattern {
  const { rename } = naming;
  const go = (inner: Pattern): CorePattern => lowerPattern(l, inner, naming);
  const { at } = pattern;
  switch (pattern.kind) {
    case "any":
      return { kind: "any", at };
    case "var":
      return { kind: "bind", at, name: rename(binder(l, pattern)) };
    case "alias":
      return { kind: "as", at, inner: go(pattern.inner), name: rename(binder(l, pattern)) };
    case "constant":
      return { kind: "lit", at, value: literalOf(pattern.value) };
    case "range":
      return {
        kind: "range",
        at,
        low: { kind: "char", value: pattern.low },
        high: { kind: "char", value: pattern.high },
      };
    case "tuple":
      return { kind: "ctor", at, ctor: tupleCtor(pattern.items.length), args: pattern.items.map(go) };
    case "construct":
      return lowerConstruct(l, pattern, go);
    case "list": {
      const end: CorePattern = { kind: "ctor", at, ctor: fixedName("[]"), args: [] };
      return pattern.items.reduceRight<CorePattern>(
        (tail, item) => ({ kind: "ctor", at, ctor: fixedName("::"), args: [go(item), tail] }),
        end,
      );
    }
    case "array":
      return { kind: "array", at, items: pattern.items.map(go) };
    case "record":
      return lowerRecord(l, pattern, go);
    case "or":
      return { kind: "or", at, options: pattern.options.map(go) };
    case "tags":
      return lowerTags(l, pattern);
    case "lazy":
      return { kind: "bind", at, name: naming.suspend(pattern.inner) };
    case "unpack":
      return unpackPattern(l, pattern, rename);
    case "typed":
    case "labelled":
    case "open":
    case "exception":
      return go(pattern.inner);
  }
}

function binder(l: Lowering, pattern: Pattern): Name {
  const name = l.facts.binders.get(pattern);
  if (name === undefined) throw new Error("a pattern variable has no name");
  return name;
}

export function literalOf(value: Constant): Literal {
  switch (value.kind) {
    case "int":
      return { kind: "i63", value: value.value };
    case "int32":
      return { kind: "i32", value: value.value };
    case "int64":
      return { kind: "i64", value: value.value };
    case "nativeint":
      return { kind: "native", value: value.value };
    case "float":
      return { kind: "f64", value: value.value };
    case "char":
      return { kind: "char", value: value.value };
    case "string":
      return { kind: "str", value: value.value };
  }
}

export function ctorOf(l: Lowering, of: Parameters<typeof l.facts.ctors.get>[0]): CtorInfo {
  const ctor = l.facts.ctors.get(of);
  if (ctor === undefined) throw new Error("a constructor was not resolved");
  return ctor;
}

/** A first-class module is the tuple of its parts; there is no tuple of one. */
function unpackPattern(l: Lowering, pattern: Pattern & { kind: "unpack" }, rename: Naming["rename"]): CorePattern {
  const { at } = pattern;
  const parts = l.facts.unpacked.get(pattern) ?? [];
  const args: CorePattern[] = parts.map((name) => ({ kind: "bind", at, name: rename(name) }));
  if (args.length === 1) args.push({ kind: "any", at });
  return { kind: "ctor", at, ctor: tupleCtor(args.length), args };
}

function lowerConstruct(
  l: Lowering,
  pattern: Pattern & { kind: "construct" },
  go: (inner: Pattern) => CorePattern,
): CorePattern {
  const { at, arg } = pattern;
  const ctor = ctorOf(l, pattern);
  if (ctor.family === l.builtins.types.bool)
    return { kind: "lit", at, value: { kind: "bool", value: ctor.name === "true" } };
  if (ctor.family === l.builtins.types.unit) return { kind: "ctor", at, ctor: tupleCtor(0), args: [] };
  const key: CorePattern[] = ctor.key === undefined ? [] : [{ kind: "any", at }];
  if (arg?.kind === "any")
    return {
      kind: "ctor",
      at,
      ctor: ctor.core,
      args: [...ctor.args.map(() => ({ kind: "any", at }) as const), ...key],
    };
  const args = arg === undefined ? [] : ctor.args.length > 1 && arg.kind === "tuple" ? arg.items : [arg];
  return { kind: "ctor", at, ctor: ctor.core, args: [...args.map(go), ...key] };
}

/** #t: one of its tags, whatever its argument. */
function lowerTags(l: Lowering, pattern: Pattern & { kind: "tags" }): CorePattern {
  const { at } = pattern;
  const options = (l.facts.tags.get(pattern) ?? []).map(
    ({ core, args }): CorePattern => ({ kind: "ctor", at, ctor: core, args: args.map(() => ({ kind: "any", at })) }),
  );
  const [only] = options;
  return only !== undefined && options.length === 1 ? only : { kind: "or", at, options };
}

function lowerRecord(
  l: Lowering,
  pattern: Pattern & { kind: "record" },
  go: (inner: Pattern) => CorePattern,
): CorePattern {
  const parts = pattern.fields.map((item) => ({ field: fieldOf(l, item), inner: go(item.pattern) }));
  const record = parts[0]?.field.record;
  if (record === undefined) throw new Error("a record pattern has no field");
  return recordPattern(record, pattern.at, (field) => parts.find((part) => part.field.index === field.index)?.inner);
}

/** A record with some fields looked at; a mutable field's pattern looks into its cell. */
export function recordPattern(
  record: TypeInfo,
  at: Span,
  part: (field: FieldInfo) => CorePattern | undefined,
): CorePattern {
  if (record.body.kind !== "record") throw new Error("not a record");
  const args = record.body.fields.map((field): CorePattern => {
    const inner = part(field);
    if (inner === undefined) return { kind: "any", at };
    return field.mutable ? { kind: "cell", at, inner } : inner;
  });
  // A reference is the bare cell.
  return record.core === "cell" ? (args[0] ?? { kind: "any", at }) : { kind: "ctor", at, ctor: record.body.ctor, args };
}

export function fieldOf(l: Lowering, of: Parameters<typeof l.facts.fields.get>[0]): FieldInfo {
  const field = l.facts.fields.get(of);
  if (field === undefined) throw new Error("a field was not resolved");
  return field;
}

/** The names that a pattern binds, each once. */
export function boundNames(l: Lowering, pattern: Pattern): ReadonlySet<Name> {
  const own = l.facts.binders.get(pattern);
  const parts = l.facts.unpacked.get(pattern) ?? [];
  const inside = subpatterns(pattern).flatMap((inner) => [...boundNames(l, inner)]);
  return new Set([...(own === undefined ? [] : [own]), ...parts, ...inside]);
}

/** Whether the pattern fits every value and looks at nothing that can change. */
export function isIrrefutable(l: Lowering, pattern: Pattern): boolean {
  const go = (inner: Pattern): boolean => isIrrefutable(l, inner);
  switch (pattern.kind) {
    case "any":
    case "var":
    case "unpack":
      return true;
    case "alias":
    case "labelled":
    case "typed":
    case "open":
      return go(pattern.inner);
    case "tuple":
      return pattern.items.every(go);
    case "record":
      return pattern.fields.every((item) => !fieldOf(l, item).mutable && go(item.pattern));
    case "construct": {
      const { body } = ctorOf(l, pattern).family;
      const alone = body.kind === "variant" && body.ctors.length === 1;
      return alone && (pattern.arg === undefined || go(pattern.arg));
    }
    case "or":
      return pattern.options.some(go);
    default:
      return false;
  }
}
