// Scala's syntax trees in a short notation, for tests: (f a b) is an application, [p => e] a case, <a b> a tuple.
import { absurd } from "../src/basis/absurd.js";
import type {
  Annotation,
  Arg,
  Bounds,
  Case,
  ClassHead,
  Constant,
  Expr,
  ForStep,
  FunParam,
  Ident,
  ImportClause,
  Modifier,
  Param,
  Parent,
  Pattern,
  Stat,
  Template,
  TypeExpr,
  TypeParam,
} from "../src/frontend/scala/syntax.js";

const names = (path: readonly Ident[]): string => path.map(({ name }) => name).join(".");
const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
const all = <T>(list: readonly T[], show: (item: T) => string): string => list.map(show).join(" ");
const maybe = <T>(before: string, value: T | undefined, show: (item: T) => string): string =>
  value === undefined ? "" : `${before}${show(value)}`;

export function constantShape(c: Constant): string {
  switch (c.kind) {
    case "int":
      return `${c.value}`;
    case "long":
      return `${c.value}L`;
    case "float":
      return `${c.value}f`;
    case "double":
      return Number.isInteger(c.value) ? `${c.value}.0` : `${c.value}`;
    case "char":
      return `'${String.fromCharCode(c.value)}'`;
    case "string":
      return JSON.stringify(c.value);
    case "boolean":
      return `${c.value}`;
    case "unit":
      return "()";
    case "null":
      return "null";
    default:
      return absurd(c);
  }
}

export function exprShape(e: Expr): string {
  switch (e.kind) {
    case "constant":
      return constantShape(e.value);
    case "ident":
      return e.name;
    case "this":
      return `${maybe("", e.of, ({ name }) => `${name}.`)}this`;
    case "super":
      return `${maybe("", e.of, ({ name }) => `${name}.`)}super${maybe("", e.parent, ({ name }) => `[${name}]`)}`;
    case "select":
      return `${exprShape(e.from)}.${e.name.name}`;
    case "apply":
      return `(${words(exprShape(e.fn), all(e.args, argShape))})`;
    case "type-apply":
      return `${exprShape(e.fn)}[${all(e.args, typeShape)}]`;
    case "infix": {
      const types = e.types.length === 0 ? "" : `[${all(e.types, typeShape)}]`;
      return `(${e.op.name}${types} ${exprShape(e.left)} ${exprShape(e.right)})`;
    }
    case "prefix":
      return `(${e.op.name} ${exprShape(e.value)})`;
    case "eta":
      return `(eta ${exprShape(e.value)})`;
    case "new":
      return `(${words("new", all(e.parents, parentShape), maybe("", e.body, templateShape))})`;
    case "tuple":
      return `<${all(e.items, exprShape)}>`;
    case "block":
      return `{${all(e.stats, (stat) => `${statShape(stat)};`)}${maybe(" ", e.result, exprShape)}}`;
    case "fun":
      return `(fun ${words(all(e.params, funParamShape), "=>", exprShape(e.body))})`;
    case "cases":
      return `(cases ${all(e.cases, caseShape)})`;
    case "if":
      return `(if ${words(exprShape(e.cond), exprShape(e.yes), maybe("", e.no, exprShape))})`;
    case "match":
      return `(match ${words(exprShape(e.on), all(e.cases, caseShape))})`;
    case "try":
      return `(try ${words(exprShape(e.body), maybe("catch ", e.handler, exprShape), maybe("finally ", e.last, exprShape))})`;
    case "throw":
      return `(throw ${exprShape(e.value)})`;
    case "return":
      return `(${words("return", maybe("", e.value, exprShape))})`;
    case "while":
      return `(while ${exprShape(e.cond)} ${exprShape(e.body)})`;
    case "do-while":
      return `(do ${exprShape(e.body)} while ${exprShape(e.cond)})`;
    case "for":
      return `(for ${all(e.steps, stepShape)} ${e.yields ? "yield" : "do"} ${exprShape(e.body)})`;
    case "typed":
      return `(: ${exprShape(e.value)} ${typeShape(e.type)})`;
    case "annotated":
      return `(: ${exprShape(e.value)} ${all(e.annotations, annotationShape)})`;
    case "assign":
      return `(= ${exprShape(e.target)} ${exprShape(e.value)})`;
    case "interpolated":
      return `(${e.how.name} ${e.texts.map((text, i) => words(JSON.stringify(text), maybe("", e.args[i], exprShape))).join(" ")})`;
    default:
      return absurd(e);
  }
}

function argShape({ name, value, spread }: Arg): string {
  return `${maybe("", name, (each) => `${each.name}=`)}${exprShape(value)}${spread ? "*" : ""}`;
}

function funParamShape({ name, type }: FunParam): string {
  const text = name?.name ?? "_";
  return type === undefined ? text : `${text}:${typeShape(type)}`;
}

function caseShape({ pattern, guard, body }: Case): string {
  return `[${words(patternShape(pattern), maybe("if ", guard, exprShape), "=>", exprShape(body))}]`;
}

function stepShape(step: ForStep): string {
  switch (step.kind) {
    case "generate":
      return `[${patternShape(step.pattern)} <- ${exprShape(step.from)}]`;
    case "filter":
      return `[if ${exprShape(step.cond)}]`;
    case "define":
      return `[${patternShape(step.pattern)} = ${exprShape(step.value)}]`;
    default:
      return absurd(step);
  }
}

function annotationShape({ type, args }: Annotation): string {
  return `@${typeShape(type)}${args.map((list) => `(${all(list, argShape)})`).join("")}`;
}

