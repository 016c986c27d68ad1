// The texts between quotes in a TypeScript file: what a program may say, without comments and regular expressions.

/** `text`: with `\0` for what is computed. `before`: the code in front of it. */
export type Literal = { readonly text: string; readonly before: string };

/** Comments, strings, regular expressions after what no division follows, and what opens and closes templates. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<=(?:[(=,:!&|?[{;]|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}]/g;
/** What is written in a template, up to its end or to something computed. */
const WRITTEN = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;

export function literalsIn(source: string): readonly Literal[] {
  const found: Literal[] = [];
  /** Templates that are open, each with the braces that are open in what it computes. */
  const open: { readonly start: number; text: string; braces: number }[] = [];
  let at = 0;
  const readTemplate = (): void => {
    const template = open.at(-1);
    WRITTEN.lastIndex = at;
    const [written = ""] = WRITTEN.exec(source) ?? [];
    at += written.length;
    if (template === undefined) return;
    template.text += written;
    if (source[at] === "`") {
      found.push({ text: template.text, before: source.slice(0, template.start) });
      open.pop();
      at += 1;
    } else {
      template.text += "\0";
      at += 2; // what is computed begins
    }
  };
  for (;;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (token === null) return found;
    const [text] = token;
    at = token.index + text.length;
    const inside = open.at(-1);
    if (text === "`") {
      open.push({ start: token.index, text: "", braces: 0 });
      readTemplate();
    } else if (text === "{" && inside !== undefined) inside.braces++;
    else if (text === "}" && inside !== undefined && inside.braces-- === 0) {
      inside.braces = 0;
      readTemplate();
    } else if (/^["']/.test(text)) found.push({ text: text.slice(1, -1), before: source.slice(0, token.index) });
  }
}
