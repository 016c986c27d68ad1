// Which language the programs in a folder are in.
import { type LanguageRow, type LanguageTable, languageAmong } from "../language/row.js";
import { listFolder } from "./grade/folder.js";
import { type FoundFiles, nameOf } from "./grade/found.js";

export function languageOfFolder({ rows }: LanguageTable, path: string): LanguageRow | undefined {
  return languageOfFiles(rows, listFolder(path, new Set()).found);
}

/** That of most of them. */
export function languageOfFiles(rows: readonly LanguageRow[], found: readonly FoundFiles[]): LanguageRow | undefined {
  const isProgramOf = (row: LanguageRow, each: FoundFiles): boolean =>
    row.folders?.isPart(each.path) === true && languageAmong([row], nameOf(each)) !== undefined;
  const count = (row: LanguageRow): number =>
    found.filter((each) => each.content.kind !== "folder" && isProgramOf(row, each)).length;
  const most = Math.max(...rows.map(count));
  return most === 0 ? undefined : rows.find((row) => count(row) === most);
}
