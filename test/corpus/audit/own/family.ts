// A family: a small reference program, variants of it, and an enumerator of small inputs in the language itself. Each is
// a file of sections that a comment with three stars opens.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { splitWords } from "../../../harness.js";
import { projectRoot } from "../../../project-root.js";

export type Variant = {
  readonly name: string;
  readonly right: boolean; // whether it is meant to do what the reference does
  readonly text: string;
};

export type Family = {
  readonly name: string;
  readonly extension: string; // of its language
  readonly about: string;
  /** Whether every input needs the program as just loaded. */
  readonly apart: boolean;
  readonly options: readonly string[]; // of `check`
  readonly reference: string;
  readonly inputs: string; // defines `cases`
  /** Functions that make something of a result that the prompt shows as a whole. */
  readonly see: readonly string[];
  readonly variants: readonly Variant[];
};

export const OWN_FOLDER = join(projectRoot(), "test", "corpus", "audit", "own");

export function readFamilies(): readonly Family[] {
  const folder = join(OWN_FOLDER, "families");
  const files = readdirSync(folder).sort();
  return files.map((file) => familyOf(file, readFileSync(join(folder, file), "utf8")));
}

type Section = { readonly kind: string; readonly title: string; readonly body: string };

const HEADING = /^(?:\(\*\*\*|\/\*\*\*) (\w+)(?:: (.*?))? \*\*\*[)/]$/;

export function familyOf(file: string, text: string): Family {
  const sections = sectionsOf(text);
  const find = (kind: string): Section | undefined => sections.find((section) => section.kind === kind);
  const reference = find("reference")?.body ?? "";
  const name = basename(file).replace(/\.\w+$/, "");
  return {
    name,
    extension: file.replace(/^.*\./, ""),
    about: find("about")?.title ?? "",
    apart: find("apart") !== undefined,
    options: splitWords(find("check")?.title ?? ""),
    reference,
    inputs: find("inputs")?.body ?? "",
    see: sections.flatMap((section) => (section.kind === "see" ? [section.body.trim()] : [])),
    variants: sections.flatMap((section) =>
      section.kind === "right" || section.kind === "wrong" ? [variantOf(name, reference, section)] : [],
    ),
  };
}

function sectionsOf(text: string): readonly Section[] {
  const sections: { kind: string; title: string; body: string }[] = [];
  for (const line of text.trimEnd().split("\n")) {
    const [, kind, title = ""] = HEADING.exec(line) ?? [];
    const last = sections.at(-1);
    if (kind !== undefined) sections.push({ kind, title, body: "" });
    else if (last !== undefined) last.body += `${line}\n`;
  }
  return sections;
}

const REPLACED = " ===> ";

/** Either a whole program, or what replaces what in the reference, a line each. */
function variantOf(family: string, reference: string, { kind, title, body }: Section): Variant {
  const lines = body.split("\n").filter((line) => line !== "");
  const isWhole = !lines.some((line) => line.includes(REPLACED));
  const text = isWhole
    ? body
    : lines.reduce((program, line) => replaced(`${family} ${title}`, program, line), reference);
  return { name: title, right: kind === "right", text };
}

function replaced(name: string, program: string, line: string): string {
  const [old = "", fresh = ""] = line.split(REPLACED);
  if (!program.includes(old)) throw new Error(`${name}: there is no ${old}`);
  return program.replaceAll(old, () => fresh);
}
