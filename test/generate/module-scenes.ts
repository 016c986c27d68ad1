// Scenes with the module language: signatures, functors, first-class and recursive modules, the library's functors.
import type { Part } from "./code.js";
import { type Context, freshName, isComparable, typeText, variable } from "./context.js";
import { baseType, dataType } from "./pick-type.js";
import { called, type Gap, type SceneWriter, type Script } from "./script.js";
import { BOOL, fn, INT, list, option, STRING, type Type, tuple } from "./type.js";

export const MODULE_SCENES: readonly SceneWriter[] = [
  sealedCounter,
  abstractPair,
  functorOfOrder,
  functorOfTwo,
  generative,
  appliedInside,
  constructorsOfParameter,
  firstClass,
  packedList,
  localModule,
  recursiveModules,
  includedSignature,
  substitutedType,
  privateType,
  mapModule,
  setModule,
  sharedType,
  repeatedType,
];

function key(ctx: Context): Type {
  const type = dataType(ctx, 1);
  return isComparable(ctx, type) ? type : INT;
}

/** A module that hides how it counts. */
function sealedCounter(ctx: Context, gap: Gap): Script {
  const m = freshName(ctx.world, "Counter");
  const parts = [
    `module ${m} : sig\n  val next : unit -> int\n  val reset : int -> unit\nend = struct\n  let count = ref `,
    gap(INT),
    "\n  let step = ",
    gap(INT),
    "\n  let next () = count := !count + step; !count\n  let reset n = count := n\nend\n",
    `let ${low(m)} = let a = ${m}.next () in ${m}.reset `,
    gap(INT),
    `; (a, ${m}.next ())`,
  ];
  return { parts, entries: [variable(low(m), tuple(INT, INT))], features: ["signature", "module", "ref"] };
}

const low = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function abstractPair(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Hidden"), baseType(ctx)];
  const t = typeText(ctx, item);
  const parts = [
    `module type ${m}_S = sig\n  type t\n  val make : ${t} -> t\n  val change : t -> t\n  val get : t -> ${t} * int\nend\n`,
    `module ${m} : ${m}_S = struct\n  type t = { x : ${t}; n : int }\n  let make x = { x; n = 0 }\n  let change t = { x = `,
    gap(item),
    "; n = t.n + 1 }\n  let get { x; n } = (x, n)\nend\n",
    `let ${low(m)} = ${m}.(get (change (make `,
    gap(item),
    ")))",
  ];
  return {
    parts,
    entries: [variable(low(m), tuple(item, INT))],
    features: ["module type", "abstract type", "record", "M.(...)"],
  };
}

/** The functor that every course has. */
function functorOfOrder(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Sorted"), key(ctx)];
  const both = [variable("a", item), variable("b", item)];
  const parts = [
    `module ${m} (O : sig type t val compare : t -> t -> int end) : sig\n  type t\n  exception Nothing of int\n  val empty : t\n  val add : O.t -> t -> t\n  val all : t -> O.t list\n  val least : t -> O.t\nend = struct\n`,
    "  type t = Leaf | Node of t * O.t * t\n  exception Nothing of int\n  let empty = Leaf\n",
    "  let rec add x = function\n    | Leaf -> Node (Leaf, x, Leaf)\n    | Node (l, y, r) as whole ->\n      let c = O.compare x y in\n      if c = 0 then whole else if c < 0 then Node (add x l, y, r) else Node (l, y, add x r)\n",
    "  let rec all = function Leaf -> [] | Node (l, x, r) -> all l @ (x :: all r)\n  let rec least = function Leaf -> raise (Nothing ",
    gap(INT),
    ") | Node (Leaf, x, _) -> x | Node (l, _, _) -> least l\nend\n",
    `module ${m}_1 = ${m} (struct\n  type t = ${typeText(ctx, item)}\n  let compare a b = if `,
    gap(BOOL, both, 3),
    ` then compare a b else compare b a\nend)\nmodule ${m}_2 = ${m} (Int)\n`,
    `let ${low(m)} = ${m}_1.all (List.fold_right ${m}_1.add `,
    gap(list(item)),
    ` ${m}_1.empty)\n`,
    `let ${low(m)}_least : int = try ${m}_2.least ${ctx.rand.pick([`${m}_2.empty`, `(${m}_2.add 3 ${m}_2.empty)`])} with ${m}_1.Nothing n -> -n | ${m}_2.Nothing n -> n`,
  ];
  return {
    parts,
    entries: [variable(low(m), list(item)), variable(`${low(m)}_least`, INT)],
    features: ["functor", "signature", "abstract type", "exception in functor", "functor of a structure"],
  };
}

