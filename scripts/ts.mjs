// Runs a TypeScript file with Node: node scripts/ts.mjs FILE.ts [ARGUMENT]...
// Bundles it into node_modules/.cache first; installed packages are left outside the bundle.
// Files should find the project through process.cwd(), since import.meta.url is the bundle's.
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("usage: node scripts/ts.mjs FILE.ts [ARGUMENT]...\n");
  process.exit(2);
}
const folder = resolve("node_modules/.cache/elenchus");
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `${file.replace(/[^\w.-]/g, "_")}.${process.pid}.mjs`);
await build({
  entryPoints: [file],
  outfile,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: "inline",
  logLevel: "warning",
});
process.on("exit", () => rmSync(outfile, { force: true }));
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(outfile).href);
