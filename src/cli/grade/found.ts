// What lies in a folder or an archive, before anybody knows whose it is. Folders and archives are looked at alike:
// both are lists of these.
import type { Unusable } from "../../classroom/handed-in.js";
import type { NotHandedIn } from "../../report/not-handed-in.js";

export type FoundFiles = {
  /** Below what was given; never empty, never with `..` in it. */
  readonly path: readonly string[];
  /** As the teacher knows it: hw1/ann/sum.ml, class.zip/ann/sum.ml. */
  readonly shown: string;
  readonly content: FileContent;
  /** Which attempt it is of, where a course system tells by numbers: larger is newer. */
  readonly version?: readonly number[];
};

export type FileContent =
  | { readonly kind: "folder" }
  | {
      readonly kind: "file";
      /** Never more than the limit, whatever the file turns out to be. */
      readonly read: (bytesMax: number) => Promise<Buffer | Unusable>;
      /** Where it is on disk; undefined inside an archive. */
      readonly disk: string | undefined;
    }
  /** Something that is not looked into, and why. */
  | { readonly kind: "barred"; readonly why: NotHandedIn };

/** What was not looked at. */
export type Skipped = { readonly shown: string; readonly why: NotHandedIn };

export type Listing = { readonly found: readonly FoundFiles[]; readonly skipped: readonly Skipped[] };

export const FOLDERS_DEEP_MAX = 64;
export const TOO_DEEP: NotHandedIn = { kind: "too-deep", foldersMax: FOLDERS_DEEP_MAX };

/** What tools leave behind; nobody hands it in on purpose. */
const LEFT_BEHIND = new Set(["_build", "_opam", "node_modules", "__MACOSX"]);

export function isIgnored(name: string): boolean {
  return name.startsWith(".") || LEFT_BEHIND.has(name);
}

/** Of tools: nobody misses them. */
const HIDDEN_ON_PURPOSE =
  /^\.(git|github|gitlab|svn|hg|vscode|idea|vs|settings|metals|bloop|bsp|scala-build|ocamlformat|opam|cache|config|ipynb_checkpoints|trash.*|ds_store|spotlight.*|fseventsd|__macosx|_.*)$/i;

/** A folder that is not looked into for its name, and may be somebody's all the same: that is told. */
export function isHiddenFolder(name: string): boolean {
  return name.startsWith(".") && !HIDDEN_ON_PURPOSE.test(name);
}

export function nameOf(found: FoundFiles): string {
  return found.path.at(-1) ?? "";
}

export function hasExtension(found: FoundFiles, extension: string): boolean {
  return found.content.kind !== "folder" && nameOf(found).toLowerCase().endsWith(extension);
}

export function tooLarge(bytesMax: number): Unusable {
  return { why: { kind: "too-large", bytesMax } };
}

/** Names of files are written by students: nothing in them may move the cursor or turn the text around. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

/** The same on every machine, unlike the order of a language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
