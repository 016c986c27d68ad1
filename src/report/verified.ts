// What came of checking a certificate again, as data. Texts of programs are byte strings until somebody decodes them.
import type { Expected } from "../basis/json-shape.js";
import type { ProofBy } from "./explanation.js";
import type { Incomparable } from "./incomparable.js";
import type { NotChecked } from "./not-checked.js";
import type { SecondOpinion } from "./second-opinion.js";
import type { Condition } from "./verdict.js";

/** Some thousand times what a proof takes. */
export const CERTIFICATE_BYTES_MAX = 20_000_000;

/** Why a text is no certificate. */
export type Unreadable =
  | { readonly kind: "no-json" }
  | { readonly kind: "huge" | "deep" }
  | { readonly kind: "no-certificate" }
  | { readonly kind: "empty" } // there is no proof in it
  | { readonly kind: "other-version" }
  | { readonly kind: "shape"; readonly at: string; readonly expected: Expected };

/** An option of the question that is not the usual one. */
export type AskedOption = {
  readonly option: "prelude" | "given" | "observe" | "exceptions" | "effects" | "printed" | "function";
  readonly value: string;
};

export type Verified =
  | { readonly kind: "unreadable"; readonly why: Unreadable }
  /** Whoever asks has another question: these options are not what the certificate is about. */
  | { readonly kind: "other-question"; readonly options: readonly AskedOption["option"][] }
  | {
      readonly kind: "checked";
      readonly asked: readonly AskedOption[];
      /** It was written by another version of this program. */
      readonly otherVersion: string | undefined;
      readonly functions: readonly VerifiedFunction[];
      readonly unchecked: readonly NotChecked[];
    };

/** `second`: where the second checker was asked. */
export type VerifiedFunction = {
  readonly function: string;
  readonly submissionFunction?: string;
  readonly second?: SecondOpinion;
} & (
  | {
      readonly accepted: true;
      readonly proof: { readonly terminates: boolean; readonly by: ProofBy; readonly lemmas: number };
      readonly conditions: readonly Condition[];
    }
  | { readonly accepted: false; readonly why: Refusal }
);

export type Refusal =
  | { readonly kind: "incomparable"; readonly why: Incomparable }
  | { readonly kind: "not-asked" } // the reference has no such function, or the question is about others
  | { readonly kind: "no-statement" } // proofs do not answer this question of these programs
  | { readonly kind: "other-claim" } // it claims another thing than it proves
  | { readonly kind: "deep" }
  | { readonly kind: "other-programs" } // it is about functions that these do not have
  | { readonly kind: "step"; readonly what: string }; // as the checker says it
