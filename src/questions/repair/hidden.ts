// Names that hide others: who writes `Var x -> x = x` means two variables. Variables of patterns that hide another one get
// a name of their own, so that both can be used; where that is of no use, they get their own back.
import type { Arm, Expr, Name, Pattern } from "../../core/expr.js";
import type { Span } from "../../core/span.js";
import { patternNames, subpatterns, visit } from "../../core/traverse.js";
import { wordsOf } from "./cost.js";
import type { WrittenChange } from "./edits.js";
import type { Patient } from "./patient.js";

/** A case, and the name that a variable of it has and is to have. */
export type Renaming = {
  readonly in: Span;
  readonly from: string;
  readonly to: string;
  readonly edits: readonly WrittenChange[];
};

export function renamings({ roots, facts, source }: Patient): readonly Renaming[] {
  const taken = new Set(wordsOf(source.text));
  const found: Renaming[] = [];
  const look = (e: Expr): true => {
    if (e.kind !== "match" || e.at.file !== source.name) return true;
    const around = new Set(facts.scopeAt(e.id).map(({ shown }) => shown));
    for (const arm of e.arms)
      for (const name of patternNames(arm.pattern)) {
        const places = spansOf(arm, name);
        const [from] = new Set(places.map(({ start, end }) => source.text.slice(start, end)));
        const isPlain = places.every((at) => at.file === source.name && source.text.slice(at.start, at.end) === from);
        if (from === undefined || !isPlain || !around.has(from)) continue;
        const to = freshName(from, taken);
        const edits = places.map((at): WrittenChange => ({ at, text: to, idea: "hidden name" }));
        found.push({ in: { ...e.at, start: arm.pattern.at.start, end: arm.body.at.end }, from, to, edits });
      }
    return true;
  };
  for (const root of roots) visit(root, look);
  return found;
}

/** Where it is bound, and where it is used. */
function spansOf({ pattern, guard, body }: Arm, name: Name): readonly Span[] {
  const places: Span[] = [];
  const inPattern = (part: Pattern): void => {
    if ((part.kind === "bind" || part.kind === "as") && part.name === name) places.push(part.at);
    for (const inner of subpatterns(part)) inPattern(inner);
  };
  inPattern(pattern);
  for (const part of guard === undefined ? [body] : [guard, body])
    visit(part, (e) => {
      if (e.kind === "var" && e.name === name) places.push(e.at);
      return true;
    });
  return places;
}

function freshName(name: string, taken: ReadonlySet<string>): string {
  for (let i = 1; ; i++) if (!taken.has(`${name}${i}`)) return `${name}${i}`;
}

/** All of them, in the order of the text. */
export function editsOfRenamings(all: readonly Renaming[]): readonly WrittenChange[] {
  return all.flatMap(({ edits }) => edits).sort((a, b) => a.at.start - b.at.start);
}

/** A repair in which a variable has its own name again. */
export function withoutRenaming(edits: readonly WrittenChange[], renaming: Renaming): readonly WrittenChange[] {
  const word = new RegExp(`(?<![\\w'])${renaming.to}(?![\\w'])`, "g");
  return edits.flatMap((edit) => {
    const isInside = edit.at.start >= renaming.in.start && edit.at.end <= renaming.in.end;
    if (!isInside) return [edit];
    return edit.idea === "hidden name" && edit.text === renaming.to
      ? []
      : [{ ...edit, text: edit.text.replace(word, () => renaming.from) }];
  });
}
