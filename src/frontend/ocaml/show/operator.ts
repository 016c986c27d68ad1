// How tightly OCaml's expressions bind, and which names are operators.

/** From loose to tight. A form that stands where a tighter one is wanted goes in parentheses. */
export const Level = {
  sequence: 0,
  open: 1, // let, match, fun, function, try: reach as far right as they can
  if: 2,
  assign: 3,
  or: 4,
  and: 5,
  compare: 6,
  concat: 7,
  cons: 8,
  add: 9,
  multiply: 10,
  power: 11,
  minus: 12,
  apply: 13,
  dot: 14,
  prefix: 15,
  atom: 16,
} as const;
export type Level = (typeof Level)[keyof typeof Level];

/** An infix operator's own level and the least of its operands'. */
export type Infix = { readonly level: Level; readonly left: number; readonly right: number };

/** Bit by bit: how tightly these bind against + and * few remember. */
const BITWISE: ReadonlyMap<string, Level> = new Map([
  ["land", Level.multiply],
  ["lor", Level.multiply],
  ["lxor", Level.multiply],
  ["lsl", Level.power],
  ["lsr", Level.power],
  ["asr", Level.power],
]);

const WORDS: ReadonlyMap<string, Level> = new Map([...BITWISE, ["mod", Level.multiply], ["or", Level.or]]);

/** The first that matches decides; a name that matches none is no infix operator. */
const SYMBOLS: readonly (readonly [RegExp, Level])[] = [
  [/^:=$/, Level.assign],
  [/^\|\|$/, Level.or],
  [/^&&?$/, Level.and],
  [/^(!=$|[=<>|&$])/, Level.compare],
  [/^[@^]/, Level.concat],
  [/^[+-]/, Level.add],
  [/^\*\*/, Level.power],
  [/^[*/%]/, Level.multiply],
];

const TO_THE_RIGHT: ReadonlySet<Level> = new Set([Level.assign, Level.or, Level.and, Level.concat, Level.power]);

export function infixOf(name: string): Infix | undefined {
  const level = WORDS.get(name) ?? SYMBOLS.find(([symbols]) => symbols.test(name))?.[1];
  if (level === undefined) return undefined;
  // Nobody reads a < b = c with pleasure.
  if (level === Level.compare) return { level, left: level + 1, right: level + 1 };
  if (level === Level.assign) return { level, left: level + 1, right: level };
  return TO_THE_RIGHT.has(level) ? { level, left: level + 1, right: level } : { level, left: level, right: level + 1 };
}

/** `!` and its like; `-` and `-.` in front of an operand are called ~- and ~-. */
export function isPrefix(name: string): boolean {
  return /^(![^=]|!$|!=.|[~?].)/.test(name);
}

/** Whether a name on its own must stand in parentheses; `...` is a hole in what is shown. */
export function isOperator(name: string): boolean {
  if (name === "...") return false;
  return WORDS.has(name) || isBindingOperator(name) || !/^[A-Za-z_\xc0-\xff]/.test(name);
}

/** let* and and*, for example. */
export function isBindingOperator(name: string): boolean {
  return /^(?:let|and)[$&*+\-/<=>@^|]/.test(name);
}

/** Whether parentheses help to read one arithmetic operator beside the other, though OCaml needs none. */
export function isConfusing(outer: string, inner: string): boolean {
  const arithmetic = (infixOf(inner)?.level ?? Level.open) >= Level.add;
  return arithmetic && outer !== inner && (BITWISE.has(outer) || BITWISE.has(inner));
}
