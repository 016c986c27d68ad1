// The names around a place of a source, from the inside out: which definition a name means there.
import type { Span } from "../../../core/span.js";
import { variablesOf } from "../infer/define.js";
import type { FunParam, Ident, ImportClause, Param, Pattern, Stat } from "../syntax.js";

export type Around = {
  /** The places where names are defined; a method may have several. */
  readonly names: ReadonlyMap<string, readonly Span[]>;
  readonly imports: readonly ImportClause[];
  /** Of the body of a class: the place by which the class is known. What it inherits is defined here too. */
  readonly template: Span | undefined;
  readonly outer: Around | undefined;
};

export function inside(outer: Around | undefined, idents: readonly Ident[]): Around {
  return { names: namesOf(idents), imports: [], template: undefined, outer };
}

export function insideStats(outer: Around | undefined, stats: readonly Stat[]): Around {
  const imports = stats.flatMap((stat) => (stat.kind === "import" ? stat.clauses : []));
  return { names: namesOf(stats.flatMap(definedBy)), imports, template: undefined, outer };
}

/** The body of a class, with its parameters. */
export function insideClass(outer: Around, params: readonly Param[], stats: readonly Stat[], template: Span): Around {
  const members = [...params.map(({ name }) => name), ...stats.flatMap(definedBy)];
  return { ...insideStats(outer, stats), names: namesOf(members), template };
}

export function namedBy(params: readonly FunParam[]): readonly Ident[] {
  return params.flatMap(({ name, at }) => (name === undefined ? [] : [{ name: name.name, at }]));
}

export function boundBy(pattern: Pattern): readonly Ident[] {
  return variablesOf(pattern);
}

function namesOf(idents: readonly Ident[]): ReadonlyMap<string, readonly Span[]> {
  const names = new Map<string, Span[]>();
  for (const { name, at } of idents) {
    const known = names.get(name);
    if (known === undefined) names.set(name, [at]);
    else known.push(at);
  }
  return names;
}

function definedBy(stat: Stat): readonly Ident[] {
  switch (stat.kind) {
    case "val":
    case "var":
      return stat.patterns.flatMap((pattern) => (pattern.kind === "stable" ? pattern.path : boundBy(pattern)));
    case "def":
    case "object":
    case "class":
    case "trait":
    case "enum":
    case "enum-case":
      return [stat.name];
    default:
      return [];
  }
}
