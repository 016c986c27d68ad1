// The primitives: what each takes and gives, and how it may fail. What they do is the
// evaluator's business. A primitive never calls back into the program and is total
// except for its fault. `any` stands for every type; "array" and "cell" hold anything.
import type { IntKind } from "./literal.js";
import type { Fault } from "./program.js";

export type PrimKind = IntKind | "f64" | "char" | "str" | "bool" | "unit" | "any" | "array" | "cell" | "lazy";

export type PrimSignature = {
  readonly takes: readonly PrimKind[] | "many"; // "many": any number of operands
  readonly gives: PrimKind;
  readonly fault: Fault | undefined;
};

type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "compare";
const COMPARISONS: readonly Comparison[] = ["eq", "ne", "lt", "le", "gt", "ge", "compare"];

type IntOp =
  | "add"
  | "sub"
  | "mul"
  | "neg"
  | "div"
  | "mod"
  | "and"
  | "or"
  | "xor"
  | "not"
  | "lsl"
  | "lsr"
  | "asr"
  | "show"
  | Comparison;
type FloatFunction =
  | "sqrt"
  | "exp"
  | "log"
  | "log10"
  | "log2"
  | "cbrt"
  | "expm1"
  | "log1p"
  | "sin"
  | "cos"
  | "tan"
  | "asin"
  | "acos"
  | "atan"
  | "sinh"
  | "cosh"
  | "tanh"
  | "ceil"
  | "floor"
  | "trunc"
  | "round"
  | "abs"
  | "neg";
type FloatBinary = "add" | "sub" | "mul" | "div" | "mod" | "pow" | "atan2" | "hypot" | "copysign";

export type PrimName =
  | `${"i63" | "i32" | "i64"}.${IntOp}` // they wrap around; div and mod are rounded towards zero
  | `big.${Exclude<IntOp, "lsr">}` // unbounded; a negative distance shifts the other way
  | `f64.${FloatFunction | FloatBinary | Comparison}`
  | "f64.of_i63" // nearest, of an integer of any width
  | "f64.to_i63" // towards zero; 0 when out of range or not a number
  | "f64.format" // C's printf for one %[flags][width][.precision](e|E|f|F|g|G|h|H) conversion and one float
  | "f64.parses" // whether a string is a float literal as OCaml's float_of_string reads it
  | "f64.parse" // its value
  | "f64.to_bits" // its IEEE bits, as an i64
  | "f64.of_bits"
  | "f64.to_bits32" // those of the nearest single
  | "f64.of_bits32"
  | "f64.show_java" // as Java shows it, with the fewest digits that tell it from others
  | "i64.of_f64" // towards zero; the least integer when out of range or not a number
  | "i32.of_f64" // as i64.of_f64_sat
  | "i64.of_f64_sat" // towards zero; the nearest that there is when out of range, 0 when not a number
  | "i64.to_i63" // the low 63 bits
  | "i32.wrap" // the low 32 bits of an integer of any width
  | "i64.wrap" // the low 64 bits
  | `char.${"code" | "chr" | "chr16" | Comparison}` // chr keeps the low 8 bits, chr16 the low 16
  | "char.among" // of the ranges in a text (first and last character of each, in order), how far from the start of the one it is in; or -1
  | `str.${Comparison}`
  | "str.length"
  | "str.get"
  | "str.concat"
  | "str.sub" // string, offset, length
  | "str.make" // length (>= 0), character
  | "str.of_array" // of characters
  | "str.join" // separator, array of strings
  | "str.md5" // 16 bytes
  | "str.utf8" // of UTF-16 units, the bytes of its UTF-8 form
  | "bytes.make" // length (>= 0), character; arrays' other primitives serve bytes too, but for append
  | "bytes.of_str"
  | "bytes.share" // the same bytes, of which a string has the memory from now on
  | `bool.${"not" | Comparison}`
  | `any.${Comparison}` // structural
  | "any.eq_id" // as any.eq, but a function, an array and a lazy value are equal to themselves alone
  | "any.hash" // how many parts count, how many are looked at, seed, value; 30 bits, the same for equal values
  | "any.hash_java" // of an integer, float, truth or text, as Scala's ##
  | "any.same" // physical equality; two empty arrays are one object
  | "any.size_order" // of measures of a recursion: negative: the first is smaller, 0: as large, 1: larger, 2: one of the two
  | "any.cast" // the identity, at any type
  | "any.kind" // int, float, bool, str, array, function ... or the name of the constructor
  | "cell.new"
  | "cell.get"
  | "cell.set"
  | "array.of" // its operands
  | "array.make" // length (>= 0), element
  | "array.length"
  | "array.get"
  | "array.set"
  | "array.sub" // array, offset, length
  | "array.append"
  | "array.blit" // from, offset, to, offset, length
  | "lazy.is_done"
  | "exn.show" // its name and, in parentheses, those of its arguments that are texts or numbers
  | "chance.foreseen" // whether what is drawn now is that of a plain run, which the library knows itself
  | "chance.int" // an integer from 0 up to the operand, which is not included: not known beforehand, and another one each time
  | "chance.float" // the same, a float that is not negative
  | "out.print"
  | "out.error" // write to standard output, standard error
  | "out.at_end" // takes a function of unit, to be called after every call of the program
  | "sys.unsupported" // ends the run: the program needs what we lack, in words
  | "sys.exit"; // ends the run with a code; not an exception

