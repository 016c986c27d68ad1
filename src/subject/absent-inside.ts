// What takes null for a value like others where it is a part of something: a case that fits whatever no other case fits,
// a test of what something is, a comparison. What such a program does with it, one that asks something of it does not.
import type { Expr, Name, Pattern } from "../core/expr.js";
import type { Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import { isIrrefutable } from "./absent-fate.js";

/** What takes null for a value, and what is called of the library, as texts to be compared. */
export type NullTaken = { readonly takes: ReadonlySet<string>; readonly calls: ReadonlySet<string> };

/** In what the user wrote; `held`: the types of what may be null. */
export function nullTaken({ data }: Program, parts: readonly Expr[], held: ReadonlySet<string>): NullTaken {
  const takes = new Set<string>();
  const calls = new Set<string>();
  const holdsData = [...held].some((name) => name !== "str16");
  const families = new Map<Name, string>(
    data.flatMap(({ name, ctors }) => ctors.map((ctor) => [ctor.name, name] as const)),
  );
  for (const part of parts)
    visit(part, (e) => {
      if (e.kind === "match")
        for (const { path, family } of placesIn(
          e.arms.map(({ pattern }) => pattern),
          families,
        ))
          if (held.has(family)) takes.add(`${path} ${family}`);
      if (e.kind === "prim" && holdsData && (e.op === "any.kind" || /^any\.(eq|ne|same)/.test(e.op))) takes.add(e.op);
      if (e.kind === "app" && e.fn.kind === "var" && /\/scala\./.test(e.fn.name)) calls.add(e.fn.name);
      return undefined;
    });
  return { takes, calls };
}

type Place = { readonly path: string; readonly family: string | undefined };

type Asked = { readonly path: string; readonly family: string };

/** Where one case asks for the constructor, and a later one does not. */
function placesIn(patterns: readonly Pattern[], families: ReadonlyMap<Name, string>): readonly Asked[] {
  const asked = new Map<string, string>();
  const found: Asked[] = [];
  for (const pattern of patterns) {
    const places = placesOf(pattern, "", families);
    for (const { path, family } of places) {
      if (family !== undefined) asked.set(path, family);
      else for (const [at, of] of asked) if (at.startsWith(path)) found.push({ path: at, family: of });
    }
  }
  return found;
}

function placesOf(pattern: Pattern, path: string, families: ReadonlyMap<Name, string>): readonly Place[] {
  if (isIrrefutable(pattern)) return [{ path, family: undefined }];
  if (pattern.kind === "as" || pattern.kind === "cell") return placesOf(pattern.inner, path, families);
  if (pattern.kind === "or") return pattern.options.flatMap((option) => placesOf(option, path, families));
  if (pattern.kind !== "ctor") return [];
  const own = { path, family: families.get(pattern.ctor) ?? pattern.ctor };
  return [own, ...pattern.args.flatMap((arg, i) => placesOf(arg, `${path}/${pattern.ctor}.${i}`, families))];
}
