// Changed texts, whoever judges them: each is read again, looked at for a moment, and checked.
import { Unsupported } from "../explore/type-key.js";
import type { Verified } from "../questions/repair/acceptance.js";
import { keyOf, type WrittenChange } from "../questions/repair/edits.js";

/** `Text`: a changed text that was read. */
export type TextJudge<Text, Accepted> = {
  /** Undefined: it is rejected. */
  readonly read: (changes: readonly WrittenChange[]) => Text | undefined;
  readonly glance: (text: Text) => Promise<Verified<undefined>>;
  readonly verify: (text: Text, changes: readonly WrittenChange[]) => Promise<Verified<Accepted>>;
};

export type ChangedTexts<Text, Accepted> = {
  readonly read: (changes: readonly WrittenChange[]) => Text | undefined;
  readonly glance: (changes: readonly WrittenChange[]) => Promise<Verified<undefined>>;
  readonly verify: (changes: readonly WrittenChange[]) => Promise<Verified<Accepted>>;
};

export function textsJudgedBy<Text, Accepted>(judge: TextJudge<Text, Accepted>): ChangedTexts<Text, Accepted> {
  const read = lastOnly(judge.read);
  const ifRead = <T>(look: (text: Text, changes: readonly WrittenChange[]) => Promise<Verified<T>>) => {
    return async (changes: readonly WrittenChange[]): Promise<Verified<T>> => {
      const text = read(changes);
      return text === undefined ? { kind: "unreadable" } : ifSupported(() => look(text, changes));
    };
  };
  return { read, glance: ifRead(judge.glance), verify: ifRead(judge.verify) };
}

/** The same text is mostly asked for twice in a row. */
function lastOnly<T>(read: (changes: readonly WrittenChange[]) => T): typeof read {
  let last: { readonly key: string; readonly value: T } | undefined;
  return (changes) => {
    const key = keyOf(changes);
    if (last?.key !== key) last = { key, value: read(changes) };
    return last.value;
  };
}

async function ifSupported<T>(ask: () => Promise<Verified<T>>): Promise<Verified<T>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Unsupported) return { kind: "refuted", inputs: [] };
    throw error;
  }
}