function functorOfTwo(ctx: Context, gap: Gap): Script {
  const [m, first, second] = [freshName(ctx.world, "Both"), baseType(ctx), baseType(ctx)];
  const parts = [
    `module type ${m}_SHOW = sig type t val show : t -> string end\n`,
    `module ${m} (A : ${m}_SHOW) (B : ${m}_SHOW) = struct\n  type t = A.t * B.t\n  let show (a, b) = A.show a ^ `,
    gap(STRING),
    " ^ B.show b\n  let twice x = show x ^ show x\nend\n",
    `module ${m}_1 = ${m} (struct type t = ${typeText(ctx, first)} let show x = `,
    gap(STRING, [variable("x", first)]),
    ` end) (struct type t = ${typeText(ctx, second)} let show x = `,
    gap(STRING, [variable("x", second)]),
    ` end)\nlet ${low(m)} = ${m}_1.twice (`,
    gap(first),
    ", ",
    gap(second),
    ")",
  ];
  return {
    parts,
    entries: [variable(low(m), STRING), called(`${m}_1.show`, fn(tuple(first, second), STRING), 20)],
    features: ["module type", "functor", "functor of several", "functor of a structure"],
  };
}

function generative(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Store"), baseType(ctx)];
  const parts = [
    `module ${m} () = struct\n  let () = print_string "${m};"\n  let items = ref [ `,
    gap(item),
    ` ]\n  let push x = items := x :: !items\n  let size () = List.length !items\nend\n`,
    `module ${m}_1 = ${m} ()\nmodule ${m}_2 = ${m} ()\nlet () = ${m}_1.push `,
    gap(item),
    `; if `,
    gap(BOOL),
    ` then ${m}_2.push (List.hd !${m}_1.items)\nlet ${low(m)} = (${m}_1.size (), ${m}_2.size (), !${m}_1.items)`,
  ];
  return {
    parts,
    entries: [variable(low(m), tuple(INT, INT, list(item)))],
    features: ["functor", "generative functor", "ref"],
  };
}

/** A functor that applies another, whose types meet outside. */
function appliedInside(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Box"), baseType(ctx)];
  const parts = [
    `module type ${m}_T = sig type t val first : t end\nmodule ${m} (X : ${m}_T) : sig type t val make : X.t -> t val get : t -> X.t list end = struct\n  type t = X.t list\n  let make x = [ x; X.first ]\n  let get l = l\nend\n`,
    `module ${m}_Twice (X : ${m}_T) = struct module Inner = ${m} (X) let made = Inner.make X.first end\n`,
    `module ${m}_X = struct type t = ${typeText(ctx, item)} let first = `,
    gap(item),
    ` end\nmodule ${m}_1 = ${m} (${m}_X)\nmodule ${m}_2 = ${m}_Twice (${m}_X)\n`,
    `let ${low(m)} = List.concat_map (fun (b : ${m}(${m}_X).t) -> ${m}_1.get b) [ ${m}_1.make `,
    gap(item),
    `; ${m}_2.made ]`,
  ];
  return {
    parts,
    entries: [variable(low(m), list(item))],
    features: ["functor", "functor in functor", "type of an application", "abstract type"],
  };
}

function constructorsOfParameter(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Cases"), baseType(ctx)];
  const both = [variable("a", item), variable("b", item)];
  const parts = [
    `module type ${m}_Q = sig type t type order = Less | Equal | Greater exception Stop of int val order : t -> t -> order end\n`,
    `module ${m} (Q : ${m}_Q) = struct\n  let pick a b = match Q.order a b with\n    | Q.Less -> (b, `,
    gap(INT),
    `)\n    | Equal -> (a, 0)\n    | Greater -> (a, 1)\n    | exception Q.Stop n -> (b, n)\nend\n`,
    `module ${m}_1 = ${m} (struct\n  type t = ${typeText(ctx, item)}\n  type order = Less | Equal | Greater\n  exception Stop of int\n  let order a b = if `,
    gap(BOOL, both, 3),
    ` then Less else if `,
    gap(BOOL, both, 3),
    ` then raise (Stop `,
    gap(INT),
    `) else Greater\nend)\nlet ${low(m)} = ${m}_1.pick `,
    gap(item),
    " ",
    gap(item),
  ];
  return {
    parts,
    entries: [variable(low(m), tuple(item, INT))],
    features: ["functor", "module type", "constructor of a parameter", "exception pattern"],
  };
}

