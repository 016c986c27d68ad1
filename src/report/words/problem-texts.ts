// What is wrong with a program is said in English where it is found, by front ends, in a few hundred texts with holes. Other
// languages have a text for each of these. Why not a catalogue of functions: docs/decisions/028-problems-in-other-languages.md.

type Template = {
  readonly matches: RegExp;
  readonly said: string;
  /** Of each hole, whether it stands in code, which is nobody's language. */
  readonly isCode: readonly boolean[];
  readonly weight: number;
};

/** What is said of a text; undefined: it is not known. */
export function problemTexts(
  ...texts: readonly ReadonlyMap<string, string>[]
): (english: string) => string | undefined {
  let templates: readonly Template[] | undefined;
  return (english) => {
    templates ??= texts.flatMap((some) => [...some].map(templateOf)).sort((a, b) => b.weight - a.weight);
    return told(templates, english);
  };
}

/** With a mark, what stands in it is a name, and not told in any language. */
const HOLE = /\{(!?\d)\}/;

function templateOf([english, said]: readonly [string, string]): Template {
  const pieces = english.split(HOLE); // texts, and the numbers of the holes between them
  const source = pieces.map((piece, i) => (i % 2 === 1 ? "([\\s\\S]+?)" : literal(piece)));
  const holes = pieces.flatMap((_, i) => (i % 2 === 1 ? [pieces.slice(0, i)] : []));
  return {
    matches: new RegExp(`^${source.join("")}$`),
    said,
    isCode: holes.map(
      (before, i) => isMarked(pieces[2 * i + 1]) || (before.join("").match(/`/g)?.length ?? 0) % 2 === 1,
    ),
    weight: pieces.filter((_, i) => i % 2 === 0).join("").length,
  };
}

function isMarked(hole = ""): boolean {
  return hole.startsWith("!");
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The first that fits is the one that says most itself. */
function told(templates: readonly Template[], english: string): string | undefined {
  for (const { matches, said, isCode } of templates) {
    const found = matches.exec(english);
    if (found === null) continue;
    const [, ...holes] = found;
    const inside = holes.map((text, i) => (isCode[i] ? text : hole(templates, text)));
    if (inside.includes(undefined)) continue;
    return said.replaceAll(/\{(\d)\}/g, (_, number: string) => inside[Number(number)] ?? "");
  }
  return undefined;
}

/** Code and numbers are the same everywhere; of a list, each item is told. */
function hole(templates: readonly Template[], text: string): string | undefined {
  if (!/[A-Za-z]/.test(text.replaceAll(/`[^`]*`/g, ""))) return text;
  const whole = told(templates, text);
  if (whole !== undefined) return whole;
  const items = text.split(/, (?=[^`]*(?:`[^`]*`[^`]*)*$)/);
  const each = items.length === 1 ? [undefined] : items.map((item) => hole(templates, item));
  return each.includes(undefined) ? undefined : each.join(", ");
}
