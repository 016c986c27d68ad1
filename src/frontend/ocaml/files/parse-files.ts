// A program in several files as one list of items: each file but the one that the program is called by is a module, and
// its interface the module's signature. A library's modules are in a module of its name.
import { aloneIn, isJoined, type Part, partAt, partsOf, textOfPart } from "../../../core/parts.js";
import type { Source, Span } from "../../../core/span.js";
import type { Checked, Diagnostic } from "../../../report/diagnostic.js";
import type { Grammar } from "../parse/grammar.js";
import type { Parsed } from "../parse/parse.js";
import { parseRemembered } from "../parse/remember.js";
import type { Item, ModuleExpr, ModuleTypeExpr } from "../syntax.js";
import { mentionsIn } from "./references.js";

export function parseFiles(grammar: Grammar, source: Source): Checked<Parsed> {
  if (!isJoined(source)) return parseRemembered(grammar, source);
  const parts = partsOf(source);
  const wrong = [...twice(source, parts), ...circles(source, parts)];
  const read = parts.map((part) => parsePart(grammar, source, part));
  const [first, ...rest] = [...wrong, ...read.flatMap((each) => (each.parsed.ok ? [] : each.parsed.errors))];
  if (first !== undefined) return { ok: false, errors: [first, ...rest] };
  const parsed = read.flatMap(({ part, parsed: each }) => (each.ok ? [{ part, ...each.value }] : []));
  return {
    ok: true,
    value: {
      items: inModules(source, parsed),
      lacks: parsed.flatMap(({ lacks }) => lacks),
      contracts: parsed.flatMap(({ contracts }) => contracts),
    },
  };
}

/** The name of the file that an item of a program is from. */
export function fileOfItem(sources: readonly Source[], { at }: Item): string {
  const source = sources.find(({ name }) => name === at.file);
  return source === undefined || !isJoined(source) ? at.file : partAt(source, at.end).name;
}

type ParsedPart = Parsed & { readonly part: Part };
type PartRead = { readonly part: Part; readonly parsed: Checked<Parsed> };

/** lib/my_tree.ml is the module My_tree. */
export function moduleOf(file: string): string {
  const stem = file.replace(/^.*[/\\]/s, "").replace(/\.mli?$/, "");
  return stem.slice(0, 1).toUpperCase() + stem.slice(1);
}

export function isInterface({ name }: { readonly name: string }): boolean {
  return name.endsWith(".mli");
}

/** An interface is read as what it is, a signature: what stands around it is in nobody's text. */
function parsePart(grammar: Grammar, source: Source, part: Part): PartRead {
  const around = isInterface(part) ? (["module type S = sig ", "\nend"] as const) : undefined;
  const parsed = parseRemembered(grammar, aloneIn(source, part, around));
  if (parsed.ok) return { part, parsed };
  const [first, ...rest] = parsed.errors;
  return { part, parsed: { ok: false, errors: [inside(part, first), ...rest.map((each) => inside(part, each))] } };
}

/** What is missing at the end of a file is not in the next one. */
function inside({ start, end }: Part, error: Diagnostic): Diagnostic {
  const { at } = error;
  const within = (offset: number): number => Math.min(Math.max(offset, start), end);
  return { ...error, at: { ...at, start: within(at.start), end: within(at.end) } };
}

// ---- what is wrong with them ----

function spanOf({ name: file }: Source, { start }: Part): Span {
  return { file, start, end: start };
}

function twice(source: Source, parts: readonly Part[]): readonly Diagnostic[] {
  return parts.flatMap((part, i): readonly Diagnostic[] => {
    const same = (other: Part): boolean => other.role === part.role && isInterface(other) === isInterface(part);
    const first = parts.slice(0, i).find(same);
    if (first === undefined) return [];
    const also = [{ at: spanOf(source, first), label: "the other one" }];
    const label = `this file and another one are both the module \`${part.role}\``;
    const hint = "rename one of the two, or leave it out.";
    return [{ code: "E407", title: "Two files of one module", at: spanOf(source, part), label, also, hint }];
  });
}

