// Scenes in which modules of the library are used as programs use them: made, filled, asked.
import { type Context, freshName, variable } from "./context.js";
import { baseType } from "./pick-type.js";
import type { Gap, SceneWriter, Script } from "./script.js";
import { BOOL, CHAR, con, FLOAT, INT, list, option, STRING, type Type, tuple } from "./type.js";

export const LIBRARY_SCENES: readonly SceneWriter[] = [
  stack,
  queueModule,
  buffer,
  changedBytes,
  random,
  exceptionText,
  hashing,
];

function stack(ctx: Context, gap: Gap): Script {
  const [s, item] = [freshName(ctx.world, "stack"), baseType(ctx)];
  const parts = [
    `let ${s} = Stack.create ()\nlet () = Stack.push `,
    gap(item),
    ` ${s}; Stack.push `,
    gap(item),
    ` ${s}; if `,
    gap(BOOL),
    ` then ignore (Stack.pop ${s})\n`,
    `let ${s}_twin = Stack.copy ${s}\nlet () = Stack.push `,
    gap(item),
    ` ${s}_twin; if Stack.length ${s} mod 2 = 0 then Stack.clear ${s}\n`,
    `let ${s}_items = Stack.fold (fun l x -> x :: l) [] ${s}_twin @ List.of_seq (Stack.to_seq ${s})\n`,
    `let ${s}_top = (Stack.top_opt ${s}, try Some (Stack.pop ${s}) with Stack.Empty -> None)`,
  ];
  return {
    parts,
    entries: [variable(`${s}_items`, list(item)), variable(`${s}_top`, tuple(option(item), option(item)))],
    features: ["Stack", "Seq", "try"],
  };
}

function queueModule(ctx: Context, gap: Gap): Script {
  const [q, item] = [freshName(ctx.world, "line"), baseType(ctx)];
  const parts = [
    `let ${q} =\n  let q = Queue.of_seq (List.to_seq `,
    gap(list(item)),
    ") in\n  let other = Queue.create () in\n  Queue.add ",
    gap(item),
    " other;\n  Queue.push ",
    gap(item),
    " q;\n  if ",
    gap(BOOL),
    " then Queue.transfer other q else ignore (Queue.take_opt q);\n  Queue.iter (fun x -> if Queue.length q < 4 then Queue.add x other) q;\n",
    "  let first = try [Queue.pop q] with Queue.Empty -> [] in\n  (first, Queue.fold (fun l x -> x :: l) [] other, Queue.length q)",
  ];
  return { parts, entries: [variable(q, tuple(list(item), list(item), INT))], features: ["Queue", "Seq", "try"] };
}

function buffer(ctx: Context, gap: Gap): Script {
  const b = freshName(ctx.world, "text");
  const [c, i] = [variable("c", CHAR), variable("i", INT)];
  const parts = [
    `let ${b} =\n  let b = Buffer.create 16 in\n  String.iteri (fun i c -> if `,
    gap(BOOL, [i, c]),
    " then Buffer.add_char b c else Buffer.add_string b ",
    gap(STRING, [i, c], 3),
    ") ",
    gap(STRING),
    ';\n  Printf.bprintf b "%d|%s" (Buffer.length b) ',
    gap(STRING),
    ";\n  if Buffer.length b > 3 then Buffer.truncate b (Buffer.length b - 2);\n  Buffer.contents b",
  ];
  return { parts, entries: [variable(b, STRING)], features: ["Buffer", "String", "Printf"] };
}

function changedBytes(ctx: Context, gap: Gap): Script {
  const b = freshName(ctx.world, "bytes");
  const parts = [
    `let ${b} = Bytes.of_string (`,
    gap(STRING),
    ` ^ "end")\nlet () =\n  for i = 0 to Bytes.length ${b} - 1 do\n    if i mod 2 = 0 then Bytes.set ${b} i `,
    gap(CHAR, [variable("i", INT)]),
    `\n  done;\n  Bytes.blit_string `,
    gap(STRING),
    ` 0 ${b} 0 (min 1 (Bytes.length ${b} - 3));\n  Bytes.fill ${b} 1 2 'z'`,
  ];
  return { parts, entries: [variable(b, con("bytes"))], features: ["Bytes", "for"] };
}

function random(ctx: Context, gap: Gap): Script {
  const r = freshName(ctx.world, "drawn");
  const parts = [
    `let ${r} =\n  Random.init (`,
    gap(INT),
    `);\n  let a = List.init 5 (fun _ -> Random.int (1 + abs (`,
    gap(INT),
    ") mod 1000)) in\n  let s = Random.State.make [| ",
    gap(INT),
    " |] in\n  let x = Random.State.float s 10. in\n  (a, x, Random.bool (), Random.bits () land 255)",
  ];
  return {
    parts,
    entries: [variable(r, tuple(list(INT), FLOAT, BOOL, INT))],
    features: ["Random", "List"],
  };
}

function exceptionText(ctx: Context, gap: Gap): Script {
  const name = freshName(ctx.world, "Told");
  const told = `told${name.slice(4)}`;
  const [first, second] = [baseType(ctx), baseType(ctx)];
  const written = (type: Type): string => (type.kind === "con" ? type.name : "int");
  const parts = [
    `exception ${name} of ${written(first)} * ${written(second)}\nlet ${told} = List.map Printexc.to_string [${name} (`,
    gap(first),
    ", ",
    gap(second),
    "); ",
    gap(con("exn")),
    "; Stack.Empty]",
  ];
  return { parts, entries: [variable(told, list(STRING))], features: ["Printexc", "exception with argument"] };
}

/** As courses mix bits: of a width that overflows. */
function hashing(ctx: Context, gap: Gap): Script {
  const hash = freshName(ctx.world, "hash");
  const [module, suffix] = ctx.rand.pick([
    ["Int32", "l"],
    ["Int64", "L"],
    ["Nativeint", "n"],
  ] as const);
  const parts = [
    `let ${hash} s =\n  let open ${module} in\n  let h = ref 5381${suffix} in\n  Stdlib.String.iter (fun c -> h := add (mul !h 33${suffix}) (of_int (Char.code c))) s;\n  logxor !h (shift_right_logical !h ${ctx.rand.int(1, 31)})\n`,
    `let ${hash}_of = (${hash} `,
    gap(STRING),
    `, ${hash} "${"mixed".repeat(ctx.rand.int(1, 5))}")`,
  ];
  const type = con(module.toLowerCase());
  return { parts, entries: [variable(`${hash}_of`, tuple(type, type))], features: [module, "let open", "String"] };
}
