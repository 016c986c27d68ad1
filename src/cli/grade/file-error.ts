// What the file system refuses, in words. They complete "not read: ...".

/** Throws what is no error of the file system: that is ours. */
export function unreadable(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) throw error;
  if (code === "EACCES" || code === "EPERM") return "cannot be read: permission denied";
  return `cannot be read: the system says ${code}`;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
