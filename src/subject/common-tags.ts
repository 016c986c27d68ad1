// Functions that take further constructors than they name: in OCaml, `function `A -> 1 | _ -> 2` takes every tag. Where both
// programs do, what either names is an input of both, and one that neither names; where one does, what the other names is.
// Results may be what either gives.
import { nth } from "../basis/known.js";
import { fixedName, type Name, shownName } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import { BUILTIN_TYPES, type Type } from "../core/type.js";
import type { OfferedSide } from "./subject.js";

type Con = Extract<Type, { kind: "con" }>;
type Both<T> = readonly [reference: T, submission: T];

export function withCommonTags(reference: OfferedSide, submission: OfferedSide): Both<OfferedSide> {
  const sides: Both<OfferedSide> = [reference, submission];
  if (!sides.some(({ program }) => program.data.some(({ open }) => open))) return sides;
  const found: Found[] = [];
  const [wanted, given] = aligned({ sides, found, isInput: false }, [reference.type, submission.type]);
  if (found.length === 0) return sides;
  return [withFamilies(reference, wanted, found, 0), withFamilies(submission, given, found, 1)];
}

/** A type with the constructors that are common, and where those of them are declared that a program lacks. */
type Found = { readonly family: DataDecl; readonly from: Both<Program> };

type Place = { readonly sides: Both<OfferedSide>; readonly found: Found[]; readonly isInput: boolean };

function aligned(place: Place, [a, b]: Both<Type>): Both<Type> {
  const { sides, found, isInput } = place;
  if (a.kind === "fn" && b.kind === "fn") {
    const from = aligned({ ...place, isInput: !isInput }, [a.from, b.from]);
    const to = aligned(place, [a.to, b.to]);
    return [
      { ...a, from: from[0], to: to[0] },
      { ...b, from: from[1], to: to[1] },
    ];
  }
  if (a.kind !== "con" || b.kind !== "con") return [a, b];
  const common = commonFamily(place, [a, b], (fields) => fields.map((both) => aligned(place, both)));
  if (common !== undefined) {
    found.push({ family: common.family, from: [sides[0].program, sides[1].program] });
    return common.types;
  }
  if (a.name !== b.name || a.args.length !== b.args.length) return [a, b];
  const args = a.args.map((arg, i) => aligned(place, [arg, nth(b.args, i)]));
  return [
    { ...a, args: args.map(([own]) => own) },
    { ...b, args: args.map(([, own]) => own) },
  ];
}

/** A constructor with its fields, at an instance of its type. */
type Tag = { readonly ctor: CtorDecl; readonly fields: readonly Type[] };

function commonFamily(
  { sides, isInput }: Place,
  types: Both<Con>,
  inside: (fields: readonly Both<Type>[]) => readonly Both<Type>[],
): { readonly family: DataDecl; readonly types: Both<Type> } | undefined {
  const families = types.map(({ name }, i) => nth(sides, i).program.data.find((decl) => decl.name === name));
  const [a, b] = families;
  if (a === undefined || b === undefined || !(a.open || b.open)) return undefined;
  const [as, bs] = [tagsAt(a, types[0]), tagsAt(b, types[1])];
  const all = new Set([...as.keys(), ...bs.keys()]);
  const isAllowed = (name: Name): boolean => !isInput || ((a.open || as.has(name)) && (b.open || bs.has(name)));
  const names = [...all].filter(isAllowed);
  const tags = names.sort().map((name): Both<Tag | undefined> => [as.get(name), bs.get(name)]);
  const isMade = tags.every(([own, other]) =>
    own !== undefined && other !== undefined ? true : isPlain(own ?? other),
  );
  if (!isMade) return undefined;
  const family = familyOf(tags.map(([own, other]) => (own ?? other)?.ctor).filter((ctor) => ctor !== undefined));
  const args = inside(tags.flatMap(([own, other]) => fieldsOf(own ?? other, other ?? own)));
  const at = (i: 0 | 1): Type => ({ kind: "con", name: family.name, args: args.map((both) => both[i]) });
  return { family, types: [at(0), at(1)] };
}

function fieldsOf(own: Tag | undefined, other: Tag | undefined): readonly Both<Type>[] {
  return (own?.fields ?? []).map((field, i): Both<Type> => [field, other?.fields[i] ?? field]);
}

function tagsAt({ params, ctors }: DataDecl, { args }: Con): ReadonlyMap<Name, Tag> {
  const at = new Map(params.map((param, i) => [param, nth(args, i)]));
  return new Map(
    ctors.map((ctor) => [ctor.name, { ctor, fields: ctor.fields.map((field) => substituteTypes(field, at)) }]),
  );
}

/** What the other program alone names has to mean something in this one, too. */
function isPlain(tag: Tag | undefined): boolean {
  const known: ReadonlySet<string> = new Set(BUILTIN_TYPES);
  const isKnown = (type: Type): boolean => type.kind === "con" && known.has(type.name) && type.args.every(isKnown);
  return tag?.fields.every(isKnown) ?? true;
}

/** Called as the type of these tags is that nobody gave a name. */
function familyOf(all: readonly CtorDecl[]): DataDecl {
  const params: string[] = [];
  const ctors = all.map((ctor): CtorDecl => {
    const fields = ctor.fields.map((): Type => ({ kind: "var", name: `p${params.length}` }));
    if (fields.length > 0) params.push(`p${params.length}`);
    return { ...ctor, fields };
  });
  const tags = ctors.map(({ name, fields }) => shownName(name) + (fields.length > 0 ? " of" : ""));
  return { name: fixedName(`[${tags.join("|")}]`), params, ctors, abstract: false };
}

function withFamilies(side: OfferedSide, type: Type, found: readonly Found[], own: 0 | 1): OfferedSide {
  let { data, exceptions } = side.program;
  for (const { family, from } of found) {
    if (!data.some(({ name }) => name === family.name)) data = [...data, { ...family }];
    const others = nth(from, 1 - own).exceptions;
    const lacking = family.ctors.filter(({ name }) => !exceptions.some((decl) => decl.name === name));
    exceptions = [...exceptions, ...lacking.flatMap(({ name }) => others.filter((decl) => decl.name === name))];
  }
  return { ...side, type, program: { ...side.program, data, exceptions } };
}
