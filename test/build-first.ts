// The programs and hostile suites ask the built worker, so no test run may meet a stale one: unless `npm test` has just
// built it. When the build fails the unit tests still run; the suites that need it then say so.
import { build, removeBuild } from "../scripts/build.mjs";

export async function setup(): Promise<void> {
  if (process.env.ELENCHUS_BUILT === "1") return;
  try {
    await build({ declarations: false });
  } catch (error) {
    removeBuild();
    process.stderr.write(`the build failed: ${String(error)}\n`);
  }
}
