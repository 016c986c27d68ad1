// Arms with nested patterns -> a tree of tests. The column tested is always the first one
// that the first remaining arm needs, so values are looked at in the order that trying the
// arms one by one from left to right would look, but no value is tested twice. Trees can
// grow exponentially; beyond a budget the first arm is tried alone and the rest after it.
import { nth } from "../../basis/known.js";
import type { Arm, Name, Pattern } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import { subpatterns } from "../../core/traverse.js";

/** A place inside the value matched on. */
export type MatchPlace = { readonly id: number; readonly step: MatchStep | undefined }; // undefined: the value itself
export type MatchStep = {
  readonly parent: MatchPlace;
  readonly kind: "field" | "item" | "content";
  readonly index: number;
  readonly width: number;
};

export type Key =
  | { readonly kind: "ctor"; readonly ctor: Name; readonly width: number }
  | { readonly kind: "lit"; readonly value: Literal }
  | { readonly kind: "length"; readonly length: number };

export type MatchTree =
  | { readonly kind: "fail" }
  /** When the arm's guard is false, `rest` goes on. */
  | {
      readonly kind: "leaf";
      readonly arm: number;
      readonly bindings: readonly Bound[];
      readonly rest: MatchTree | undefined;
    }
  /** Without `otherwise` the cases are all there are. */
  | {
      readonly kind: "switch";
      readonly on: MatchPlace;
      readonly cases: readonly MatchCase[];
      readonly otherwise: MatchTree | undefined;
    }
  | {
      readonly kind: "range";
      readonly on: MatchPlace;
      readonly low: Literal;
      readonly high: Literal;
      readonly yes: MatchTree;
      readonly no: MatchTree;
    }
  /** A failure in `first` goes on in `second`. */
  | { readonly kind: "orelse"; readonly first: MatchTree; readonly second: MatchTree };

export type MatchCase = { readonly keys: readonly Key[]; readonly tree: MatchTree };
export type Bound = { readonly name: Name; readonly place: MatchPlace };

type Column = { readonly place: MatchPlace; readonly pattern: Pattern };
type Row = { readonly arm: number; readonly columns: readonly Column[]; readonly bindings: readonly Bound[] };

type Builder = {
  readonly arms: readonly Arm[];
  /** How many constructors the family of this one has; undefined when it is open. */
  readonly familySize: (ctor: Name) => number | undefined;
  readonly places: Map<string, MatchPlace>;
  readonly patternIds: Map<Pattern, number>;
  /** Guards can change what a pattern has seen of cells and arrays. */
  readonly looksAtMutable: boolean;
  nodesLeft: number;
};

export const ROOT: MatchPlace = { id: 0, step: undefined };

/** `head` tells which constructor the value surely has; then no test looks at the value itself. */
export function matchTree(
  arms: readonly Arm[],
  familySize: (ctor: Name) => number | undefined,
  head: Extract<Key, { kind: "ctor" }> | undefined,
): MatchTree {
  const patterns = arms.map((arm) => arm.pattern);
  const builder: Builder = {
    arms,
    familySize,
    places: new Map(),
    patternIds: new Map(),
    looksAtMutable: patterns.some(holdsMutable),
    nodesLeft: 64 + 8 * arms.length,
  };
  const none = { columns: [], bindings: [] };
  const rows = patterns.map((pattern, arm) => extended(builder, { arm, ...none }, 0, [{ place: ROOT, pattern }]));
  return build(builder, head === undefined ? rows : withHead(builder, rows, head));
}

function withHead(b: Builder, rows: readonly Row[], head: Key): readonly Row[] {
  const hasOr = (row: Row): boolean => columnAt(row, ROOT)?.pattern.kind === "or";
  let split = rows;
  while (split.some(hasOr)) split = splitOrs(b, split, ROOT);
  return split.flatMap((row) => specialised(b, row, ROOT, head));
}

function holdsMutable(pattern: Pattern): boolean {
  return pattern.kind === "cell" || pattern.kind === "array" || subpatterns(pattern).some(holdsMutable);
}

