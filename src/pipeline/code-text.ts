// The JavaScript of a program, laid out, with what stands in its pools and behind its tags. Nodes are numbered from 1 in
// each text, so that texts can be compared whatever was numbered before them.
import type { Expr, NodeId } from "../core/expr.js";
import { boundIn, mapBound, type Program } from "../core/program.js";
import { mapChildren, visit } from "../core/traverse.js";
import { type Generated, generate } from "../eval/generate/program.js";
import { CONCRETE, type CodeStyle, EXPLORED } from "../eval/generate/style.js";
import { makeUnit, type Unit } from "../eval/unit.js";
import { instrument } from "../questions/cover/instrument.js";
import { allCtors } from "../subject/subject.js";
import { nameText, newNumbering } from "./core-text.js";
import { type Reader, valueText } from "./value-text.js";

export function runningCode(unit: Unit): string {
  return codeText(unit, unit.program, CONCRETE).join("\n");
}

export function exploringCode(unit: Unit): string {
  return codeText(unit, unit.program, EXPLORED).join("\n");
}

/** An event is a choice of a node that was put in for it. */
export function exploringCodeWithEvents(unit: Unit): string {
  const { program, first } = instrument(unit.program);
  const event = `// event 0 is node ${numbersOf(program).get(first)}, and so on`;
  return [event, ...codeText(unit, program, EXPLORED)].join("\n");
}

/** `program`: that of the unit, or with something put in. */
function codeText(unit: Unit, program: Program, style: CodeStyle): readonly string[] {
  const ctors = allCtors(unit);
  const generated = generate(makeUnit(withNodesNumbered(program), new Map(), ctors), style);
  const number = newNumbering();
  const reader: Reader = { ...KNOWN, name: (name) => nameText(number(name)) };
  const lines = generated.text.split("\n");
  const tags = tagsIn(lines);
  const told = [...ctors.values()].filter(({ tag }) => tags.has(tag)).sort((a, b) => a.tag - b.tag);
  const legend = new Set(told.map(({ tag, decl }) => `// tag ${tag}: ${reader.name(decl.name)}`));
  const pools = poolsOf(generated, reader);
  return [...legend, ...indented(lines.map((line) => withComment(line, pools)))];
}

/** There is nothing unknown in code. */
const KNOWN: Omit<Reader, "name"> = { decided: () => undefined, term: () => "?", function: () => "?" };

/** In the order of what they were. */
function numbersOf({ defs }: Program): ReadonlyMap<NodeId, number> {
  const ids = new Set<NodeId>();
  for (const bound of defs.flatMap(boundIn)) {
    visit(bound, ({ id }) => {
      ids.add(id);
      return true;
    });
  }
  return new Map([...ids].sort((a, b) => a - b).map((id, i) => [id, i + 1]));
}

function withNodesNumbered(program: Program): Program {
  const numbers = numbersOf(program);
  const numbered = (e: Expr): Expr => ({ ...mapChildren(e, numbered), id: numbers.get(e.id) ?? 0 });
  return { ...program, defs: program.defs.map((def) => mapBound(def, numbered)) };
}

type Pools = ReadonlyMap<string, string>;

function poolsOf({ ctors, constants, primitives }: Generated, reader: Reader): Pools {
  return new Map([
    ...ctors.map(({ decl }, i) => [`K[${i}]`, reader.name(decl.name)] as const),
    ...constants.map((value, i) => [`C[${i}]`, valueText(reader, value)] as const),
    ...primitives.map((name, i) => [`P[${i}]`, `%${name}`] as const),
  ]);
}

/** const k0 = K[0]; // Some */
function withComment(line: string, pools: Pools): string {
  const [, item = ""] = /^const \w+ = ([KCP]\[\d+\]);$/.exec(line) ?? [];
  const comment = pools.get(item);
  return comment === undefined ? line : `${line} // ${comment}`;
}

/** The tags that the code looks for, by comparing or by a switch. */
function tagsIn(lines: readonly string[]): ReadonlySet<number> {
  const tags = new Set<number>();
  const open: boolean[] = []; // for each block, whether it is a switch on a tag
  for (const line of lines) {
    for (const [, tag] of line.matchAll(/\.tag === (\d+)/g)) tags.add(Number(tag));
    const [, label] = /^case (\d+):/.exec(line) ?? [];
    if (label !== undefined && open.at(-1)) tags.add(Number(label));
    if (line.startsWith("}")) open.pop();
    if (line.endsWith("{")) open.push(/switch \(.*\.tag\) \{$/.test(line));
  }
  return tags;
}

/** What is nested more deeply would be mostly space. */
const DEPTH_MAX = 30;

function indented(lines: readonly string[]): readonly string[] {
  let depth = 0;
  return lines.map((line) => {
    if (line.startsWith("}")) depth--;
    const text = "  ".repeat(Math.min(depth, DEPTH_MAX)) + line;
    if (line.endsWith("{")) depth++;
    return text;
  });
}
