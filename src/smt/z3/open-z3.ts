// Z3 compiled to WebAssembly, asked in SMT-LIB text. The host hands over the module's own loader
// and its code, so this runs in Node and in browsers. Every question gets a context of its own,
// so that its answer does not depend on those before it. All calls are synchronous, and nothing is asked that
// takes a thread (a worker of a page would wait for it for ever); the package's own asynchronous form of this call reads memory that was freed.
import { NoSolver } from "../solver.js";
import type { AskText } from "../text-solver.js";

/** What that package calls itself, which has a version of its own: others may find other models. */
const Z3_VERSION = "Z3 5.1.0.0";

/** What is used of the module that the package's loader makes. */
export type Z3Module = {
  readonly ccall: (name: string, returns: "number" | "string" | null, takes: string[], args: unknown[]) => unknown;
  readonly _set_noop_error_handler: (context: number) => void;
};

/** The loader: what z3-solver/build/z3-built.js exports. */
export type StartZ3 = (settings: {
  readonly wasmBinary: Uint8Array;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}) => Promise<Z3Module>;

export type Z3Assets = { readonly start: StartZ3; readonly wasmBinary: Uint8Array };

/** The assets are fetched, and Z3 started, by the first question; again after a crash. */
export function embeddedZ3(assets: () => Promise<Z3Assets>): AskText {
  let running: Promise<(text: string) => string> | undefined;
  return async (text) => {
    running ??= assets().then(openZ3);
    const ask = await running.catch((error: unknown) => {
      running = undefined;
      throw error instanceof NoSolver ? error : new NoSolver("broken-solver", `: ${String(error)}`);
    });
    try {
      return ask(text);
    } catch (error) {
      running = undefined;
      return `(error "${String(error).replaceAll('"', "'")}")`;
    }
  };
}

async function openZ3({ start, wasmBinary }: Z3Assets): Promise<(text: string) => string> {
  const silent = (): void => undefined;
  const z3 = await start({ wasmBinary, print: silent, printErr: silent });
  if (z3.ccall("Z3_get_full_version", "string", [], []) !== Z3_VERSION) throw new NoSolver("no-solver");
  z3.ccall("Z3_global_param_set", null, ["string", "string"], ["encoding", "ascii"]); // bytes: what is said of strings in any case
  return (text) => {
    const config = z3.ccall("Z3_mk_config", "number", [], []);
    const context = z3.ccall("Z3_mk_context", "number", ["number"], [config]) as number;
    z3.ccall("Z3_del_config", null, ["number"], [config]);
    z3._set_noop_error_handler(context); // the usual one ends the process
    const answer = z3.ccall("Z3_eval_smtlib2_string", "string", ["number", "string"], [context, text]) as string;
    z3.ccall("Z3_del_context", null, ["number"], [context]);
    return answer;
  };
}
