// npm run bench:prove-course [-- --every N]: the wrong variants of the course programs, which `check` tells from the right
// ones: none of the functions that differ may be proved. Needs a build.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  ADVANCED_COURSE,
  type Course,
  courseNames,
  OCAML_COURSE,
  readCourseProgram,
  readExpectations,
  SCALA_COURSE,
} from "../../course-programs.js";
import { ask, openBuiltSession } from "../../harness.js";

const { values } = parseArgs({ options: { every: { type: "string", default: "1" } } });
const session = openBuiltSession();
const folder = mkdtempSync(join(tmpdir(), "elenchus-prove-course-"));
const wrong: string[] = [];
const total = { variants: 0, proved: 0 };
for (const course of [OCAML_COURSE, ADVANCED_COURSE, SCALA_COURSE]) {
  const counts = { variants: 0, proved: 0 };
  for (const [i, name] of courseNames(course).entries())
    if (i % Number(values.every) === 0) await tryProgram(course, name, counts);
  total.variants += counts.variants;
  total.proved += counts.proved;
  process.stdout.write(`${course.folder}: ${counts.variants} variants, ${counts.proved} functions proved\n`);
}
await session.close();
rmSync(folder, { recursive: true });
for (const each of wrong) process.stdout.write(`proved, and differs: ${each}\n`);
process.stdout.write(
  `${total.variants} wrong variants: ${total.proved} other functions proved, ${wrong.length} that differ\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function tryProgram(course: Course, name: string, counts: { variants: number; proved: number }): Promise<void> {
  const program = readCourseProgram(course, name);
  const expected = readExpectations(course, name);
  writeFileSync(join(folder, program.file), program.source, "latin1");
  for (const variant of program.variants) {
    counts.variants++;
    writeFileSync(join(folder, variant.file), variant.source, "latin1");
    const words = ["check", program.file, variant.file, ...variant.options, "--strategy", "prove"];
    const { stdout } = await ask(session, folder, words);
    const differing = namesIn(expected.get(variant.title) ?? "", /^(\S+) +(?:differs|does not finish) /gm);
    for (const proved of namesIn(stdout, /^(\S+) +equal /gm))
      if (differing.includes(proved)) wrong.push(`${name}: ${variant.title}: ${proved}`);
      else counts.proved++;
  }
}

function namesIn(report: string, line: RegExp): readonly string[] {
  return [...report.matchAll(line)].map(([, name = ""]) => name);
}
