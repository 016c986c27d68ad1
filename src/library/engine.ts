// Settings of V8 for a process that is ours: a host that lives in somebody else's process leaves them alone.
import { setFlagsFromString } from "node:v8";

export function tuneEngine(): void {
  // The parser is a large WebAssembly module. Without this, the process would optimise it in the
  // background and could not end before that is done: 0.6 s for a run that took 0.1 s.
  setFlagsFromString("--liftoff-only");
  // Functional programs make much and keep much, often under a deep stack that every collection walks:
  // start with V8's largest young generation. A larger one would not fit into the 16 MB of grace in
  // which Node ends a worker that is out of memory, and would take the whole process with it.
  setFlagsFromString("--min-semi-space-size=16");
  // A run is short, so code should be optimised as soon as it is hot.
  setFlagsFromString("--no-lazy-feedback-allocation");
}