export const PRIMITIVES: ReadonlyMap<PrimName, PrimSignature> = new Map([
  ...integerPrimitives("i63", "i63"),
  ...integerPrimitives("i32", "i32"),
  ...integerPrimitives("i64", "i63"),
  ...integerPrimitives("big", "i32"),
  ...conversions(),
  ...floatPrimitives(),
  ...comparisons("char"),
  ...comparisons("str"),
  ...comparisons("bool"),
  ...comparisons("any", "incomparable"),
  row("char.code", ["char"], "i63"),
  row("char.chr", ["i63"], "char"),
  row("char.chr16", ["i63"], "char"),
  row("char.among", ["char", "str"], "i63"),
  row("bool.not", ["bool"], "bool"),
  row("str.length", ["str"], "i63"),
  row("str.get", ["str", "i63"], "char", "bounds"),
  row("str.concat", ["str", "str"], "str"),
  row("str.sub", ["str", "i63", "i63"], "str", "bounds"),
  row("str.make", ["i63", "char"], "str"),
  row("str.of_array", ["array"], "str"),
  row("str.join", ["str", "array"], "str"),
  row("str.md5", ["str"], "str"),
  row("str.utf8", ["str"], "str"),
  row("bytes.make", ["i63", "char"], "array"),
  row("bytes.of_str", ["str"], "array"),
  row("bytes.share", ["array"], "array"),
  row("any.eq_id", ["any", "any"], "bool"),
  row("any.hash", ["i63", "i63", "i63", "any"], "i63"),
  row("any.hash_java", ["any"], "i32"),
  row("any.same", ["any", "any"], "bool"),
  row("any.size_order", ["any", "any"], "i63"),
  row("any.cast", ["any"], "any"),
  row("any.kind", ["any"], "str"),
  row("cell.new", ["any"], "cell"),
  row("cell.get", ["cell"], "any"),
  row("cell.set", ["cell", "any"], "unit"),
  row("array.of", "many", "array"),
  row("array.make", ["i63", "any"], "array"),
  row("array.length", ["array"], "i63"),
  row("array.get", ["array", "i63"], "any", "bounds"),
  row("array.set", ["array", "i63", "any"], "unit", "bounds"),
  row("array.sub", ["array", "i63", "i63"], "array", "bounds"),
  row("array.append", ["array", "array"], "array"),
  row("array.blit", ["array", "i63", "array", "i63", "i63"], "unit", "bounds"),
  row("lazy.is_done", ["lazy"], "bool"),
  row("exn.show", ["any"], "str"),
  row("chance.foreseen", ["unit"], "bool"),
  row("chance.int", ["any"], "any"),
  row("chance.float", ["unit"], "f64"),
  row("out.print", ["str"], "unit"),
  row("out.error", ["str"], "unit"),
  row("out.at_end", ["any"], "unit"),
  row("sys.unsupported", ["str"], "any"),
  row("sys.exit", ["i63"], "any"),
]);

