// Settings of V8 for a process that is ours: a host that lives in somebody else's process leaves them alone. A worker makes
// them when it has started: Node's own code is kept compiled for the usual settings, and with others a worker would have
// to compile it again (30 ms).
import { setFlagsFromString } from "node:v8";

export function tuneEngine(): void {
  // The parser is a large WebAssembly module. Without this, the process would optimise it in the
  // background and could not end before that is done: 0.6 s for a run that took 0.1 s.
  setFlagsFromString("--liftoff-only");
  // Functional programs make much and keep much, often under a deep stack that every collection walks:
  // few collections of a large young generation beat many of a small one, so it grows to its limit at once.
  setFlagsFromString("--semi-space-growth-factor=64");
  // A run is short, so code should be optimised as soon as it is hot.
  setFlagsFromString("--no-lazy-feedback-allocation");
}
