// What tests are called: by what they exercise, each name once for each function.
import type { SuiteTest } from "./suite.js";

export type NamedTest = SuiteTest & { readonly name: string };

const RELATIONS_MAX = 2;
const NAME_MAX = 72;

export function named(tests: readonly SuiteTest[]): readonly NamedTest[] {
  const plain = tests.map(plainName);
  const used = new Map<string, number>();
  return tests.map((test, i) => {
    const own = plain[i] as string;
    const isShared = plain.some((other, at) => at !== i && other === own && tests[at]?.function === test.function);
    const wanted = isShared ? withCall(own, test) : own;
    const key = `${test.function} ${wanted}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { ...test, name: count === 1 ? wanted : `${wanted} (${count})` };
  });
}

function plainName({ about, args, expected }: SuiteTest): string {
  const { shapes, relations } = about;
  const parts = [...shapes, ...relations.slice(-RELATIONS_MAX)];
  const what = parts.length === 0 ? args.join(" ") : parts.join(", ");
  return shortened(expected.kind === "raised" ? `${what}, raises ${expected.text}` : what);
}

function withCall(name: string, { args }: SuiteTest): string {
  const longer = `${name}: ${args.join(" ")}`;
  return longer.length <= NAME_MAX ? longer : name;
}

function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ");
  return flat.length <= NAME_MAX ? flat : `${flat.slice(0, NAME_MAX - 3)}...`;
}
