// Runs a TypeScript file: bundles it to node_modules/.cache and imports the result.
// node scripts/ts.mjs FILE.ts [ARGUMENT...]
import { mkdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: node scripts/ts.mjs FILE.ts [ARGUMENT...]");
  process.exit(2);
}
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "node_modules", ".cache", "elenchus");
const outfile = join(folder, `${basename(file, ".ts")}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [resolve(file)],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: "inline",
  logLevel: "error",
});
process.env.ELENCHUS_ROOT = root; // where node_modules is a link, the bundle lies in another project
process.argv = [process.argv[0], file, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
