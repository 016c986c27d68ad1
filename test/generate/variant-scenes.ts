// Scenes with constructors that belong to no type or to a growing one: polymorphic variants of
// open and closed rows, extensible variants, exceptions by two names, records inside constructors.
import type { Part } from "./code.js";
import { type Context, type Entry, freshName, typeText, variable } from "./context.js";
import { baseType, dataType } from "./pick-type.js";
import { asked, type Gap, type SceneWriter, type Script } from "./script.js";
import { showerText } from "./show.js";
import { BOOL, INT, list, STRING, type Type, tuple } from "./type.js";

export const VARIANT_SCENES: readonly SceneWriter[] = [
  openRows,
  openRows,
  recursiveRows,
  addedTags,
  addedTags,
  growingType,
  growingType,
  exceptionByTwoNames,
  inlineState,
];

type Tag = { readonly name: string; readonly arg: Type | undefined };

/** Tags, each with or without an argument. */
function tagsOf(ctx: Context, count: number): readonly Tag[] {
  return Array.from({ length: count }, () => ({
    name: freshName(ctx.world, ctx.rand.pick(["`A", "`B", "`Left", "`Node", "`ok", "`On"])),
    arg: ctx.rand.chance(0.6) ? dataType(ctx, 1) : undefined,
  }));
}

const boundBy = ({ arg }: Tag): readonly Entry[] => (arg === undefined ? [] : [variable("x", arg)]);
const patternOf = ({ name, arg }: Tag): string => (arg === undefined ? name : `${name} x`);

function tagged(tag: Tag, gap: Gap): Part[] {
  return tag.arg === undefined ? [tag.name] : [`${tag.name} `, gap(tag.arg, [], 3)];
}

const anyOf = ({ name, arg }: Tag): string => (arg === undefined ? name : `${name} _`);

const armsOf = (tags: readonly Tag[], gap: Gap, type: Type): Part[] =>
  tags.flatMap((tag): Part[] => [`\n  | ${patternOf(tag)} -> `, gap(type, boundBy(tag), 3)]);

/** Functions that take some tags, or any, and pass on what they do not know. */
function openRows(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "tags");
  const result = baseType(ctx);
  const [known, more] = [tagsOf(ctx, ctx.rand.int(1, 3)), tagsOf(ctx, ctx.rand.int(1, 2))];
  const all = [...known, ...more];
  const closed = `${f}_closed`;
  const passed = known.map(anyOf).join(" | ");
  const parts: Part[] = [
    `let ${closed} = function`,
    ...armsOf(known, gap, result),
    `\nlet ${f}_open = function`,
    ...armsOf(known, gap, result),
    "\n  | _ -> ",
    gap(result),
    `\nlet ${f}_wider = function`,
    ...armsOf(more, gap, result),
    `\n  | (${passed}) as old -> ${closed} old\n`,
    ctx.rand.chance(0.5)
      ? `let ${f}_again x = match x with ${more.map(anyOf).join(" | ")} -> [x; ${ctx.rand.pick(known.filter((t) => t.arg === undefined))?.name ?? "`Other"}] | other -> [other]\n`
      : `let ${f}_again x = [x]\n`,
    `let ${f}_list = [`,
    ...all.flatMap((tag, i): Part[] => [i === 0 ? "" : "; ", ...tagged(tag, gap)]),
    `]\nlet ${f}_results = List.map ${f}_wider ${f}_list @ List.map ${f}_open ${f}_list @ List.map ${f}_open [`,
    ...tagged(ctx.rand.pick(all), gap),
    "; `Unknown (1, true)]\n",
    `let ${f}_order = (compare `,
    ...["(", ...tagged(ctx.rand.pick(all), gap), ") (", ...tagged(ctx.rand.pick(all), gap), ")"],
    `, List.map (fun t -> t = List.hd ${f}_list) ${f}_list)`,
  ];
  return {
    parts,
    entries: [
      variable(`${f}_results`, list(result)),
      variable(`${f}_order`, tuple(INT, list(BOOL))),
      ...["closed", "open", "wider", "again", "list"].map((name) => asked(`${f}_${name}`)),
    ],
    features: ["polymorphic variant", "open row", "as pattern", "or-pattern", "function"],
  };
}