function build(b: Builder, rows: readonly Row[]): MatchTree {
  const first = rows[0];
  if (first === undefined) return { kind: "fail" };
  b.nodesLeft--;
  const others = rows.filter((row) => row.arm !== first.arm);
  const guarded = b.arms[first.arm]?.guard !== undefined;
  if (others.length > 0 && (b.nodesLeft < 0 || (guarded && b.looksAtMutable))) {
    const own = rows.filter((row) => row.arm === first.arm);
    return { kind: "orelse", first: build(b, own), second: build(b, others) };
  }
  const column = first.columns[0];
  if (column === undefined) {
    // Another option of the same or-pattern is not tried when the guard is false.
    return { kind: "leaf", arm: first.arm, bindings: first.bindings, rest: guarded ? build(b, others) : undefined };
  }
  if (rows.some((row) => columnAt(row, column.place)?.pattern.kind === "or"))
    return build(b, splitOrs(b, rows, column.place));
  if (column.pattern.kind === "range") return buildRange(b, rows, column.place, column.pattern);
  return buildSwitch(b, rows, column.place);
}

function columnAt(row: Row, place: MatchPlace): Column | undefined {
  return row.columns.find((column) => column.place === place);
}

/** One row per option of an or-pattern at this place. */
function splitOrs(b: Builder, rows: readonly Row[], place: MatchPlace): readonly Row[] {
  return rows.flatMap((row) => {
    const pattern = columnAt(row, place)?.pattern;
    if (pattern?.kind !== "or") return [row];
    return pattern.options.map((option) => replaced(b, row, place, [{ place, pattern: option }]));
  });
}

/** The row with these columns in place of the one there. */
function replaced(b: Builder, row: Row, place: MatchPlace, columns: readonly Column[]): Row {
  const at = row.columns.findIndex((column) => column.place === place);
  return extended(b, { ...row, columns: row.columns.filter((_, i) => i !== at) }, at, columns);
}

/** Adds columns at an index; what needs no test becomes a binding or nothing. */
function extended(b: Builder, row: Row, at: number, added: readonly Column[]): Row {
  const columns: Column[] = [];
  const bindings = [...row.bindings];
  const add = ({ place, pattern }: Column): void => {
    if (pattern.kind === "bind" || pattern.kind === "as") bindings.push({ name: pattern.name, place });
    if (pattern.kind === "as") add({ place, pattern: pattern.inner });
    else if (pattern.kind === "cell") add({ place: placeIn(b, place, "content", 0, 1), pattern: pattern.inner });
    else if (pattern.kind !== "any" && pattern.kind !== "bind") columns.push({ place, pattern });
  };
  for (const column of added) add(column);
  return { arm: row.arm, columns: [...row.columns.slice(0, at), ...columns, ...row.columns.slice(at)], bindings };
}

function placeIn(b: Builder, parent: MatchPlace, kind: MatchStep["kind"], index: number, width: number): MatchPlace {
  const key = `${parent.id} ${kind} ${index} ${width}`;
  const place = b.places.get(key) ?? { id: b.places.size + 1, step: { parent, kind, index, width } };
  b.places.set(key, place);
  return place;
}

function buildRange(
  b: Builder,
  rows: readonly Row[],
  place: MatchPlace,
  range: Extract<Pattern, { kind: "range" }>,
): MatchTree {
  const same = (row: Row): boolean => columnAt(row, place)?.pattern === range;
  const yes = rows.map((row) => (same(row) ? replaced(b, row, place, []) : row));
  const no = rows.filter((row) => !same(row));
  return { kind: "range", on: place, low: range.low, high: range.high, yes: build(b, yes), no: build(b, no) };
}

/** For each key the rows that can fit it, in order: found at once, since a match can have thousands of arms. */
function candidatesAt(rows: readonly Row[], place: MatchPlace): (text: string) => readonly Row[] {
  const byKey = new Map<string, number[]>();
  const anyKey: number[] = [];
  for (const [i, row] of rows.entries()) {
    const key = keyOf(columnAt(row, place)?.pattern);
    const text = key && keyText(key);
    if (text === undefined) anyKey.push(i);
    else byKey.set(text, [...(byKey.get(text) ?? []), i]);
  }
  return (text) => [...(byKey.get(text) ?? []), ...anyKey].sort((i, j) => i - j).map((i) => nth(rows, i));
}

