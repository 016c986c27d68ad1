// The type at which functions of two languages are compared: its integers and texts are those that both have. And the
// reference's families of data with such fields, for making inputs.
import { nth } from "../basis/known.js";
import { type Across, narrower } from "./across.js";
import type { Name } from "./expr.js";
import type { Link } from "./link.js";
import type { DataDecl, Program } from "./program.js";
import type { Type } from "./type.js";

type Typed = { readonly program: Program; readonly type: Type };

export type Common = {
  /** In the reference's names. */
  readonly type: Type;
  readonly data: readonly DataDecl[];
  /** What types that need no declaration are in each program, by those that both have. */
  readonly kinds: Readonly<Record<"reference" | "submission", ReadonlyMap<Name, Name>>>;
};

/** Those that are other types in one of the programs. */
export function narrowedIn({ kinds }: Common): readonly Name[] {
  const all = [...kinds.reference, ...kinds.submission];
  return all.flatMap(([both, own]) => (both === own ? [] : [both]));
}

/** `linked` is the type that linking found, in the reference's names: its variables may be types of the submission. */
export function commonType(
  link: Link,
  linked: Type,
  reference: Typed,
  submission: Typed,
  { own: usual }: Pick<Across, "own">,
): Common {
  const [own, others] = [familiesByName(reference.program), familiesByName(submission.program)];
  const kinds = { reference: new Map<Name, Name>(), submission: new Map<Name, Name>() };
  const fields = new Map<Name, Map<Name, readonly Type[]>>(); // by family and constructor
  const seen = new Set<string>();

  /** `own`: as the reference has it. A variable of one program is what its language has for the other's type. */
  const common = (a: Type, b: Type, own: Type): Type => {
    if (a.kind === "fn") {
      const [from, to] = own.kind === "fn" ? [own.from, own.to] : [own, own];
      const [given, result] = b.kind === "fn" ? [b.from, b.to] : [b, b];
      return { ...a, from: common(a.from, given, from), to: common(a.to, result, to) };
    }
    if (a.kind !== "con") return a;
    const wanted = own.kind === "con" ? own.name : usual.reference(a.name);
    const given = b.kind === "con" ? b.name : usual.submission(a.name);
    const both = corresponding(kinds, wanted, given);
    if (b.kind === "con") lookInside(a.name, b.name);
    const others = b.kind === "con" ? b.args : a.args.map(() => b);
    const parts = own.kind === "con" ? own.args : [];
    const args = a.args.map((arg, i) =>
      others.length === a.args.length ? common(arg, nth(others, i), parts[i] ?? own) : arg,
    );
    return { kind: "con", name: both ?? a.name, args };
  };
  const lookInside = (name: Name, other: Name): void => {
    const [family, given] = [own.get(name), others.get(other)];
    const key = `${name} ${other}`;
    if (family === undefined || given === undefined || family === given || seen.has(key)) return;
    seen.add(key);
    const byCtor = fields.get(name) ?? new Map<Name, readonly Type[]>();
    fields.set(name, byCtor);
    for (const ctor of given.ctors) {
      const wanted = family.ctors.find((each) => each.name === link.ctors.get(ctor.name));
      if (wanted === undefined) continue;
      const known = byCtor.get(wanted.name) ?? wanted.fields;
      byCtor.set(
        wanted.name,
        known.map((field, i) => common(field, ctor.fields[i] ?? field, wanted.fields[i] ?? field)),
      );
    }
  };

  const type = common(linked, submission.type, reference.type);
  return { type, data: reference.program.data.map((family) => withFields(family, fields.get(family.name))), kinds };
}

function familiesByName({ data }: Program): ReadonlyMap<Name, DataDecl> {
  return new Map(data.map((family) => [family.name, family]));
}

type Kinds = { readonly reference: Map<Name, Name>; readonly submission: Map<Name, Name> };

/** The kind that both have values of; what each calls it is noted. */
function corresponding(kinds: Kinds, wanted: Name | undefined, given: Name | undefined): Name | undefined {
  if (wanted === undefined || given === undefined) return undefined;
  const both = narrower(wanted, given);
  if (both === undefined) return undefined;
  if (!kinds.reference.has(both)) kinds.reference.set(both, wanted);
  if (!kinds.submission.has(both)) kinds.submission.set(both, given);
  return both;
}

function withFields(family: DataDecl, byCtor: ReadonlyMap<Name, readonly Type[]> | undefined): DataDecl {
  if (byCtor === undefined) return family;
  const ctors = family.ctors.map((ctor) => ({ ...ctor, fields: byCtor.get(ctor.name) ?? ctor.fields }));
  return { ...family, ctors };
}