function firstClass(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Value"), baseType(ctx)];
  const use = `use${m.slice(5)}`;
  const parts = [
    `module type ${m} = sig type t val x : t val f : t -> int end\nlet ${use} (module V : ${m}) = V.f V.x\n`,
    `let ${low(m)} = ${use} (if `,
    gap(BOOL),
    ` then (module struct type t = int let x = `,
    gap(INT),
    ` let f x = `,
    gap(INT, [variable("x", INT)]),
    ` end : ${m}) else (module struct type t = ${typeText(ctx, item)} let x = `,
    gap(item),
    " let f x = ",
    gap(INT, [variable("x", item)]),
    " end))",
  ];
  return { parts, entries: [variable(low(m), INT)], features: ["first-class module", "module type", "abstract type"] };
}

function packedList(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Plug"), baseType(ctx)];
  const t = typeText(ctx, item);
  const made = (): Part[] => [`(module struct type t = ${t} let v = `, gap(item), " let name = ", gap(STRING), " end)"];
  const parts = [
    `module type ${m} = sig type t val v : t val name : string end\n`,
    `let ${low(m)}_all : (module ${m} with type t = ${t}) list = [ `,
    ...made(),
    "; ",
    ...made(),
    ` ]\nlet ${low(m)} = List.map (fun m -> let module P = (val m : ${m} with type t = ${t}) in (P.name, P.v)) ${low(m)}_all\n`,
    `module ${m}_First = (val List.hd ${low(m)}_all)\nlet ${low(m)}_name = ${m}_First.name`,
  ];
  return {
    parts,
    entries: [variable(low(m), list(tuple(STRING, item))), variable(`${low(m)}_name`, STRING)],
    features: ["first-class module", "module type", "let module"],
  };
}

function localModule(ctx: Context, gap: Gap): Script {
  const [f, item, n] = [freshName(ctx.world, "local"), baseType(ctx), variable("n", INT)];
  const parts = [
    `let ${f} n =\n  let module M = struct\n    type t = None_ | One of ${typeText(ctx, item)}\n    let made = if `,
    gap(BOOL, [n]),
    " then None_ else One ",
    gap(item, [n]),
    "\n    let size = function None_ -> 0 | One _ -> n\n  end in\n  let open struct let extra = ",
    gap(INT, [n]),
    " end in\n  M.size M.made + extra",
  ];
  return {
    parts,
    entries: [called(f, fn(INT, INT), 30)],
    features: ["let module", "let open of a structure", "module"],
  };
}

function recursiveModules(ctx: Context, gap: Gap): Script {
  const m = freshName(ctx.world, "Tree");
  const x = variable("x", INT);
  const parts = [
    `module rec ${m} : sig\n  type t = Leaf of int | Node of ${m}_F.t\n  val sum : t -> int\nend = struct\n  type t = Leaf of int | Node of ${m}_F.t\n  let sum = function Leaf x -> `,
    gap(INT, [x], 3),
    ` | Node f -> ${m}_F.sum f\nend\nand ${m}_F : sig\n  type t = ${m}.t list\n  val sum : t -> int\n  val start : int\nend = struct\n  type t = ${m}.t list\n  let start = `,
    gap(INT),
    `\n  let sum l = List.fold_left (fun a t -> a + ${m}.sum t) start l\nend\n`,
    `let ${low(m)} = ${m}.(sum (Node [ Leaf `,
    gap(INT),
    "; Node []; Leaf ",
    gap(INT),
    " ]))",
  ];
  return { parts, entries: [variable(low(m), INT)], features: ["recursive module", "signature", "variant"] };
}

