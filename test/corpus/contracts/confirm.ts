// Counterexamples on the real Scala: each is called in its program, over a stand-in for the verifier's library, where contracts
// raise exceptions.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BrokenExample } from "../../../src/report/contract-answer.js";
import { projectRoot } from "../../project-root.js";

export type ToConfirm = {
  readonly id: string;
  readonly source: string;
  readonly function: string;
  readonly example: BrokenExample;
};

/** What each call came to: "value", "throws CLASS", "rejected MESSAGE" or "slow", in the same order. */
export function onRealScala(all: readonly ToConfirm[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "contracts-"));
  try {
    const [library, programs] = [join(folder, "library"), join(folder, "programs")];
    for (const each of [library, programs]) mkdirSync(each);
    const own = (name: string): string => join(projectRoot(), "test", "corpus", "contracts", name);
    const collections = join(folder, "collections.scala");
    writeFileSync(collections, collectionsInScala());
    const files = [own("stand-in.scala"), own("driver.scala"), collections];
    execFileSync("scalac", ["-nowarn", "-d", library, ...files], { stdio: ["ignore", "ignore", "inherit"] });
    all.forEach((each, i) => {
      const place = join(programs, String(i).padStart(3, "0"));
      mkdirSync(place);
      writeFileSync(join(place, "program.scala"), each.source, "latin1");
      writeFileSync(join(place, "call.scala"), callText(each), "latin1");
    });
    const jars = join(dirname(dirname(realpathSync(scalaPath()))), "lib", "*");
    const out = execFileSync("java", ["-cp", `${jars}:${library}`, "Driver", programs, library], { encoding: "utf8" });
    return out
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(line.indexOf("\t") + 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The compiler is called in one process for all: its own script would hide the compiler from the driver. */
function scalaPath(): string {
  return execFileSync("sh", ["-c", "command -v scala"], { encoding: "utf8" }).trim();
}

/** Exceptions of the kind that the part of the contract raises when the program runs. */
export function isConfirmed({ example }: ToConfirm, answer: string): boolean {
  const [kind, name = ""] = answer.split(" ");
  if (kind !== "throws") return false;
  switch (example.broken.kind) {
    case "precondition":
    case "invariant":
      return /IllegalArgumentException|AssertionError/.test(name);
    case "exception":
      return (
        example.got?.outcome === "exception" && example.got.exception.includes(name.slice(name.lastIndexOf(".") + 1))
      );
    default:
      return name.endsWith("AssertionError");
  }
}

function callText({ function: name, example: { call } }: ToConfirm): string {
  const parts = name.split(".");
  const isAlone = call.startsWith(parts.at(-1) ?? "");
  const owner = isAlone && parts.length > 1 ? `${parts.slice(0, -1).join(".")}.` : "";
  return `object ElenchusCall { def run(): Any = { import stainless.lang._; import stainless.collection._; ${owner}${call} } }\n`;
}

/** Our own library's, which are plain Scala. */
function collectionsInScala(): string {
  const text = readFileSync(join(projectRoot(), "src", "frontend", "scala", "stdlib", "stainless.scala"), "utf8");
  const options = text.slice(
    text.indexOf("  sealed abstract class Option[T]"),
    text.indexOf("  @members object BooleanDecorations"),
  );
  const lists = text.slice(text.indexOf("package stainless.collection {"), text.indexOf("package stainless.proof {"));
  return `package stainless.lang {\n  import scala.collection.immutable.Set\n${options}}\n${lists}`.replaceAll(
    "scala.Map",
    "scala.collection.immutable.Map",
  );
}
