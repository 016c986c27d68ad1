// Ready-made functions that generated programs may call; each appears only where it is used.
// Some have more than one version, so that one style of writing does not hide a fault.
import { type Code, Level, text } from "./code.js";
import type { Feature } from "./feature.js";
import type { Rand } from "./random.js";

type Version = { readonly words: string; readonly features: readonly Feature[] };

const version = (words: string, ...features: Feature[]): Version => ({ words, features });

const HELPERS: ReadonlyMap<string, readonly Version[]> = new Map([
  [
    "tr",
    [
      version("let tr n x = print_int n; print_char ' '; x"),
      version('let tr n x =\n  Printf.printf "<%d>" n;\n  x', "Printf"),
    ],
  ],
  [
    "clip",
    [
      version("let clip s = if String.length s > 40 then String.sub s 0 40 else s"),
      version(
        "let clip = function\n  | s when String.length s <= 30 -> s\n  | s -> String.sub s 0 30",
        "guard",
        "function",
      ),
    ],
  ],
  [
    "take",
    [
      version("let take l = List.filteri (fun i _ -> i < 8) l"),
      version(
        "let take l =\n  let rec go n = function\n    | x :: rest when n > 0 -> x :: go (n - 1) rest\n    | _ -> []\n  in\n  go 7 l",
        "guard",
        "local recursive function",
      ),
    ],
  ],
  [
    "to_int",
    [
      version("let to_int x = if Float.abs x < 1e9 then int_of_float x else 0"),
      version("let to_int x = if abs_float x <= 1000000. then truncate x else -1"),
    ],
  ],
  [
    "show_list",
    [
      version('let show_list f l = "[" ^ String.concat "; " (List.map f l) ^ "]"'),
      version(
        'let rec show_list f = function\n  | [] -> "."\n  | x :: rest -> f x ^ ";" ^ show_list f rest',
        "function",
        "let rec",
        "evaluation order",
      ),
      version('let show_list f l =\n  let s = List.fold_left (fun acc x -> acc ^ " " ^ f x) "(" l in\n  s ^ ")"'),
    ],
  ],
  [
    "show_array",
    [
      version('let show_array f a = "[|" ^ String.concat "; " (Array.to_list (Array.map f a)) ^ "|]"'),
      version(
        'let show_array f a =\n  let s = ref "" in\n  for i = 0 to Array.length a - 1 do\n    s := !s ^ f a.(i) ^ ","\n  done;\n  !s',
        "for",
        "ref",
      ),
    ],
  ],
  [
    "show_option",
    [
      version('let show_option f = function None -> "None" | Some x -> "Some " ^ f x', "function"),
      version('let show_option f o = match o with Some x -> f x | None -> "-"', "match"),
    ],
  ],
  [
    "show_result",
    [version('let show_result f g = function Ok x -> "Ok " ^ f x | Error e -> "Error " ^ g e', "function", "result")],
  ],
  [
    "show_exn",
    [
      version(
        'let show_exn = function\n  | Failure m -> "Failure " ^ m\n  | Invalid_argument m -> "Invalid " ^ m\n  | Not_found -> "Not_found"\n  | Division_by_zero -> "Division_by_zero"\n  | Match_failure (f, l, c) -> Printf.sprintf "Match %s %d %d" f l c\n  | Assert_failure (_, l, c) -> Printf.sprintf "Assert %d %d" l c\n  | Exit -> "Exit"\n  | _ -> "other"',
        "function",
      ),
    ],
  ],
  [
    "attempt",
    [
      version("let attempt f = try f () with e -> print_endline (show_exn e)", "try"),
      version(
        'let attempt f =\n  match f () with\n  | () -> print_newline ()\n  | exception (Failure _ | Not_found) -> print_endline "failed"\n  | exception e -> print_endline (show_exn e)',
        "match",
        "exception pattern",
        "or-pattern",
      ),
    ],
  ],
]);

/** The definitions, each before those that use it. */
export function helperItems(rand: Rand, wanted: ReadonlySet<string>): Code[] {
  const needed = new Set(wanted);
  if (needed.has("attempt")) needed.add("show_exn");
  return [...HELPERS]
    .filter(([name]) => needed.has(name))
    .map(([, versions]) => {
      const { words, features } = rand.pick(versions);
      return text(undefined, Level.open, words, ...features);
    });
}
