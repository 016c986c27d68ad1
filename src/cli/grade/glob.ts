// Expands patterns such as subs/*.ml and subs/**/sum.ml, where the shell has left that to us. Symbolic links to
// folders are not entered, hidden files match only a pattern that begins with a dot.
import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { byText, isIgnored } from "./found.js";

export function isGlob(path: string): boolean {
  return /[*?[]/.test(path);
}

/** In canonical order. */
export function expandGlob(pattern: string): readonly string[] {
  const parts = pattern.split("/");
  const matches = new Set<string>();
  expandInto(
    matches,
    parts[0] === "" ? "/" : "",
    parts.filter((part) => part !== ""),
  );
  return [...matches].sort(byText);
}

function expandInto(matches: Set<string>, folder: string, parts: readonly string[]): void {
  const [part, ...rest] = parts;
  if (part === undefined) {
    if (exists(folder)) matches.add(folder);
  } else if (part === "**") {
    expandInto(matches, folder, rest);
    for (const { name } of entriesOf(folder, isFolder)) expandInto(matches, join(folder, name), parts);
  } else if (!isGlob(part)) expandInto(matches, join(folder, part), rest);
  else {
    const pattern = patternOf(part);
    const fits = (entry: Dirent): boolean => pattern.test(entry.name) && (rest.length === 0 || entry.isDirectory());
    for (const { name } of entriesOf(folder, fits)) expandInto(matches, join(folder, name), rest);
  }
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !isIgnored(entry.name);
}

function entriesOf(folder: string, fits: (entry: Dirent) => boolean): readonly Dirent[] {
  try {
    const entries = readdirSync(folder === "" ? "." : folder, { withFileTypes: true });
    return entries.filter(fits);
  } catch {
    return []; // a pattern does not match what cannot be looked into
  }
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

function join(folder: string, name: string): string {
  return folder === "" || folder.endsWith("/") ? `${folder}${name}` : `${folder}/${name}`;
}

function patternOf(part: string): RegExp {
  const body = part.replaceAll(/\[(!?)([^\]]+)\]|[*?]|[.+^${}()|[\]\\]/g, (token, not: string, set: string) => {
    if (set !== undefined) return `[${not === "!" ? "^" : ""}${set.replaceAll(/[\\^[]/g, "\\$&")}]`;
    if (token === "*") return ".*";
    return token === "?" ? "." : `\\${token}`;
  });
  return new RegExp(`^${part.startsWith(".") ? "" : "(?!\\.)"}${body}$`, "su");
}