/** Files come in an order in which each needs only those before it, if there is one. */
function circles(source: Source, parts: readonly Part[]): readonly Diagnostic[] {
  const files = parts.filter((part) => !isInterface(part));
  const last = (role: string): number => files.findLastIndex((each) => (each.role || moduleOf(each.name)) === role);
  return files.flatMap((part, i): readonly Diagnostic[] => {
    const needed = mentionsIn(textOfPart(source, part)).find(({ module, doubtful }) => {
      return !doubtful && last(sibling(part.role, module)) > i;
    });
    if (needed === undefined) return [];
    const at = { file: source.name, start: part.start + needed.start, end: part.start + needed.end };
    const label = `this needs the module \`${needed.module}\`, which needs this one`;
    const hint = "move what both need into a file of its own.";
    return [{ code: "E408", title: "Modules in a circle", at, label, also: [], hint }];
  });
}

/** What a module of a library calls the other modules of the library by. */
function sibling(role: string, module: string): string {
  return [...role.split(".").slice(0, -1), module].join(".");
}

// ---- modules ----

function inModules(source: Source, parts: readonly ParsedPart[]): readonly Item[] {
  const interfaces = new Map(parts.filter(({ part }) => isInterface(part)).map((each) => [each.part.role, each]));
  const items: Item[] = [];
  const libraries = new Map<string, Item[]>();
  for (const each of parts) {
    const { role } = each.part;
    if (isInterface(each.part)) continue;
    const body = sealed(source, each, interfaces.get(role));
    const [library = "", module] = role.split(".");
    const inside = libraries.get(library);
    if (module !== undefined) libraries.set(library, [...(inside ?? []), moduleItem(module, body)]);
    else if (role === "") items.push(...toplevel(each, body));
    else items.push(moduleItem(role, inside === undefined ? body : hiding(inside, body)));
    if (module !== undefined && isLastOf(parts, each)) items.push(libraryItem(library, libraries.get(library) ?? []));
  }
  return items;
}

/** Whether nothing more comes of its library, which has no file of its own. */
function isLastOf(parts: readonly ParsedPart[], { part }: ParsedPart): boolean {
  const [library] = part.role.split(".");
  const others = parts.filter((each) => each.part.start > part.start && !isInterface(each.part));
  return !others.some((each) => each.part.role === library || each.part.role.startsWith(`${library}.`));
}

function moduleItem(name: string, body: ModuleExpr): Item {
  const { at } = body;
  return { kind: "module", name: { name, at: { ...at, end: at.start } }, body, at };
}

function libraryItem(name: string, items: readonly Item[]): Item {
  return moduleItem(name, { kind: "structure", items, at: around(items) });
}

/** A library's own file says what others see of it. */
function hiding(inside: readonly Item[], body: ModuleExpr): ModuleExpr {
  const at = around(inside);
  const opened: Item = { kind: "open", module: { kind: "structure", items: inside, at }, at };
  const whole = { ...body.at, start: at.start };
  return { kind: "structure", items: [opened, { kind: "include", module: body, at: body.at }], at: whole };
}

function around(items: readonly Item[]): Span {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) throw new Error("a library without modules");
  return { ...first.at, end: last.at.end };
}

/** The items of the program's own file; behind an interface, what that lets through. */
function toplevel({ items }: ParsedPart, body: ModuleExpr): readonly Item[] {
  return body.kind === "structure" ? items : [{ kind: "include", module: body, at: body.at }];
}

function sealed({ name: file }: Source, { items, part }: ParsedPart, by: ParsedPart | undefined): ModuleExpr {
  const at = { file, start: (by?.part ?? part).start, end: part.end }; // an interface stands before its file
  const body: ModuleExpr = { kind: "structure", items, at };
  const type = by && signatureIn(by);
  return type === undefined ? body : { kind: "sealed", body, type, at };
}

function signatureIn({ items }: ParsedPart): ModuleTypeExpr | undefined {
  const [only] = items;
  return only?.kind === "module-type" ? only.type : undefined;
}
