// Pieces of JavaScript text with what the generator must know about them. Nothing of the
// user's program gets into a text but through `quote` and `integer`.

export type Js = {
  readonly text: string;
  /** A variable or a literal: repeating it costs nothing and it never changes its value. */
  readonly atom: boolean;
  /** Surely a JavaScript number (integers may also be bigints). */
  readonly num: boolean;
  /** Calls a function of the program, so it must run before the function gives up its frame. */
  readonly calls: boolean;
};

/** An expression that is evaluated where it stands. */
export function js(text: string): Js {
  return { text, atom: false, num: false, calls: false };
}

export function atom(text: string): Js {
  return { text, atom: true, num: false, calls: false };
}

/** A number for sure; still to be evaluated. */
export function num(text: string): Js {
  return { text, atom: false, num: true, calls: false };
}

export function calling(text: string): Js {
  return { text, atom: false, num: false, calls: true };
}

/** The same knowledge about a text built from these pieces. */
export function built(text: string, parts: readonly Js[]): Js {
  return { text, atom: false, num: false, calls: parts.some((part) => part.calls) };
}

export function texts(parts: readonly Js[]): string {
  return parts.map((part) => part.text).join(", ");
}

/** A string literal in plain ASCII, whatever the string. */
export function quote(s: string): string {
  return `"${s.replace(/[^ !#-[\]-~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}

/** An integer as values hold it: a number where exact, otherwise a bigint. */
export function integer(n: number | bigint): Js {
  const text = typeof n === "bigint" ? `${n}n` : `${n}`;
  return { text: n < 0 ? `(${text})` : text, atom: true, num: typeof n === "number", calls: false };
}
