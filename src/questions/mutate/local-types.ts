// The types of a definition's nodes and local names, found again from the core: front ends know them, but core nodes
// do not carry them. Where that does not work out (a local function at two types, constructors that hide some), there
// are none, and whoever needs types does without.
import { absurd } from "../../basis/absurd.js";
import { type Expr, type Name, type NodeId, type Pattern, tupleCtor, tupleWidth } from "../../core/expr.js";
import { PRIMITIVES, type PrimKind, type PrimName } from "../../core/primitive.js";
import type { CtorDecl, DataDecl, Program } from "../../core/program.js";
import type { Type } from "../../core/type.js";

export type LocalTypes = {
  /** The same text for the same type; undefined where that is not known. */
  readonly ofNode: (e: Expr) => string | undefined;
  readonly ofName: (name: Name) => string | undefined;
};

type Variable = { readonly kind: "open"; readonly id: number; is: Inferred | undefined };
type Inferred =
  | Variable
  | { readonly kind: "con"; readonly name: string; readonly args: readonly Inferred[] }
  | { readonly kind: "fn"; readonly from: Inferred; readonly to: Inferred };

class Clash extends Error {}

/** Of a definition, whose own type the program tells. */
export type Inferring = (name: Name, bound: Expr) => LocalTypes | undefined;

export function inferring(program: Program): Inferring {
  const ctors = new Map<Name, { readonly family: DataDecl | undefined; readonly decl: CtorDecl }>();
  for (const decl of program.exceptions) ctors.set(decl.name, { family: undefined, decl });
  for (const family of program.data) {
    for (const decl of family.ctors) if (!ctors.has(decl.name)) ctors.set(decl.name, { family, decl });
  }
  return (name, bound) => {
    const inference = new Inference(program, ctors);
    try {
      inference.define(name, bound);
    } catch (error) {
      if (error instanceof Clash) return undefined;
      throw error;
    }
    return { ofNode: (e) => inference.textOfNode(e), ofName: (name) => inference.textOfName(name) };
  };
}

type Ctors = ReadonlyMap<Name, { readonly family: DataDecl | undefined; readonly decl: CtorDecl }>;

/** Owns the types under way. */
class Inference {
  private serial = 0;
  private readonly names = new Map<Name, Inferred>();
  private readonly nodes = new Map<NodeId, Inferred>();

  constructor(
    private readonly program: Program,
    private readonly ctors: Ctors,
  ) {}

  textOfNode(e: Expr): string | undefined {
    const type = this.nodes.get(e.id);
    return type && textOf(type);
  }

  textOfName(name: Name): string | undefined {
    const type = this.names.get(name);
    return type && textOf(type);
  }

  define(name: Name, bound: Expr): void {
    unify(this.typeOfName(name), this.infer(bound));
  }

  infer(e: Expr): Inferred {
    const type = this.typeOf(e);
    this.nodes.set(e.id, type);
    return type;
  }

  private open(): Variable {
    return { kind: "open", id: this.serial++, is: undefined };
  }

  private local(name: Name): Inferred {
    const type = this.names.get(name) ?? this.open();
    this.names.set(name, type);
    return type;
  }

  private typeOf(e: Expr): Inferred {
    switch (e.kind) {
      case "lit":
        return constant(e.value.kind);
      case "var":
        return this.typeOfName(e.name);
      case "lam": {
        const params = e.params.map((param) => this.local(param));
        return params.reduceRight((to, from) => ({ kind: "fn", from, to }), this.infer(e.body));
      }
      case "app": {
        const result = this.open();
        const fn = this.infer(e.fn);
        const args = e.args.map((arg) => this.infer(arg));
        unify(
          fn,
          args.reduceRight<Inferred>((to, from) => ({ kind: "fn", from, to }), result),
        );
        return result;
      }
      case "let":
        unify(this.local(e.name), this.infer(e.bound));
        return this.infer(e.body);
      case "letrec":
        for (const { name } of e.bindings) this.local(name);
        for (const { name, bound } of e.bindings) unify(this.local(name), this.infer(bound));
        return this.infer(e.body);
      case "make": {
        const { fields, result } = this.instance(e.ctor, e.args.length);
        for (const [i, arg] of e.args.entries()) unify(fields[i] as Inferred, this.infer(arg));
        return result;
      }
      case "chain": {
        const { fields, result } = this.instance(e.ctor, 2);
        for (const item of e.items) unify(fields[0] as Inferred, this.infer(item));
        unify(result, this.infer(e.last));
        return result;
      }
      case "match":
      case "try": {
        const body = e.kind === "match" ? this.open() : this.infer(e.body);
        const on = e.kind === "match" ? this.infer(e.on) : constant("exn");
        for (const arm of e.arms) {
          unify(on, this.pattern(arm.pattern));
          if (arm.guard !== undefined) unify(constant("bool"), this.infer(arm.guard));
          unify(body, this.infer(arm.body));
        }
        return body;
      }
      case "if": {
        unify(constant("bool"), this.infer(e.cond));
        const type = this.infer(e.yes);
        unify(type, this.infer(e.no));
        return type;
      }
      case "prim":
        return this.primitive(
          e.op,
          e.args.map((arg) => this.infer(arg)),
        );
      case "raise":
        this.infer(e.exn);
        return this.open();
      case "seq":
        return e.items.map((item) => this.infer(item)).at(-1) ?? this.open();
      case "delay":
        return { kind: "con", name: "lazy", args: [this.infer(e.body)] };
      case "force": {
        const inner = this.open();
        unify({ kind: "con", name: "lazy", args: [inner] }, this.infer(e.value));
        return inner;
      }
      case "choose": {
        const type = this.open();
        for (const option of e.options) unify(type, this.infer(option));
        return type;
      }
      default:
        return absurd(e);
    }
  }

