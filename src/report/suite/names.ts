// What tests are called: by what they exercise, each name once for each function.
import { nth } from "../../basis/known.js";
import { decoded, encodeBytes } from "../display.js";
import type { EmittedWords, Words } from "../words/words.js";
import type { Relation } from "./about.js";
import type { SuiteTest } from "./suite.js";

export type NamedTest = SuiteTest & { readonly name: string };

const RELATIONS_MAX = 2;
const NAME_MAX = 72;

/** How a language speaks of calls: what they do with exceptions, what is between their arguments, and how it compares. */
export type CallWords = {
  readonly raises: string;
  readonly between: string;
  readonly signs: { readonly equal: string; readonly unequal: string };
};

export function named(words: Words, tests: readonly SuiteTest[], calls: CallWords): readonly NamedTest[] {
  const plain = tests.map((test) => plainName(words, test, calls));
  const used = new Map<string, number>();
  return tests.map((test, i) => {
    const own = nth(plain, i);
    const isShared = plain.some((other, at) => at !== i && other === own && tests[at]?.function === test.function);
    const wanted = isShared ? withCall(own, test, calls) : own;
    const key = `${test.function} ${wanted}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { ...test, name: count === 1 ? wanted : `${wanted} (${count})` };
  });
}

function plainName({ emitted }: Words, test: SuiteTest, calls: CallWords): string {
  const { args, expected, written } = test;
  const { shapes, relations } = decoded(test.about);
  const parts = [
    ...shapes.map(emitted.shape),
    ...relations.slice(-RELATIONS_MAX).map((relation) => relationText(emitted, relation, calls)),
  ].map(encodeBytes);
  const given = args.every((arg) => arg === "()") ? encodeBytes(emitted.noArguments) : argumentsOf(test, calls);
  const what = parts.length === 0 ? given : parts.join(", ");
  if (expected.kind !== "raised" || test.alsoRight.length > 0) return shortened(what);
  const raised = written?.seen?.through === "_" ? expected.text : (written?.raises ?? expected.text);
  return shortened(`${what}, ${calls.raises} ${raised}`);
}

function relationText(words: EmittedWords, { left, sign, right }: Relation, { signs }: CallWords): string {
  const shown = sign === "=" ? signs.equal : sign === "<>" ? signs.unequal : sign;
  return `${words.operand(left)} ${shown} ${words.operand(right)}`;
}

/** As they stand in the call, where they stand there one beside the other. */
function argumentsOf({ function: name, call, args }: SuiteTest, { between }: CallWords): string {
  return call.startsWith(`${name} `) ? call.slice(name.length + 1) : args.join(between);
}

function withCall(name: string, test: SuiteTest, calls: CallWords): string {
  const longer = `${name}: ${argumentsOf(test, calls)}`;
  return longer.length <= NAME_MAX ? longer : name;
}

function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ");
  return flat.length <= NAME_MAX ? flat : `${flat.slice(0, NAME_MAX - 3)}...`;
}
