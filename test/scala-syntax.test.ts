// Scala is read as Scalameta reads it: the trees of the programs in scala-syntax/ are the same.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseScala } from "../src/frontend/scala/parse/parse.js";
import { statShape } from "./scala-notation.js";
import { type Dialect, scalametaShape } from "./scalameta.js";

const FOLDER = join("test", "scala-syntax");

/** Programs that Scala 3 refuses or reads otherwise: procedures, do-while, a brace in the next line, lines too far left. */
const SCALA_2: ReadonlySet<string> = new Set(
  ["braces-and-lines", "class-members", "control", "odd-layout"].map((name) => `${name}.scala`),
);

for (const file of readdirSync(FOLDER)) {
  test(file, () => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const dialect: Dialect = SCALA_2.has(file) ? "Scala213" : "Scala3";
    expect(ourShape(file, text)).toEqual(scalametaShape(text, dialect));
  });
}

function ourShape(name: string, text: string): ReturnType<typeof scalametaShape> {
  const result = parseScala({ name, text: Buffer.from(text, "utf8").toString("latin1") });
  if (!result.ok) return { error: result.errors.map(({ label }) => label).join("; ") };
  return {
    shape: result.value
      .map(statShape)
      .join(" ")
      .replace(/_\$\d+/g, "_$"),
  };
}
