// Functions of the library that are loops there, so that no list is too long for them, as one would define them: proofs
// go through these. `direct.test.ts` runs both on all small lists.
import { type Expr, fixedName, type Name, shownName } from "../../core/expr.js";
import { idsBeyond, inventing } from "../../core/ids.js";
import { definedNames } from "../../core/library.js";
import { parseProgram } from "../../core/parse.js";
import { boundIn, type Def, mapBound } from "../../core/program.js";
import { mapChildren, visit } from "../../core/traverse.js";

const TEXT = `
(rec (@/direct (fun (l/1 r/1) (match l/1 ([|[]|] -> r/1) ([|::| x/1 t/1] -> [|::| x/1 (@/direct t/1 r/1)])))))
(rec (List.rev/direct (fun (l/2)
  (match l/2 ([|[]|] -> [|[]|]) ([|::| x/2 t/2] -> (@/direct (List.rev/direct t/2) [|::| x/2 [|[]|]]))))))
(rec (List.length/direct (fun (l/3) (match l/3 ([|[]|] -> 0) ([|::| _ t/3] -> (%i63.add 1 (List.length/direct t/3)))))))
(rec (List.map/direct (fun (f/4 l/4)
  (match l/4 ([|[]|] -> [|[]|]) ([|::| x/4 t/4] -> [|::| (f/4 x/4) (List.map/direct f/4 t/4)])))))
(rec (List.filter/direct (fun (p/5 l/5)
  (match l/5
    ([|[]|] -> [|[]|])
    ([|::| x/5 t/5] -> (if (p/5 x/5) [|::| x/5 (List.filter/direct p/5 t/5)] (List.filter/direct p/5 t/5)))))))
(rec (List.concat/direct (fun (l/6)
  (match l/6 ([|[]|] -> [|[]|]) ([|::| x/6 t/6] -> (@/direct x/6 (List.concat/direct t/6)))))))
(rec (List.fold_right/direct (fun (f/7 l/7 a/7)
  (match l/7 ([|[]|] -> a/7) ([|::| x/7 t/7] -> (f/7 x/7 (List.fold_right/direct f/7 t/7 a/7)))))))
(rec (List.filter_map/direct (fun (f/8 l/8)
  (match l/8
    ([|[]|] -> [|[]|])
    ([|::| x/8 t/8] -> (match (f/8 x/8)
      ([None] -> (List.filter_map/direct f/8 t/8))
      ([Some y/8] -> [|::| y/8 (List.filter_map/direct f/8 t/8)])))))))
(rec (List.concat_map/direct (fun (f/9 l/9)
  (match l/9 ([|[]|] -> [|[]|]) ([|::| x/9 t/9] -> (@/direct (f/9 x/9) (List.concat_map/direct f/9 t/9)))))))
`;

let made: ReadonlyMap<string, Def> | undefined;

/** By what users call them; their nodes are numbered apart from those of programs. */
export function directDefinitions(): ReadonlyMap<string, Def> {
  made ??= new Map(
    parseProgram(TEXT).defs.flatMap((def) => definedNames(def).map((name) => [shownName(name), def] as const)),
  );
  return made;
}

/** These definitions, which may hold some of the library, with the direct ones instead, and without what is not needed then. */
export function withDirect(defs: readonly Def[], isOfLibrary: (def: Def) => boolean): readonly Def[] {
  const direct = directDefinitions();
  const replaced = new Map<Name, Name>();
  for (const def of defs)
    for (const name of definedNames(def))
      if (isOfLibrary(def) && direct.has(shownName(name))) replaced.set(name, fixedName(`${shownName(name)}/direct`));
  if (replaced.size === 0) return defs;
  const renamed = (e: Expr): Expr => {
    const inside = mapChildren(e, renamed);
    return inside.kind === "var" ? { ...inside, name: replaced.get(inside.name) ?? inside.name } : inside;
  };
  const invented = inventing(idsBeyond(defs));
  const kept = defs.filter((def) => !definedNames(def).some((name) => replaced.has(name)));
  return [
    ...[...direct.values()].map((def) => mapBound(def, invented)),
    ...kept.map((def) => (mentions(def, replaced) ? mapBound(def, renamed) : def)),
  ];
}

function mentions(def: Def, names: ReadonlyMap<Name, Name>): boolean {
  let found = false;
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      found ||= e.kind === "var" && names.has(e.name);
      return !found;
    });
  return found;
}
