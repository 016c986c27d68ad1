// Compiles the OCaml library with our own front end; build.mjs bundles and calls it.
import { compileOcamlLibrary, OCAML_LIBRARY, type OcamlAssets } from "../src/pipeline.js";
import { renderDiagnostics } from "../src/report/render.js";

export async function compileLibrary(
  grammar: Omit<OcamlAssets, "library">,
  readModule: (file: string) => string,
): Promise<string> {
  const files = OCAML_LIBRARY.map((name) => `${name}.ml`);
  const sources = files.map((name) => ({ name, text: readModule(name) }));
  const compiled = await compileOcamlLibrary(grammar, sources);
  if (compiled.ok) return compiled.value;
  throw new Error(`the OCaml library does not compile\n${renderDiagnostics(compiled.errors, sources, STYLE)}`);
}

const STYLE = { width: 80, colour: false };