function buildSwitch(b: Builder, rows: readonly Row[], place: MatchPlace): MatchTree {
  const keys = keysAt(rows, place);
  const candidates = candidatesAt(rows, place);
  const groups = new Map<string, { keys: Key[]; rows: readonly Row[] }>();
  for (const [text, key] of keys) {
    const left = candidates(text).flatMap((row) => specialised(b, row, place, key));
    const signature = left.map((row) => rowSignature(b, row)).join(";");
    const group = groups.get(signature) ?? { keys: [], rows: left };
    group.keys.push(key);
    groups.set(signature, group);
  }
  const cases = [...groups.values()].map((group) => ({ keys: group.keys, tree: build(b, group.rows) }));
  const others = rows.filter((row) => (columnAt(row, place)?.pattern.kind ?? "range") === "range");
  const otherwise = isComplete(b, [...keys.values()]) ? undefined : build(b, others);
  return { kind: "switch", on: place, cases, otherwise };
}

function keysAt(rows: readonly Row[], place: MatchPlace): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>();
  for (const row of rows) {
    const key = keyOf(columnAt(row, place)?.pattern);
    if (key !== undefined && !keys.has(keyText(key))) keys.set(keyText(key), key);
  }
  return keys;
}

function keyOf(pattern: Pattern | undefined): Key | undefined {
  if (pattern?.kind === "ctor") return { kind: "ctor", ctor: pattern.ctor, width: pattern.args.length };
  if (pattern?.kind === "lit") return { kind: "lit", value: pattern.value };
  if (pattern?.kind === "array") return { kind: "length", length: pattern.items.length };
  return undefined;
}

function keyText(key: Key): string {
  if (key.kind === "ctor") return `ctor ${key.ctor}`;
  if (key.kind === "length") return `length ${key.length}`;
  const { kind, value } = key.value;
  return `${kind} ${value === 0 ? 0 : value}`; // 0.0 and -0.0 are one
}

function isComplete(b: Builder, keys: readonly Key[]): boolean {
  const first = keys[0];
  if (first?.kind === "ctor") return b.familySize(first.ctor) === keys.length;
  return first?.kind === "lit" && first.value.kind === "bool" && keys.length === 2;
}

/** What is left of a row when the place holds the key: nothing if they disagree. */
function specialised(b: Builder, row: Row, place: MatchPlace, key: Key): readonly Row[] {
  const pattern = columnAt(row, place)?.pattern;
  if (pattern === undefined) return [row];
  if (pattern.kind === "range")
    return key.kind === "lit" && within(key.value, pattern) ? [replaced(b, row, place, [])] : [];
  const own = keyOf(pattern);
  if (own === undefined || keyText(own) !== keyText(key)) return [];
  if (pattern.kind !== "ctor" && pattern.kind !== "array") return [replaced(b, row, place, [])];
  const parts = subpatterns(pattern);
  const kind = pattern.kind === "ctor" ? "field" : "item";
  const columns = parts.map((part, i) => ({ place: placeIn(b, place, kind, i, parts.length), pattern: part }));
  return [replaced(b, row, place, columns)];
}

function within(value: Literal, range: Extract<Pattern, { kind: "range" }>): boolean {
  return value.value >= range.low.value && value.value <= range.high.value;
}

/** Equal for rows that would be treated alike from here on. */
function rowSignature(b: Builder, row: Row): string {
  const columns = row.columns.map(({ place, pattern }) => {
    const id = b.patternIds.get(pattern) ?? b.patternIds.size;
    b.patternIds.set(pattern, id);
    return `${place.id}:${id}`;
  });
  return `${row.arm} ${columns.join(",")} ${row.bindings.map(({ name, place }) => `${name}=${place.id}`).join(",")}`;
}
