// OCaml's syntax in a notation for tests: every node in brackets of its own, without places.
import { absurd } from "../src/basis/absurd.js";
import type {
  Binding,
  Case,
  Constant,
  Constraint,
  CtorDecl,
  Expr,
  FieldDecl,
  Item,
  ModuleExpr,
  ModuleParam,
  ModuleTypeExpr,
  Path,
  Pattern,
  Spec,
  TypeDecl,
  TypeExpr,
} from "../src/frontend/ocaml/syntax.js";

const many = <T>(nodes: readonly T[], show: (node: T) => string): string =>
  nodes.map((node) => ` ${show(node)}`).join("");
const sign = (label: string): string => (label.startsWith("?") ? label : `~${label}`);
const path = ({ modules, name }: Path): string => [...modules, name].join(".");

function constant(c: Constant): string {
  if (c.kind === "char") return `'${String.fromCharCode(c.value)}'`;
  if (c.kind === "float") return Object.is(c.value, -0) ? "-0." : `${c.value}${Number.isInteger(c.value) ? "." : ""}`;
  return c.kind === "int" ? `${c.value}` : JSON.stringify(c.value);
}

export function exprShape(e: Expr): string {
  const s = exprShape;
  switch (e.kind) {
    case "constant":
      return constant(e.value);
    case "ident":
      return path(e.path);
    case "let":
      return `(let${e.recursive ? " rec" : ""}${many(e.bindings, binding)} ${s(e.body)})`;
    case "fun":
      return `(fun${many(e.params, patternShape)} -> ${s(e.body)})`;
    case "function":
      return `(function${many(e.cases, caseShape)})`;
    case "apply":
      return `(${s(e.fn)}${many(e.args, s)})`;
    case "match":
      return `(match ${s(e.on)}${many(e.cases, caseShape)})`;
    case "try":
      return `(try ${s(e.body)}${many(e.cases, caseShape)})`;
    case "tuple":
      return `<${many(e.items, s).slice(1)}>`;
    case "construct":
      return e.arg === undefined ? path(e.ctor) : `(${path(e.ctor)} of ${s(e.arg)})`;
    case "list":
      return `[${many(e.items, s).slice(1)}]`;
    case "array":
      return `[|${many(e.items, s).slice(1)}|]`;
    case "record":
      return `{${e.base === undefined ? "" : `${s(e.base)} with`}${many(e.fields, (f) => `${path(f.field)}=${s(f.value)}`)}}`;
    case "field":
      return `${s(e.record)}.${path(e.field)}`;
    case "set-field":
      return `(<- ${s(e.record)}.${path(e.field)} ${s(e.value)})`;
    case "if":
      return `(if ${s(e.cond)} ${s(e.yes)}${e.no === undefined ? "" : ` ${s(e.no)}`})`;
    case "sequence":
      return `(;${many(e.items, s)})`;
    case "while":
      return `(while ${s(e.cond)} ${s(e.body)})`;
    case "for":
      return `(for ${patternShape(e.index)} ${s(e.low)} ${e.down ? "downto" : "to"} ${s(e.high)} ${s(e.body)})`;
    case "labelled":
      return `${sign(e.label)}:${s(e.value)}`;
    case "typed":
      return `(: ${s(e.value)} ${typeShape(e.type)})`;
    case "lazy":
      return `(lazy ${s(e.body)})`;
    case "assert":
      return `(assert ${s(e.cond)})`;
    case "open":
      return `(open ${path(e.module)} ${s(e.body)})`;
    case "coerce":
      return `(:> ${s(e.value)}${e.from === undefined ? "" : ` ${typeShape(e.from)}`} ${typeShape(e.to)})`;
    case "newtype":
      return `(newtype ${e.name.name} ${s(e.body)})`;
    case "let-item":
      return `(let ${itemShape(e.item)} ${s(e.body)})`;
    case "pack":
      return `(pack ${moduleShape(e.module)}${e.type === undefined ? "" : ` ${moduleTypeShape(e.type)}`})`;
    case "lacking":
      return `(lacking ${e.lack.what})`;
    default:
      return absurd(e);
  }
}

