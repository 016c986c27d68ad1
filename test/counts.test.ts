// What --count says, beside brute force: all values of a size, with every choice of a few integers, of which the precondition
// holds when it is simply run. The real OCaml does the same.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask, sharedSession } from "./harness.js";
import { emittedPrograms } from "./suite/run-ocaml.js";

/** Values of a size, with holes for their integers. */
const ENUMERATION = `
let hole n = if n = 1 then [fun ints -> List.hd ints, List.tl ints] else []
let constant c n = if n = 1 then [fun ints -> c, ints] else []
let both f a b n =
  List.concat (List.init (n + 1) (fun i ->
    List.concat (List.map (fun x -> List.map (fun y ints ->
      let u, ints = x ints in let v, ints = y ints in f u v, ints) (b (n - i))) (a i))))
let made f a n = if n < 1 then [] else List.map (fun x ints -> let u, ints = x ints in f u, ints) (a (n - 1))
let either a b n = a n @ b n
let pair a b = both (fun x y -> x, y) a b
let rec lists item n = either (constant []) (made (fun (x, l) -> x :: l) (pair item (lists item))) n
let rec choices m k = if m = 0 then [[]] else
  List.concat (List.map (fun rest -> List.init k (fun i -> i :: rest)) (choices (m - 1) k))
(* How many forms there are that some integers make valid. *)
let count holds values n =
  List.length (List.filter (fun make ->
    let _, rest = make (List.init 40 (fun i -> i)) in
    let m = 40 - List.length rest in
    List.exists (fun ints -> holds (fst (make ints))) (choices m m)) (values n))
`;

const CASES = [
  {
    file: "sorted-list",
    function: "insert",
    values: "let values = pair (constant 0) (lists hole)\nlet holds (_, l) = is_sorted l",
    upTo: 12,
  },
  {
    file: "red-black",
    function: "add",
    values: `let colors = either (constant Red) (constant Black)
let rec trees n = either (constant Leaf)
  (made (fun ((c, x), (l, r)) -> Node (c, x, l, r)) (pair (pair colors hole) (pair trees trees))) n
let values = pair (constant 0) trees
let holds (_, t) = is_tree t`,
    upTo: 18,
  },
  {
    file: "sized-map",
    function: "delete",
    values: `let rec trees n = either (constant Tip)
  (made (fun ((s, x), (l, r)) -> Bin (s, x, l, r)) (pair (pair hole hole) (pair trees trees))) n
let values = pair (constant 0) trees
let holds (_, t) = is_map t`,
    upTo: 14,
  },
  {
    file: "focus",
    function: "focus_left",
    values: `let stacks = made (fun (x, (a, b)) -> Stack (x, a, b)) (pair hole (pair (lists hole) (lists hole)))
let options = either (constant None) (made (fun s -> Some s) stacks)
let spaces = made (fun (t, s) -> Workspace (t, s)) (pair hole options)
let values = made (fun (c, (v, h)) -> Screens (c, v, h)) (pair spaces (pair (lists spaces) (lists spaces)))
let holds s = is_valid s`,
    upTo: 14,
  },
] as const;

type Counted = {
  readonly functions: readonly [
    { readonly inputs: { readonly valid: readonly { readonly size: number; readonly inputs: number }[] } },
  ];
};

const real = emittedPrograms();

test.each(CASES)("$file", async ({ file, function: name, values, upTo }) => {
  const path = `test/programs/test/target-ocaml-${file}.ml`;
  const { stdout } = await ask(sharedSession(), ".", ["test", path, "--function", name, "--count", "--json"]);
  const { valid } = (JSON.parse(stdout) as Counted).functions[0].inputs;
  const told = Array.from({ length: upTo + 1 }, (_, size) => valid.find((each) => each.size === size)?.inputs ?? 0);
  expect(told.some((inputs) => inputs > 1) || file === "sorted-list").toBe(true);
  const check = `let () = assert (List.init ${upTo + 1} (count holds values) = [${told.join("; ")}])`;
  expect(real.passes(`${readFileSync(path, "utf8")}${ENUMERATION}${values}\n${check}\n`)).toBe(true);
});

test("the installed OCaml says the same", () => {
  expect(real.today()).toEqual(real.recorded());
});
