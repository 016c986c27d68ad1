// Constants of the base types, with a liking for the values where languages differ.
import { atom, type Code, Level, text } from "./code.js";
import type { Rand } from "./random.js";
import { BOOL, CHAR, FLOAT, INT, STRING } from "./type.js";

export function intLiteral(rand: Rand): Code {
  return rand.weighted<() => Code>([
    [12, () => atom(INT, String(rand.int(0, 9)))],
    [4, () => atom(INT, String(rand.int(10, 120)))],
    [3, () => text(INT, Level.minus, `-${rand.int(1, 12)}`)],
    [1.2, () => oddInt(rand)],
    [
      1,
      () =>
        atom(
          INT,
          rand.pick(["0x1F", "0b1011", "0o17", "1_000", "0xff", "1_0", "0X7f", "0B10"]),
          "integer literal form",
        ),
    ],
  ])();
}

function oddInt(rand: Rand): Code {
  const words = rand.pick([
    "max_int",
    "min_int",
    "4611686018427387903",
    "4611686018427387902",
    "-4611686018427387904",
    "9007199254740993",
    "-9007199254740992",
    "1073741824",
    "4294967296",
    "3037000500",
    "2305843009213693952",
    "0x7FFFFFFFFFFFFFFF",
    "0x4000000000000000",
  ]);
  return text(INT, words.startsWith("-") ? Level.minus : Level.atom, words, "integer overflow");
}

export const boolLiteral = (rand: Rand): Code => atom(BOOL, rand.pick(["true", "false"]));

export function charLiteral(rand: Rand): Code {
  const words = rand.weighted<string>([
    [8, `'${rand.pick([..."abcxyzABZ019 _-"])}'`],
    [
      1,
      rand.pick([
        "'\\n'",
        "'\\''",
        "'\\\\'",
        "'\"'",
        "'\\t'",
        "'\\065'",
        "'\\x7e'",
        "'\\255'",
        "'\\000'",
        "'\\o101'",
        "'\\b'",
        "'\\ '",
      ]),
    ],
  ]);
  return atom(CHAR, words, "char");
}

const WORDS = [
  "",
  "a",
  "b",
  "ab",
  "abc",
  "x",
  "hello",
  "foo",
  "bar",
  "Hello World",
  "a,b,c",
  "  trim ",
  "zz",
  "12",
  "-7",
  "3.5",
  "true",
  "aab",
];
const ESCAPES = [
  "\\n",
  "\\t",
  "\\\\",
  '\\"',
  "\\065",
  "\\xe9",
  "\\o101",
  "\\u{e9}",
  "\\u{1F42B}",
  "\\r",
  "\\b",
  "\\ x",
  "\\000",
  "'",
  "\\127",
  "\\\n    ",
];

export function stringLiteral(rand: Rand): Code {
  return rand.weighted<() => Code>([
    [10, () => atom(STRING, `"${rand.pick(WORDS)}"`, "string")],
    [
      1.5,
      () => atom(STRING, `"${rand.pick(WORDS)}${rand.pick(ESCAPES)}${rand.pick(WORDS)}"`, "string", "string escape"),
    ],
    [
      0.5,
      () =>
        atom(
          STRING,
          rand.pick(['{|a"b\\n|}', "{q|x|}y|q}", "{||}", "{|(* no *)|}", '{|"|}']),
          "string",
          "quoted string",
        ),
    ],
  ])();
}

export function floatLiteral(rand: Rand): Code {
  return rand.weighted<() => Code>([
    [
      8,
      () =>
        atom(
          FLOAT,
          rand.pick(["0.", "1.", "1.5", "2.", "0.1", "0.5", "3.14", "10.", "2.5", "100.", "0.25", "7.75"]),
          "float",
        ),
    ],
    [2, () => text(FLOAT, Level.minus, rand.pick(["-1.", "-0.5", "-2.25", "-1e3", "-0."]), "float")],
    [1.5, () => oddFloat(rand)],
  ])();
}

function oddFloat(rand: Rand): Code {
  const words = rand.pick([
    "nan",
    "infinity",
    "neg_infinity",
    "1e22",
    "1e21",
    "1e15",
    "1e16",
    "1e-7",
    "123456789012.",
    "1234567890123456.",
    "0.1e-4",
    "1e100",
    "max_float",
    "min_float",
    "epsilon_float",
    "0x1.8p3",
    "0x1p-1074",
    "1_000.5",
    "1E5",
    "1e+10",
    "4.9e-324",
    "0.30000000000000004",
    "9007199254740993.",
    "Float.pi",
    "5e-5",
    "123456.789",
    "999999.5",
  ]);
  return atom(FLOAT, words, "float", "special float");
}
