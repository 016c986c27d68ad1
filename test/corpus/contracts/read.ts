// Reads programs with contracts: contracts-scala.jsonl and contracts-ocaml.jsonl in a folder.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Stated = { readonly at: string; readonly function: string; readonly condition: string };

export type ContractProgram = {
  readonly id: string;
  readonly language: "scala" | "ocaml";
  readonly isValid: boolean;
  readonly source: string;
  /** Of most programs that are not valid: what fails. */
  readonly fails: readonly Stated[];
};

type Line = {
  readonly id: string;
  readonly expected?: string;
  readonly source: string;
  readonly invalid?: readonly Stated[];
};

/** Undefined where the folder holds none of the two files. */
export function readContractPrograms(folder: string): readonly ContractProgram[] | undefined {
  const all = (["scala", "ocaml"] as const).flatMap((language) => {
    const file = join(folder, `contracts-${language}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return lines.map((line) => programOf(language, JSON.parse(line) as Line));
  });
  return all.length === 0 ? undefined : all;
}

/** Sources are byte strings. */
function programOf(
  language: ContractProgram["language"],
  { id, expected = "valid", source, invalid = [] }: Line,
): ContractProgram {
  return {
    id,
    language,
    isValid: expected !== "invalid",
    source: Buffer.from(source, "utf8").toString("latin1"),
    fails: invalid,
  };
}
