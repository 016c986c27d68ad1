// The modules that the files of a folder are: as dune is told, or, where nothing is told, all of them side by side.
import type { FolderFile } from "../../../language/row.js";
import { type DuneFile, readDune, type Stanza } from "./dune.js";
import { moduleOf } from "./parse-files.js";
import { type Mention, mentionsIn } from "./references.js";

/** A module: its file, and its interface. */
export type Unit = {
  readonly module: string;
  readonly file: FolderFile;
  readonly interface: FolderFile | undefined;
  readonly group: Group;
  readonly mentions: readonly Mention[];
};

/** Modules that see each other: those of a library, of a program, or all. */
export type Group = {
  readonly stanza: Stanza | undefined;
  /** What others call a library whose modules are inside it. */
  readonly wrapper: string | undefined;
  readonly units: Unit[];
};

/** What dune is told in a file. */
const DUNE = "dune";

export function unitsOf(files: readonly FolderFile[]): readonly Unit[] {
  const told = files
    .filter(({ path }) => path.at(-1) === DUNE)
    .map(({ path, source }) => ({ folder: path.slice(0, -1), ...readDune(source.text) }));
  const ofDune = told.flatMap((dune) =>
    dune.stanzas.map((stanza) => ({ stanza, files: filesFor(files, dune, stanza) })),
  );
  const groups = ofDune.filter(({ stanza }) => stanza.kind !== "test");
  if (groups.every((each) => each.files.length === 0)) return unitsIn(undefined, files);
  return groups.flatMap((each) => unitsIn(each.stanza, each.files));
}

type Told = DuneFile & { readonly folder: readonly string[] };

function filesFor(
  files: readonly FolderFile[],
  { folder, subfolders }: Told,
  { modules }: Stanza,
): readonly FolderFile[] {
  const listed = modules && new Set(modules.map(moduleOf));
  return files.filter(({ path }) => {
    const [own, name = ""] = [path.slice(0, -1), path.at(-1)];
    const isHere = subfolders || own.length === folder.length;
    return isHere && folder.every((part, i) => own[i] === part) && (listed?.has(moduleOf(name)) ?? true);
  });
}

function unitsIn(stanza: Stanza | undefined, files: readonly FolderFile[]): readonly Unit[] {
  const [name = ""] = stanza?.names ?? [];
  const wrapper = stanza?.kind === "library" && stanza.wrapped ? moduleOf(name) : undefined;
  const group: Group = { stanza, wrapper, units: [] };
  for (const file of files.filter(({ path }) => /\.ml$/.test(path.at(-1) ?? ""))) {
    const beside = files.find(({ path }) => path.join("/") === `${file.path.join("/")}i`);
    const mentions = [file, ...(beside === undefined ? [] : [beside])].flatMap(({ source }) => mentionsIn(source.text));
    group.units.push({ module: moduleOf(file.source.name), file, interface: beside, group, mentions });
  }
  return group.units;
}
