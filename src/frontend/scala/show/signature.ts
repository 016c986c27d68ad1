// What a program defines, a line for each definition as Scala would declare it; what is inside of something is indented.

import { hasError } from "../infer/ty.js";
import type { ClassSymbol, DefSymbol, Stat, Ty, TypedProgram, TypeParam, ValueSymbol } from "../typed.js";
import { showTy } from "./type.js";

/** The definitions of a program in the order of its text. */
export function showSignature(program: TypedProgram): string {
  const classes = program.classes.filter((of) => of.owner === undefined && !of.isAnonymous);
  const top = [...classes, ...program.top.flatMap(definedBy)];
  return inOrder(top, program.classes, "").trimEnd();
}

type Definition = ClassSymbol | DefSymbol | ValueSymbol;

function definedBy(stat: Stat): readonly Definition[] {
  return stat.kind === "def" || stat.kind === "val" ? [stat.of] : [];
}

function inOrder(definitions: readonly Definition[], all: readonly ClassSymbol[], indent: string): string {
  // Several files are parts of one program: their order is that of their first definitions.
  const files = [...new Set(definitions.map(({ at }) => at.file))];
  const place = ({ at }: Definition): number => files.indexOf(at.file) * 1e9 + at.start;
  const sorted = [...definitions].filter(isKnown).sort((a, b) => place(a) - place(b));
  return sorted.map((each) => `${indent}${showDefinition(each)}\n${inside(each, all, `${indent}  `)}`).join("");
}

/** What is left out may have a type that nobody knows. */
function isKnown(of: Definition): boolean {
  if (of.symbol === "class") return true;
  if (of.symbol === "value") return !hasError(of.type);
  return !hasError(of.result) && !of.params.some((list) => list.some(({ type }) => hasError(type)));
}

function inside(of: Definition, all: readonly ClassSymbol[], indent: string): string {
  if (of.symbol !== "class") return "";
  const classes = all.filter((each) => each.owner === of && !each.isAnonymous);
  const fields = of.fields.filter((field) => !field.name.includes("$"));
  // A method that only reads a field, so that it implements another one, was not written.
  const isWritten = (def: DefSymbol): boolean =>
    !def.name.includes("$default$") && ![...of.params, ...of.fields].some((field) => field.name === def.name);
  return inOrder([...classes, ...fields, ...of.methods.filter(isWritten)], all, indent);
}

function showDefinition(of: Definition): string {
  if (of.symbol === "class") return showClass(of);
  return of.symbol === "def" ? showDef(of) : showValueDefinition(of);
}

/** def f[A](x: Int)(xs: List[A]): Int */
export function showDef({ name, typeParams, params, result }: DefSymbol): string {
  return `def ${name}${showTypeParams(typeParams)}${params.map(showParams).join("")}${colon(name, params)} ${showTy(result)}`;
}

/** A name of signs would swallow the colon. */
function colon(name: string, params: readonly unknown[]): string {
  return params.length === 0 && !/\w$/.test(name) ? " :" : ":";
}

function showValueDefinition({ name, type, isLazy, isMutable }: ValueSymbol): string {
  return `${isMutable ? "var" : isLazy ? "lazy val" : "val"} ${name}: ${showTy(type)}`;
}

/** At the top with its package. */
function showClass(of: ClassSymbol): string {
  const marks = [
    of.isSealed ? "sealed " : "",
    of.isAbstract && of.kind === "class" ? "abstract " : "",
    of.isCase ? "case " : "",
  ].join("");
  const params = of.kind === "class" && (of.isCase || of.params.length > 0) ? showParams(of.params) : "";
  const [first, ...rest] = of.parents.map(({ type }) => showTy(type));
  const parents = first === undefined ? "" : ` extends ${[first, ...rest].join(" with ")}`;
  return `${marks}${of.kind} ${of.owner === undefined ? of.path : of.name}${showTypeParams(of.typeParams)}${params}${parents}`;
}

function showTypeParams(params: readonly TypeParam[]): string {
  return params.length === 0 ? "" : `[${params.map(showTypeParam).join(", ")}]`;
}

function showTypeParam({ name, variance, low, high }: TypeParam): string {
  const sign = variance === "covariant" ? "+" : variance === "contravariant" ? "-" : "";
  return `${sign}${name}${low ? ` >: ${showTy(low)}` : ""}${high ? ` <: ${showTy(high)}` : ""}`;
}

function showParams(params: readonly ValueSymbol[]): string {
  const isImplicit = params.some((param) => param.isImplicit);
  return `(${isImplicit ? "implicit " : ""}${params.map(showParam).join(", ")})`;
}

function showParam(param: ValueSymbol): string {
  return `${param.name}: ${showParamType(param)}${param.default === undefined ? "" : " = ..."}`;
}

function showParamType({ type, byName, isRepeated }: ValueSymbol): string {
  if (byName) return `=> ${showTy(type)}`;
  const item: Ty | undefined = isRepeated && type.kind === "class" ? type.args[0] : undefined;
  return item === undefined ? showTy(type) : `${showTy(item)}*`;
}
