// Scenes for hash tables, and for what courses do with resources: tables of any keys, tables made by the
// functor, the labelled versions, cleaning up whatever happens.
import type { Part } from "./code.js";
import { type Context, freshName, hasPart, isComparable, typeText, variable } from "./context.js";
import { baseType, dataType } from "./pick-type.js";
import { asked, type Gap, type SceneWriter, type Script } from "./script.js";
import { BOOL, INT, isCon, list, option, STRING, type Type, tuple } from "./type.js";

export const TABLE_SCENES: readonly SceneWriter[] = [
  hashTable,
  hashTable,
  counting,
  tableOfFunctor,
  tableOfFunctor,
  labelledTables,
  protectedRun,
];

/** Of what we hash as OCaml does: of integers of other widths we see the width only in declared fields. */
function key(ctx: Context): Type {
  const type = dataType(ctx, 1);
  const isWide = (part: Type): boolean => ["int32", "int64", "nativeint"].some((name) => isCon(part, name));
  return isComparable(ctx, type) && !hasPart(ctx, type, isWide, new Set()) ? type : INT;
}

/** Some changes of a table, then everything that can be asked of it. */
function hashTable(ctx: Context, gap: Gap): Script {
  const [h, k, v] = [freshName(ctx.world, "table"), key(ctx), baseType(ctx)];
  const pair = [variable("k", k), variable("v", v)];
  const steps = Array.from({ length: ctx.rand.int(1, 4) }, (): Part[] => change(ctx, gap, h, k, v));
  const parts: Part[] = [
    `let ${h} : (${typeText(ctx, k)}, ${typeText(ctx, v)}) Hashtbl.t = Hashtbl.create ${ctx.rand.pick([0, 1, 7, 16, 100])}\n`,
    `let () = List.iter (fun (k, v) -> Hashtbl.${ctx.rand.pick(["add", "replace"])} ${h} k v) `,
    gap(list(tuple(k, v))),
    "\n",
    ...steps.flat(),
    `let ${h}_all = Hashtbl.fold (fun k v acc -> (k, v) :: acc) ${h} []\n`,
    `let ${h}_asked = (Hashtbl.find_opt ${h} `,
    gap(k),
    `, Hashtbl.find_all ${h} `,
    gap(k),
    `, Hashtbl.length ${h}, Hashtbl.mem ${h} `,
    gap(k),
    ", Hashtbl.hash ",
    gap(k),
    `)\nlet ${h}_keys = List.of_seq (Seq.filter_map (fun (k, v) -> if `,
    gap(BOOL, pair, 3),
    ` then Some k else None) (Hashtbl.to_seq ${h}))\n`,
    `let ${h}_found = try Some (Hashtbl.find ${h} `,
    gap(k),
    ") with Not_found -> None",
  ];
  return {
    parts,
    entries: [
      variable(`${h}_all`, list(tuple(k, v))),
      variable(`${h}_keys`, list(k)),
      variable(`${h}_found`, option(v)),
      variable(`${h}_asked`, tuple(option(v), list(v), INT, BOOL, INT)),
      asked(h),
    ],
    features: ["Hashtbl", "Seq", "try"],
  };
}

function change(ctx: Context, gap: Gap, h: string, k: Type, v: Type): Part[] {
  const pair = [variable("k", k), variable("v", v)];
  const [before, after] = ["let () = ", "\n"];
  const steps: readonly (() => Part[])[] = [
    () => [`Hashtbl.remove ${h} `, gap(k)],
    () => [`Hashtbl.replace ${h} `, gap(k), " ", gap(v)],
    () => [
      `for i = 1 to ${ctx.rand.int(2, 40)} do Hashtbl.add ${h} `,
      gap(k, [variable("i", INT)]),
      " ",
      gap(v),
      " done",
    ],
    () => [
      `Hashtbl.filter_map_inplace (fun k v -> if `,
      gap(BOOL, pair, 4),
      " then Some ",
      gap(v, pair, 3),
      ` else None) ${h}`,
    ],
    () => [
      `let copy = Hashtbl.copy ${h} in Hashtbl.reset ${h}; Hashtbl.iter (fun k v -> if `,
      gap(BOOL, pair, 4),
      ` then Hashtbl.add ${h} k v) copy`,
    ],
    () => [`if `, gap(BOOL), ` then Hashtbl.clear ${h}`],
    () => [`Hashtbl.add_seq ${h} (List.to_seq `, gap(list(tuple(k, v))), ")"],
  ];
  return [before, ...ctx.rand.pick(steps)(), after];
}

/** How often each item occurs, and what was computed before. */
function counting(ctx: Context, gap: Gap): Script {
  const [f, k] = [freshName(ctx.world, "count"), key(ctx)];
  const n = variable("n", INT);
  const parts: Part[] = [
    `let ${f} l =\n  let seen = Hashtbl.create 8 in\n  List.iter (fun x -> match Hashtbl.find_opt seen x with\n    | None -> Hashtbl.add seen x 1\n    | Some n -> Hashtbl.replace seen x `,
    gap(INT, [n], 4),
    `) l;\n  List.sort compare (Hashtbl.fold (fun k n acc -> (n, k) :: acc) seen [])\n`,
    `let ${f}_memo =\n  let memo = Hashtbl.create ${ctx.rand.int(1, 20)} in\n  let rec go n = try Hashtbl.find memo n with Not_found ->\n    let r = if n < 2 then `,
    gap(INT, [n], 3),
    ` else go (n - 1) ${ctx.rand.pick(["+", "-", "lxor"])} go (n - 2) in\n    Hashtbl.add memo n r; r\n  in\n  (go ${ctx.rand.int(3, 30)}, Hashtbl.length memo)\n`,
    `let ${f}_of = ${f} (`,
    gap(list(k)),
    " @ ",
    gap(list(k)),
    ")",
  ];
  return {
    parts,
    entries: [variable(`${f}_of`, list(tuple(INT, k))), variable(`${f}_memo`, tuple(INT, INT)), asked(f)],
    features: ["Hashtbl", "local recursive function", "match", "polymorphic function"],
  };
}

