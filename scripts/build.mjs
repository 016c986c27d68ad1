// Builds dist/: the command, the worker that does the work, the library with its types, the grammar, the
// languages' libraries compiled by our own front end, and the teacher's page. What is shipped needs no packages but Z3's.
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build as bundle } from "esbuild";
import { buildGradeReport } from "./build-grade-report.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
const CACHE = join(ROOT, "node_modules", ".cache", "elenchus");

/** In parts: what only some commands, or programs in some language, need is loaded by them. */
const COMMAND = { elenchus: "src/cli/main.ts" };
const WORKER = { worker: "src/node/worker.ts" };
const ENTRIES = {
  "work-process": "src/node/work-process.ts",
  index: "src/node/elenchus.ts",
};
const BROWSER_ENTRIES = { browser: "src/browser/elenchus.ts" };
/** Code of others that ends up in dist/, whose licences ask to go with it. */
const BUNDLED = ["web-tree-sitter", "tree-sitter-ocaml", "fast-check", "pure-rand", "yaml", "yauzl", "pend"];
/** Packages that we take as modules, not as what they offer to Node first: that asks for `require`, which a module lacks. */
const AS_MODULES = { yaml: join(ROOT, "node_modules", "yaml", "browser", "dist", "index.js") };
/** Files of packages that are shipped as they are, and their names in dist/. */
const COPIED = {
  "web-tree-sitter/web-tree-sitter.wasm": "web-tree-sitter.wasm",
  "tree-sitter-ocaml/tree-sitter-ocaml.wasm": "tree-sitter-ocaml.wasm",
};

export async function build({ declarations }) {
  mkdirSync(DIST, { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  copyFiles();
  copyLicences();
  await Promise.all([
    bundleEntries(),
    writeGradeReport(),
    compileLibraries(),
    declarations ? emitDeclarations() : undefined,
  ]);
}

export function removeBuild() {
  rmSync(DIST, { recursive: true, force: true });
}

const ESBUILD = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
  legalComments: "none", // copyLicences has them
  alias: AS_MODULES,
};

const SPLIT = { splitting: true, chunkNames: "elenchus-[hash]" };
/** Packages that are no modules ask for `require`. */
const IN_PARTS = {
  ...SPLIT,
  banner: { js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
};

/** What one strategy alone needs is a file of its own beside the others, loaded by that strategy. */
const APART = {
  name: "apart",
  setup: ({ onResolve }) => onResolve({ filter: /^fast-check$/ }, () => ({ path: "./fast-check.js", external: true })),
};
/** Front ends are the worker's to load, suites are the command's to write: in the others, nothing stands for them. */
function without(...names) {
  const filter = new RegExp(`^\\./(${names.join("|")})\\.js$`);
  const contents = 'throw new Error("this part of elenchus is not for this host");';
  return {
    name: `without ${names.join(" and ")}`,
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter }, ({ importer, path }) =>
        importer.endsWith("row.ts") ? { path, namespace: "left-out" } : undefined,
      );
      onLoad({ filter: /./, namespace: "left-out" }, () => ({ contents }));
    },
  };
}
const FAST_CHECK = `export { array, check, constant, constantFrom, createDepthIdentifier, integer, letrec, oneof, property,
  string, tuple } from "fast-check";`;

async function bundleEntries() {
  const output = { outdir: DIST, minifySyntax: true, write: false };
  const browser = { ...ESBUILD, ...output, platform: "browser", target: "es2022" };
  const results = await Promise.all([
    bundle({ ...ESBUILD, ...output, ...IN_PARTS, plugins: [without("open")], entryPoints: COMMAND }),
    bundle({ ...ESBUILD, ...output, ...SPLIT, plugins: [APART, without("suite")], entryPoints: WORKER }),
    bundle({ ...ESBUILD, ...output, plugins: [APART, without("open", "suite")], entryPoints: ENTRIES }),
    bundle({ ...browser, ...SPLIT, plugins: [APART, without("suite")], entryPoints: BROWSER_ENTRIES }),
    bundle({
      ...browser,
      stdin: { contents: FAST_CHECK, resolveDir: ROOT },
      outdir: undefined,
      outfile: join(DIST, "fast-check.js"),
    }),
  ]);
  for (const file of results.flatMap((result) => result.outputFiles)) writeWhole(file.path, file.contents);
}

async function writeGradeReport() {
  writeWhole(join(DIST, "grade-report.html"), await buildGradeReport(ROOT));
}

function copyFiles() {
  for (const [file, name] of Object.entries(COPIED)) {
    const temporary = join(DIST, `.${process.pid}.${name}`);
    copyFileSync(join(ROOT, "node_modules", file), temporary);
    renameSync(temporary, join(DIST, name));
  }
}

function copyLicences() {
  const texts = BUNDLED.map((name) => {
    const folder = join(ROOT, "node_modules", name);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const licence = readdirSync(folder).find((file) => /^LICENSE/.test(file)) ?? "LICENSE";
    return `${name} ${version}\n\n${readFileSync(join(folder, licence), "utf8")}`;
  });
  writeWhole(join(DIST, "THIRD-PARTY-LICENCES.txt"), texts.join("\n\n"));
}

/** Runs our own front ends over the sources of their libraries, so that no user waits for it. */
async function compileLibraries() {
  const outfile = join(CACHE, `compile-library.${process.pid}.mjs`);
  await bundle({ ...ESBUILD, entryPoints: ["scripts/compile-library.ts"], outfile });
  try {
    const compiler = await import(pathToFileURL(outfile).href);
    const readModule = (language, file) =>
      readFileSync(join(ROOT, "src", "frontend", language, "stdlib", file), "latin1");
    const files = { bytes: async (name) => readFileSync(join(DIST, name)) };
    await compiler.compileLibraries(files, readModule, (file, text) => writeWhole(join(DIST, file), text));
  } finally {
    rmSync(outfile, { force: true });
  }
}

async function emitDeclarations() {
  const tsc = createRequire(import.meta.url)
    .resolve("typescript/package.json")
    .replace("package.json", "bin/tsc");
  await promisify(execFile)(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: ROOT });
}

/** Other processes may be reading the old file. */
function writeWhole(path, contents) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents, { mode: path.endsWith("elenchus.js") ? 0o755 : 0o644 });
  renameSync(temporary, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  removeBuild();
  try {
    await build({ declarations: true });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ""}${error.message}\n`);
    process.exitCode = 1;
  }
}
