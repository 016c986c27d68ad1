// The names that an OCaml program defines, as far as its layout shows them: a definition begins at the left margin.
// Only for choosing among functions where nothing better is known; types decide later whether they can be compared.

/** In order, each once. */
export function namesWritten(text: string): string[] {
  return [...definitions(text).keys()];
}

/** Without those that are plainly no functions. */
export function functionsWritten(text: string): string[] {
  return [...definitions(text)].filter(([, rest]) => mayBeFunction(rest)).map(([name]) => name);
}

/** What follows each name; of several definitions, the last. */
function definitions(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pattern = /^(?:let(?:\s+rec)?|and)\s+([a-z_][\w']*)(?=([^;]{0,1000}))/gm;
  for (const [, name = "", rest = ""] of codeIn(text).matchAll(pattern)) {
    if (name !== "_") found.set(name, rest.trimStart());
  }
  return found;
}

/** It has parameters, a type with an arrow, or a body that begins as a function or as an application does. */
function mayBeFunction(rest: string): boolean {
  if (rest.startsWith(",")) return false;
  if (!/^[:=]/.test(rest)) return true;
  const [, type = "", body = ""] = /^(:[^=]*)?=\s*([\s\S]*)$/.exec(rest) ?? [];
  return type.includes("->") || /^\(*\s*(?:[A-Z][\w']*\.)*(?!(?:true|false|ref|lazy|not)\b)[a-z_]/.test(body);
}

const TOKEN = /\(\*|\*\)|"(?:[^"\\]|\\[\s\S])*"|\{([a-z_]*)\|[\s\S]*?\|\1\}|'(?:[^'\\]|\\(?:.|\d{3}))'|[\s\S]/g;

/** What is in strings is of no interest. */
function codeIn(text: string): string {
  return outsideComments(text, (token) => (token.length > 1 ? '""' : token));
}

export function withoutComments(text: string): string {
  return outsideComments(text, (token) => token);
}

/** Comments nest, and strings hide them. */
function outsideComments(text: string, shown: (token: string) => string): string {
  const kept: string[] = [];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "(*") depth++;
    else if (token === "*)" && depth > 0) depth--;
    else if (depth === 0) kept.push(shown(token));
    else if (token === "\n") kept.push(token);
  }
  return kept.join("");
}
