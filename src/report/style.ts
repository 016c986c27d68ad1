// How wide reports are and whether they have colours: the host decides, nothing here looks at a terminal.

export type PrintStyle = { readonly width: number; readonly colour: boolean };

const COLOURS = {
  heading: "1",
  error: "1;31",
  place: "31",
  other: "36",
  gutter: "2",
  hint: "1;36",
  good: "1;32",
  unsure: "1;33",
} as const;

export function paint(style: PrintStyle, what: keyof typeof COLOURS, text: string): string {
  return style.colour ? `\u001b[${COLOURS[what]}m${text}\u001b[0m` : text;
}

/** Breaks at spaces so that lines have at most `width` characters, where words allow; keeps line breaks and indentation. */
export function wrapWords(text: string, width: number): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(" ")) {
    if (current.length > indent.length && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + word;
    } else {
      current += (current.length > indent.length ? " " : "") + word;
    }
  }
  return [...lines, current];
}

/** Columns of a line where nobody says how wide it may be. */
export const USUAL_WIDTH = 80;
