// The command line that shows what a submission does on a counterexample.
import { extname } from "node:path";
import { shellWord } from "../basis/shell-word.js";
import { displayText } from "../report/display.js";
import type { Witness } from "../report/verdict.js";
import type { AskedCheck } from "./check-arguments.js";

/** With the observer where there is one: the results alone may differ and yet be right. */
export function reproduction(asked: AskedCheck, { whole, got }: Witness): string {
  const isOther = extname(asked.reference) !== extname(asked.submission); // then the prelude is not in its language
  const files = [isOther ? undefined : asked.prelude, asked.submission, asked.observe?.file].filter(
    (file) => file !== undefined,
  );
  const fuel = got.kind === "unfinished" && got.why === "fuel" ? ["--fuel", String(got.steps)] : [];
  return ["elenchus", "run", ...files, ...fuel, "-e", displayText(whole)].map(shellWord).join(" ");
}
