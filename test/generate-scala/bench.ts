// npm run bench:random-scala -- [--count N] [--seed N]: compares us with the real Scala on random programs, many of
// them compiled in one run. Prints the first outcome of each program that differs, and how many programs do.
import { parseArgs } from "node:util";
import { sample } from "fast-check";
import { askScala, scalaVersion } from "../oracle/scala.js";
import { anyScala } from "./arbitrary.js";
import { difference, isCutShort, openOurScala } from "./compare.js";
import { sourceOf } from "./program.js";

const BATCH = 50;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
  const [count, seed] = [Number(values.count ?? 500), Number(values.seed ?? 1)];
  const version = scalaVersion();
  if (version === undefined || !(count > 0) || !Number.isInteger(seed)) {
    process.stderr.write("usage: npm run bench:random-scala -- [--count N] [--seed N]\nScala must be installed.\n");
    return 2;
  }
  const ours = await openOurScala();
  const programs = sample(anyScala, { seed, numRuns: count });
  let different = 0;
  let short = 0;
  for (let from = 0; from < programs.length; from += BATCH) {
    const batch = programs.slice(from, from + BATCH);
    const real = askScala(batch.map((program, i) => ({ name: `p${i}`, text: sourceOf(program) })));
    batch.forEach((program, i) => {
      const mine = ours(sourceOf(program));
      const found = difference(program, mine, real[i] ?? "");
      if (isCutShort(mine)) short += 1;
      if (found === undefined) return;
      different += 1;
      process.stdout.write(`program ${from + i}: ${found}\n`);
    });
    process.stderr.write(`${from + batch.length} of ${count} programs, ${different} disagreements\n`);
  }
  process.stdout.write(
    `${count} programs, Scala ${version}: ${different} disagreements, ${short} cut short by what we lack\n`,
  );
  return different === 0 ? 0 : 1;
}

process.exitCode = await main();
