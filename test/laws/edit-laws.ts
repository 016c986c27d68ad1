// What must hold of every mutant of a program: its edit, applied to the source and read again, is the mutated program.
import type { Name } from "../../src/core/expr.js";
import type { Source } from "../../src/core/span.js";
import { functionText } from "../../src/frontend/ocaml/facts/core-text.js";
import type { Edit } from "../../src/language/facts.js";
import type { Language, Loaded } from "../../src/language/language.js";
import { type Mutant, mutantsOf } from "../../src/questions/mutate/mutants.js";

export type CheckedEdits = { readonly edits: readonly Mutant[]; readonly problems: readonly string[] };

export function checkedEdits(language: Language, source: Source): CheckedEdits {
  const read = language.read([source], []);
  if (!read.ok) throw new Error(`${source.name}: ${read.errors[0].title}`);
  const { program, facts, values } = read.value;
  const edits: Mutant[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { name, core } of values) {
    if (functionNamed(read.value, name) !== core) continue; // another one is called the same
    for (const mutant of mutantsOf(program, facts, core)) {
      const key = JSON.stringify([mutant.edit.at, mutant.edit.text]);
      if (seen.has(key)) continue;
      seen.add(key);
      edits.push(mutant);
      const problem = problemOf(language, source, name, core, mutant);
      if (problem !== undefined) problems.push(`${name}: ${described(source, mutant.edit)}: ${problem}`);
    }
  }
  return { edits, problems };
}

function functionNamed({ values }: Loaded, name: string): Name | undefined {
  return values.findLast((value) => value.name === name)?.core;
}

export function edited({ name, text }: Source, { at, text: now }: Edit): Source {
  return { name, text: text.slice(0, at.start) + now + text.slice(at.end) };
}

export function described({ text }: Source, { at, text: now }: Edit): string {
  return `${JSON.stringify(text.slice(at.start, at.end))} -> ${JSON.stringify(now)}`;
}

function problemOf(language: Language, source: Source, name: string, core: Name, mutant: Mutant): string | undefined {
  const again = language.read([edited(source, mutant.edit)], []);
  if (!again.ok) return `rejected: ${again.errors[0].title}: ${again.errors[0].label}`;
  const other = functionNamed(again.value, name);
  if (other === undefined) return "it is gone";
  const [wanted, got] = [
    functionText(mutant.program(), core, source.name),
    functionText(again.value.program, other, source.name),
  ];
  return wanted === got ? undefined : `read as another program\n    ${differing(wanted, got)}`;
}

function differing(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 160);
  return `mutated ...${around(a)}\n    read    ...${around(b)}`;
}
