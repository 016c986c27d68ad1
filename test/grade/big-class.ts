// A class of made-up students with five functions each, as large as is asked for: for measurements.
/** What students write, the solution's first. Some are wrong. */
const FUNCTIONS: readonly (readonly [string, ...string[]])[] = [
  [
    "let rec take n l = match l with x :: xs when n > 0 -> x :: take (n - 1) xs | _ -> []",
    "let rec take n l = if n <= 0 then [] else match l with [] -> [] | x :: xs -> x :: take (n - 1) xs",
    "let rec take n l = match l with x :: xs when n >= 0 -> x :: take (n - 1) xs | _ -> []",
  ],
  [
    "let rec total l = match l with [] -> 0 | x :: xs -> x + total xs",
    "let total l = List.fold_left ( + ) 0 l",
    "let rec total l = match l with [] -> 0 | [x] -> x | x :: _ :: xs -> x + total xs",
  ],
  ["let rec reverse l = match l with [] -> [] | x :: xs -> reverse xs @ [x]", "let reverse = List.rev"],
  [
    'let rec join l = match l with [] -> "" | [w] -> w | w :: ws -> w ^ " " ^ join ws',
    'let join l = String.concat " " l',
  ],
  [
    "let rec count p l = match l with [] -> 0 | x :: xs -> (if p x then 1 else 0) + count p xs",
    "let count p l = List.length (List.filter p l)",
  ],
];

/**
 * Every choice of each function comes up, in every combination; every fiftieth has a definition that is ill-typed. Distinct:
 * each has a definition that nobody else has, so that nothing can be decided for two at once.
 */
function program(student: number, isDistinct: boolean): string {
  let rest = student;
  const chosen = FUNCTIONS.map((ways) => {
    const way = ways[rest % ways.length] ?? ways[0];
    rest = Math.floor(rest / ways.length);
    return way;
  });
  const wrong = student % 50 === 49 ? ['let oops = 1 + "a"'] : [];
  const own = isDistinct ? [`let mine = ${student}`] : [];
  return [`(* student ${student} *)`, ...wrong, ...own, ...chosen, ""].join("\n");
}

/** Files by their names: solution.ml, and a folder of submissions. */
export function bigClass(students: number, isDistinct: boolean): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: students }, (_, i) => i);
  const named = numbers.map((i) => [`subs/student${String(i).padStart(4, "0")}.ml`, program(i, isDistinct)]);
  return { "solution.ml": `${FUNCTIONS.map(([first]) => first).join("\n")}\n`, ...Object.fromEntries(named) };
}
