import fc from "fast-check";
import { Unsupported } from "../../src/explore/unknown.js";
import { auditLeaves } from "../corpus/audit/functions.js";
import { NotEnumerable } from "../corpus/audit/inputs.js";
import { openTestGrammar } from "../corpus/check/grammar.js";
import { anyProgram } from "../generate/arbitrary.js";
import { sourceOf } from "../generate/program.js";
import { openTestLanguage } from "../language.js";
import { exploreAlone, openAlone } from "../laws/explore-one.js";
import { partBreaches, pathBreaches } from "../laws/path-laws.js";

const language = await openTestLanguage();
const leaves = { ...auditLeaves(await openTestGrammar()), ints: [-2, -1, 0, 1, 2], strings: ["x", ""] };
const none = async () => ({ kind: "unknown", why: "effort" }) as const;
const [from, to] = process.argv.slice(2).map(Number);
let functions = 0,
  paths = 0,
  inputs = 0,
  bad = 0;
const skipped = new Map<string, number>();
for (let seed = from!; seed < to!; seed++) {
  const [program] = fc.sample(anyProgram, { seed, numRuns: 1 });
  const text = sourceOf(program!);
  const read = language.read([{ name: "a.ml", text }], []);
  if (!read.ok) {
    skipped.set("rejected", (skipped.get("rejected") ?? 0) + 1);
    continue;
  }
  for (const value of read.value.values) {
    const type = read.value.program.types.get(value.core);
    if (type?.kind !== "fn") continue;
    try {
      const alone = openAlone(language, text, value.name);
      if (alone.subject.machine.outcome.kind !== "value") {
        skipped.set("loading", (skipped.get("loading") ?? 0) + 1);
        break;
      }
      const explored = await exploreAlone(alone, { toFind: 500, toCover: 3000 }, none);
      functions++;
      paths += explored.paths.length;
      const broken = pathBreaches(alone, explored);
      let more: readonly string[] = [];
      try {
        const p = partBreaches(alone, explored, leaves, 300);
        inputs += p.inputs;
        more = p.breaches;
      } catch (e) {
        if (!(e instanceof NotEnumerable)) throw e;
      }
      if (broken.length + more.length > 0) {
        bad++;
        console.log(`==== seed ${seed} function ${value.name} : ${value.shownType}`);
        for (const b of [...broken.slice(0, 3), ...more.slice(0, 3)]) console.log("   ", b.slice(0, 300));
      }
    } catch (e) {
      if (e instanceof Unsupported) {
        const k = `unsupported ${JSON.stringify(e.type).slice(0, 60)}`;
        skipped.set(k, (skipped.get(k) ?? 0) + 1);
        continue;
      }
      bad++;
      console.log(
        `==== seed ${seed} function ${value.name} : ${value.shownType} CRASH`,
        String((e as Error).stack ?? e).slice(0, 600),
      );
    }
  }
}
console.log({ functions, paths, inputs, bad, skipped });
