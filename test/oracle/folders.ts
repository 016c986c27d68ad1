// What the real compilers say of programs in several files: whether they accept them, and what they print. Dune's way to
// wrap a library is spelled out, as its own logs show it: modules are compiled under longer names behind a module of aliases.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type FolderCase, folderCases, writeFolder } from "../folders/cases.js";
import { projectRoot } from "../project-root.js";

export type FolderAnswer = { readonly accepted: boolean; readonly stdout: string };
type Row = FolderAnswer & { readonly case: string; readonly hash: string };

const FILE = join(projectRoot(), "test", "oracle", "folders.json");

export function recordedFolders(): ReadonlyMap<string, FolderAnswer> {
  const rows = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as readonly Row[]) : [];
  return new Map(rows.map((row) => [row.hash, row]));
}

export function hashOfCase({ name, text }: FolderCase): string {
  return createHash("sha256").update(`${name}\n${text}`).digest("hex").slice(0, 16);
}

/** Asks again about all of them: how many. */
export function recordFolders(): number {
  const rows = folderCases().map((each): Row => ({ case: each.name, hash: hashOfCase(each), ...askCompiler(each) }));
  writeFileSync(FILE, `${JSON.stringify(rows, undefined, 2)}\n`);
  return rows.length;
}

function askCompiler(asked: FolderCase): FolderAnswer {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-folders-"));
  try {
    writeFolder(folder, asked.files);
    return asked.language === "scala" ? askScala(folder, asked) : askOcaml(folder, asked);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const REJECTED: FolderAnswer = { accepted: false, stdout: "" };

function run(
  folder: string,
  command: string,
  ...args: readonly string[]
): { readonly ok: boolean; readonly out: string } {
  const { status, stdout, error } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (error !== undefined) throw error;
  return { ok: status === 0, out: stdout };
}

function askScala(folder: string, { files }: FolderCase): FolderAnswer {
  const own = [...files.keys()].filter((path) => path.endsWith(".scala") && !/^project\/|\/test\//.test(path));
  if (!run(folder, "scalac", "-d", ".", ...own).ok) return REJECTED;
  const inPackage = existsSync(join(folder, "a", "Main.class"));
  const { ok, out } = run(folder, "scala", "-cp", ".", inPackage ? "a.Main" : "Main");
  return { accepted: ok, stdout: out };
}

function askOcaml(folder: string, { files }: FolderCase): FolderAnswer {
  const paths = [...files.keys()];
  const built = join(folder, "built");
  mkdirSync(built);
  const isDune = paths.includes("dune-project");
  const library = paths.filter((path) => isDune && /^lib\/.*\.ml$/.test(path));
  const own = paths.filter((path) => (isDune ? /^bin\/.*\.ml$/.test(path) : /\.mli?$/.test(path)));
  for (const path of own) copyFileSync(join(folder, path), join(built, basename(path)));
  const wrapped = library.length === 0 ? [] : wrapLibrary(folder, built, library);
  if (wrapped === undefined) return REJECTED;
  const order = inOrder(
    built,
    own.map((path) => basename(path)),
    [],
  );
  const compiled = order && run(built, "ocamlfind", "ocamlopt", "-w", "-a", "-o", "program", ...wrapped, ...order);
  if (!compiled?.ok) return REJECTED;
  const { ok, out } = run(built, "./program");
  return { accepted: ok, stdout: out };
}

/** By what each needs; undefined: in circles. */
function inOrder(folder: string, files: readonly string[], options: readonly string[]): readonly string[] | undefined {
  const sorted = run(folder, "ocamlfind", "ocamldep", "-sort", ...options, ...files);
  const words = sorted.out.split(/\s+/).filter((word) => word !== "");
  return sorted.ok && words.length === files.length ? words : undefined;
}

/** The library "shapes", compiled; its objects. */
function wrapLibrary(folder: string, built: string, paths: readonly string[]): readonly string[] | undefined {
  const modules = paths.map((path) => basename(path, ".ml")).filter((name) => name !== "shapes");
  const hasOwnFile = modules.length < paths.length;
  const aliases = hasOwnFile ? "shapes__" : "shapes";
  const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
  const text = modules.map((name) => `module ${upper(name)} = Shapes__${upper(name)}\n`).join("");
  writeFileSync(join(built, `${aliases}.ml`), text);
  for (const name of modules) copyFileSync(join(folder, "lib", `${name}.ml`), join(built, `shapes__${upper(name)}.ml`));
  if (hasOwnFile) copyFileSync(join(folder, "lib", "shapes.ml"), join(built, "shapes.ml"));
  const inside = ["-w", "-a", "-no-alias-deps", "-c"];
  if (!run(built, "ocamlfind", "ocamlopt", ...inside, `${aliases}.ml`).ok) return undefined;
  const plain =
    inOrder(
      join(folder, "lib"),
      paths.map((path) => basename(path)),
      [],
    ) ?? [];
  const units = plain.map((file) => (file === "shapes.ml" ? file : `shapes__${upper(file)}`));
  for (const unit of units)
    if (!run(built, "ocamlfind", "ocamlopt", ...inside, "-open", upper(aliases), unit).ok) return undefined;
  return [`${aliases}.cmx`, ...units.map((unit) => unit.replace(/\.ml$/, ".cmx"))];
}
