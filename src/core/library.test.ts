// Linking: a program gets what it reaches of a library, in the library's order, and the
// library survives being kept as JSON.
import { describe, expect, test } from "vitest";
import { type Library, toLibrary, withLibrary } from "./library.js";
import { parseProgram } from "./parse.js";
import { printDef } from "./print.js";
import { validate } from "./validate.js";

const SOURCE = parseProgram(`
  (data option (a) [None 0 ()] [Some 1 ((' a))]) (exception [Exit 0 ()])
  (def id (fun (x) x))
  (def unused (fun (y) (id y)))
  (rec (even (fun (n) (if (%i63.eq n 0) true (odd (%i63.sub n 1))))) (odd (fun (m) (if (%i63.eq m 0) false (even (%i63.sub m 1))))))
  (def text "quotes: \\"' \`\`; a mark: ")
  (def top (fun (k) (match k ([Some (or 1 2)] when (even 1) -> (id 4611686018427387903)) (_ -> (try (raise [Exit]) ([Exit] -> 3))))))`);

const LIBRARY = JSON.parse(JSON.stringify(toLibrary(SOURCE.data, SOURCE.exceptions, SOURCE.defs))) as Library;
const EXIT =
  "(fault divide [Exit]) (fault bounds [Exit]) (fault incomparable [Exit]) (fault lazy [Exit]) (fault match [Exit])";

function linked(defs: string) {
  const own = parseProgram(EXIT + defs);
  const shifted = JSON.parse(
    JSON.stringify(own.defs, (key, value) =>
      key === "id" ? value + 1000 : typeof value === "bigint" ? Number(value) : value,
    ),
  );
  return withLibrary({ ...own, defs: shifted }, LIBRARY);
}

function names(defs: string): readonly string[] {
  return linked(defs).defs.map((def) => (def.kind === "one" ? def.name : def.bindings.map((b) => b.name).join("+")));
}

describe("a program gets", () => {
  test.each([
    ["nothing it does not mention", "(def main 1)", ["main"]],
    ["what it mentions", "(def main (id 1))", ["id", "main"]],
    ["what that mentions, in the library's order", "(def main (top [None]))", ["id", "even+odd", "top", "main"]],
    ["a whole recursive group", "(def main odd)", ["even+odd", "main"]],
  ])("%s", (_, defs, wanted) => {
    expect(names(defs)).toEqual(wanted);
  });

  test("its own names first", () => {
    expect(names("(def main (fun (id2) id2))")).toEqual(["main"]);
  });
});

test("linked programs are well formed", () => {
  expect(validate(linked("(def main [tuple3 (top [None]) unused text])"))).toEqual([]);
});

test("definitions come back as they were, marked as not written by the user", () => {
  const program = linked("(def main [tuple3 (top [None]) unused text])");
  const marked = (text: string): string =>
    text.replace(/^(\(\w+ \w+ |\(rec \(\w+ )/, "$1~").replace("(odd (fun", "(odd ~(fun");
  expect(program.defs.slice(0, 5).map((def) => printDef(def).replace(/\s+/g, " "))).toEqual(
    SOURCE.defs.map((def) => marked(printDef(def).replace(/\s+/g, " "))),
  );
});

test("a definition is decoded once for all programs", () => {
  expect(linked("(def main id)").defs[0]).toBe(linked("(def other id)").defs[0]);
});
