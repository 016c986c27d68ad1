// Holds the house rules that no compiler checks: who may import whom, how files begin and how
// long they are, what is forbidden where, and that every fixture and error code has its pair.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { VERSION, Z3_PACKAGE } from "../src/report/version.js";
import { isProgram } from "./harness.js";

/** Every layer may import basis and itself; languages.ts and pipeline.ts, alone in src/, are layers. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  basis: [],
  core: [],
  report: ["core"],
  language: ["report", "core"],
  frontend: ["language", "report", "core"],
  eval: ["core"],
  languages: ["frontend", "language", "report", "core"],
  smt: [],
  explore: ["eval", "smt", "core"],
  subject: ["explore", "eval", "language", "report", "core"],
  witness: ["subject", "explore", "eval", "smt", "language", "report", "core"],
  questions: ["witness", "subject", "explore", "eval", "smt", "language", "report", "core"],
  recheck: ["report", "core"],
  pipeline: ["questions", "witness", "subject", "explore", "eval", "smt", "language", "report", "core"],
  jobs: [
    "pipeline",
    "recheck",
    "questions",
    "witness",
    "subject",
    "explore",
    "eval",
    "smt",
    "language",
    "report",
    "core",
  ],
  classroom: ["jobs", "witness", "subject", "language", "report", "core"],
  node: ["jobs", "questions", "languages", "smt", "language", "report", "core"],
  browser: ["jobs", "questions", "languages", "smt", "language", "report", "core"],
  cli: ["node", "languages", "classroom", "jobs", "witness", "subject", "language", "report", "core"],
  web: ["report"],
};
/** What certificates look like is all that the second checker of proofs shares with those who make and check them first. */
const SHARED_PROOFS = "src/questions/equate/certificate.ts";
/** The only places that read files, clocks and networks, start threads, or print. */
const HOSTS = ["node", "browser", "cli", "web"];
/** What `import ... from "elenchus"` gives, and its like for browsers: the places that hand on types from elsewhere. */
const BROWSER_ENTRY = "src/browser/elenchus.ts";
const ENTRIES = ["src/node/elenchus.ts", BROWSER_ENTRY];
/** What browsers load. */
const BROWSER_PROGRAMS = [BROWSER_ENTRY, "src/web/grade-report/main.ts"];
/** The only packages that what we ship contains, and who may import them. */
const PACKAGES: Readonly<Record<string, string>> = {
  "web-tree-sitter": "frontend",
  "fast-check": "questions",
  yaml: "cli",
  yauzl: "cli",
};
/** Tables and prose that are longer than a file should be, with the reason. */
const LONG_FILES: readonly string[] = [];
const LINES_MAX = 500;
const RE_EXPORT = /^export [^;="]*\sfrom "/m;
const IMPURE = /\b(console\.|process\.|performance\.|Date\.now\(|new Date\(|Math\.random\(|setTimeout\(|fetch\()/;

type File = {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  readonly loads: readonly string[]; // the imports that are there when the program runs: not those of types
};

const sources = readFiles("src", ".ts");
const tests = readFiles("test", ".ts");
const scripts = [...readFiles("scripts", ".ts"), ...readFiles("scripts", ".mjs")];

describe("every file", () => {
  for (const file of [...sources, ...tests, ...scripts]) {
    test(`${file.path} opens with what it is for and is not too long`, () => {
      expect(file.text).toMatch(/^(#!.*\n)?\/\/ \S/);
      const lines = file.text.split("\n").length - 1;
      if (!LONG_FILES.includes(file.path)) expect(lines, "split by concept").toBeLessThanOrEqual(LINES_MAX);
    });
  }
});

describe("every source file", () => {
  for (const file of sources) {
    test(`${file.path} keeps to its layer`, () => {
      for (const to of file.imports) expect(allowed(file, to), `${file.path} may not import ${to}`).toBe(true);
      expect(file.text).not.toMatch(/^export \*/m);
      if (!ENTRIES.includes(file.path))
        expect(file.text, "a re-export: import from the defining file").not.toMatch(RE_EXPORT);
      expect(file.text).not.toMatch(/^export default/m);
      if (!HOSTS.includes(layerOf(file.path)) && !isTest(file)) expect(withoutComments(file.text)).not.toMatch(IMPURE);
    });
  }
});

describe("ids of nodes", () => {
  /** What else is called an id there, and large numbers that are no ids. */
  const OTHERS: Readonly<Record<string, RegExp>> = {
    "src/core/type-graph.ts": /graph\.nextId/, // of types
    "src/frontend/ocaml/infer/ty.ts": /GENERIC/, // a level of types
    "src/frontend/ocaml/show/source-pattern.ts": /1e999/, // a float
    "src/frontend/scala/infer/type-scala.ts": /files\.indexOf/, // a place in the text
    "src/frontend/scala/show/signature.ts": /files\.indexOf/,
    "src/subject/contracts.ts": /FIRST_RANK/, // in the order of constructors
  };
  const MAKERS = ["core", "frontend", "subject", "witness", "questions"];
  const PICKED = /\bid: \d|\bnew Ids\([\d(]|[iI]d\+\+|\b\d{1,3}(?:_\d{3}){3,}\b|\b\d+e(?:9|\d\d+)\b/;

  for (const file of sources.filter(({ path }) => MAKERS.includes(layerOf(path)))) {
    if (isTest(file) || file.path === "src/core/ids.ts") continue;
    test(`of ${file.path} come from src/core/ids.ts, and none is picked by hand`, () => {
      const isOther = (line: string): boolean => OTHERS[file.path]?.test(line) === true;
      expect(
        withoutComments(file.text)
          .split("\n")
          .filter((line) => PICKED.test(line) && !isOther(line)),
      ).toEqual([]);
    });
  }
});

test("no import cycles", () => {
  expect(findCycle(new Map(sources.map((file) => [file.path, file.loads])))).toEqual([]);
});

describe("what browsers load", () => {
  const reached = new Set(BROWSER_PROGRAMS.flatMap((entry) => [...reachedFrom(entry)]));
  test("was found", () => expect(reached.size).toBeGreaterThan(50));
  for (const file of sources.filter(({ path }) => reached.has(path))) {
    test(`${file.path} needs nothing of Node`, () => {
      expect(file.loads.filter((to) => to.startsWith("node:"))).toEqual([]);
      expect(withoutComments(file.text)).not.toMatch(/\b(Buffer|process)\.|\brequire\(/);
    });
  }
});

function reachedFrom(entry: string): Set<string> {
  const loads = new Map(sources.map((file) => [file.path, file.loads]));
  const reached = new Set([entry]);
  for (const path of reached) for (const to of loads.get(path) ?? []) reached.add(to);
  return reached;
}

test("no test is left out", () => {
  const left = [...sources, ...tests].filter((file) => /\b(test|it|describe)\.(only|skip|todo)\b\(/.test(file.text));
  expect(left.map((file) => file.path)).toEqual([]);
});

describe("fixtures", () => {
  const programs = listFiles("test/programs");
  const stems = (...suffixes: readonly string[]): string[] =>
    suffixes.flatMap((suffix) =>
      programs.filter((path) => path.endsWith(suffix)).map((path) => path.slice(0, -suffix.length)),
    );
  const texts = programs.filter((path) => !path.endsWith(".expect")).map((path) => readFileSync(path, "latin1"));

  test("every program has its answer and every answer its program", () => {
    expect(stems(".ml", ".scala").filter(isWhole).sort()).toEqual(stems(".expect").sort());
  });

  test("every part of a program, NAME.reference.ml for one, is asked for", () => {
    const parts = stems(".ml", ".scala").filter((stem) => !isWhole(stem));
    const named = (part: string): boolean =>
      stems(".ml", ".scala").includes(part.replace(/\.reference$/, "")) ||
      texts.some((text) => text.includes(`${basename(part)}.ml`) || text.includes(`${basename(part)}.scala`));
    expect(parts.filter((part) => !named(part))).toEqual([]);
  });

  const isWhole = (stem: string): boolean => isProgram(`${stem}.ml`);

  const codes = [...readFileSync("src/report/diagnostic.ts", "latin1").matchAll(/^ {2}\| "(E\d+)"/gm)].map(
    ([, code = ""]) => code,
  );
  const answers = stems(".expect").map((stem) => readFileSync(`${stem}.expect`, "latin1"));
  const tested = (code: string): boolean =>
    answers.some((answer) => new RegExp(`^${code}  `, "m").test(answer)) ||
    tests.some((file) => file.text.includes(`"${code}  `)); // programs too large to be kept as files
  const manual = readFileSync("docs/errors.md", "utf8");

  test("the error codes were found", () => expect(codes.length).toBeGreaterThan(10));
  for (const code of codes) {
    test(`${code} has a fixture and an entry in the manual`, () => {
      expect(tested(code)).toBe(true);
      expect(manual).toContain(`## ${code} `);
    });
  }
});

test("what we ship needs no packages but Z3's, and the lock names no machine and no registry", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown>;
  expect(manifest.dependencies).toBeUndefined();
  const [name, version] = Z3_PACKAGE.split("@");
  expect(manifest.optionalDependencies).toEqual({ [name ?? ""]: version });
  expect(manifest.version).toBe(VERSION);
  const lock = readFileSync("package-lock.json", "utf8");
  expect(lock).not.toMatch(/"resolved"|"file:|"link": true|"\/[\w.]/);
});

test("the lock knows the packages of every platform, or `npm ci` refuses it", () => {
  type Package = { readonly optionalDependencies?: Readonly<Record<string, string>> };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
  const optional = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(optional.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});

test("the lock says what is in every package, all but those for other machines that were never had", () => {
  type Package = {
    readonly integrity?: string;
    readonly optional?: true;
    readonly cpu?: string[];
    readonly dev?: true;
  };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
  const without = Object.entries(packages).filter(([name, { integrity }]) => name !== "" && integrity === undefined);
  const isElsewhere = ({ optional, dev, cpu }: Package): boolean =>
    optional === true && dev === true && cpu !== undefined;
  expect(without.filter(([, each]) => !isElsewhere(each)).map(([name]) => name)).toEqual([]);
});

function readFiles(folder: string, suffix: string): File[] {
  return listFiles(folder)
    .filter((path) => path.endsWith(suffix) && !path.endsWith(".d.ts"))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      const loads = importsOf(path, text.replaceAll(/^import type [^;]*;/gm, ""));
      return { path, text, imports: importsOf(path, text), loads };
    });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Paths from the project's root for files, names for packages. */
function importsOf(path: string, text: string): string[] {
  const written = [...text.matchAll(/^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm)];
  return written.map(([, from, dynamic]) => {
    const target = from ?? dynamic ?? "";
    return target.startsWith(".") ? normalize(join(dirname(path), target)).replace(/\.js$/, ".ts") : target;
  });
}

function allowed(file: File, to: string): boolean {
  const from = layerOf(file.path);
  if (to.startsWith("node:")) return HOSTS.includes(from) || isTest(file);
  if (!to.startsWith("src/")) return isTest(file) || PACKAGES[to] === from;
  const layer = layerOf(to);
  if (from === "recheck" && to === SHARED_PROOFS) return true;
  return layer === from || layer === "basis" || MAY_IMPORT[from]?.includes(layer) === true;
}

function layerOf(path: string): string {
  return path.split("/")[1]?.replace(/\.ts$/, "") ?? "";
}

function isTest(file: File): boolean {
  return file.path.endsWith(".test.ts");
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

/** The files of one cycle, or none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, "open" | "closed">();
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (state.get(path) === "open") return [...trail.slice(trail.indexOf(path)), path];
    if (state.get(path) === "closed") return [];
    state.set(path, "open");
    for (const next of graph.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    state.set(path, "closed");
    return [];
  };
  for (const path of graph.keys()) {
    const cycle = visit(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
