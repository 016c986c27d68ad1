// Literals carry their kind and width, so no node needs to know its source language.

/** "native": as wide as the machine's words, which have 64 bits here. */
export type IntKind = "i63" | "i32" | "i64" | "native" | "big";

export type Literal =
  | { readonly kind: IntKind; readonly value: bigint }
  | { readonly kind: "f64"; readonly value: number }
  | { readonly kind: "char"; readonly value: number } // a byte or a UTF-16 unit
  | { readonly kind: "str"; readonly value: string } // one character per byte or UTF-16 unit
  | { readonly kind: "bool"; readonly value: boolean };
