// `object Color extends Enumeration { val Red, Green = Value }` as what it means here: a class of which each value is an
// object, so that there are as many of them as are written and no more.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { parseScala } from "../parse/parse.js";
import type { Expr, Ident, Pattern, Stat } from "../syntax.js";

type ObjectStat = Stat & { readonly kind: "object" };

const known = new WeakMap<ObjectStat, ObjectStat>();
const values = new WeakSet<Stat>();

/** The same each time; other objects, and enumerations that are put together in other ways, stay as they are. */
export function spelledOut(stat: ObjectStat): ObjectStat {
  const [parent] = stat.parents;
  if (parent?.type.kind !== "name" || parent.type.path.at(-1)?.name !== "Enumeration") return stat;
  const found = known.get(stat) ?? enumeration(stat) ?? stat;
  known.set(stat, found);
  return found;
}

/** Whether an object is a value of an enumeration: as an expression it is of their class. */
export function isEnumerationValue(stat: Stat): boolean {
  return values.has(stat);
}

/** `text`: as it is written in a program. */
type Value = { readonly name: Ident; readonly id: number; readonly text: string };

function enumeration(stat: ObjectStat): ObjectStat | undefined {
  if (stat.parents.length !== 1) return undefined;
  const all: Value[] = [];
  const others: Stat[] = [];
  for (const each of stat.body.stats) {
    const found = valuesIn(each, all);
    if (found === undefined) return undefined;
    if (found.length === 0) others.push(each);
    all.push(...found);
  }
  if (new Set(all.map(({ id }) => id)).size < all.length) return undefined;
  const made = [...common(stat, all), ...all.map(valueObject)];
  return { ...stat, parents: [], body: { ...stat.body, stats: [...made, ...others] } };
}

/** Undefined where it cannot be told which values there are. */
function valuesIn(stat: Stat, before: readonly Value[]): readonly Value[] | undefined {
  if (stat.kind !== "val" || stat.value === undefined || !callsValue(stat.value)) {
    const isOther = stat.kind !== "val" && stat.kind !== "var" && stat.kind !== "eval" && stat.kind !== "class";
    return isOther || (stat.kind === "val" && stat.value !== undefined) ? [] : undefined;
  }
  const names = stat.patterns.map(nameIn);
  const given = argumentsOf(stat.value);
  if (given === undefined || stat.modifiers.length > 0) return undefined;
  const next = given.id ?? (before.at(-1)?.id ?? -1) + 1;
  return names.every((name) => name !== undefined)
    ? names.map((name, i) => ({
        name,
        id: next + i,
        text: given.text === undefined ? JSON.stringify(name.name) : quoted(given.text),
      }))
    : undefined;
}

function callsValue(e: Expr): boolean {
  return (e.kind === "ident" && e.name === "Value") || (e.kind === "apply" && callsValue(e.fn));
}

function nameIn(pattern: Pattern): Ident | undefined {
  if (pattern.kind === "var") return pattern;
  return pattern.kind === "stable" && pattern.path.length === 1 ? pattern.path[0] : undefined;
}

/** Value, Value(3), Value("name"), Value(3, "name"). */
function argumentsOf(e: Expr): { readonly id?: number; readonly text?: string } | undefined {
  if (e.kind !== "apply") return {};
  const constants = e.args.map(({ value }) => (value.kind === "constant" ? value.value : undefined));
  const [first, second] = constants;
  if (first?.kind === "string" && constants.length === 1) return { text: first.value };
  if (first?.kind !== "int") return undefined;
  if (constants.length === 1) return { id: Number(first.value) };
  return second?.kind === "string" && constants.length === 2
    ? { id: Number(first.value), text: second.value }
    : undefined;
}

function common({ name }: ObjectStat, all: readonly Value[]): readonly Stat[] {
  const inOrder = [...all].sort((a, b) => a.id - b.id).map((each) => `\`${each.name.name}\``);
  const maxId = Math.max(0, ...all.map(({ id }) => id + 1));
  return written(
    name.at,
    `sealed abstract class Value extends _root_.scala.EnumerationValue
def values: _root_.scala.EnumerationValues[Value] =
  new _root_.scala.EnumerationValues[Value](${JSON.stringify(name.name)}, _root_.scala.List[Value](${inOrder.join(", ")}))
def apply(x: Int): Value = values.withId(x)
def withName(s: String): Value = values.named(s)
def maxId: Int = ${maxId}
`,
  );
}

function valueObject({ name, id, text }: Value): Stat {
  const [stat] = written(
    name.at,
    `case object Made extends Value {
  def id: Int = ${id}
  override def toString: String = ${text}
  override def hashCode: Int = ${id}
}
`,
  );
  if (stat?.kind !== "object") throw new Error("a value of an enumeration is an object");
  const made = { ...stat, name };
  values.add(made);
  return made;
}

/** Of UTF-16 units, in a text of bytes. */
function quoted(text: string): string {
  const unit = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `"${text.replace(/[^ !#-[\]-~]/g, unit)}"`;
}

/** What a text says, in a place where nobody wrote it. */
function written(at: Span, text: string): readonly Stat[] {
  const parsed = parseScala({ name: at.file, text });
  if (!parsed.ok) throw new Error(`an enumeration is not readable: ${parsed.errors[0].label}`);
  return parsed.value.map((stat) => placed(stat, madeAt(at)));
}

function placed<T>(part: T, at: Span): T {
  if (Array.isArray(part)) return part.map((each) => placed(each, at)) as T; // of the same form
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, key === "at" ? at : placed(value, at)]);
  return Object.fromEntries(entries) as T; // of the same form
}
