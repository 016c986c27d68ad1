// Characters in a byte string: which ones names and operators are made of, as Scala's lexer has it.

type Character = { readonly code: number; readonly size: number };

/** The character that begins at this byte; a byte that begins none stands for itself. */
export function characterAt(text: string, at: number): Character {
  const first = text.charCodeAt(at);
  if (first < 0x80) return { code: first, size: 1 };
  const size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
  const decoded = size === 1 ? undefined : decodeUtf8(text.slice(at, at + size));
  const code = decoded?.length === (size === 4 ? 2 : 1) ? decoded.codePointAt(0) : undefined;
  return code === undefined || code === 0xfffd ? { code: first, size: 1 } : { code, size };
}

/** Bytes to UTF-16; what is no UTF-8 becomes the replacement character. */
export function decodeUtf8(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

const classOf = (pattern: RegExp): readonly boolean[] =>
  Array.from({ length: 0x80 }, (_, code) => pattern.test(String.fromCharCode(code)));
const LETTERS = classOf(/[A-Za-z$_]/);
const NAME_PARTS = classOf(/[A-Za-z0-9$_]/);
const OPERATOR_PARTS = classOf(/[!#%&*+\-/:<=>?@\\^|~]/);

export function isLetter(code: number): boolean {
  return code < 0x80 ? LETTERS[code] === true : /[\p{L}\p{Nl}]/u.test(String.fromCodePoint(code));
}

export function isNamePart(code: number): boolean {
  return code < 0x80 ? NAME_PARTS[code] === true : isLetter(code);
}

export function isOperatorPart(code: number): boolean {
  return code < 0x80 ? OPERATOR_PARTS[code] === true : /[\p{Sm}\p{So}]/u.test(String.fromCodePoint(code));
}

/** Capital letters begin stable names in patterns. */
export function beginsSmall(name: string): boolean {
  const { code } = characterAt(name, 0);
  return code === 0x5f || /\p{Ll}/u.test(String.fromCodePoint(code));
}