export function patternShape(p: Pattern): string {
  switch (p.kind) {
    case "any":
      return "_";
    case "var":
      return p.name;
    case "bind":
      return `${p.name.name}@${patternShape(p.inner)}`;
    case "constant":
      return constantShape(p.value);
    case "stable":
      return `\`${names(p.path)}\``;
    case "typed":
      return `${patternShape(p.inner)}:${typeShape(p.type)}`;
    case "tuple":
      return `<${all(p.items, patternShape)}>`;
    case "construct": {
      const types = p.types.length === 0 ? "" : `[${all(p.types, typeShape)}]`;
      return `(${words(`${names(p.path)}${types}`, all(p.args, patternShape))})`;
    }
    case "or":
      return `(| ${all(p.options, patternShape)})`;
    case "rest":
      return `${p.name?.name ?? "_"}*`;
    default:
      return absurd(p);
  }
}

export function typeShape(t: TypeExpr): string {
  switch (t.kind) {
    case "name":
      return names(t.path);
    case "applied":
      return `(${typeShape(t.fn)} ${all(t.args, typeShape)})`;
    case "function":
      return `(-> ${words(all(t.params, typeShape), typeShape(t.result))})`;
    case "tuple":
      return `<${all(t.items, typeShape)}>`;
    case "infix":
      return `(${t.op.name} ${typeShape(t.left)} ${typeShape(t.right)})`;
    case "with":
      return `(with ${all(t.parts, typeShape)})`;
    case "project":
      return `${typeShape(t.from)}#${t.name.name}`;
    case "singleton":
      return `${names(t.path)}.type`;
    case "wildcard":
      return words("?", boundsShape(t));
    case "by-name":
      return `(=> ${typeShape(t.result)})`;
    case "repeated":
      return `${typeShape(t.item)}*`;
    case "annotated":
      return `(${typeShape(t.inner)} ${all(t.annotations, annotationShape)})`;
    default:
      return absurd(t);
  }
}

function boundsShape({ low, high }: Bounds): string {
  return words(maybe(">:", low, typeShape), maybe("<:", high, typeShape));
}

function typeParamsShape(params: readonly TypeParam[]): string {
  if (params.length === 0) return "";
  const sign = { covariant: "+", contravariant: "-" } as const;
  const one = (each: TypeParam): string =>
    words(
      `${each.variance === undefined ? "" : sign[each.variance]}${each.name.name}${typeParamsShape(each.params)}`,
      boundsShape(each),
    );
  return `[${all(params, one)}]`;
}

// ---- definitions ----

function marksShape(marks: {
  readonly annotations: readonly Annotation[];
  readonly modifiers: readonly Modifier[];
}): string {
  const modifier = ({ kind, within }: Modifier): string => `${kind}${maybe("", within, ({ name }) => `[${name}]`)}`;
  return words(all(marks.annotations, annotationShape), all(marks.modifiers, modifier));
}

function paramShape(param: Param): string {
  const value = maybe("=", param.default, exprShape);
  return words(marksShape(param), param.field ?? "", `${param.name.name}:${typeShape(param.type)}${value}`);
}

function paramsShape(lists: readonly (readonly Param[])[]): string {
  return lists.map((list) => `(${all(list, paramShape)})`).join("");
}

function parentShape({ type, args }: Parent): string {
  return `${typeShape(type)}${args.map((list) => `(${all(list, argShape)})`).join("")}`;
}

function templateShape({ self, stats }: Template): string {
  return `{${words(
    maybe("", self, ({ name }) => `${name} =>`),
    all(stats, statShape),
  )}}`;
}

function headShape(head: ClassHead): string {
  const access = maybe(" ", head.access, ({ kind }) => kind);
  const extended = head.parents.length === 0 ? "" : ` : ${all(head.parents, parentShape)}`;
  return `${head.name.name}${typeParamsShape(head.typeParams)}${access}${paramsShape(head.params)}${extended}`;
}

function importShape({ path, selectors, all: everything }: ImportClause): string {
  const parts = selectors.map(
    ({ name, alias, hidden }) => `${name.name}${hidden ? "=>_" : maybe("=>", alias, (to) => to.name)}`,
  );
  return `${names(path)}.{${words(...parts, everything ? "_" : "")}}`;
}

export function statShape(stat: Stat): string {
  switch (stat.kind) {
    case "eval":
      return exprShape(stat.body);
    case "import":
      return `(import ${all(stat.clauses, importShape)})`;
    case "package":
      return `(${words("package", stat.object ? "object" : "", names(stat.path), all(stat.body, statShape))})`;
    case "val":
    case "var": {
      const typed = maybe(":", stat.type, typeShape);
      return `(${words(marksShape(stat), stat.kind, `${all(stat.patterns, patternShape)}${typed}`, maybe("= ", stat.value, exprShape))})`;
    }
    case "def": {
      const head = `${stat.name.name}${typeParamsShape(stat.typeParams)}${paramsShape(stat.params)}`;
      const typed = maybe(":", stat.result, typeShape);
      return `(${words(marksShape(stat), "def", `${head}${typed}`, maybe("= ", stat.body, exprShape))})`;
    }
    case "type": {
      const head = `${stat.name.name}${typeParamsShape(stat.typeParams)}`;
      return `(${words(marksShape(stat), "type", head, boundsShape(stat), maybe("= ", stat.alias, typeShape))})`;
    }
    case "object": {
      const extended = stat.parents.length === 0 ? "" : `: ${all(stat.parents, parentShape)}`;
      return `(${words(marksShape(stat), "object", stat.name.name, extended, templateShape(stat.body))})`;
    }
    case "class":
    case "trait":
    case "enum":
      return `(${words(marksShape(stat), stat.kind, headShape(stat), templateShape(stat.body))})`;
    case "enum-case":
      return `(case ${headShape(stat)})`;
    case "unread":
      return `(unread ${names(stat.names)})`;
    default:
      return absurd(stat);
  }
}
