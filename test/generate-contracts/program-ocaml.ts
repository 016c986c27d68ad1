// The same for OCaml: contracts, references, exceptions, and functions of the library that proofs know by other definitions. A
// helper breaks its contract at lists of one length alone, and so do those who call it.
import { newRandom, type Random } from "../../src/questions/drawing.js";
import { type ContractProgram, pick, repeated, type Trial } from "./program.js";

/** What it promises of `r`, what it gives for the list `l`. */
type Part = { readonly name: string; readonly body: string; readonly promise: string; readonly isRecursive?: true };

export function randomOcaml(seed: number): ContractProgram {
  const random = newRandom(seed + 1);
  const trap = pick(random, [3, 8, 30, 400, 950]);
  const helpers = [SIZE, safe(random), noise(random)];
  const parts = [grow(random, trap), caller(random, 0), caller(random, 1), listing(random)];
  const inputs = [...LISTS, longList(trap)];
  const trials = parts.flatMap(({ name }) => inputs.map((input) => trial(name, input)));
  const runs = trials.map(({ call }) => `let () = print_endline (told (fun () -> ${call}))`);
  return {
    extension: "ml",
    text: `${[...helpers, ...parts.map(withContract)].join("\n")}\n`,
    runnable: `${[...helpers, ...parts.map(written), TOLD, ...runs].join("\n")}\n`,
    trials,
  };
}

const TOLD = `let told run = try ignore (run ()); "kept" with _ -> "broken"`;

const head = ({ name, isRecursive }: Part): string =>
  `let ${isRecursive ? "rec " : ""}${name} (l : int list) : int list`;

function withContract(part: Part): string {
  return `${head(part)} = ${part.body}\n(*@ r = ${part.name} l\n      ensures ${part.promise} *)`;
}

/** With what it promises as an assertion. */
function written(part: Part): string {
  return `${head(part)} = let r = ${part.body} in assert (${part.promise}); r`;
}

// ---- inputs ----

type Input = { readonly text: string; readonly size: number };

const LISTS: readonly Input[] = [[], [0], [1], [1, 0], [0, 1, 2], [2, 2, -1], [5, 4, 3, 2, 1, 0]].map((items) => ({
  text: `[${items.map((item) => `(${item})`).join("; ")}]`,
  size: 2 * items.length + 1,
}));

const longList = (length: number): Input => ({ text: `(List.init ${length} (fun _ -> 1))`, size: 2 * length + 1 });

function trial(name: string, { text, size }: Input): Trial {
  return { function: name, demands: "true", call: `${name} ${text}`, size };
}

// ---- definitions ----

const SIZE = "let rec size l = match l with [] -> 0 | _ :: t -> 1 + size t";

function safe(random: Random): string {
  const more = repeated(random, 20, "total := !total + 1; ").join("");
  const last = pick(random, [
    "List.for_all (fun y -> y >= 0) [!total]",
    "List.mem !total [!total]",
    "(try if !total < 0 then raise Exit; true with Exit -> false)",
    "List.length (List.map (fun y -> y + 1) [!total]) = 1",
  ]);
  return `let safe (l : int list) = let total = ref 1 in ${more}ignore l; ${last}`;
}

function noise(random: Random): string {
  const steps = repeated(random, 5, "|> List.map (fun y -> y + 1)").join(" ");
  return `let other (l : int list) = l ${steps}`;
}

/** The same list again, but for one length. */
function grow(random: Random, trap: number): Part {
  const wrong = `if size l = ${trap} then [] else List.map (fun y -> y) l`;
  const body = pick(random, [
    wrong,
    wrong,
    "List.map (fun y -> y + 1) l",
    "List.rev (List.rev l)",
    "List.filter (fun _ -> true) l",
  ]);
  const promise = [
    ...repeated(random, 12, "List.length r = List.length l"),
    pick(random, ["List.length r = List.length l", "List.length (List.map (fun y -> y) r) = List.length l"]),
  ].join(" && ");
  return { name: "grow", body, promise };
}

function caller(random: Random, i: number): Part {
  const grown = pick(random, [
    "grow l",
    "List.rev (grow l)",
    "List.concat [grow l]",
    "List.filter (fun y -> y >= y) (grow l)",
  ]);
  const promise = pick(random, [
    "List.length r = List.length l || l <> []",
    "List.length (List.rev r) = List.length r",
  ]);
  return { name: `f${i}`, body: `if safe l then ${grown} else l`, promise };
}

function listing(random: Random): Part {
  const [body, promise] = pick(random, [
    ["List.map (fun y -> y * 2) l", "List.length r = List.length l"],
    ["l @ l", "List.length r = List.length l + List.length l"],
    ["List.filter (fun y -> y > 2) l", "List.for_all (fun y -> y > 2) r"],
    ["List.concat_map (fun y -> [y]) l", "r = l"],
    ["List.fold_right (fun y t -> y :: t) l []", "r = l"],
    ["List.rev l", "r = l"], // wrong
    ["List.filter_map (fun y -> if y = 2 then None else Some y) l", "List.length r = List.length l"], // wrong
  ] as const);
  return { name: "listing", body, promise };
}
