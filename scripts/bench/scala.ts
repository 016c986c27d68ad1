// How long it takes to read, type and compile a Scala program of some 150 lines, when the engine is warm.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startConcrete } from "../../src/eval/generate/program.js";
import { makeRuntime } from "../../src/eval/runtime.js";
import { makeUnit } from "../../src/eval/unit.js";
import { openTestScala } from "../../test/language.js";
import { projectRoot } from "../../test/project-root.js";
import { median, printTable } from "./measure.js";

const MILLISECONDS_MAX = 30;
const FILES = ["inheritance", "numbers"];
const [WARM_UP, ROUNDS] = [60, 21];

export async function benchScala(): Promise<boolean> {
  const opened = performance.now();
  const language = await openTestScala();
  const opening = performance.now() - opened;
  const text = FILES.map(packaged).join("");
  const once = (): number => {
    const start = performance.now();
    const read = language.read([{ name: "bench.scala", text }], []);
    if (!read.ok) throw new Error(`the program is rejected: ${read.errors[0].label}`);
    startConcrete(makeUnit(read.value.program, new Map()), makeRuntime()); // not yet run
    return performance.now() - start;
  };
  const first = once();
  for (let i = 0; i < WARM_UP; i++) once();
  const warm = median(Array.from({ length: ROUNDS }, once));
  const lines = text.split("\n").length - 1;
  printTable(`Scala: read, typed and compiled (goal: at most ${MILLISECONDS_MAX} ms, warm)`, [
    ["lines", "opening the library, ms", "first, ms", "warm, ms"],
    [`${lines}`, opening, first, warm],
  ]);
  return warm <= MILLISECONDS_MAX;
}

/** Each program in a package of its own. */
function packaged(name: string): string {
  const file = join(projectRoot(), "test/programs/scala/run", `${name}.scala`);
  return `package ${name} {\n${readFileSync(file, "latin1")}}\n`;
}
