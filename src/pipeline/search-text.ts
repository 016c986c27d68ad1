// What happens while a question is asked, as text: its paths, its queries, and what may be claimed in the end.
import { printAnswer, printQuery } from "../smt/smtlib.js";
import { pathText } from "./path-text.js";
import { treeText } from "./tree-text.js";
import type { Claimed, Question } from "./work.js";

/** Nobody reads more: the others are counted. */
const WRITTEN_OUT_MAX = 500;

/** Paths of several budgets are numbered together, under a line that tells the budget. */
export async function pathsText(question: Question<unknown>): Promise<string> {
  const written = newWritten("path");
  let last: number | undefined;
  const asked = await question.ask({
    onPath: (path, args, budget) =>
      written.add((number) => {
        const heading = budget === undefined || budget === last ? "" : `budget ${budget}\n`;
        last = budget;
        return heading + pathText(question, number, path, args);
      }),
  });
  return asked.ok ? written.text() : asked.why;
}

/** With what separates them, so that a solver can be given the whole text. */
export async function queriesText({ ask }: Question<unknown>): Promise<string> {
  const written = newWritten("query");
  const asked = await ask({
    onQuery: (query, effort, answer) =>
      written.add(
        (number) => `(reset) ; query ${number}\n${printQuery(query, effort)}\n${commented(printAnswer(query, answer))}`,
      ),
  });
  return asked.ok ? written.text() : asked.why;
}

function commented(text: string): string {
  return text.replaceAll(/^/gm, "; ");
}

export async function claimText({ ask }: Question<Claimed>): Promise<string> {
  const asked = await ask({});
  if (!asked.ok) return asked.why;
  const { claim, refutation } = asked.value;
  const { witnesses, byWidth, agreeing, searched, seen } = refutation;
  const { conditions, ...verdict } = { conditions: claim.conditions, ...claim.verdict };
  return treeText({
    ...(witnesses.length === 0 ? { verdict } : { differences: witnesses.map(({ size }) => ({ size })) }),
    covered: claim.covered,
    conditions,
    differenceByWidth: byWidth && { size: byWidth.size },
    agreeing: agreeing.reduce((sum, paths) => sum + paths, 0),
    searched,
    seen,
  });
}

type Written = { readonly add: (text: (number: number) => string) => void; readonly text: () => string };

function newWritten(thing: "path" | "query"): Written {
  const texts: string[] = [];
  let count = 0;
  return {
    add: (text) => {
      count++;
      if (count <= WRITTEN_OUT_MAX) texts.push(text(count));
    },
    text: () => {
      if (count === 0) return `; no ${thing}`;
      const more = count - texts.length;
      return [...texts, ...(more === 0 ? [] : [`; and ${more} more`])].join("\n");
    },
  };
}
