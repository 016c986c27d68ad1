// Plain data as text, whatever it is: syntax trees above all. A node is its kind and its fields; what is absent, empty or
// false is left out, and so are places in the source.

const WIDTH = 100;
/** What is nested more deeply would be mostly space. */
const INDENT_MAX = 60;
const PLACE = "at";

export function treeText(tree: unknown): string {
  const lines: string[] = [];
  write(tree, "", "", lines);
  return lines.join("\n");
}

/** `lead` stands before the first line, `indent` before all that belong to it. */
function write(tree: unknown, lead: string, indent: string, lines: string[]): void {
  const short = leafText(tree) ?? flatText(tree, WIDTH - lead.length);
  if (short !== undefined) {
    lines.push(lead + short);
    return;
  }
  const { kind = "", fields, items } = partsOf(tree);
  const inner = indent.length < INDENT_MAX ? `${indent}  ` : indent;
  const isItem = kind === "" && fields.length > 0 && lead.endsWith("- ");
  if (!isItem && lead + kind !== "") lines.push((lead + kind).trimEnd());
  for (const [i, [name, value]] of fields.entries())
    write(value, `${isItem && i === 0 ? lead : indent}${name}: `, inner, lines);
  for (const item of items) write(item, `${indent}- `, inner, lines);
}

type Parts = {
  readonly kind: string | undefined;
  readonly fields: readonly (readonly [string, unknown])[];
  readonly items: readonly unknown[];
};

/** Of an object. */
function partsOf(tree: unknown): Parts {
  if (Array.isArray(tree) || tree instanceof Set) return { kind: undefined, fields: [], items: [...tree] };
  if (tree instanceof Map) return { kind: undefined, fields: present([...tree]), items: [] };
  const { kind, ...fields } = tree as Readonly<Record<string, unknown>>; // what is no leaf and no list has fields
  return { kind: typeof kind === "string" ? kind : undefined, fields: present(Object.entries(fields)), items: [] };
}

function present(fields: readonly (readonly [unknown, unknown])[]): Parts["fields"] {
  return fields.flatMap(([name, value]) => (name === PLACE || isNothing(value) ? [] : [[String(name), value]]));
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return value === undefined || value === null || value === false;
}

/** On one line, if it fits. */
function flatText(tree: unknown, width: number): string | undefined {
  const leaf = width < 0 ? "" : leafText(tree);
  if (leaf !== undefined) return leaf.length <= width ? leaf : undefined;
  const { kind, fields, items } = partsOf(tree);
  const isList = Array.isArray(tree) || tree instanceof Set;
  const [open, close] = kind !== undefined ? [`${kind}(`, ")"] : isList ? ["[", "]"] : ["{", "}"];
  const all = [...fields, ...items.map((item) => ["", item] as const)];
  if (kind !== undefined && all.length === 0) return kind.length <= width ? kind : undefined;
  let text = open;
  for (const [i, [name, value]] of all.entries()) {
    text += `${i === 0 ? "" : ", "}${name === "" ? "" : `${name}: `}`;
    const inner = flatText(value, width - text.length - 1);
    if (inner === undefined) return undefined;
    text += inner;
  }
  return text + close;
}

function leafText(value: unknown): string | undefined {
  if (typeof value === "object" && value !== null) return undefined;
  return typeof value === "string" ? quotedText(value) : String(value);
}

/** In letters that every terminal has. */
export function quotedText(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
