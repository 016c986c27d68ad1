// What Scala's front end knows of the nodes that the user wrote. While a program is read only the origins of nodes are
// noted; everything here is made when somebody asks.
import { nth } from "../../../basis/known.js";
import type { Name } from "../../../core/expr.js";
import type { Program } from "../../../core/program.js";
import { sameProgram } from "../../../core/same.js";
import type { Source } from "../../../core/span.js";
import type { Change, Edit, Facts } from "../../../language/facts.js";
import type { Lowering } from "../lower/lowering.js";
import { draftOf, editOf } from "./edit.js";
import { asRead, expectedProgram } from "./expected.js";
import { type Globals, knownOf, type Parsed } from "./known.js";
import { typesIn } from "./types.js";
import { globalsAt, visibleAt } from "./visible.js";
import type { Replacement } from "./write.js";

/** A program that was read, with what it is known by from outside, in order. */
export type Read = { readonly program: Program; readonly roots: readonly Name[] };

export function factsOf(
  l: Lowering,
  read: Read,
  globals: Globals,
  parsed: readonly Parsed[],
  again: (sources: readonly Source[]) => Read | undefined,
): Facts {
  const known = once(() => knownOf(read.program, l.origins, globals, parsed));
  const types = once(() => typesIn(l, read.program, known()));
  const visible = once(() => visibleAt(l, read.program, known(), types()));
  const functions = once(() => globalsAt(l, read.program, known(), types()));
  const coreOf = (change: Change): Change => ({ before: change.before, now: asRead(l, known(), change.now) });
  const edit = (change: Change): Edit | undefined => {
    const core = coreOf(change);
    const expected = expectedProgram(read.program, known(), core);
    if (expected === undefined) return undefined;
    const isRight = (edit: Replacement): boolean => {
      const result = again(parsed.map(({ source }) => edited(source, edit)));
      return result !== undefined && isSame({ ...read, program: expected }, result);
    };
    const found = editOf(known(), change, isRight);
    return found && { ...found, core: [core] };
  };
  return {
    typeOf: (id) => types().ofNode(id),
    scopeAt: (id) => visible()(id),
    globalsAt: (id) => functions()(id),
    edit,
    propose: (change) => ({ core: [coreOf(change)], draft: draftOf(known(), change), edit: () => edit(change) }),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function edited(source: Source, { at, text }: Replacement): Source {
  if (source.name !== at.file) return source;
  return { ...source, text: source.text.slice(0, at.start) + text + source.text.slice(at.end) };
}

function isSame(a: Read, b: Read): boolean {
  if (a.roots.length !== b.roots.length) return false;
  return sameProgram(
    a.program,
    b.program,
    a.roots.map((name, i) => [name, nth(b.roots, i)]),
  );
}