/** A type that has all tags of another: seen through #t, and values of the smaller used as the larger. */
function addedTags(ctx: Context, gap: Gap): Script {
  const t = freshName(ctx.world, "small");
  const n = t.slice(5);
  const result = baseType(ctx);
  const [base, more] = [tagsOf(ctx, ctx.rand.int(1, 3)), tagsOf(ctx, ctx.rand.int(1, 2))];
  const bar = (tags: readonly Tag[]): string =>
    tags.map(({ name, arg }) => (arg === undefined ? name : `${name} of ${argumentText(ctx, arg)}`)).join(" | ");
  const first = base[0] ?? { name: "`None", arg: undefined };
  const parts: Part[] = [
    `type ${t} = [ ${bar(base)} ]\ntype large${n} = [ ${t} | ${bar(more)} ]\n`,
    ctx.rand.pick([`let of_${t} : ${t} -> _ = function`, `let of_${t} (x : ${t}) = match x with`]),
    ...armsOf(base, gap, result),
  ];
  const guarded = ctx.rand.chance(0.3);
  parts.push(
    `\nlet of_large${n} (x : large${n}) = match x with\n  | #${t} as s${guarded ? " when " : ""}`,
    ...(guarded ? [gap(BOOL, [], 3)] : []),
    ` -> of_${t} s`,
    ...(guarded ? [`\n  | #${t} -> `, gap(result, [], 3)] : []),
    ...armsOf(more, gap, result),
    `\nlet widened${n} = (`,
    ...tagged(first, gap),
    ` : ${t} :> large${n})\nlet lists${n} = List.map of_large${n} ([`,
    ...tagged(ctx.rand.pick(base), gap),
    "; ",
    ...tagged(ctx.rand.pick(base), gap),
    `] : ${t} list :> large${n} list) @ [of_large${n} widened${n}; of_large${n} (`,
    ...tagged(ctx.rand.pick(more), gap),
    ")]\n",
    `let narrowed${n} = List.filter_map (function #${t} as s -> Some s | ${ctx.rand.pick(["_", more.map(anyOf).join(" | ")])} -> None) [widened${n}; `,
    ...tagged(ctx.rand.pick(more), gap),
    "]",
  );
  return {
    parts,
    entries: [
      variable(`lists${n}`, list(result)),
      ...[`widened${n}`, `narrowed${n}`, `of_${t}`, `of_large${n}`].map(asked),
    ],
    features: [
      "polymorphic variant",
      "polymorphic variant type",
      "polymorphic variant that adds to another",
      "#type pattern",
      "coercion",
    ],
  };
}

