// What the input of a test exercises, as data: tests are named by it. Texts are the language's, as byte strings.

export type About = { readonly shapes: readonly AboutShape[]; readonly relations: readonly Relation[] };

/** How much there is of what, in one argument. */
export type AboutShape =
  | { readonly kind: "elements"; readonly count: number } // of a list
  | { readonly kind: "form"; readonly text: string } // an expression with holes
  | { readonly kind: "constructors"; readonly of: string | undefined; readonly count: number }; // undefined: of a tuple

/** How two numbers or texts compare, as far as the way looked. */
export type Relation = { readonly left: Operand; readonly sign: Sign; readonly right: Operand };
export type Sign = "=" | "<>" | "<" | "<=" | ">" | ">=";

export type Operand =
  | ArgumentLabel
  /** Of a record; of which argument, where several have fields or elements. */
  | { readonly kind: "field"; readonly name: string; readonly of: ArgumentLabel | undefined }
  /** Something inside, counted from 0; undefined: the only one. */
  | {
      readonly kind: "part";
      readonly what: "element" | "value";
      readonly index: number | undefined;
      readonly of: ArgumentLabel | undefined;
    }
  | { readonly kind: "constant"; readonly text: string } // a number or a character
  | { readonly kind: "string"; readonly text: string };

/** By the function's own name for it, or by its place, counted from 0; undefined: the only one. */
export type ArgumentLabel =
  | { readonly kind: "parameter"; readonly name: string }
  | { readonly kind: "argument"; readonly index: number | undefined };
