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
