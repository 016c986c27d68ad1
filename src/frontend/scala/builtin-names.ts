// The classes of Scala whose values core has itself: they have no definition in the library.

export const BUILTIN_NAMES = [
  "Byte",
  "Short",
  "Char",
  "Int",
  "Long",
  "Float",
  "Double",
  "BigInt",
  "Boolean",
  "Unit",
  "String",
  "Array",
] as const;
export type BuiltinName = (typeof BUILTIN_NAMES)[number];
