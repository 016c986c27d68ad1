// What the real OCaml says about a corpus, asked once and then kept in a file, each answer
// under a hash of its question and the compiler's version.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type AskSettings, askOcaml } from "../oracle/ocaml.js";
import type { Question, Reply } from "../oracle/outcome.js";

export type Asked = { readonly settings: "types" | "tests"; readonly question: Question };

const SETTINGS: Readonly<Record<Asked["settings"], AskSettings>> = {
  types: { seconds: 10, apart: true, types: true },
  tests: { seconds: 10, apart: true, types: false },
};

/** The replies in the order asked. Without an installed compiler all must be in the cache. */
export async function realAnswers(
  asked: readonly Asked[],
  version: string | undefined,
  cacheFile: string,
): Promise<Reply[]> {
  const cache: Record<string, Reply> = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, "utf8")) : {};
  const keys = asked.map((one) => keyOf(one, version ?? "recorded"));
  const missing = asked.map((one, i) => ({ one, key: keys[i] ?? "" })).filter(({ key }) => cache[key] === undefined);
  if (missing.length > 0 && version === undefined)
    throw new Error(`OCaml is not installed, and ${cacheFile} lacks ${missing.length} answers`);
  for (const kind of ["types", "tests"] as const) {
    const some = missing.filter(({ one }) => one.settings === kind);
    for (let from = 0; from < some.length; from += 200) {
      const part = some.slice(from, from + 200);
      process.stderr.write(`asking OCaml for ${kind}: ${from} of ${some.length}\n`);
      const replies = await askOcaml(
        part.map(({ one }) => one.question),
        SETTINGS[kind],
      );
      for (const [i, { key }] of part.entries()) cache[key] = replies[i] as Reply;
      save(cacheFile, cache);
    }
  }
  return keys.map((key) => cache[key] as Reply);
}

function keyOf({ settings, question }: Asked, version: string): string {
  return createHash("sha256")
    .update(JSON.stringify([version, SETTINGS[settings], question]))
    .digest("hex")
    .slice(0, 24);
}

/** Whole or not at all, in case we are stopped meanwhile. */
function save(file: string, cache: Readonly<Record<string, Reply>>): void {
  writeFileSync(`${file}.part`, JSON.stringify(cache));
  renameSync(`${file}.part`, file);
}