/** A language in tags, and a larger one that has it inside. */
function recursiveRows(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "lang");
  const [num, add, neg] = ["Num", "Add", "Neg"].map((name) => `\`${name}${f.slice(4)}`);
  const both = [variable("a", INT), variable("b", INT)];
  const tied = ctx.rand.chance(0.5);
  const parts: Part[] = [
    `let ${f}_step eval = function\n  | ${num} n -> n\n  | ${add} (x, y) -> let a = eval x in let b = eval y in `,
    gap(INT, both, 4),
    `\nlet ${f}_more eval = function\n  | ${neg} x -> - (eval x)\n  | (${num} _ | ${add} _) as e -> ${f}_step eval e\n`,
    `let rec ${f}_small e = ${f}_step ${f}_small e\nlet rec ${f}_large e = ${f}_more ${f}_large e\n`,
    `let ${f}_term = ${add} (${num} `,
    gap(INT, [], 3),
    `, ${tied ? `${add} (${num} 1, ${num} ` : `${num} (`}`,
    gap(INT, [], 3),
    `))\nlet ${f}_values = (${f}_small ${f}_term, ${f}_large (${neg} (${add} (${neg} (${num} `,
    gap(INT, [], 3),
    `), ${num} 2))), ${f}_large ${f}_term)`,
  ];
  return {
    parts,
    entries: [
      variable(`${f}_values`, tuple(INT, INT, INT)),
      ...["step", "more", "small", "large", "term"].map((name) => asked(`${f}_${name}`)),
    ],
    features: ["polymorphic variant", "open row", "recursive row", "let rec"],
  };
}

/** type t = .., with more constructors later and handlers that know some. */
function growingType(ctx: Context, gap: Gap): Script {
  const t = freshName(ctx.world, "msg");
  const n = t.slice(3);
  const types = [baseType(ctx), dataType(ctx, 1)] as const;
  const [first, second] = types;
  const inModule = ctx.rand.chance(0.5);
  const third = inModule ? `More${n}.Third${n}` : `Third${n}`;
  const added = `type ${t} += Third${n} of { name : string; size : int } | Fourth${n}`;
  const shown = types.map((type) => showerText(ctx, type, new Map()));
  const parts: Part[] = [
    `type ${t} = ..\ntype ${t} += First${n} of ${typeText(ctx, first)} | Second${n} of ${argumentText(ctx, second)}\n`,
    inModule ? `module More${n} = struct\n  ${added}\nend\n` : `${added}\n`,
    ctx.rand.chance(0.4) ? `type ${t} += Again${n} = First${n}\n` : "",
    `let handlers_${t} : (${t} -> string option) list ref = ref []\nlet on_${t} h = handlers_${t} := h :: !handlers_${t}\n`,
    `let () = on_${t} (function First${n} x -> Some (${shown[0]} x) | Second${n} x when `,
    gap(BOOL, [variable("x", second)], 3),
    ` -> Some ("2" ^ ${shown[1]} x) | _ -> None)\n`,
    `let () = on_${t} (function ${third} { name; size } -> Some `,
    gap(STRING, [variable("name", STRING), variable("size", INT)], 4),
    " | _ -> None)\n",
    `let tell_${t} m =\n  let rec go = function [] -> "unknown" | h :: rest -> (match h m with Some s -> s | None -> go rest) in\n  go !handlers_${t}\n`,
    `let all_${t} = [First${n} `,
    gap(first, [], 4),
    `; Second${n} `,
    gap(second, [], 4),
    `; ${third} { name = `,
    gap(STRING, [], 3),
    "; size = ",
    gap(INT, [], 3),
    ` }; ${inModule ? `More${n}.` : ""}Fourth${n}]\nlet told_${t} = List.map tell_${t} all_${t}`,
  ];
  return {
    parts,
    entries: [variable(`told_${t}`, list(STRING)), asked(`all_${t}`), asked(`tell_${t}`)],
    features: ["extensible variant", "inline record", "ref", "guard"],
  };
}

function argumentText(ctx: Context, type: Type): string {
  const words = typeText(ctx, type);
  return type.kind === "tuple" || type.kind === "fun" ? `(${words})` : words;
}

function exceptionByTwoNames(ctx: Context, gap: Gap): Script {
  const e = freshName(ctx.world, "Bad");
  const [name, arg] = [`bad${e.slice(3)}`, dataType(ctx, 1)];
  const x = [variable("x", arg)];
  const parts: Part[] = [
    `exception ${e} of { at : int; what : ${typeText(ctx, arg)} }\nexception ${e}_too = ${e}\nexception ${e}_end = ${ctx.rand.pick(["Not_found", "Exit", "End_of_file"])}\n`,
    `let ${name} x =\n  if `,
    gap(BOOL, x, 3),
    ` then raise (${e} { at = `,
    gap(INT, x, 3),
    `; what = x })\n  else if `,
    gap(BOOL, x, 3),
    ` then raise ${e}_end else `,
    gap(INT, x, 3),
    `\nlet ${name}_caught x = match ${name} x with\n  | n -> (n, None)\n  | exception ${e}_too { at; what } -> (at, Some what)\n  | exception (Not_found | Exit | End_of_file) -> (-1, None)\n`,
    `let ${name}_results = (${name}_caught `,
    gap(arg),
    `, ${name}_caught `,
    gap(arg),
    `)\nlet ${name}_kept = try Ok (${name} `,
    gap(arg),
    ") with error -> Error (Printexc.to_string error)",
  ];
  return {
    parts,
    entries: [asked(`${name}_results`), asked(`${name}_kept`), asked(`${name}_caught`)],
    features: ["exception alias", "inline record", "exception with argument", "exception pattern", "Printexc"],
  };
}

/** Records inside constructors that change. */
function inlineState(ctx: Context, gap: Gap): Script {
  const t = freshName(ctx.world, "account");
  const n = t.slice(7);
  const [item, parametric] = [baseType(ctx), ctx.rand.chance(0.4)];
  const written = parametric ? "'a" : typeText(ctx, item);
  const parts: Part[] = [
    `type ${parametric ? `'a ${t}` : t} =\n  | Open${n} of { mutable held : ${written}; mutable count : int; owner : string }\n  | Closed${n} of { since : int }\n  | Frozen${n}\n`,
    `let put_${t} x = function\n  | Open${n} a -> a.held <- x; a.count <- a.count + 1\n  | Closed${n} { since } when since > 0 -> print_string "closed"\n  | Closed${n} _ | Frozen${n} -> ()\n`,
    `let next_${t} = function\n  | Open${n} ({ count; _ } as a) when count > `,
    gap(INT, [], 2),
    ` -> Open${n} { a with count = 0 }\n  | Open${n} a -> Closed${n} { since = a.count }\n  | other -> other\n`,
    `let all_${t} = [Open${n} { held = `,
    gap(item),
    "; count = ",
    gap(INT, [], 2),
    "; owner = ",
    gap(STRING, [], 2),
    ` }; Frozen${n}; Closed${n} { since = `,
    gap(INT, [], 2),
    ` }]\nlet () = List.iter (put_${t} `,
    gap(item),
    `) all_${t}\nlet later_${t} = List.map next_${t} all_${t}\n`,
    `let held_${t} = List.concat_map (function Open${n} { held; owner = o; _ } -> [(held, o)] | _ -> []) (all_${t} @ later_${t})`,
  ];
  return {
    parts,
    entries: [
      variable(`held_${t}`, list(tuple(item, STRING))),
      ...[`all_${t}`, `later_${t}`, `put_${t}`, `next_${t}`].map(asked),
    ],
    features: ["inline record", "mutable field", "functional update", "guard", "as pattern"],
  };
}
