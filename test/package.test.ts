// The package as its users get it: packed, installed into an empty project without a network, used from TypeScript in Node,
// and from a page in a real browser, with the examples of docs/library.md.
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as help from "../src/cli/help.js";
import { findChromium, openBrowser } from "./chromium.js";
import { projectRoot } from "./project-root.js";

const execute = promisify(execFile);
const ROOT = projectRoot();
const EXAMPLES = join(ROOT, "examples/library");

let folder = "";
let project = "";
let packed: readonly string[] = [];
let said = "";

beforeAll(async () => {
  if (!existsSync(join(ROOT, "dist/types"))) throw new Error("no dist/types: npm run build");
  folder = mkdtempSync(join(tmpdir(), "package-"));
  project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  writeFileSync(join(folder, "npmrc"), "");
  const { stdout } = await npm(ROOT, "pack", "--ignore-scripts", "--json", "--pack-destination", folder);
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path);
  const install = await npm(project, "install", "--offline", "--omit=optional", join(folder, filename));
  said = install.stdout + install.stderr;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With settings of its own: nothing of this machine's, and an empty cache. */
function npm(cwd: string, ...args: readonly string[]): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const own = { npm_config_userconfig: join(folder, "npmrc"), npm_config_cache: join(folder, "cache") };
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return execute("npm", [...args, "--no-audit", "--no-fund"], { cwd, env: { ...env, ...own }, maxBuffer: 2 ** 26 });
}

describe("the package", () => {
  test("has what is needed, and nothing else", () => {
    expect(packed).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE", "CHANGELOG.md"]));
    expect(packed).toContain("dist/THIRD-PARTY-LICENCES.txt");
    const others = packed.filter((path) => !/^(dist|docs)\//.test(path) && !/^[A-Z]+(\.md)?$/.test(path));
    expect(others).toEqual(["package.json"]);
    expect(packed.filter((path) => /z3|\.test\.|^docs\/decisions/.test(path.replace(/^dist\/types\/.*/, "")))).toEqual(
      [],
    );
  });

  test("has the documents that help names", () => {
    const named = new Set(
      Object.values(help)
        .join("\n")
        .match(/docs\/[\w.-]+\w/g),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((path) => !packed.includes(path))).toEqual([]);
  });

  test("installs without a warning", () => {
    expect(said).toMatch(/added 1 package/);
    expect(said).not.toMatch(/warn|deprecated|ERR/i);
  });

  test("brings Z3 unless it is told not to", () => {
    const manifest = JSON.parse(readFileSync(join(project, "node_modules/elenchus/package.json"), "utf8"));
    expect(manifest.optionalDependencies).toEqual({ "z3-solver": expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(existsSync(join(project, "node_modules/z3-solver"))).toBe(false);
  });

  test("has a command", async () => {
    const command = join(project, "node_modules/.bin/elenchus");
    const { stdout } = await execute(command, [
      "check",
      join(ROOT, "examples/last.ml"),
      join(ROOT, "examples/last.ml"),
    ]);
    expect(stdout).toMatch(/^last {2}equal/);
  });
});

test("the examples are those of the document", () => {
  const document = readFileSync(join(ROOT, "docs/library.md"), "utf8");
  expect(document).toContain(readFileSync(join(EXAMPLES, "node/check.ts"), "utf8"));
  expect(document).toContain(readFileSync(join(EXAMPLES, "page/worker.js"), "utf8"));
});

test("in Node, from strict TypeScript", async () => {
  cpSync(join(EXAMPLES, "node"), join(project, "node"), { recursive: true });
  const strict = ["strict", "noUncheckedIndexedAccess", "exactOptionalPropertyTypes", "verbatimModuleSyntax"];
  const options = {
    ...Object.fromEntries(strict.map((option) => [option, true])),
    ...{ module: "nodenext", target: "es2022", lib: ["es2023", "dom"], types: [], skipLibCheck: false },
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["node"] }));
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const compiled = await execute(process.execPath, [tsc, "-p", project]).catch((error) => error);
  expect(compiled.stdout).toBe("");
  const { stdout } = await execute(process.execPath, [join(project, "node/check.js")]);
  const claimed = /It prints `(.*)`\./.exec(readFileSync(join(ROOT, "docs/library.md"), "utf8"))?.[1];
  expect(stdout).toBe(`${claimed}\n`);
});

const chromium = findChromium();

describe.runIf(chromium !== undefined)("in a page", () => {
  const HARD = "if x * x + y * y = 3 then";
  let server: Server;

  beforeAll(async () => {
    await makeSite(join(folder, "bundled"), true);
    await makeSite(join(folder, "plain"), false);
    server = createServer(({ url = "/" }, response) => {
      const file = join(folder, url.endsWith("/") ? `${url}index.html` : url);
      if (!existsSync(file)) return response.writeHead(404).end();
      return response.writeHead(200, { "content-type": TYPES[extname(file)] }).end(readFileSync(file));
    });
    await new Promise<void>((done) => server.listen(0, done));
  });
  afterAll(() => server.close());

  test.each(["bundled", "plain"])("%s", async (site) => {
    const browser = await openBrowser(chromium ?? "");
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${site}/`);
      expect(await answerOn(page)).toBe("sum differs: sum [0; 1]");
      expect(await answerOn(page, `let f x y = ${HARD} 1 else 0`, `let f x y = ${HARD} 2 else 0`)).toBe("f agrees");
    } finally {
      await browser.close();
    }
  });

  test("without Z3, what needs it is not decided", async () => {
    rmSync(join(folder, "plain/z3"));
    const browser = await openBrowser(chromium ?? "");
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/plain/`);
      const told = await answerOn(page, `let f x y = ${HARD} 1 else 0`, `let f x y = ${HARD} 2 else 0`);
      expect(told).toMatch(/^f agrees-so-far\n {2}this needs Z3, which does not start here/);
    } finally {
      await browser.close();
    }
  });
});

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

/** The page of the example, with what the document says to put beside it. */
async function makeSite(site: string, bundled: boolean): Promise<void> {
  cpSync(join(EXAMPLES, "page"), site, { recursive: true });
  symlinkSync(join(project, "node_modules/elenchus/dist"), join(site, "elenchus"));
  symlinkSync(join(ROOT, "node_modules/z3-solver/build"), join(site, "z3"));
  const worker = join(site, "worker.js");
  if (!bundled) {
    const text = readFileSync(worker, "utf8");
    return writeFileSync(worker, text.replace('"elenchus/browser"', '"./elenchus/browser.js"'));
  }
  const source = join(project, "worker.js");
  cpSync(worker, source);
  await build({ entryPoints: [source], outdir: site, bundle: true, format: "esm", splitting: true, logLevel: "error" });
}

async function answerOn(page: Page, reference?: string, submission?: string): Promise<string | null> {
  if (reference !== undefined) await page.fill("#reference", reference);
  if (submission !== undefined) await page.fill("#submission", submission);
  await page.click("#check");
  await page.locator("#answer", { hasText: /\w/ }).waitFor({ timeout: 120_000 });
  return page.textContent("#answer");
}
