// From the files of a folder to one program: the file that it is called by, and before it the modules that it needs,
// each after those that it needs itself. What is wrong with them (a circle, two of a name) is said when they are read.
import { joined, mainFile, type PartFile } from "../../../core/parts.js";
import type { Source } from "../../../core/span.js";
import type { Assembler, FolderFile, WantedProgram } from "../../../language/row.js";
import { namesWritten } from "./names.js";
import type { Mention } from "./references.js";
import { type Group, type Unit, unitsOf } from "./units.js";

export const OCAML_FILES: Assembler = { assemble };

function assemble(files: readonly FolderFile[], wanted: WantedProgram): Source | readonly string[] {
  const units = unitsOf(files);
  const [main, ...others] = mainOf(units, wanted);
  if (main === undefined) return [];
  if (others.length > 0) return [main, ...others].map(({ file }) => file.source.name);
  const needed = [...neededBy(main, units)].flatMap((unit) => partsOf(unit, roleOf(unit, main)));
  return needed.length === 1 ? main.file.source : joined(main.file.source.name, needed);
}

/** What the main file calls it; itself nothing. */
function roleOf(unit: Unit, main: Unit): string {
  const { module, group } = unit;
  if (unit === main) return "";
  const isInside = group !== main.group && group.wrapper !== undefined && group.wrapper !== module;
  return isInside ? `${group.wrapper}.${module}` : module;
}

function partsOf({ file, interface: beside }: Unit, role: string): readonly PartFile[] {
  return [...(beside === undefined ? [] : [beside]), file].map(({ source }) => ({ ...source, role }));
}

// ---- the main file ----

/** Those that could be it; one, if something tells. */
function mainOf(units: readonly Unit[], { names: asked, like, runs, main }: WantedProgram): readonly Unit[] {
  if (main !== undefined) return units.filter(({ file }) => file.source.name === main);
  const names = asked.length > 0 || like === undefined ? asked : namesWritten(mainFile(like).text);
  const defined = new Map(units.map((unit) => [unit, namesWritten(unit.file.source.text)]));
  const count = (unit: Unit): number => (defined.get(unit) ?? []).filter((name) => names.includes(name)).length;
  const most = Math.max(...units.map(count));
  const best = most > 0 ? units.filter((unit) => count(unit) === most) : units;
  const defining = runs ? best : best.filter((unit) => (defined.get(unit) ?? []).length > 0);
  const some = defining.length > 0 ? defining : best;
  const used = new Set(some.flatMap((unit) => directly(unit, units).filter((each) => each !== unit)));
  const unused = some.filter((unit) => !used.has(unit));
  const programs = unused.filter(({ group, module }) => runs && isMainModule(group, module));
  if (programs.length > 0) return programs;
  return unused.length > 0 ? unused : some;
}

function isMainModule({ stanza }: Group, module: string): boolean {
  return stanza?.kind === "executable" && stanza.names.some((name) => name.toLowerCase() === module.toLowerCase());
}

// ---- what it needs ----

/** In an order in which each comes after what it needs, as far as there is one; itself last. */
function neededBy(main: Unit, units: readonly Unit[]): ReadonlySet<Unit> {
  const done = new Set<Unit>();
  const open = new Set<Unit>();
  const visit = (unit: Unit): void => {
    if (done.has(unit) || open.has(unit)) return;
    open.add(unit);
    for (const needed of byGroup(
      unit,
      directly(unit, units, (mention) => !mention.doubtful),
    ))
      visit(needed);
    for (const needed of directly(unit, units)) if (!open.has(needed)) visit(needed);
    open.delete(unit);
    done.add(unit);
  };
  visit(main);
  return done;
}

/** Libraries first: theirs are together, before what uses them. */
function byGroup(unit: Unit, needed: readonly Unit[]): readonly Unit[] {
  return [...needed.filter(({ group }) => group !== unit.group), ...needed.filter(({ group }) => group === unit.group)];
}

function directly(unit: Unit, units: readonly Unit[], counts = (_: Mention) => true): readonly Unit[] {
  const names = new Set(unit.mentions.filter(counts).map(({ module }) => module));
  return [...names].flatMap((name) => meant(unit, units, name));
}

/** A module of its own group; else a library that it may use, or a module of one that does not wrap them. */
function meant(unit: Unit, units: readonly Unit[], name: string): readonly Unit[] {
  const own = nearest(
    unit,
    unit.group.units.filter(({ module }) => module === name && module !== unit.module),
  );
  if (own.length > 0) return own;
  const libraries = librariesOf(unit.group, units);
  const inside = units.filter(({ group }) => libraries.has(group));
  const wrapped = inside.filter(({ group }) => group.wrapper === name);
  return wrapped.length > 0
    ? wrapped
    : inside.filter(({ group, module }) => group.wrapper === undefined && module === name);
}

/** Of files of one name, those in the same folder. */
function nearest(unit: Unit, found: readonly Unit[]): readonly Unit[] {
  const folder = ({ file }: Unit): string => file.path.slice(0, -1).join("/");
  const near = found.filter((each) => folder(each) === folder(unit));
  return near.length > 0 ? near : found;
}

/** Those that it names, and those that these name. */
function librariesOf(group: Group, units: readonly Unit[]): ReadonlySet<Group> {
  const groups = [...new Set(units.map((unit) => unit.group))];
  const found = new Set<Group>();
  const pending = [group];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const names = next.stanza?.libraries ?? [];
    for (const each of groups) {
      const isNamed = each.stanza?.kind === "library" && each.stanza.names.some((name) => names.includes(name));
      if (!isNamed || found.has(each)) continue;
      found.add(each);
      pending.push(each);
    }
  }
  return found;
}
