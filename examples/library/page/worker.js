// The worker of a page: everything runs here, so the page stays responsive. It is sent two programs, and answers.
import { assetsAt, openElenchusHere } from "elenchus/browser";

const elenchus = openElenchusHere(
  assetsAt({
    elenchus: new URL("elenchus/", self.location), // *.wasm and *-library.json of the package's dist/
    z3: new URL("z3/", self.location), // z3-built.js and z3-built.wasm of z3-solver's build/; may be left out
  }),
);

self.onmessage = async ({ data }) => {
  try {
    self.postMessage(await (await elenchus).check(data));
  } catch (error) {
    self.postMessage({ outcome: "failed", why: String(error) }); // a file could not be fetched
  }
};
