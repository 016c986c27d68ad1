// Several versions of one thing, as students and course systems name them: anna_v1.ml and anna_v2.ml, sum.ml and sum (1).ml,
// folders attempt 1 and attempt 2. The newest counts.
import { byText, type FoundFiles } from "./found.js";
import { withoutExtension } from "./student-name.js";

/** A name without what tells versions apart, and which it is: larger is newer. */
export type Version = { readonly base: string; readonly version: readonly number[] };

const WORD = "v|ver|version|rev|attempt|try|draft|versuch|abgabe|essai|tentative";
const NUMBERED = new RegExp(`^(.*?)[ _.-]*(?:\\b|_)(?:${WORD})[ _.-]*(\\d+(?:[._]\\d+)*)$`, "i");
const DOWNLOADED = /^(.+?)[ _]*\((\d+)\)$/; // again, by a browser
const LAST = /^(.+?)[ _.-]+(?:final|latest|last|new|neu)$/i;
const OLD = /^(.+?)[ _.-]+(?:old|alt|bak|backup)$/i;

/** Of a name without its extension; undefined: it is no version of anything. */
export function versionOf(name: string): Version | undefined {
  const numbered = NUMBERED.exec(name) ?? DOWNLOADED.exec(name);
  if (numbered !== null) {
    const [, base = "", number = ""] = numbered;
    return { base, version: number.split(/[._]/).map(Number) };
  }
  const last = LAST.exec(name);
  if (last !== null) return { base: last[1] ?? "", version: [Number.POSITIVE_INFINITY] };
  const old = OLD.exec(name);
  return old === null ? undefined : { base: old[1] ?? "", version: [-1] };
}

/** What has no version of its own is the first one, of which the others are newer. */
export function baseVersion(name: string): Version {
  return versionOf(name) ?? { base: name, version: [0] };
}

export function isNewer(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    if (x !== y) return x > y;
  }
  return false;
}

/** The newest of each, and what it is newer than; the others are alone. */
export type Newest<T> = { readonly newest: T; readonly older: readonly T[] };

/** `keyOf`: the same for versions of one thing; undefined: it has none. */
export function newestOf<T>(
  all: readonly T[],
  keyOf: (each: T) => string | undefined,
  versionIn: (each: T) => readonly number[],
): readonly Newest<T>[] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const each of all) {
    const key = keyOf(each) ?? each;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].map(([first, ...rest]) => {
    const newest = rest.reduce((best, each) => (isNewer(versionIn(each), versionIn(best)) ? each : best), first);
    return { newest, older: [first, ...rest].filter((each) => each !== newest) };
  });
}

/** Of the files of one student, those of the newest attempt: by folders first, then by files of one name. */
export function newestFiles(found: readonly FoundFiles[]): readonly Newest<FoundFiles>[] {
  const sorted = found.toSorted((a, b) => byText(a.shown, b.shown));
  return newestOf(sorted, ({ path }) => path.map(baseOf).join("/"), versionIn);
}

function baseOf(name: string, i: number, path: readonly string[]): string {
  const stem = i === path.length - 1 ? withoutExtension(name) : name;
  return `${baseVersion(stem).base.toLowerCase()}${name.slice(stem.length)}`;
}

/** A folder's counts before that of what is in it. */
function versionIn({ path, version = [] }: FoundFiles): readonly number[] {
  const own = path.map((name, i) => baseVersion(i === path.length - 1 ? withoutExtension(name) : name).version);
  return [...own.flatMap((numbers) => [numbers[0] ?? 0, numbers[1] ?? 0]), ...version];
}