function includedSignature(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Wide"), baseType(ctx)];
  const t = typeText(ctx, item);
  const parts = [
    `module type ${m}_A = sig type t val a : t end\nmodule type ${m}_B = sig include ${m}_A val f : t -> t end\n`,
    `module ${m}_Base = struct type t = ${t} let a = `,
    gap(item),
    ` end\nmodule ${m} : ${m}_B with type t = ${t} = struct include ${m}_Base let f x = `,
    gap(item, [variable("x", item)]),
    ` end\nmodule type ${m}_C = module type of ${m}\nmodule ${m}_Again : ${m}_C = ${m}\n`,
    `let ${low(m)} = (${m}.f ${m}.a, ${m}_Again.a)`,
  ];
  return {
    parts,
    entries: [variable(low(m), tuple(item, item))],
    features: ["include in a signature", "with type", "module type of", "include", "module type"],
  };
}

function substitutedType(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Fold"), baseType(ctx)];
  const t = typeText(ctx, item);
  const parts = [
    `module type ${m}_M = sig type t val zero : t val plus : t -> t -> t end\n`,
    `module ${m} (M : ${m}_M) : sig val all : M.t list -> M.t include ${m}_M with type t := M.t end = struct include M let all l = List.fold_left plus zero l end\n`,
    `module ${m}_1 = ${m} (struct type t = ${t} let zero = `,
    gap(item),
    " let plus x y = if ",
    gap(BOOL),
    ` then x else y end)\nlet ${low(m)} = ${m}_1.all [ `,
    gap(item),
    "; ",
    gap(item),
    " ]",
  ];
  return { parts, entries: [variable(low(m), item)], features: ["functor", "with type :=", "include in a signature"] };
}

function privateType(ctx: Context, gap: Gap): Script {
  const m = freshName(ctx.world, "Even");
  const parts = [
    `module ${m} : sig\n  type t = private int\n  type shape = private Dot | Line of t\n  val make : int -> t\n  val line : t -> shape\nend = struct\n  type t = int\n  type shape = Dot | Line of t\n  let make n = 2 * (`,
    gap(INT, [variable("n", INT)]),
    `)\n  let line n = if n = 0 then Dot else Line n\nend\n`,
    `let ${low(m)} = match ${m}.line (${m}.make `,
    gap(INT),
    `) with ${m}.Dot -> 0 | ${m}.Line n -> (n :> int)`,
  ];
  return { parts, entries: [variable(low(m), INT)], features: ["private type", "signature"] };
}

/** A functor of two modules whose types must be one, and a third that is made from both. */
function sharedType(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Joined"), baseType(ctx)];
  const t = typeText(ctx, item);
  const nested = ctx.rand.chance(0.4);
  const head = nested
    ? `module ${m} (A : ${m}_SHOW) = functor (B : ${m}_MAKE with type t = A.t) -> struct`
    : `module ${m} (A : ${m}_SHOW) (B : ${m}_MAKE with type t = A.t) = struct`;
  const parts = [
    `module type ${m}_SHOW = sig type t val show : t -> string end\nmodule type ${m}_MAKE = sig type t module Inner : sig val make : int -> t end end\n`,
    `${head}\n  let both n = A.show (B.Inner.make n) ^ `,
    gap(STRING, [variable("n", INT)], 3),
    `\nend\nmodule ${m}_Show = struct type t = ${t} let show x = `,
    gap(STRING, [variable("x", item)], 4),
    ` end\nmodule ${m}_1 = ${m} (${m}_Show) (struct type t = ${t} module Inner = struct let make n = `,
    gap(item, [variable("n", INT)], 4),
    ` end end)\nopen struct let ${low(m)}_hidden = `,
    gap(INT, [], 3),
    ` end\nlet ${low(m)} = List.map ${m}_1.both [${low(m)}_hidden; 1]`,
  ];
  return {
    parts,
    entries: [variable(low(m), list(STRING)), variable(`${low(m)}_hidden`, INT)],
    features: ["sharing constraint", "functor of several", "open of a structure", "module type", "with type"],
  };
}

