// The definitions of library functions that the second checker has do what the library's own do, on all small lists.
import { expect, test } from "vitest";
import { variable } from "../../src/core/build.js";
import { shownName } from "../../src/core/expr.js";
import { idsBeyond, renumbered } from "../../src/core/ids.js";
import { definedNames } from "../../src/core/library.js";
import { type Def, mapBound, type Program } from "../../src/core/program.js";
import { load, type Machine } from "../../src/eval/run.js";
import { directName, LIBRARY } from "../../src/recheck/library.js";
import { readAttempt } from "../../src/subject/read.js";
import { attemptOf } from "../attempt.js";
import { both, openTestLanguage } from "../language.js";
import { showValue } from "../laws/show-value.js";

const USES = `
let lists = [ []; [ 1 ]; [ 2; 1 ]; [ 1; 2; 3 ]; [ 3; 0; 3; 1 ] ]
let pairs = List.concat (List.map (fun a -> List.map (fun b -> (a, b)) lists) lists)
let attempt f = try Some (f ()) with _ -> None
let results =
  List.map
    (fun (a, b) ->
      ( (a @ b, List.length a, List.map (fun x -> x * 2) a, List.filter (fun x -> x > 1) a),
        (List.fold_right (fun x y -> (2 * y) - x) a 5, List.concat [ a; b; a ]),
        (attempt (fun () -> List.map2 (fun x y -> x - y) a b), attempt (fun () -> List.combine a b)) ))
    pairs
`;

const language = await openTestLanguage();

function programOf(text: string): Program {
  const read = readAttempt(both(language), attemptOf(text, text));
  if (!read.ok) throw new Error(read.errors.map(({ label }) => label).join("; "));
  return read.value.reference.program;
}

/** With what the checker has in the place of definitions of the library, which are other names for that. */
function withDirect(program: Program): Program {
  const ids = idsBeyond(program.defs);
  const own = (def: Def): Def => mapBound(def, (e) => renumbered(ids, e));
  const direct = (def: Def): Def => {
    const [name] = definedNames(def);
    const other = name === undefined ? undefined : directName(name);
    return other === undefined || name === undefined ? def : own({ kind: "one", name, bound: variable(other) });
  };
  return { ...program, defs: [...[...LIBRARY.values()].map(own), ...program.defs.map(direct)] };
}

function loaded(program: Program): Machine {
  return load(program, { fuel: 1_000_000, depth: 10_000, outputBytes: 0 });
}

test("they do what the library's do", () => {
  const program = programOf(USES);
  const [name] = program.defs.flatMap(definedNames).filter((each) => shownName(each) === "results");
  if (name === undefined) throw new Error("no results");
  const [theirs, ours] = [program, withDirect(program)].map((each) => showValue(loaded(each).global(name), 100));
  expect(ours).toBe(theirs);
  expect(ours).toContain("None");
});

test("all of them were tried", () => {
  const names = programOf(USES)
    .defs.flatMap(definedNames)
    .flatMap((name) => directName(name) ?? []);
  expect([...names].sort()).toEqual([...LIBRARY.keys()].sort());
});
