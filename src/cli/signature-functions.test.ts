// Functions of a signature: values and what is inside of modules are none.
import { expect, test } from "vitest";
import { functionsIn } from "./signature-functions.js";

const SIGNATURE = `type t = A of int | B
module M : sig val inner : 'a -> 'a end
module N :
  sig
    val deeper : int -> int
  end
val ( +++ ) : int -> int -> int
val pi : float
val fs : (int -> int) list
val nested : ((int -> int) * (int -> (bool -> int))) list
val long :
  float ->
  string * int list ->
  bool
val sum' : 'a -> 'a
exception E of int`;

test("their names, with types on one line", () => {
  expect(functionsIn(SIGNATURE)).toEqual([
    { name: "+++", type: "int -> int -> int" },
    { name: "long", type: "float -> string * int list -> bool" },
    { name: "sum'", type: "'a -> 'a" },
  ]);
  expect(functionsIn("")).toEqual([]);
});
