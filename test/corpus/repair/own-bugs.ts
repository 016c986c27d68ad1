// Mistakes of our own making, of the kinds that Leon's rows have, in programs of our own: each is a change of a right program.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../project-root.js";

export type OwnBug = {
  readonly id: string;
  readonly kind: "variation" | "if cond" | "missing call" | "missing case" | "full case" | "2 variations";
  readonly file: string;
  readonly function: string;
  /** What stands there, and what is there by mistake; it occurs once. */
  readonly mistakes: readonly (readonly [string, string])[];
};

const items = { file: "Items.scala" };
const trees = { file: "Trees.scala" };
const sums = { file: "Sums.scala" };

export const OWN_BUGS: readonly OwnBug[] = [
  {
    ...items,
    id: "Items.insert1",
    kind: "variation",
    function: "insert",
    mistakes: [["Item(x, l) else", "Item(x, rest) else"]],
  },
  { ...items, id: "Items.insert2", kind: "if cond", function: "insert", mistakes: [["x <= head", "head <= x"]] },
  {
    ...items,
    id: "Items.insert3",
    kind: "missing call",
    function: "insert",
    mistakes: [["Item(head, insert(x, rest))", "Item(head, rest)"]],
  },
  {
    ...items,
    id: "Items.without1",
    kind: "missing call",
    function: "without",
    mistakes: [["if (head == x) without(x, rest)", "if (head == x) rest"]],
  },
  {
    ...items,
    id: "Items.without2",
    kind: "2 variations",
    function: "without",
    mistakes: [
      ["if (head == x) without(x, rest)", "if (head == x) without(head, l)"],
      ["Item(head, without(x, rest))", "Item(x, without(x, rest))"],
    ],
  },
  {
    ...items,
    id: "Items.append",
    kind: "full case",
    function: "append",
    mistakes: [["case End() => b\n", "case End() => End()\n"]],
  },
  {
    ...items,
    id: "Items.deal",
    kind: "2 variations",
    function: "deal",
    mistakes: [["(Item(a, left), Item(b, right))", "(left, right)"]],
  },
  {
    ...items,
    id: "Items.packed1",
    kind: "missing case",
    function: "packed",
    mistakes: [["          case NoRun() => Run(head, BigInt(1), NoRun())\n", ""]],
  },
  {
    ...items,
    id: "Items.packed2",
    kind: "variation",
    function: "packed",
    mistakes: [["times + 1, more", "times, more"]],
  },
  {
    ...trees,
    id: "Trees.has",
    kind: "if cond",
    function: "has",
    mistakes: [["if (x < value) has(left, x)", "if (x > value) has(left, x)"]],
  },
  {
    ...trees,
    id: "Trees.add1",
    kind: "full case",
    function: "add",
    mistakes: [["case Tip() => Fork(Tip(), x, Tip())", "case Tip() => t"]],
  },
  {
    ...trees,
    id: "Trees.add2",
    kind: "missing call",
    function: "add",
    mistakes: [["Fork(add(left, x), value, right)", "Fork(left, value, right)"]],
  },
  {
    ...trees,
    id: "Trees.join",
    kind: "2 variations",
    function: "join",
    mistakes: [
      ["if (x <= y)", "if (y <= x)"],
      ["case (Tip(), other) => other", "case (Tip(), other) => a"],
    ],
  },
  {
    ...sums,
    id: "Sums.small1",
    kind: "variation",
    function: "small",
    mistakes: [["When0(small(test), small(yes), small(no))", "When0(small(test), small(no), small(yes))"]],
  },
  {
    ...sums,
    id: "Sums.small2",
    kind: "missing case",
    function: "small",
    mistakes: [["      case Add(a, b) => Plus(small(a), small(b))\n", ""]],
  },
  {
    ...sums,
    id: "Sums.small3",
    kind: "full case",
    function: "small",
    mistakes: [["Plus(small(a), Minus(small(b)))", "small(a)"]],
  },
  {
    ...sums,
    id: "Sums.next",
    kind: "missing case",
    function: "next",
    mistakes: [["      case Nil => List(true)\n", ""]],
  },
  {
    ...sums,
    id: "Sums.closed",
    kind: "if cond",
    function: "closed",
    mistakes: [["level > 0 && closed", "level >= 0 && closed"]],
  },
];

/** The right program, and the one with the mistake. */
export function textsOf({ file, mistakes, id }: OwnBug): { readonly fixed: string; readonly wrong: string } {
  const fixed = readFileSync(join(projectRoot(), "test", "corpus", "repair", "own", file), "utf8");
  const wrong = mistakes.reduce((text, [right, mistake]) => {
    if (text.split(right).length !== 2) throw new Error(`${id}: ${right} does not occur once`);
    return text.replace(right, () => mistake);
  }, fixed);
  return { fixed, wrong };
}
