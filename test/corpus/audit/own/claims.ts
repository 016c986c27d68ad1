// What `check` says of every pair of a family, as its JSON has it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "../../../../src/jobs/job.js";
import { ask } from "../../../harness.js";
import type { Family, Variant } from "./family.js";

export type Counterexample = {
  readonly call: string;
  readonly arguments: readonly string[];
  readonly size: number;
  readonly observed: string | null;
  readonly expected: Shown;
  readonly got: Shown;
  readonly restsOn: string;
};

type Shown = { readonly outcome: string; readonly value?: string };

export type Said = {
  readonly function: string;
  readonly verdict: "differs" | "agrees" | "agrees-so-far" | "cannot-compare";
  readonly counterexample?: Counterexample;
  readonly smallest?: boolean;
  readonly upTo?: number | null; // null: every size
  readonly conditions?: readonly { readonly condition: string }[];
  readonly limits?: readonly { readonly limit: string; readonly text: string }[];
  readonly why?: string;
};

/** Of each function that was asked about; or what else was printed. */
export type PairClaim = { readonly said: readonly Said[]; readonly failed: string | undefined };

export async function claimsOf(session: Session, family: Family): Promise<readonly PairClaim[]> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-audit-"));
  const reference = `reference.${family.extension}`;
  writeFileSync(join(folder, reference), family.reference);
  const claims: PairClaim[] = [];
  for (const variant of family.variants) claims.push(await claimOf(session, folder, reference, family, variant));
  rmSync(folder, { recursive: true });
  return claims;
}

async function claimOf(
  session: Session,
  folder: string,
  reference: string,
  family: Family,
  { text }: Variant,
): Promise<PairClaim> {
  const submission = `submission.${family.extension}`;
  writeFileSync(join(folder, submission), text);
  const words = ["check", reference, submission, ...family.options, "--json"];
  try {
    const { stdout } = await ask(session, folder, words);
    const answer = JSON.parse(stdout) as { readonly outcome: string; readonly functions?: readonly Said[] }; // docs/json.md
    const said = answer.functions ?? [];
    return said.length > 0 ? { said, failed: undefined } : { said, failed: stdout };
  } catch (error) {
    return { said: [], failed: String(error) };
  }
}
