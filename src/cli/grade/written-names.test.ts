// Names and functions as the layout of a program shows them.
import { expect, test } from "vitest";
import { functionsWritten, namesWritten } from "./written-names.js";

const PROGRAM = `
(* let commented x = x
   (* nested "*)" *)
let still_commented x = x
*)
let f x = x
let rec g = function 0 -> 0 | n -> h (n - 1)
and h' n = let inner y = y in inner n
let quote = '"' let_after
let text = "
let in_text x = x
"
let pi = 3.14 and unseen x = x
let empty : int list = []
let typed : int -> int = succ
let composed = List.map f
let parenthesised = (fun x -> x)
let pair, other = (f, g)
let () = print_string "done"
let _ = f 1
let table = ref []
let f x y = x + y
`;

test("names, each once", () => {
  const names = "f g h' quote text pi empty typed composed parenthesised pair table";
  expect(namesWritten(PROGRAM)).toEqual(names.split(" "));
});

test("functions, and what may be one", () => {
  expect(functionsWritten(PROGRAM)).toEqual("f g h' typed composed parenthesised".split(" "));
});
