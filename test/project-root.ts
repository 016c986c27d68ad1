// Where the project lies: the nearest folder above this file that holds package.json, unless
// scripts/ts.mjs says so: it runs bundles in node_modules/.cache.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export function projectRoot(): string {
  if (process.env.ELENCHUS_ROOT !== undefined) return process.env.ELENCHUS_ROOT;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

/** Where the last build lies. */
export function builtFolder(): URL {
  return pathToFileURL(join(projectRoot(), "dist", "/"));
}
