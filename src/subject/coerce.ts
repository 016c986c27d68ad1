// Values that hold functions, between two programs that write the labels of these functions in another order: a value as
// the reference has it made to one of the submission's, and back. The conversions are core, made for the submission's
// program; the types that it has then are the reference's but for their names.
import { nth } from "../basis/known.js";
import { type Alignment, alignment, isPermutation, type Manner } from "../core/align.js";
import { call, cases, fieldsAs, lambda, letIn, make, variable } from "../core/build.js";
import { type Binding, type Expr, makeName, type Name, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { Link } from "../core/link.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { BUILTIN_TYPES, fn, type Label, type Type } from "../core/type.js";
import { typeKey } from "../explore/type-key.js";

/** in: from the reference's order of labels to the submission's; out: the way back. */
export type Way = "in" | "out";

/** Something that can be changed holds functions with other labels: a copy of it would not do. */
export class Unalignable extends Error {}

/** A function's parameters, as far as another type has some too, and the rest. */
export type Spine = { readonly params: readonly Parameter[]; readonly result: Type };
export type Parameter = { readonly label: Label; readonly type: Type };

const BUILT_IN: ReadonlySet<string> = new Set(BUILTIN_TYPES);

type Con = Extract<Type, { kind: "con" }>;
type Fn = Extract<Type, { kind: "fn" }>;

/** Where one result can be anything, it stands for the rest of the other type. */
export function spinesOf(wanted: Type, given: Type): readonly [Spine, Spine] {
  const [a, b] = [spineOf(wanted), spineOf(given)];
  if (a.params.length < b.params.length && a.result.kind === "var") return [a, shortened(b, a.params.length)];
  if (b.params.length < a.params.length && b.result.kind === "var") return [shortened(a, b.params.length), b];
  return [a, b];
}

function spineOf(type: Type): Spine {
  const params: Parameter[] = [];
  let result = type;
  for (; result.kind === "fn"; result = result.to) params.push({ label: result.label, type: result.from });
  return { params, result };
}

function shortened({ params, result }: Spine, length: number): Spine {
  return { params: params.slice(0, length), result: functionOf(params.slice(length), result) };
}

export function functionOf(params: readonly Parameter[], result: Type): Type {
  return params.reduceRight((to, { type, label }) => fn(type, to, label), result);
}

export function alignmentOf(wanted: Spine, given: Spine, manner: Manner = "name"): Alignment | undefined {
  return alignment(labelsIn(wanted), labelsIn(given), manner);
}

export function labelsIn({ params }: Spine): readonly Label[] {
  return params.map(({ label }) => label);
}

export class Coercion {
  readonly bindings: Binding[] = [];
  /** Families of the submission with fields as the reference has them. */
  readonly families = new Map<Name, DataDecl>();
  /** Whether some functions have not the same labels in both. */
  isByPlace = false;
  private readonly converters = new Map<string, Name>();
  private readonly differing = new Map<string, boolean>();
  private readonly own: ReadonlyMap<Name, DataDecl>;
  private readonly others: ReadonlyMap<Name, DataDecl>;
  private serial = 0;

  constructor(
    reference: Program,
    submission: Program,
    private readonly link: Link | undefined,
    private readonly key: string,
  ) {
    this.own = new Map(reference.data.map((family) => [family.name, family]));
    this.others = new Map(submission.data.map((family) => [family.name, family]));
  }

  fresh(shown: string): Name {
    return makeName(`elenchus ${shown} ${this.key}`, this.serial++);
  }

  /** Whether values of the two types are not the same. In two languages, labels say nothing. */
  differ(wanted: Type, given: Type): boolean {
    if (this.link === undefined) return false;
    if (wanted.kind === "fn" && given.kind === "fn") return this.functionsDiffer(wanted, given);
    if (wanted.kind !== "con" || given.kind !== "con" || wanted.args.length !== given.args.length) return false;
    return wanted.args.some((arg, i) => this.differ(arg, nth(given.args, i))) || this.familiesDiffer(wanted, given);
  }

  private functionsDiffer(wanted: Fn, given: Fn): boolean {
    if (wanted.label !== given.label) return true;
    return this.differ(wanted.from, given.from) || this.differ(wanted.to, given.to);
  }

  /** A family that holds itself differs by what else it holds. */
  private familiesDiffer(wanted: Con, given: Con): boolean {
    const [family, other] = [this.own.get(wanted.name), this.others.get(given.name)];
    if (family === undefined || other === undefined || family === other) return false;
    const key = `${family.name} ${other.name}`;
    const known = this.differing.get(key);
    if (known !== undefined) return known;
    this.differing.set(key, false);
    const differs = this.ctorPairs(family, other).some(({ wanted: a, given: b }) =>
      a.fields.some((field, i) => this.differ(field, nth(b.fields, i))),
    );
    this.differing.set(key, differs);
    return differs;
  }

  private ctorPairs(family: DataDecl, other: DataDecl): readonly CtorPair[] {
    return other.ctors.flatMap((given) => {
      const name = this.link?.ctors.get(given.name) ?? given.name;
      const wanted = family.ctors.find((ctor) => ctor.name === name);
      return wanted === undefined ? [] : [{ wanted, given }];
    });
  }

  /** The value of an expression, converted. */
  convert(way: Way, wanted: Type, given: Type, e: Expr): Expr {
    if (!this.differ(wanted, given)) return e;
    if (wanted.kind === "fn" && given.kind === "fn") return this.converted(way, wanted, given, e);
    if (wanted.kind !== "con" || given.kind !== "con") throw new Unalignable();
    return call(variable(this.converter(way, wanted, given)), [e]);
  }

  private converted(way: Way, wanted: Fn, given: Fn, e: Expr): Expr {
    const [a, b] = spinesOf(wanted, given);
    const aligned = this.places(a, b);
    const f = this.fresh("function");
    const [taken, passed] = way === "in" ? [b.params, a.params] : [a.params, b.params];
    const names = taken.map(() => this.fresh("argument"));
    const other: Way = way === "in" ? "out" : "in";
    const args = passed.map((_, k) => {
      const [i, j] = way === "in" ? [k, aligned.indexOf(k)] : [nth(aligned, k), k];
      return this.convert(
        other,
        nth(a.params, i).type,
        nth(b.params, j).type,
        variable(nth(names, way === "in" ? j : i)),
      );
    });
    const body = this.convert(way, a.result, b.result, call(variable(f), args));
    return letIn(f, e, lambda(names, body));
  }

  private converter(way: Way, wanted: Con, given: Con): Name {
    const key = `${way} ${typeKey(wanted)} ${typeKey(given)}`;
    const known = this.converters.get(key);
    if (known !== undefined) return known;
    const name = this.fresh("relabelled");
    this.converters.set(key, name);
    const x = this.fresh("value");
    const rest = { pattern: { kind: "bind", at: NOWHERE, name: x } as const, body: variable(x) }; // of this program alone
    const arms = this.parts(wanted, given).map(({ ctor, fields }) => this.arm(way, ctor, fields));
    const value = this.fresh("value");
    const all = tupleWidth(given.name) === undefined ? [...arms, rest] : arms;
    this.bindings.push({ name, bound: lambda([value], cases(variable(value), all)) });
    return name;
  }

  private arm(way: Way, ctor: Name, fields: readonly FieldPair[]) {
    const names = fields.map(() => this.fresh("field"));
    const args = fields.map(({ wanted, given }, i) => this.convert(way, wanted, given, variable(nth(names, i))));
    return { pattern: fieldsAs(ctor, names), body: make(ctor, args) };
  }

  /** The constructors of both, by the submission's names, with their fields. */
  private parts(wanted: Con, given: Con): readonly CtorFields[] {
    if (tupleWidth(given.name) !== undefined)
      return [{ ctor: given.name, fields: wanted.args.map((arg, i) => ({ wanted: arg, given: nth(given.args, i) })) }];
    const [family, other] = [this.own.get(wanted.name), this.others.get(given.name)];
    const isOpaque = BUILT_IN.has(given.name) || other?.abstract === true;
    if (family === undefined || other === undefined || isOpaque) throw new Unalignable();
    const at = ({ params }: DataDecl, { args }: Con): ReadonlyMap<string, Type> =>
      new Map(params.map((param, i) => [param, nth(args, i)]));
    const [atWanted, atGiven] = [at(family, wanted), at(other, given)];
    return this.ctorPairs(family, other).map((pair) => ({
      ctor: pair.given.name,
      fields: pair.wanted.fields.map((field, i) => ({
        wanted: substituteTypes(field, atWanted),
        given: substituteTypes(nth(pair.given.fields, i), atGiven),
      })),
    }));
  }

  /** The submission's type with its labels where the reference has them. */
  relabelled(wanted: Type, given: Type): Type {
    if (!this.differ(wanted, given)) return given;
    if (wanted.kind === "fn" && given.kind === "fn") {
      const [a, b] = spinesOf(wanted, given);
      const aligned = this.places(a, b);
      const params = a.params.map(({ label, type }, i) => ({
        label,
        type: this.relabelled(type, nth(b.params, aligned.indexOf(i)).type),
      }));
      return functionOf(params, this.relabelled(a.result, b.result));
    }
    if (wanted.kind !== "con" || given.kind !== "con") throw new Unalignable();
    this.relabelFamily(wanted.name, given.name);
    return { ...given, args: given.args.map((arg, i) => this.relabelled(nth(wanted.args, i), arg)) };
  }

  private relabelFamily(wanted: Name, given: Name): void {
    const [family, other] = [this.own.get(wanted), this.others.get(given)];
    if (family === undefined || other === undefined || family === other || this.families.has(given)) return;
    this.families.set(given, other);
    const pairs = new Map(this.ctorPairs(family, other).map((pair) => [pair.given, pair.wanted]));
    const ctors = other.ctors.map((ctor): CtorDecl => {
      const fields = pairs.get(ctor)?.fields ?? ctor.fields;
      return { ...ctor, fields: ctor.fields.map((field, i) => this.relabelled(nth(fields, i), field)) };
    });
    this.families.set(given, { ...other, ctors });
  }

  /** Of functions inside of inputs and results: which of the reference's parameters each of the submission's is. */
  private places(wanted: Spine, given: Spine): readonly number[] {
    const aligned = alignmentOf(wanted, given);
    if (aligned === undefined || !isPermutation(aligned)) throw new Unalignable();
    this.isByPlace ||= aligned.byPlace;
    return aligned.slots.map((slot) => (slot.kind === "given" ? slot.at : -1));
  }

  /** An input that was written for the reference as the submission takes it. */
  written(wanted: Type, given: Type, e: Expr): Expr {
    if (!this.differ(wanted, given)) return e;
    if (wanted.kind === "fn" && given.kind === "fn") return this.writtenFunction(wanted, given, e);
    if (wanted.kind !== "con" || given.kind !== "con") throw new Unalignable();
    if (e.kind === "chain") {
      const [item, last] = this.parts(wanted, given).find(({ ctor }) => ctor === e.ctor)?.fields ?? [];
      if (item === undefined || last === undefined) throw new Unalignable();
      const items = e.items.map((each) => this.written(item.wanted, item.given, each));
      return { ...e, items, last: this.written(wanted, given, e.last) };
    }
    if (e.kind !== "make") throw new Unalignable();
    const ctors = this.parts(wanted, given);
    const fields = ctors.find(({ ctor }) => (this.link?.ctors.get(ctor) ?? ctor) === e.ctor)?.fields ?? [];
    return { ...e, args: e.args.map((arg, i) => this.written(nth(fields, i).wanted, nth(fields, i).given, arg)) };
  }

  private writtenFunction(wanted: Fn, given: Fn, e: Expr): Expr {
    const [a, b] = spinesOf(wanted, given);
    const aligned = this.places(a, b);
    const isDeep =
      this.differ(a.result, b.result) ||
      b.params.some(({ type }, j) => this.differ(nth(a.params, nth(aligned, j)).type, type));
    if (isDeep || e.kind !== "lam" || e.params.length < aligned.length) return this.converted("in", wanted, given, e);
    const first = aligned.map((i) => nth(e.params, i));
    return { ...e, params: [...first, ...e.params.slice(aligned.length)] };
  }
}

type CtorPair = { readonly wanted: CtorDecl; readonly given: CtorDecl };
type FieldPair = { readonly wanted: Type; readonly given: Type };
type CtorFields = { readonly ctor: Name; readonly fields: readonly FieldPair[] };