const binding = (b: Binding): string => `[${patternShape(b.pattern)} = ${exprShape(b.bound)}]`;
const caseShape = (c: Case): string =>
  `[${patternShape(c.pattern)}${c.guard === undefined ? "" : ` when ${exprShape(c.guard)}`} -> ${exprShape(c.body)}]`;

export function patternShape(p: Pattern): string {
  const s = patternShape;
  switch (p.kind) {
    case "any":
      return "_";
    case "var":
      return p.name;
    case "alias":
      return `(as ${s(p.inner)} ${p.name.name})`;
    case "constant":
      return constant(p.value);
    case "range":
      return `'${String.fromCharCode(p.low)}'..'${String.fromCharCode(p.high)}'`;
    case "tuple":
      return `<${many(p.items, s).slice(1)}>`;
    case "construct":
      return p.arg === undefined ? path(p.ctor) : `(${path(p.ctor)} of ${s(p.arg)})`;
    case "list":
      return `[${many(p.items, s).slice(1)}]`;
    case "array":
      return `[|${many(p.items, s).slice(1)}|]`;
    case "record":
      return `{${many(p.fields, (f) => `${path(f.field)}=${s(f.pattern)}`)}${p.open ? " _" : ""}}`;
    case "or":
      return `(|${many(p.options, s)})`;
    case "labelled":
      return `${sign(p.label)}:${s(p.inner)}${p.default === undefined ? "" : `=${exprShape(p.default)}`}`;
    case "typed":
      return `(: ${s(p.inner)} ${typeShape(p.type)})`;
    case "tags":
      return `#${path(p.type)}`;
    case "lazy":
      return `(lazy ${s(p.inner)})`;
    case "exception":
      return `(exception ${s(p.inner)})`;
    case "open":
      return `(open ${path(p.module)} ${s(p.inner)})`;
    case "unpack":
      return `(module ${p.name?.name ?? "_"}${p.type === undefined ? "" : ` ${moduleTypeShape(p.type)}`})`;
    default:
      return absurd(p);
  }
}

export function typeShape(t: TypeExpr): string {
  const s = typeShape;
  switch (t.kind) {
    case "any":
      return "_";
    case "var":
      return `'${t.name}`;
    case "arrow":
      return `(-> ${t.label === undefined ? "" : `${t.label}:`}${s(t.from)} ${s(t.to)})`;
    case "tuple":
      return `<${many(t.items, s).slice(1)}>`;
    case "constr":
      return t.args.length === 0 ? path(t.path) : `(${path(t.path)}${many(t.args, s)})`;
    case "alias":
      return `(as ${s(t.inner)} '${t.name})`;
    case "poly":
      return `(forall ${t.vars.join(" ")} ${s(t.body)})`;
    case "variant":
      return `[${t.bound}${many(t.tags, (tag) => (tag.kind === "tag" ? `${tag.name}${many(tag.types, s)}` : s(tag)))}${many(t.sure, (tag) => `>${tag}`)}]`;
    case "package":
      return `(module ${moduleTypeShape(t.type)})`;
    case "lacking":
      return `(lacking ${t.lack.what})`;
    default:
      return absurd(t);
  }
}

function declShape({ name, params, body, manifest }: TypeDecl): string {
  const left = [name.name, ...params.map((param) => (param.name === undefined ? "_" : `'${param.name}`))].join(" ");
  const equals = manifest === undefined ? "" : ` = ${typeShape(manifest)}`;
  if (body.kind === "abstract") return `[${left}${equals}]`;
  if (body.kind === "record") {
    return `[${left}${equals} {${many(body.fields, fieldShape)}}]`;
  }
  if (body.kind === "open") return `[${left} ..]`;
  return `[${left}${equals}${many(body.ctors, (c) => `| ${ctorShape(c)}`)}]`;
}

function ctorShape({ name, args, record, result }: CtorDecl): string {
  const fields = record === undefined ? "" : ` {${many(record, fieldShape)}}`;
  return `${name.name}${fields}${many(args, typeShape)}${result === undefined ? "" : ` : ${typeShape(result)}`}`;
}

function fieldShape({ mutable, name, type }: FieldDecl): string {
  return `${mutable ? "mutable " : ""}${name.name}: ${typeShape(type)}`;
}

