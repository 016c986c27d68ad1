// Where an XML literal ends: it is not understood, but its text may contain anything.

const OTHER = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|[^<{}]+/y;
const NAME = "[A-Za-z_][\\w:.-]*";
const CLOSING = new RegExp(`</${NAME}\\s*>`, "y");
const OPENING = new RegExp(`<${NAME}(?:\\s+${NAME}\\s*=\\s*(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}))*\\s*(/?)>`, "y");

/** Behind the element that begins here; undefined if none does. */
export function xmlElementEnd(text: string, start: number): number | undefined {
  let [at, depth] = [start, 0];
  const read = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found !== null) at = token.lastIndex;
    return found;
  };
  do {
    const opened = read(OPENING);
    if (opened !== null) depth += opened[1] === "/" ? 0 : 1;
    else if (depth === 0) return undefined;
    else if (read(CLOSING) !== null) depth--;
    else if (read(OTHER) === null) {
      const end = braceEnd(text, at);
      if (end === undefined) return undefined;
      at = end;
    }
  } while (depth > 0);
  return at;
}

/** Behind the braces that open here. */
function braceEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}") depth--;
    if (depth <= 0) return text[at] === "}" ? at + 1 : undefined;
  }
  return undefined;
}
