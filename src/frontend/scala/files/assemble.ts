// From the files of a folder to one program: all of them, in the order of their names, since Scala sees everything at once.
import { joined, mainFile } from "../../../core/parts.js";
import type { Source } from "../../../core/span.js";
import type { Assembler, FolderFile, WantedProgram } from "../../../language/row.js";

export const SCALA_FILES: Assembler = { assemble };

function assemble(files: readonly FolderFile[], { names: asked, like, runs, main }: WantedProgram): Source {
  const sources = files.map(({ source }) => source);
  const names = asked.length > 0 || like === undefined ? asked : definedIn(mainFile(like).text, METHODS);
  const count = ({ text }: Source): number =>
    runs ? Number(STARTS.test(text)) : definedIn(text, METHODS).filter((name) => names.includes(name)).length;
  const most = Math.max(...sources.map(count));
  const chosen = sources.find((each) => (main === undefined ? count(each) === most : each.name === main));
  if (chosen === undefined) throw new Error("a program without files");
  const parts = main === undefined ? sources : [...neededBy(chosen, sources)];
  const inOrder = sources.filter((each) => parts.includes(each));
  return inOrder.length === 1
    ? chosen
    : joined(
        chosen.name,
        inOrder.map((each) => ({ ...each, role: "" })),
      );
}

/** It and all that mentions of classes and objects lead to; without those that define again what it defines. */
function neededBy(main: Source, sources: readonly Source[]): ReadonlySet<Source> {
  const defined = new Map(sources.map((each) => [each, definedIn(each.text, TOP)]));
  const own = new Set(defined.get(main) ?? []);
  const found = new Set([main]);
  for (const { text } of found) {
    const words = new Set(text.match(/\w+/g) ?? []);
    for (const [each, names] of defined)
      if (names.some((name) => words.has(name)) && !names.some((name) => own.has(name))) found.add(each);
  }
  return found;
}

const METHODS = /\bdef\s+([\w$]+)/g;
/** At the left margin, or a little behind it, where a package is in braces. */
const TOP =
  /^ {0,4}(?:(?:sealed|abstract|final|case|implicit|private(?:\[\w+\])?)\s+)*(?:class|trait|object)\s+([\w$]+)/gm;
const STARTS = /\bdef\s+main\s*\(|\bextends\s+App\b/;

function definedIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}
