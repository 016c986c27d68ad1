// Definitions that were left out of a program, at least in part, while the rest was checked: for what they use, for
// what is wrong with them, or for what they do.
import type { Span } from "../core/span.js";
import type { Diagnostic, Notice } from "./diagnostic.js";
import { decoded, encodeBytes } from "./display.js";
import type { LoadFailure } from "./incomparable.js";
import type { Words } from "./words/words.js";

export type NotChecked = ({ readonly kind: "not-supported" | "ill-typed" } & Notice) | FailsWhenLoaded;

/** Functions that do not need it are compared as if it were not there. */
export type FailsWhenLoaded = {
  readonly kind: "fails-when-loaded";
  readonly definition: string | undefined; // undefined: it has no name
  readonly at: Span;
  readonly how: LoadFailure;
};

/** What a front end left out. */
export function notSupported(notices: readonly Notice[]): readonly NotChecked[] {
  return notices.map((notice) => ({ kind: notice.code === "E301" ? "not-supported" : "ill-typed", ...notice }));
}

/** As it is shown where problems are. */
export function diagnosticOf({ reasons }: Words, notChecked: NotChecked): Diagnostic {
  if (notChecked.kind !== "fails-when-loaded") return notChecked;
  const { definition, at, how } = notChecked;
  const title = encodeBytes(reasons.leftOut(decoded(definition)));
  return { code: "E501", title, at, label: encodeBytes(reasons.loadFailure(decoded(how))), also: [], hint: undefined };
}
