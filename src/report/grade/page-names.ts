// Names of files for students' pages, from names that may be anything: `ann-smith.md`. Letters and
// digits of every script stay; accents, which file systems write differently, go.

/** By the id of the submission; no two names are the same on a file system that ignores case. */
export function pageNames(ids: readonly string[], suffix: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids) {
    const base = baseName(id);
    let name = base;
    for (let n = 2; taken.has(foldCase(name)); n++) name = `${base}-${n}`;
    taken.add(foldCase(name));
    names.set(id, `${name}${suffix}`);
  }
  return names;
}

/** Well below the 255 bytes that file systems allow, four to a character. */
const LENGTH_MAX = 50;
/** Devices on Windows, whatever the extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

function baseName(id: string): string {
  const letters = id
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, "-");
  const short = Array.from(letters.replace(/^-+/, "")).slice(0, LENGTH_MAX).join("").replace(/-+$/, "");
  if (short === "") return "student";
  return RESERVED.test(short) ? `student-${short}` : short;
}

function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase().normalize("NFKD");
}
