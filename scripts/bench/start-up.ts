// How long a user waits for `elenchus run` on a ten-line file, in units of `node -e 0`.
import { printTable, timeInTurn, timeProcess } from "./measure.js";

const ROUNDS = 15;
const RATIO_MAX = 5;

export async function benchStartUp(): Promise<boolean> {
  const [node = 0, types = 0, run = 0] = await timeInTurn(ROUNDS, [
    () => timeProcess(process.execPath, ["-e", "0"]),
    () => timeProcess(process.execPath, ["dist/elenchus.js", "types", "scripts/bench/programs/ten-lines.ml"]),
    () => timeProcess(process.execPath, ["dist/elenchus.js", "run", "scripts/bench/programs/ten-lines.ml"]),
  ]);
  printTable(`Start-up: whole processes, median of ${ROUNDS} in turn (goal: run at most ${RATIO_MAX} times node)`, [
    ["", "ms", "times node"],
    ["node -e 0", node, 1],
    ["elenchus types ten-lines.ml", types, types / node],
    ["elenchus run ten-lines.ml", run, run / node],
  ]);
  return run / node <= RATIO_MAX;
}
