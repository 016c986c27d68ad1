// How long a user waits for `elenchus run` on a ten-line file and for `elenchus check` on the
// README's first example, in units of `node -e 0`.
import { printTable, timeInTurn, timeProcess } from "./measure.js";

const ROUNDS = 15;
const RUN_MAX = 5;
const CHECK_MAX = 6;
const CHECK = ["check", "examples/delete.ml", "examples/delete-wrong.ml", "--function", "delete"];

export async function benchStartUp(): Promise<boolean> {
  const elenchus = (args: readonly string[], expected: number) =>
    timeProcess(process.execPath, ["dist/elenchus.js", ...args], expected);
  const [node = 0, types = 0, run = 0, check = 0] = await timeInTurn(ROUNDS, [
    () => timeProcess(process.execPath, ["-e", "0"]),
    () => elenchus(["types", "scripts/bench/programs/ten-lines.ml"], 0),
    () => elenchus(["run", "scripts/bench/programs/ten-lines.ml"], 0),
    () => elenchus([...CHECK, "--given", "is_search_tree"], 1),
  ]);
  printTable(
    `Start-up: whole processes, median of ${ROUNDS} in turn (goals: run ${RUN_MAX} times node, check ${CHECK_MAX} times)`,
    [
      ["", "ms", "times node"],
      ["node -e 0", node, 1],
      ["elenchus types ten-lines.ml", types, types / node],
      ["elenchus run ten-lines.ml", run, run / node],
      ["elenchus check delete.ml delete-wrong.ml", check, check / node],
    ],
  );
  return run / node <= RUN_MAX && check / node <= CHECK_MAX;
}
