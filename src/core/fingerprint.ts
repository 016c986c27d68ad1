// The structure of a program as text that does not depend on how its names are spelled or on
// how it is laid out: two programs with the same text behave the same, except for the places
// that failures name. What a library defines is known by its name and left out.
import { fixedName, type Name, shownName } from "./expr.js";
import { defSexp, programSexps } from "./print.js";
import { boundIn, type Def, type Program } from "./program.js";
import type { Sexp } from "./sexp.js";
import { NOWHERE } from "./span.js";
import { binders, freeNames, visit } from "./traverse.js";

/** All of it; `marks` are functions that keep their roles, by name. `file`: what it was read from, as failures name it. */
export function programFingerprint(program: Program, marks: readonly (Name | undefined)[], file: string): string {
  const own = program.defs.filter(isOwn);
  return canonical(programSexps({ ...program, defs: own }), namesBoundIn(own), marks, file);
}

/** One function, and what it needs of the program. */
export function functionFingerprint(program: Program, name: Name, file: string): string {
  const own = reachable(program.defs.filter(isOwn), name);
  return canonical(own.map(defSexp), namesBoundIn(own), [name], file);
}

/** Also what nobody wrote but was made for this program, where its classes are: a library's code has no places. */
function isOwn(def: Def): boolean {
  return boundIn(def).some((bound) => {
    let found = false;
    visit(bound, (e) => {
      found ||= e.written || e.at.file !== NOWHERE.file;
      return !found;
    });
    return found;
  });
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
}

/** In their order; definitions come before their uses. */
function reachable(defs: readonly Def[], name: Name): readonly Def[] {
  const needed = new Set<Name>([name]);
  const found: Def[] = [];
  for (const def of [...defs].reverse()) {
    if (!namesOf(def).some((each) => needed.has(each))) continue;
    found.unshift(def);
    for (const bound of boundIn(def)) for (const free of freeNames(bound)) needed.add(free);
  }
  return found;
}

function namesBoundIn(defs: readonly Def[]): ReadonlySet<string> {
  const bound = new Set<string>(defs.flatMap(namesOf));
  for (const expr of defs.flatMap(boundIn)) {
    visit(expr, (e) => {
      for (const name of binders(e)) bound.add(name);
      return true;
    });
  }
  return bound;
}

/** Names are numbered as they come; those of types, constructors and the library also keep their spelling. */
function canonical(
  sexps: readonly Sexp[],
  bound: ReadonlySet<string>,
  marks: readonly (Name | undefined)[],
  file: string,
): string {
  const numbers = new Map<string, string>();
  const out: string[] = [];
  const nameText = (name: string): string => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const text = `${bound.has(name) ? "" : spelled(fixedName(name))}#${numbers.size}`;
    numbers.set(name, text);
    return text;
  };
  const write = (sexp: Sexp): void => {
    switch (sexp.kind) {
      case "atom":
        out.push(sexp.text.includes("/") || bound.has(sexp.text) ? nameText(sexp.text) : sexp.text);
        return;
      case "name":
        out.push(nameText(sexp.text));
        return;
      case "string":
        out.push(JSON.stringify(sexp.text));
        return;
      case "flip":
        out.push("~");
        write(sexp.inner);
        return;
      case "list":
        if (isPlace(sexp.items, file)) out.push("(place)");
        else {
          out.push(sexp.open);
          sexp.items.forEach(write);
          out.push(")");
        }
    }
  };
  sexps.forEach(write);
  const roles = marks.map((name) => (name === undefined ? "missing" : nameText(name)));
  return `${out.join(" ")} : ${roles.join(" ")}`;
}

/** A number tells names of one program apart; in a library there is a path instead, which tells what is meant. */
function spelled(name: Name): string {
  return /\/\d+$/.test(name) ? shownName(name) : name;
}

/** [tuple3 "sum.ml" 3 12]: what a failed match or assertion says about where it is. */
function isPlace([, first, ...rest]: readonly Sexp[], file: string): boolean {
  return first?.kind === "string" && first.text === file && rest.length === 2;
}
