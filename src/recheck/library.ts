// Functions of OCaml's library that are loops there, as one would define them. For functions without effects they are the
// same; `library.test.ts` runs both. A certificate calls them NAME/direct.
import type { Name } from "../core/expr.js";
import { parseProgram } from "../core/parse.js";
import type { Def } from "../core/program.js";

const TEXT = `
(rec (@ (fun (l1 m1) (match l1 ([|[]|] -> m1) ([|::| x1 r1] -> [|::| x1 (@ r1 m1)])))))
(rec (List.length (fun (l2) (match l2 ([|[]|] -> 0) ([|::| _ r2] -> (%i63.add 1 (List.length r2)))))))
(rec (List.map (fun (f3 l3) (match l3 ([|[]|] -> [|[]|]) ([|::| x3 r3] -> [|::| (f3 x3) (List.map f3 r3)])))))
(rec (List.filter (fun (p4 l4) (match l4 ([|[]|] -> [|[]|])
  ([|::| x4 r4] -> (if (p4 x4) [|::| x4 (List.filter p4 r4)] (List.filter p4 r4)))))))
(rec (List.fold_right (fun (f5 l5 z5) (match l5 ([|[]|] -> z5)
  ([|::| x5 r5] -> (f5 x5 (List.fold_right f5 r5 z5)))))))
(rec (List.concat (fun (l6) (match l6 ([|[]|] -> [|[]|]) ([|::| x6 r6] -> (@ x6 (List.concat r6)))))))
(rec (List.map2 (fun (f7 l7 m7) (match [tuple2 l7 m7] ([tuple2 [|[]|] [|[]|]] -> [|[]|])
  ([tuple2 [|::| x7 r7] [|::| y7 s7]] -> [|::| (f7 x7 y7) (List.map2 f7 r7 s7)])))))
(rec (List.combine (fun (l8 m8) (match [tuple2 l8 m8] ([tuple2 [|[]|] [|[]|]] -> [|[]|])
  ([tuple2 [|::| x8 r8] [|::| y8 s8]] -> [|::| [tuple2 x8 y8] (List.combine r8 s8)])))))
`;

/** By the names that users have for them. */
export const LIBRARY: ReadonlyMap<string, Def> = new Map(
  parseProgram(TEXT).defs.flatMap((def) => (def.kind === "rec" ? def.bindings.map(({ name }) => [name, def]) : [])),
);

/** What such a function is called here. Definitions of OCaml's library have numbers, or are called direct in certificates. */
export function directName(name: Name): Name | undefined {
  const [, shown = ""] = /^(.*)\/(?:\d+|direct)$/.exec(name) ?? [];
  return LIBRARY.has(shown) ? (shown as Name) : undefined; // it is a name of the text above
}
