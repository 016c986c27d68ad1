// Tests as data: YAML that `grade` reads as an assignment, and JSON for programs.
import { decodeBytes } from "../display.js";
import type { WrittenTest } from "./written.js";

/** An assignment with the reference and its tests. */
export function emitYaml(tests: readonly WrittenTest[], reference: string): string {
  const names = [...new Set(tests.map((test) => test.function))];
  const rows = tests.map((test) => {
    const { expected } = test;
    const outcome = expected.kind === "raised" ? "raises" : "expect";
    return [
      `  - name: ${scalar(names.length > 1 ? `${test.function}: ${test.name}` : test.name)}`,
      `    call: ${scalar(test.observed === undefined ? test.call : test.written.call)}`,
      `    ${outcome}: ${scalar(expected.text)}`,
    ].join("\n");
  });
  const functions = `functions: [${names.map(scalar).join(", ")}]`;
  return decodeBytes([`reference: ${scalar(reference)}`, functions, "", "tests:", ...rows, ""].join("\n"));
}

/** Between single quotes, unless it is a plain word. */
function scalar(text: string): string {
  const flat = text.replaceAll(/\s*\n\s*/g, " ");
  return /^[A-Za-z][\w ]*$/.test(flat) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(flat)
    ? flat
    : `'${flat.replaceAll("'", "''")}'`;
}