  private typeOfName(name: Name): Inferred {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const general = this.program.types.get(name);
    return general === undefined ? this.open() : this.instantiate(general, new Map());
  }

  private instantiate(type: Type, variables: Map<string, Inferred>): Inferred {
    if (type.kind === "var") {
      const known = variables.get(type.name) ?? this.open();
      variables.set(type.name, known);
      return known;
    }
    if (type.kind === "fn")
      return { kind: "fn", from: this.instantiate(type.from, variables), to: this.instantiate(type.to, variables) };
    return { ...constant(type.name), args: type.args.map((arg) => this.instantiate(arg, variables)) };
  }

  private instance(ctor: Name, width: number): { readonly fields: readonly Inferred[]; readonly result: Inferred } {
    const tuple = tupleWidth(ctor);
    if (tuple !== undefined) {
      const fields = Array.from({ length: width }, () => this.open());
      return { fields, result: { kind: "con", name: tupleCtor(tuple), args: fields } };
    }
    if (ctor === NULL) return { fields: [], result: this.open() };
    const found = this.ctors.get(ctor);
    if (found === undefined || found.decl.result !== undefined) throw new Clash();
    const variables = new Map<string, Inferred>();
    const params = found.family?.params.map((name) => this.instantiate({ kind: "var", name }, variables)) ?? [];
    const fields = found.decl.fields.map((field) => this.instantiate(field, variables));
    return { fields, result: { kind: "con", name: found.family?.name ?? "exn", args: params } };
  }

  private pattern(pattern: Pattern): Inferred {
    switch (pattern.kind) {
      case "any":
        return this.open();
      case "bind":
        return this.local(pattern.name);
      case "as": {
        const type = this.pattern(pattern.inner);
        unify(this.local(pattern.name), type);
        return type;
      }
      case "lit":
        return constant(pattern.value.kind);
      case "range":
        return constant(pattern.low.kind);
      case "ctor": {
        const { fields, result } = this.instance(pattern.ctor, pattern.args.length);
        for (const [i, arg] of pattern.args.entries()) unify(fields[i] as Inferred, this.pattern(arg));
        return result;
      }
      case "or": {
        const type = this.open();
        for (const option of pattern.options) unify(type, this.pattern(option));
        return type;
      }
      case "cell":
        return { kind: "con", name: "cell", args: [this.pattern(pattern.inner)] };
      case "array": {
        const item = this.open();
        for (const inner of pattern.items) unify(item, this.pattern(inner));
        return { kind: "con", name: "array", args: [item] };
      }
      default:
        return absurd(pattern);
    }
  }

  private primitive(op: PrimName, args: readonly Inferred[]): Inferred {
    const inner = this.open();
    const typeOfKind = (kind: PrimKind): Inferred => {
      if (kind === "any") return op === "any.cast" || op.startsWith("sys.") ? this.open() : inner;
      if (kind === "unit") return { kind: "con", name: tupleCtor(0), args: [] };
      if (kind === "cell" || kind === "array" || kind === "lazy") return { kind: "con", name: kind, args: [inner] };
      return constant(kind);
    };
    const signature = PRIMITIVES.get(op);
    if (signature === undefined || op.startsWith("bytes.")) throw new Clash();
    for (const [i, arg] of args.entries()) {
      const takes = signature.takes === "many" ? "any" : signature.takes[i];
      if (takes !== undefined) unify(typeOfKind(takes), arg);
    }
    return typeOfKind(signature.gives);
  }
}

/** Of every type of objects. */
const NULL = "null";
/** Literals do not tell how wide their characters are. */
const WIDE: Readonly<Record<string, string>> = { str16: "str", char16: "char" };

function constant(name: string): Extract<Inferred, { kind: "con" }> {
  return { kind: "con", name: WIDE[name] ?? name, args: [] };
}

function resolved(type: Inferred): Inferred {
  let now = type;
  while (now.kind === "open" && now.is !== undefined) now = now.is;
  return now;
}

function unify(first: Inferred, second: Inferred): void {
  const [a, b] = [resolved(first), resolved(second)];
  if (a === b) return;
  if (a.kind === "open") {
    if (occurs(a, b)) throw new Clash();
    a.is = b;
  } else if (b.kind === "open") unify(b, a);
  else if (a.kind === "fn" && b.kind === "fn") {
    unify(a.from, b.from);
    unify(a.to, b.to);
  } else if (a.kind === "con" && b.kind === "con" && a.name === b.name && a.args.length === b.args.length) {
    for (const [i, arg] of a.args.entries()) unify(arg, b.args[i] as Inferred);
  } else throw new Clash();
}

function occurs(variable: Variable, type: Inferred): boolean {
  const now = resolved(type);
  if (now.kind === "open") return now === variable;
  return now.kind === "fn"
    ? occurs(variable, now.from) || occurs(variable, now.to)
    : now.args.some((arg) => occurs(variable, arg));
}

function textOf(type: Inferred): string {
  const now = resolved(type);
  if (now.kind === "open") return `'${now.id}`;
  if (now.kind === "fn") return `(${textOf(now.from)} -> ${textOf(now.to)})`;
  return now.args.length === 0 ? now.name : `${now.name}(${now.args.map(textOf).join(", ")})`;
}
