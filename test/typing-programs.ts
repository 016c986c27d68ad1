// The typing set: small programs over the typing rules of OCaml's manual, about half of them ill-typed. Each file of
// test/typing/ocaml has many, a line `(*** name ***)` before each. The real OCaml's word on each is in
// test/oracle/typing.jsonl (`npm run record`): the signature, or on which line it finds which error.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askOcaml, TYPES_ONLY } from "./oracle/ocaml.js";
import type { Question, Reply } from "./oracle/outcome.js";
import { hashOf } from "./oracle/recorded.js";
import { projectRoot } from "./project-root.js";

export type TypingProgram = { readonly name: string; readonly question: Question }; // name: gadt/gadt-eval

/** What the real OCaml says of a program. */
export type Word =
  | { readonly kind: "accepted"; readonly signature: string }
  | { readonly kind: "rejected"; readonly line: number; readonly error: string };

const FOLDER = join(projectRoot(), "test", "typing", "ocaml");
const RECORD = join(projectRoot(), "test", "oracle", "typing.jsonl");

export function typingPrograms(): TypingProgram[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".ml"));
  return files
    .sort()
    .flatMap((file) => programsOf(file.replace(/\.ml$/, ""), readFileSync(join(FOLDER, file), "latin1")));
}

function programsOf(file: string, text: string): TypingProgram[] {
  const [, ...parts] = text.split(/^\(\*\*\* (.*) \*\*\*\)\n/m);
  return parts.flatMap((name, i) =>
    i % 2 === 1
      ? []
      : [{ name: `${file}/${name}`, question: { file: "program.ml", source: parts[i + 1] ?? "", expressions: [] } }],
  );
}

// ---- the record ----

export type TypingRecord = { readonly ocaml: string; readonly words: ReadonlyMap<string, Word> };

/** A line each, by the hash of the program: the name is for those who read the file. */
type Line = readonly [name: string, hash: string, word: Word];

export function readTyping(): TypingRecord {
  if (!existsSync(RECORD)) return { ocaml: "nothing", words: new Map() };
  const [head = "{}", ...lines] = readFileSync(RECORD, "utf8").trimEnd().split("\n");
  const { ocaml }: { ocaml: string } = JSON.parse(head);
  const words = lines.map((line): readonly [string, Word] => {
    const [, hash, word]: Line = JSON.parse(line);
    return [hash, word];
  });
  return { ocaml, words: new Map(words) };
}

/** Asks the installed OCaml about what has no recorded word; gives how many programs there are. */
export async function recordTyping(version: string, all: boolean): Promise<number> {
  const known = readTyping();
  const old = known.ocaml === version && !all ? known.words : new Map<string, Word>();
  const programs = typingPrograms();
  const missing = programs.filter(({ question }) => !old.has(hashOf(question)));
  const fresh = new Map((await askTyping(missing)).map((word, i) => [missing[i]?.name, word]));
  const lines = programs.map(({ name, question }) =>
    JSON.stringify([name, hashOf(question), fresh.get(name) ?? old.get(hashOf(question))]),
  );
  writeFileSync(RECORD, `${JSON.stringify({ ocaml: version })}\n${lines.join("\n")}\n`);
  return programs.length;
}

export async function askTyping(programs: readonly TypingProgram[]): Promise<Word[]> {
  const replies = await askOcaml(
    programs.map(({ question }) => question),
    TYPES_ONLY,
  );
  return replies.map(wordOf);
}

function wordOf({ types }: Reply): Word {
  if (types?.kind === "value") return { kind: "accepted", signature: types.text };
  if (types?.kind !== "rejected") throw new Error(`OCaml does not say whether it has a type: ${types?.text}`);
  const line = Number(/^File "program.ml", lines? (\d+)/m.exec(types.text)?.[1]);
  const error = /^Error: (.*)$/m.exec(types.text)?.[1];
  if (Number.isNaN(line) || error === undefined) throw new Error(`not an error of the program: ${types.text}`);
  return { kind: "rejected", line, error };
}