export function itemShape(item: Item): string {
  switch (item.kind) {
    case "value":
      return `(let${item.recursive ? " rec" : ""}${many(item.bindings, binding)})`;
    case "eval":
      return `(eval ${exprShape(item.body)})`;
    case "type":
      return `(type${item.recursive ? "" : " nonrec"}${many(item.decls, declShape)})`;
    case "exception": {
      const alias = item.alias === undefined ? "" : ` = ${path(item.alias)}`;
      return `(exception ${ctorShape(item.ctor)}${alias})`;
    }
    case "extend":
      return `(extend ${path(item.type)}${many(item.ctors, ({ ctor, alias }) => `| ${ctorShape(ctor)}${alias === undefined ? "" : ` = ${path(alias)}`}`)})`;
    case "module":
      return `(module ${item.name.name} ${moduleShape(item.body)})`;
    case "open":
      return `(open ${moduleShape(item.module)})`;
    case "include":
      return `(include ${moduleShape(item.module)})`;
    case "external":
      return `(external ${item.name.name} ${typeShape(item.type)} ${item.prim})`;
    case "rec-modules": {
      const bound = many(item.bindings, (b) => `[${b.name.name} ${moduleTypeShape(b.type)} ${moduleShape(b.body)}]`);
      return `(module rec${bound})`;
    }
    case "module-type":
      return `(module type ${item.name.name}${item.type === undefined ? "" : ` ${moduleTypeShape(item.type)}`})`;
    case "lacking":
      return `(lacking ${item.lack.what}${many(item.types, ({ name, arity }) => `${name.name}/${arity}`)})`;
    default:
      return absurd(item);
  }
}

function moduleShape(m: ModuleExpr): string {
  const param = (p: ModuleParam | undefined): string =>
    p === undefined ? "()" : `[${p.name.name} ${moduleTypeShape(p.type)}]`;
  switch (m.kind) {
    case "path":
      return path(m.path);
    case "structure":
      return `(struct${many(m.items, itemShape)})`;
    case "functor":
      return `(functor ${param(m.param)} ${moduleShape(m.body)})`;
    case "apply":
      return `(${moduleShape(m.fn)} ${m.arg === undefined ? "()" : moduleShape(m.arg)})`;
    case "sealed":
      return `(: ${moduleShape(m.body)} ${moduleTypeShape(m.type)})`;
    case "unpack":
      return `(val ${exprShape(m.value)})`;
    default:
      return absurd(m);
  }
}

function moduleTypeShape(t: ModuleTypeExpr): string {
  switch (t.kind) {
    case "path":
      return path(t.path);
    case "signature":
      return `(sig${many(t.specs, specShape)})`;
    case "functor":
      return `(${t.param === undefined ? "()" : `[${t.param.name.name} ${moduleTypeShape(t.param.type)}]`} -> ${moduleTypeShape(t.result)})`;
    case "with":
      return `(${moduleTypeShape(t.base)} with${many(t.constraints, constraintShape)})`;
    case "type-of":
      return `(type of ${moduleShape(t.module)})`;
    default:
      return absurd(t);
  }
}

function constraintShape(c: Constraint): string {
  if (c.kind === "type") return `${path(c.path)}${c.decl.substituted ? ":" : ""}${declShape(c.decl)}`;
  return `${path(c.path)}${c.substituted ? " :=" : " ="} ${moduleShape(c.module)}`;
}

function specShape(spec: Spec): string {
  switch (spec.kind) {
    case "value":
      return `(val ${spec.name.name} ${typeShape(spec.type)})`;
    case "module":
      return `(module ${spec.name.name} ${moduleTypeShape(spec.type)})`;
    case "alias":
      return `(module ${spec.name.name} ${spec.substituted ? ":=" : "="} ${moduleShape(spec.module)})`;
    case "include":
      return `(include ${moduleTypeShape(spec.type)})`;
    case "rec-modules":
      return `(module rec${many(spec.bindings, (b) => `[${b.name.name} ${moduleTypeShape(b.type)}]`)})`;
    default:
      return itemShape(spec);
  }
}
