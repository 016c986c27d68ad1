// The primitives by the operator or function of OCaml's library that they are.
import type { PrimName } from "../../../core/primitive.js";

const COMPARISONS = { eq: "=", ne: "<>", lt: "<", le: "<=", gt: ">", ge: ">=", compare: "compare" } as const;
type Comparison = Extract<PrimName, `${string}.${keyof typeof COMPARISONS}`>;

/** What has no function of its own is written out (see primitive.ts). */
export type WrittenOut = "array.of" | "str.of_array" | "str.join" | "f64.format" | "f64.parses";

/** No program in OCaml has these. */
type Foreign =
  | `big.${string}`
  | "i32.of_f64"
  | `i64.${"wrap" | "of_f64_sat"}`
  | `chance.${"foreseen" | "int" | "float"}`
  | "any.eq_id"
  | "any.size_order"
  | "char.among"
  | "char.chr16"
  | "any.kind"
  | "any.hash_java"
  | "str.utf8"
  | "f64.show_java";

const SPELLINGS: Readonly<Record<Exclude<PrimName, Comparison | WrittenOut | Foreign>, string>> = {
  "i63.add": "+",
  "i63.sub": "-",
  "i63.mul": "*",
  "i63.neg": "~-",
  "i63.div": "/",
  "i63.mod": "mod",
  "i63.and": "land",
  "i63.or": "lor",
  "i63.xor": "lxor",
  "i63.not": "lnot",
  "i63.lsl": "lsl",
  "i63.lsr": "lsr",
  "i63.asr": "asr",
  "i63.show": "string_of_int",
  "f64.sqrt": "sqrt",
  "f64.exp": "exp",
  "f64.log": "log",
  "f64.log10": "log10",
  "f64.log2": "Float.log2",
  "f64.cbrt": "Float.cbrt",
  "f64.expm1": "expm1",
  "f64.log1p": "log1p",
  "f64.sin": "sin",
  "f64.cos": "cos",
  "f64.tan": "tan",
  "f64.asin": "asin",
  "f64.acos": "acos",
  "f64.atan": "atan",
  "f64.sinh": "sinh",
  "f64.cosh": "cosh",
  "f64.tanh": "tanh",
  "f64.ceil": "ceil",
  "f64.floor": "floor",
  "f64.trunc": "Float.trunc",
  "f64.round": "Float.round",
  "f64.abs": "abs_float",
  "f64.neg": "~-.",
  "f64.add": "+.",
  "f64.sub": "-.",
  "f64.mul": "*.",
  "f64.div": "/.",
  "f64.mod": "mod_float",
  "f64.pow": "**",
  "f64.atan2": "atan2",
  "f64.hypot": "hypot",
  "f64.copysign": "copysign",
  "f64.of_i63": "float_of_int",
  "f64.to_i63": "int_of_float",
  "f64.parse": "float_of_string",
  "f64.to_bits": "Int64.bits_of_float",
  "f64.of_bits": "Int64.float_of_bits",
  "f64.to_bits32": "Int32.bits_of_float",
  "f64.of_bits32": "Int32.float_of_bits",
  "i32.add": "Int32.add",
  "i32.sub": "Int32.sub",
  "i32.mul": "Int32.mul",
  "i32.neg": "Int32.neg",
  "i32.div": "Int32.div",
  "i32.mod": "Int32.rem",
  "i32.and": "Int32.logand",
  "i32.or": "Int32.logor",
  "i32.xor": "Int32.logxor",
  "i32.not": "Int32.lognot",
  "i32.lsl": "Int32.shift_left",
  "i32.lsr": "Int32.shift_right_logical",
  "i32.asr": "Int32.shift_right",
  "i32.show": "Int32.to_string",
  "i64.neg": "Int64.neg",
  "i64.not": "Int64.lognot",
  "i64.show": "Int64.to_string",
  "i64.add": "Int64.add",
  "i64.sub": "Int64.sub",
  "i64.mul": "Int64.mul",
  "i64.div": "Int64.div",
  "i64.mod": "Int64.rem",
  "i64.and": "Int64.logand",
  "i64.or": "Int64.logor",
  "i64.xor": "Int64.logxor",
  "i64.lsl": "Int64.shift_left",
  "i64.lsr": "Int64.shift_right_logical",
  "i64.asr": "Int64.shift_right",
  "i64.of_f64": "Int64.of_float",
  "i64.to_i63": "Int64.to_int",
  "i32.wrap": "Int64.to_int32",
  "char.code": "Char.code",
  "char.chr": "Char.unsafe_chr",
  "str.length": "String.length",
  "str.get": "String.get",
  "str.concat": "^",
  "str.sub": "String.sub",
  "str.make": "String.make",
  "str.md5": "Digest.string",
  "bytes.make": "Bytes.make",
  "bytes.share": "Fun.id",
  "bytes.of_str": "Bytes.of_string",
  "bool.not": "not",
  "any.hash": "Hashtbl.seeded_hash_param",
  "any.same": "==",
  "any.cast": "Fun.id",
  "cell.new": "ref",
  "cell.get": "!",
  "cell.set": ":=",
  "array.make": "Array.make",
  "array.length": "Array.length",
  "array.get": "Array.get",
  "array.set": "Array.set",
  "array.sub": "Array.sub",
  "array.append": "Array.append",
  "array.blit": "Array.blit",
  "lazy.is_done": "Lazy.is_val",
  "exn.show": "Printexc.to_string_default",
  "out.print": "print_string",
  "out.error": "prerr_string",
  "out.at_end": "at_exit",
  "sys.unsupported": "failwith",
  "sys.exit": "exit",
};

/** The path in OCaml's library. */
export function spellingOf(op: Exclude<PrimName, WrittenOut>): string {
  if (isComparison(op)) return COMPARISONS[comparisonOf(op)];
  const found = (SPELLINGS as Readonly<Partial<Record<PrimName, string>>>)[op];
  if (found === undefined) throw new Error(`${op} in a program in OCaml`);
  return found;
}

const WRITTEN_OUT: ReadonlySet<PrimName> = new Set<WrittenOut>([
  "array.of",
  "str.of_array",
  "str.join",
  "f64.format",
  "f64.parses",
]);

export function isWrittenOut(op: PrimName): op is WrittenOut {
  return WRITTEN_OUT.has(op);
}

function isComparison(op: PrimName): op is Comparison {
  return Object.hasOwn(COMPARISONS, comparisonOf(op));
}

function comparisonOf(op: PrimName): keyof typeof COMPARISONS {
  return op.slice(op.indexOf(".") + 1) as keyof typeof COMPARISONS;
}
