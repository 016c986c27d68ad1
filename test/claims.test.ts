// docs/claims.md explains every condition and limit that a claim can have.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Condition, Limit } from "../src/report/verdict.js";

const CONDITIONS: Readonly<Record<Condition["kind"], true>> = {
  "no-overflow": true,
  rounds: true,
  "reference-finishes": true,
  "reference-returns": true,
  "type-instances": true,
  "pure-functions": true,
  returning: true,
  "whole-calls": true,
  "calls-later": true,
  applications: true,
  sequences: true,
  "no-sharing": true,
  prints: true,
  "prints-other": true,
  made: true,
  operations: true,
  "small-indices": true,
  contents: true,
  width: true,
  overflows: true,
  bytes: true,
  given: true,
  observed: true,
  contracts: true,
  lazies: true,
  "no-null": true,
  "no-null-inside": true,
};
const LIMITS: Readonly<Record<Limit["kind"], true>> = {
  budget: true,
  stopped: true,
  pinned: true,
  solver: true,
  "no-solver": true,
  "broken-solver": true,
  unseen: true,
  calls: true,
  functions: true,
  floats: true,
  mutable: true,
  unsupported: true,
  untested: true,
  unproved: true,
  state: true,
  slow: true,
  exceptions: true,
  identity: true,
  indices: true,
  null: true,
  polymorphic: true,
};

test.each([...Object.keys(CONDITIONS), ...Object.keys(LIMITS)])("%s is explained", (kind) => {
  expect(readFileSync("docs/claims.md", "utf8")).toContain(`\n| \`${kind}\` | `);
});
