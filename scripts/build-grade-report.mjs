// Builds the template of the teacher's page: one HTML file with its style and program inside, which may run nothing
// else and reach no network. gradePage (src/report/grade/page.ts) puts the results of a class into it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";

const FOLDER = join("src", "web", "grade-report");

export async function buildGradeReport(root) {
  const program = await minified(root, "main.ts");
  const style = await minified(root, "style.css");
  const parts = { policy: policyOf(program, style), program, style };
  const page = readFileSync(join(root, FOLDER, "page.html"), "utf8");
  return page.replaceAll(/\{\{(policy|program|style)\}\}/g, (_, name) => parts[name]);
}

async function minified(root, file) {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    minify: true,
    write: false,
    platform: "browser",
    target: "es2022",
    format: "iife",
    logLevel: "warning",
    legalComments: "none",
  });
  const text = outputFiles[0].text.trim();
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error(`${file} would end the element that it stands in`);
  return text;
}

function policyOf(program, style) {
  const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    "img-src data:",
    `script-src ${hash(program)}`,
    `style-src ${hash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
