// What the file system refuses.
import type { NotHandedIn } from "../../report/not-handed-in.js";

/** Throws what is no error of the file system: that is ours. */
export function unreadable(error: unknown): NotHandedIn {
  const code = codeOf(error);
  if (code === undefined) throw error;
  return { kind: "unreadable", code };
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