/** A type under a second name, with its constructors; attributes anywhere. */
function repeatedType(ctx: Context, gap: Gap): Script {
  const [m, item] = [freshName(ctx.world, "Origin"), baseType(ctx)];
  const t = typeText(ctx, item);
  const n = m.slice(6);
  const cases = `Empty${n} | Full${n} of ${t} * bool`;
  const attribute = (): string => ctx.rand.pick(["", "", " [@@deprecated]", ' [@@warning "-32"]', " [@@inline]"]);
  const parts = [
    `module ${m} = struct\n  type t = ${cases}\n  type r = { it${n} : ${t}; size${n} : int }\n  let start = Full${n} (`,
    gap(item),
    `, true)${attribute()}\nend\ntype kind${n} = ${m}.t = ${cases}\ntype ${ctx.rand.chance(0.5) ? "nonrec " : ""}rec${n} = ${m}.r = { it${n} : ${t}; size${n} : int }\n`,
    `let[@inline] size${n} = function Empty${n} -> 0 | Full${n} (_, b) -> if b then `,
    gap(INT, [variable("b", BOOL)], 3),
    ` else 2\nlet ${low(m)} = (List.map size${n} [${m}.start; Empty${n}; ${m}.Full${n} (`,
    gap(item),
    `, false)] [@warning "-40"], { it${n} = `,
    gap(item),
    `; size${n} = size${n} ${m}.start }.${m}.size${n})`,
  ];
  return {
    parts,
    entries: [variable(low(m), tuple(list(INT), INT))],
    features: ["type repeated", "attribute", "module", "variant", "record"],
  };
}

// ---- the library's functors ----

function mapModule(ctx: Context, gap: Gap): Script {
  const [m, k, v] = [freshName(ctx.world, "Map"), key(ctx), baseType(ctx)];
  const both = [variable("k", k), variable("v", v)];
  const parts = [
    `module ${m} = Map.Make (struct type t = ${typeText(ctx, k)} let compare = compare end)\nlet ${low(m)} = ${m}.of_seq (List.to_seq `,
    gap(list(tuple(k, v))),
    `)\nlet ${low(m)}_2 = ${m}.update `,
    gap(k),
    " (function None -> Some ",
    gap(v),
    ` | Some v -> if `,
    gap(BOOL, both.slice(1)),
    ` then None else Some v) (${m}.filter (fun k v -> `,
    gap(BOOL, both),
    `) ${low(m)})\nlet ${low(m)}_3 = ${m}.union (fun _ a b -> if `,
    gap(BOOL),
    ` then Some a else Some b) ${low(m)} ${low(m)}_2\n`,
    `let ${low(m)}_all = (${m}.bindings ${low(m)}_3, ${m}.find_opt `,
    gap(k),
    ` ${low(m)}_2, ${m}.cardinal ${low(m)}, ${m}.fold (fun k v n -> `,
    gap(INT, [...both, variable("n", INT)]),
    `) ${low(m)}_3 0, (try Some (fst (${m}.min_binding ${low(m)}_2)) with Not_found -> None))`,
  ];
  const type = tuple(list(tuple(k, v)), option(v), INT, INT, option(k));
  return { parts, entries: [variable(`${low(m)}_all`, type)], features: ["Map", "Seq", "compare"] };
}

function setModule(ctx: Context, gap: Gap): Script {
  const [m, x] = [freshName(ctx.world, "Set"), key(ctx)];
  const element = [variable("x", x)];
  const parts = [
    `module ${m} = Set.Make (struct type t = ${typeText(ctx, x)} let compare a b = compare b a end)\nlet ${low(m)} = ${m}.of_list `,
    gap(list(x)),
    `\nlet ${low(m)}_2 = ${m}.map (fun x -> if `,
    gap(BOOL, element),
    " then x else ",
    gap(x, element),
    `) (${m}.add `,
    gap(x),
    ` ${low(m)})\nlet ${low(m)}_all = (List.map ${m}.elements ${m}.[ union ${low(m)} ${low(m)}_2; inter ${low(m)} ${low(m)}_2; diff ${low(m)}_2 ${low(m)} ], ${m}.mem `,
    gap(x),
    ` ${low(m)}_2, ${m}.subset ${low(m)} ${low(m)}_2, ${m}.max_elt_opt ${low(m)})`,
  ];
  const type = tuple(list(list(x)), BOOL, BOOL, option(x));
  return { parts, entries: [variable(`${low(m)}_all`, type)], features: ["Set", "compare"] };
}
