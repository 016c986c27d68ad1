// An interpreter of a small language with closures, as in the thesis on budgeted symbolic execution (Baartman, 2022,
// appendix B), in OCaml: the reference, and the eleven ways in which it was made wrong there.
export const INTERPRETER = `
type expr = NumC of int | AddC of expr * expr | FdC of int * expr | IdC of int | AppC of expr * expr
type value = NumV of int | ClosV of env * int * expr
and env = Empty | Bind of int * value * env
exception Interp_error
let rec find env n = match env with
  | Empty -> raise Interp_error
  | Bind (m, v, rest) -> if m = n then v else find rest n
let rec interp e env = match e with
  | NumC n -> NumV n
  | AddC (a, b) -> (match interp a env with
      | NumV x -> (match interp b env with NumV y -> NumV (x + y) | ClosV _ -> raise Interp_error)
      | ClosV _ -> raise Interp_error)
  | IdC n -> find env n
  | FdC (p, b) -> ClosV (env, p, b)
  | AppC (f, a) -> (match interp f env with
      | ClosV (own, p, body) -> let v = interp a env in interp body (Bind (p, v, own))
      | NumV _ -> raise Interp_error)
let run e = interp e Empty
`;

const CONCAT = `let rec concat front back = match front with
  | Empty -> back
  | Bind (m, v, rest) -> Bind (m, v, concat rest back)
let rec interp`;

const ADD = `  | AddC (a, b) -> (match interp a env with
      | NumV x -> (match interp b env with NumV y -> NumV (x + y) | ClosV _ -> raise Interp_error)
      | ClosV _ -> raise Interp_error)
`;

/** The body and the argument of a function are interpreted in the wrong environment. */
function environments(body: string, argument: string): string {
  return INTERPRETER.replace("let rec interp", CONCAT)
    .replace("interp a env in", `interp a ${argument} in`)
    .replace("Bind (p, v, own)", `Bind (p, v, ${body})`);
}

function additions(arms: string, rest: string): string {
  return INTERPRETER.replace(ADD, arms + rest);
}

export const FAULTY: readonly { readonly name: string; readonly text: string }[] = [
  { name: "Body Local", text: environments("env", "env") },
  { name: "Body Local + Closure", text: environments("concat env own", "env") },
  { name: "Body Closure + Local", text: environments("concat own env", "env") },
  { name: "Body Empty", text: environments("Empty", "env") },
  { name: "Argument Closure", text: environments("own", "own") },
  { name: "Argument Closure + Local", text: environments("own", "(concat own env)") },
  { name: "Argument Local + Closure", text: environments("own", "(concat env own)") },
  { name: "Argument Empty", text: environments("own", "Empty") },
  {
    name: "Structural Matching 1",
    text: additions("  | AddC (NumC x, NumC y) -> NumV (x + y)\n  | AddC _ -> raise Interp_error\n", ""),
  },
  {
    name: "Structural Matching 2",
    text: additions(
      `  | AddC (NumC x, NumC y) -> NumV (x + y)
  | AddC (AddC (NumC x, NumC y), NumC z) -> NumV (x + y + z)
  | AddC (NumC x, AddC (NumC y, NumC z)) -> NumV (x + y + z)
  | AddC (AddC (NumC w, NumC x), AddC (NumC y, NumC z)) -> NumV (w + x + y + z)
  | AddC _ -> raise Interp_error
`,
      "",
    ),
  },
  { name: "Extra Case", text: additions("  | AddC (NumC x, NumC y) when y < 0 -> NumV (x - y)\n", ADD) },
];

/**
 * The same as the thesis counts it: its encoding has a value of the abstract class that is none of the others, and a call
 * is paid for before its arguments are evaluated.
 */
export const AS_COUNTED = INTERPRETER.replace("| AppC of expr * expr", "| AppC of expr * expr | Other")
  .replace("  | NumC n -> NumV n", "  | NumC n -> NumV n\n  | Other -> raise Interp_error")
  .replace("let rec interp", "let pay () = ()\nlet rec interp")
  .replace("let v = interp a env in interp body", "pay (); let v = interp a env in paid body")
  .replace("let run", "and paid e env = interp e env\nlet run");

export const AS_COUNTED_COSTS = new Map([
  ["pay", 1],
  ["paid", -1],
]);
