// Random Scala programs by us and by the real Scala: which outcomes differ.
import { USUAL_DEPTH } from "../../src/eval/outcome.js";
import { load } from "../../src/eval/run.js";
import { openTestScala } from "../language.js";
import { type ScalaRandom, sourceOf } from "./program.js";

const LIMITS = { fuel: 20_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

/** What a program prints, or why it does not. */
export type OurScala = (text: string) => string;

export async function openOurScala(): Promise<OurScala> {
  const language = await openTestScala();
  return (text) => {
    try {
      const read = language.read([{ name: "Main.scala", text }], []);
      if (!read.ok)
        return read.errors.map(({ title, label, at }) => `rejected: ${title}: ${label} (${at.start})`).join("; ");
      const { outcome, output } = load(read.value.program, LIMITS);
      return outcome.kind === "value" ? output : `${output}${outcome.kind}: ${why(outcome)}`;
    } catch (error) {
      return `crash: ${error instanceof Error ? error.stack?.slice(0, 300) : error}`;
    }
  };
}

function why(outcome: object): string {
  if ("what" in outcome) return String(outcome.what);
  return "why" in outcome ? String(outcome.why) : "";
}

/** The first outcome that differs. What we lack ends a program early: then only what came before is compared. */
export function difference(program: ScalaRandom, ours: string, real: string): string | undefined {
  const [mine, theirs] = [ours.split("\n"), real.split("\n")];
  const at = theirs.findIndex((line, i) => line !== mine[i]);
  if (at < 0 || /(unsupported|unfinished): .*$/.test(mine[at] ?? "")) return undefined;
  return `${program.outcomes[at] ?? sourceOf(program)}\n    ours ${mine[at] ?? ""}\n    real ${theirs[at] ?? ""}`;
}

export const isCutShort = (ours: string): boolean => /(unsupported|unfinished): .*$/.test(ours);
