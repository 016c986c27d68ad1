// A process of a pool: does the jobs it is sent, one after the other, in a session of its own.
// It is the pool's to end: Ctrl-C is for the pool to hear, and without the pool there is nothing to do.
import { type FromProcess, SELF_CHECK, type ToProcess } from "./pool.js";
import { CHECKING_LIMITS, openSession } from "./session.js";

const limits = { ...CHECKING_LIMITS, checksItself: process.argv.includes(SELF_CHECK) };
const session = openSession(new URL("./worker.js", import.meta.url), limits, []);

process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", async ({ job, timeMaxMs }: ToProcess) => {
  try {
    send({ kind: "ended", ending: await session.ask(job, () => undefined, { timeMaxMs }) });
  } catch (error) {
    send({ kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function send(message: FromProcess): void {
  process.send?.(message);
}
