// Reads the values of an assignment's fields. Whatever is wrong is noted with its place and what is allowed instead;
// the value is then undefined.
import { nearest } from "../../basis/spelling.js";
import type { Source, Span } from "../../core/span.js";
import type { Diagnostic } from "../../report/diagnostic.js";
import type { Fields, Scalar, YamlTree } from "./yaml-tree.js";

export type Context = {
  readonly source: Source;
  readonly errors: Diagnostic[];
  /** What suites can be written as. */
  readonly suiteForms: readonly string[];
};

/** A field, with its name for messages. */
export type Field = { readonly name: string; readonly value: YamlTree };

type Wrong = { readonly at: Span; readonly title: string; readonly label: string; readonly hint?: string };

export function note({ errors }: Context, { hint, ...wrong }: Wrong, also: Diagnostic["also"] = []): undefined {
  errors.push({ code: "E404", ...wrong, also, hint });
}

/** The fields that are known, each once; the others are told of. */
export function knownFields<const F extends string>(
  ctx: Context,
  known: readonly F[],
  { fields }: Fields,
): ReadonlyMap<F, Field> {
  const found = new Map<F, Field>();
  const places = new Map<F, Span>();
  for (const { name, value } of fields) {
    const field = known.find((each) => each === name.text);
    const first = field && places.get(field);
    if (field === undefined) noteUnknown(ctx, known, name);
    else if (first !== undefined) noteTwice(ctx, name, first);
    else {
      found.set(field, { name: field, value });
      places.set(field, name.at);
    }
  }
  return found;
}

function noteUnknown(ctx: Context, known: readonly string[], { at, text }: Scalar): void {
  const near = nearest(text, known);
  const hint = near === undefined ? `the fields here are ${known.join(", ")}.` : `did you mean \`${near}\`?`;
  note(ctx, { at, title: "Unknown field", label: `there is no field \`${text}\``, hint });
}

export function noteTwice(ctx: Context, { at, text }: Scalar, first: Span): void {
  const also = [{ at: first, label: "it was given here" }];
  note(
    ctx,
    { at, title: "Field given twice", label: `\`${text}\` has a value already`, hint: "remove one of them." },
    also,
  );
}

/** Text that is not empty; numbers and truths are taken as they are written. */
export function readText(ctx: Context, { name, value }: Field): string | undefined {
  if (value.kind !== "scalar" || value.text.trim() === "") return noteBad(ctx, value, `\`${name}\` takes text`);
  return value.text;
}

/** An expression of the language: brackets without quotes are YAML's own. */
export function readExpression(ctx: Context, field: Field): string | undefined {
  const { at, kind } = field.value;
  if (kind !== "list" && kind !== "fields") return readText(ctx, field);
  const written = ctx.source.text.slice(at.start, at.end).trimEnd();
  const hint = written.includes("\n") ? "put it in quotes." : `put it in quotes: ${field.name}: ${quoted(written)}`;
  return noteBad(ctx, field.value, `\`${field.name}\` takes an expression as text`, hint);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name of a file or of a function: text, and nothing else that YAML knows. */
export function readName(ctx: Context, { name, value }: Field, what: string, example: string): string | undefined {
  if (value.kind === "scalar" && value.type === "string" && value.text.trim() !== "") return value.text;
  return noteBad(ctx, value, `\`${name}\` takes ${what}, as in ${example}`);
}

export function readChoice<const C extends string>(ctx: Context, field: Field, choices: readonly C[]): C | undefined {
  const { name, value } = field;
  const written = value.kind === "scalar" ? value.text : undefined;
  const found = choices.find((choice) => choice === written);
  if (found !== undefined) return found;
  const near = written === undefined ? undefined : nearest(written, choices);
  const hint = near === undefined ? undefined : `did you mean \`${near}\`?`;
  return noteBad(ctx, value, `\`${name}\` is one of ${choices.join(", ")}`, hint);
}

export function readTruth(ctx: Context, field: Field): boolean | undefined {
  const word = readChoice(ctx, field, ["true", "false"]);
  return word === undefined ? undefined : word === "true";
}

export function readPoints(ctx: Context, { name, value }: Field): number | undefined {
  const points = value.kind === "scalar" && value.type === "number" ? Number(value.text) : Number.NaN;
  if (Number.isFinite(points) && points >= 0) return points;
  return noteBad(ctx, value, `\`${name}\` takes a number, at least 0, as in 2 or 0.5`);
}

/** A whole number from 1 up, with underscores as the command line allows them. */
export function readCount(ctx: Context, { name, value }: Field): number | undefined {
  const written = value.kind === "scalar" ? value.text : "";
  const count = Number(/^[1-9][\d_]*$/.test(written) ? written.replaceAll("_", "") : written);
  if (Number.isSafeInteger(count) && count > 0) return count;
  return noteBad(ctx, value, `\`${name}\` takes a whole number, at least 1, as in 1_000_000`);
}

/** The items of a list, at least one, each as a field of its own. */
export function readList(ctx: Context, { name, value }: Field, example: string): readonly Field[] {
  if (value.kind !== "list" || value.items.length === 0) {
    noteBad(ctx, value, `\`${name}\` takes a list, as in ${example}`);
    return [];
  }
  return value.items.map((item) => ({ name, value: item }));
}

export function noteBad(ctx: Context, { kind, at }: YamlTree, label: string, hint?: string): undefined {
  const but = kind === "nothing" ? ": it has no value" : "";
  return note(ctx, { at, title: "Bad value", label: `${label}${but}`, ...(hint === undefined ? {} : { hint }) });
}
