// npm test [-- ARGUMENT...]: builds, and looks at types and layout meanwhile; then all tests, or those that the arguments say.
import { spawn } from "node:child_process";

/** What none of the others waits for. A build that fails is told before what follows from it. */
const FIRST = ["build", "types", "lint"];

const codes = await Promise.all(FIRST.map((name) => run("npm", ["run", "--silent", name])));
const failed = codes.find((code) => code !== 0);
process.exitCode = failed ?? (await run("vitest", ["run", ...process.argv.slice(2)], { ELENCHUS_BUILT: "1" }));

/** Its exit code. */
function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}