export function isPrimitive(text: string): text is PrimName {
  return PRIMITIVES.has(text as PrimName);
}

/** Whether it takes something from the world that nobody can foretell. */
export function isDraw(op: PrimName): boolean {
  return op === "chance.int" || op === "chance.float";
}

type Row = readonly [PrimName, PrimSignature];

function row(name: PrimName, takes: readonly PrimKind[] | "many", gives: PrimKind, fault?: Fault): Row {
  return [name, { takes, gives, fault }];
}

function comparisons(kind: Kind | "f64" | "char" | "str" | "bool" | "any", fault?: Fault): Row[] {
  return COMPARISONS.map((op) => row(`${kind}.${op}`, [kind, kind], op === "compare" ? "i63" : "bool", fault));
}

type Kind = Exclude<IntKind, "native">;

/** Of a shift's distance only the low bits count: 5 for 32 bits, otherwise 6. */
function integerPrimitives(kind: Kind, distance: Kind): Row[] {
  const binary = ["add", "sub", "mul", "and", "or", "xor"] as const;
  return [
    ...binary.map((op) => row(`${kind}.${op}`, [kind, kind], kind)),
    row(`${kind}.lsl`, [kind, distance], kind),
    row(`${kind}.asr`, [kind, distance], kind),
    ...(kind === "big" ? [] : [row(`${kind}.lsr`, [kind, distance], kind)]),
    row(`${kind}.div`, [kind, kind], kind, "divide"),
    row(`${kind}.mod`, [kind, kind], kind, "divide"),
    row(`${kind}.neg`, [kind], kind),
    row(`${kind}.not`, [kind], kind),
    row(`${kind}.show`, [kind], "str"),
    ...comparisons(kind),
  ];
}

function conversions(): Row[] {
  return [
    row("i64.of_f64", ["f64"], "i64"),
    row("i64.of_f64_sat", ["f64"], "i64"),
    row("i32.of_f64", ["f64"], "i32"),
    row("i64.to_i63", ["i64"], "i63"),
    row("i64.wrap", ["big"], "i64"),
    row("i32.wrap", ["i64"], "i32"),
  ];
}

function floatPrimitives(): Row[] {
  const unary = [
    "sqrt",
    "exp",
    "log",
    "log10",
    "log2",
    "cbrt",
    "expm1",
    "log1p",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "ceil",
    "floor",
    "trunc",
    "round",
    "abs",
    "neg",
  ] as const;
  const binary = ["add", "sub", "mul", "div", "mod", "pow", "atan2", "hypot", "copysign"] as const;
  return [
    ...unary.map((op) => row(`f64.${op}`, ["f64"], "f64")),
    ...binary.map((op) => row(`f64.${op}`, ["f64", "f64"], "f64")),
    ...comparisons("f64"),
    row("f64.of_i63", ["i63"], "f64"),
    row("f64.to_i63", ["f64"], "i63"),
    row("f64.format", ["str", "f64"], "str"),
    row("f64.parses", ["str"], "bool"),
    row("f64.parse", ["str"], "f64"),
    row("f64.to_bits", ["f64"], "i64"),
    row("f64.of_bits", ["i64"], "f64"),
    row("f64.to_bits32", ["f64"], "i32"),
    row("f64.of_bits32", ["i32"], "f64"),
    row("f64.show_java", ["f64"], "str"),
  ];
}