function tableOfFunctor(ctx: Context, gap: Gap): Script {
  const [m, k, v] = [freshName(ctx.world, "Table"), key(ctx), baseType(ctx)];
  const low = `table${m.slice(5)}`;
  const hash = ctx.rand.pick(["Hashtbl.hash x", "Hashtbl.hash x mod 3", "0", "7 * Hashtbl.hash x"]);
  const parts: Part[] = [
    `module ${m} = Hashtbl.Make (struct\n  type t = ${typeText(ctx, k)}\n  let equal (a : t) b = a = b\n  let hash (x : t) = (${hash}) land max_int\nend)\n`,
    `let ${low} = ${m}.create ${ctx.rand.pick([1, 5, 16])}\nlet () = List.iteri (fun i k -> ${m}.${ctx.rand.pick(["add", "replace"])} ${low} k `,
    gap(v, [variable("i", INT), variable("k", k)], 4),
    ") (",
    gap(list(k)),
    " @ ",
    gap(list(k)),
    `);\n  ${m}.remove ${low} `,
    gap(k),
    `\nlet ${low}_all = (${m}.fold (fun k v l -> (k, v) :: l) ${low} [], ${m}.length ${low}, ${m}.find_opt ${low} `,
    gap(k),
    `, List.of_seq (${m}.to_seq_values ${low}))`,
  ];
  return {
    parts,
    entries: [variable(`${low}_all`, tuple(list(tuple(k, v)), INT, option(v), list(v)))],
    features: ["Hashtbl.Make", "Hashtbl", "functor of a structure", "Seq"],
  };
}

/** Hash tables, maps and sets with labels. */
function labelledTables(ctx: Context, gap: Gap): Script {
  const [m, k] = [freshName(ctx.world, "Labelled"), key(ctx)];
  const low = `labelled${m.slice(8)}`;
  const [key_, data, acc] = [variable("key", k), variable("data", INT), variable("acc", INT)];
  const module = ctx.rand.pick(["MoreLabels", "Stdlib.MoreLabels"]);
  const parts: Part[] = [
    `module ${m} = ${module}.Map.Make (struct type t = ${typeText(ctx, k)} let compare = compare end)\n`,
    `let ${low} = List.fold_left (fun m (key, data) -> ${m}.add m ~data ~key) ${m}.empty `,
    gap(list(tuple(k, INT))),
    `\nlet ${low}_sum = ${m}.fold ${low} ~init:`,
    gap(INT, [], 2),
    " ~f:(fun ~key ~data acc -> ",
    gap(INT, [key_, data, acc], 4),
    `)\nlet ${low}_list =\n  let h = ${module}.Hashtbl.create 3 in\n  ${m}.iter ${low} ~f:(fun ~key ~data -> if `,
    gap(BOOL, [key_, data], 4),
    ` then ${module}.Hashtbl.replace h ~key ~data else ${module}.Hashtbl.add ~key:`,
    gap(k, [key_], 3),
    ` ~data:0 h);\n  ${module}.Hashtbl.fold h ~init:[] ~f:(fun ~key ~data acc -> (key, data) :: acc)`,
  ];
  return {
    parts,
    entries: [variable(`${low}_sum`, INT), variable(`${low}_list`, list(tuple(k, INT)))],
    features: ["MoreLabels", "Map", "Hashtbl", "labelled argument"],
  };
}

/** Fun.protect: what is done at the end, also after an exception, also if that fails itself. */
function protectedRun(ctx: Context, gap: Gap): Script {
  const [f, item] = [freshName(ctx.world, "guarded"), baseType(ctx)];
  const x = [variable("x", item)];
  const failing = ctx.rand.chance(0.3);
  const parts: Part[] = [
    `let ${f}_log = ref []\nlet ${f} x =\n  let say s = ${f}_log := s :: !${f}_log in\n  Fun.protect\n    ~finally:(fun () -> say "end"; ${failing ? "if List.length !" : "print_int (List.length !"}${f}_log${failing ? ' > 3 then failwith "closing"' : ")"})\n    (fun () ->\n      say "start";\n      if `,
    gap(BOOL, x, 3),
    ` then raise (${ctx.rand.pick(["Not_found", "Exit", 'Failure "inside"', "Division_by_zero"])}) else `,
    gap(INT, x, 4),
    `)\nlet ${f}_try x = match ${f} x with\n  | n -> Ok n\n  | exception Fun.Finally_raised e -> Error ("finally " ^ Printexc.to_string e)\n  | exception e -> Error (Printexc.to_string e)\n`,
    `let ${f}_results = List.map ${f}_try [`,
    gap(item),
    "; ",
    gap(item),
    `]\nlet ${f}_logged = !${f}_log`,
  ];
  return {
    parts,
    entries: [variable(`${f}_logged`, list(STRING)), asked(`${f}_results`)],
    features: ["Fun.protect", "Fun", "exception pattern", "Printexc", "result"],
  };
}
