// Fills in the table of a course system: read where the teacher has it, written beside the reports.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ClassResults } from "../../report/class-results.js";
import { someOf } from "../../report/grade/some-of.js";
import { fillWorksheet } from "../../report/grade/worksheet.js";
import { type Io, Misuse } from "../command.js";
import { explain } from "../read-source.js";
import { writeWhole } from "../write-whole.js";
import type { AskedGrade } from "./arguments.js";
import { codeOf } from "./file-error.js";

/** Many times any course's. */
const BYTES_MAX = 20_000_000;
const NAMES_SHOWN = 5;

export function writeWorksheet(path: string, results: ClassResults, asked: AskedGrade, io: Io): readonly string[] {
  const { commands } = io.words;
  const filled = fillWorksheet(readTable(path), results, asked.column);
  if (!filled.ok) {
    throw new Misuse(
      filled.why === "no-worksheet"
        ? `"${path}" is neither a grading worksheet of Moodle nor a gradebook of Canvas`
        : `which column of "${path}" is meant? Choose one with --column: ${filled.columns.join(", ")}`,
    );
  }
  const name = `${filled.system}-grades.csv`;
  writeWhole(join(asked.output, name), filled.text);
  const { missing, left, outOf } = filled;
  if (missing.length > 0) io.error(`${commands.notInWorksheet(path, someOf(io.words, missing, NAMES_SHOWN))}\n`);
  if (left.length > 0) io.error(`${commands.leftInWorksheet(path, someOf(io.words, left, NAMES_SHOWN))}\n`);
  if (outOf !== undefined) io.error(`${commands.otherMaximum(path, outOf, totalOf(results))}\n`);
  return [name];
}

function totalOf({ assignment }: ClassResults): number {
  return assignment.functions.reduce((sum, { points }) => sum + points, 0);
}

function readTable(path: string): string {
  try {
    if (statSync(path).size > BYTES_MAX) throw new Misuse(`"${path}" is too large to be a worksheet`);
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new Misuse(`cannot read "${path}": ${explain(code)}`);
  }
}
