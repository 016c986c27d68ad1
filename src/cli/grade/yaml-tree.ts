// A YAML or JSON text as a tree with places, in byte strings. The only importer of the package that reads YAML:
// what it would unfold (aliases) or follow too deep is refused here.
import { Composer, type Document, isAlias, isMap, isScalar, isSeq, type Node, Parser, type YAMLError } from "yaml";
import type { Source, Span } from "../../core/span.js";
import { toBytes } from "../../jobs/source-text.js";
import type { Checked, Diagnostic } from "../../report/diagnostic.js";
import { decodeBytes } from "../../report/display.js";

export type YamlTree = Scalar | List | Fields | Nothing;
/** `text` is a byte string; of a number or a truth, as it is written. */
export type Scalar = At<"scalar"> & { readonly text: string; readonly type: "string" | "number" | "boolean" };
export type List = At<"list"> & { readonly items: readonly YamlTree[] };
export type Fields = At<"fields"> & { readonly fields: readonly { readonly name: Scalar; readonly value: YamlTree }[] };
export type Nothing = At<"nothing">;
type At<K extends string> = { readonly kind: K; readonly at: Span };

/** Hundreds of tests fit; what is hostile at this size is still read within a second or two. */
const YAML_BYTES_MAX = 200_000;
/** The package recurses. */
const DEPTH_MAX = 50;

export function readYaml(source: Source): Checked<YamlTree> {
  const text = decodeBytes(source.text);
  const early = tooLarge(source) ?? notUtf8(source, text);
  if (early !== undefined) return failed(early);
  const tokens = [...new Parser().parse(text)];
  if (isDeep(tokens))
    return failed(yamlError(whole(source), "Nested too deeply", "an assignment never needs so much nesting"));
  const [document, second] = new Composer({ uniqueKeys: false }).compose(tokens, true, text.length);
  if (document === undefined) throw new Error("a forced document was not composed");
  const span = spansOf(source, text);
  const problem = syntaxError(span, document) ?? (second && severalDocuments(span, second));
  return problem === undefined ? treeOf(span, document.contents) : failed(problem);
}

function failed(...errors: readonly [Diagnostic, ...Diagnostic[]]): Checked<YamlTree> {
  return { ok: false, errors };
}

function yamlError(at: Span, title: string, label: string, hint?: string): Diagnostic {
  return { code: "E403", title, at, label, also: [], hint };
}

function whole({ name }: Source): Span {
  return { file: name, start: 0, end: 0 };
}

function tooLarge(source: Source): Diagnostic | undefined {
  if (source.text.length <= YAML_BYTES_MAX) return undefined;
  const label = `an assignment has at most ${YAML_BYTES_MAX / 1_000} kB`;
  return { ...yamlError(whole(source), "File too large", label), code: "E402" };
}

function notUtf8(source: Source, text: string): Diagnostic | undefined {
  const again = toBytes(text);
  if (again === source.text) return undefined;
  let start = 0;
  while (again[start] === source.text[start]) start++;
  const at = { file: source.name, start, end: start + 1 };
  return yamlError(at, "Not UTF-8", "this byte is not part of a character", "save the file as UTF-8.");
}

type Token = {
  readonly value?: unknown;
  readonly items?: readonly { readonly key?: unknown; readonly value?: unknown }[];
};

function isDeep(tokens: readonly object[]): boolean {
  let level: readonly object[] = tokens;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

function childrenOf({ value, items = [] }: Token): object[] {
  const inside = [value, ...items.flatMap((item) => [item.key, item.value])];
  return inside.filter((each) => typeof each === "object" && each !== null);
}

/** Of one slip, YAML often finds several: the first is the one to mend. Tags that nobody knows are only warned of. */
function syntaxError(span: ToSpan, { errors, warnings }: Document): Diagnostic | undefined {
  const [error] = [...errors, ...warnings];
  return error && yamlError(span(error.pos), "Not YAML", labelOf(error), hintFor(error.code));
}

function labelOf({ code, message }: YAMLError): string {
  if (code === "UNEXPECTED_TOKEN") return "YAML does not expect this here";
  return toBytes(`${message.slice(0, 1).toLowerCase()}${message.slice(1)}`);
}

function hintFor(code: string): string {
  if (code === "TAB_AS_INDENT") return "indent with spaces.";
  return "put expressions with brackets, braces, quotes, `: ` or ` #` in them between quotes, as in '[1; 2]'.";
}

function severalDocuments(span: ToSpan, { range }: Document): Diagnostic {
  const hint = "one assignment in one file, without `---` between its fields.";
  return yamlError(span(range ?? [0, 0]), "Several documents", "here begins another", hint);
}

type ToSpan = (range: readonly [number, number, ...unknown[]]) => Span;

/** YAML's offsets count UTF-16 units, ours bytes. */
function spansOf({ name }: Source, text: string): ToSpan {
  const bytes = new Uint32Array(text.length + 1);
  for (let unit = 0, byte = 0; unit < text.length; ) {
    const character = text.codePointAt(unit) ?? 0;
    const units = character > 0xffff ? 2 : 1;
    byte += character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    bytes.fill(byte, unit + 1, unit + units + 1);
    unit += units;
  }
  return ([from, to]) => ({ file: name, start: bytes[from] ?? 0, end: bytes[to] ?? bytes[text.length] ?? 0 });
}

function treeOf(span: ToSpan, root: Node | null): Checked<YamlTree> {
  const errors: Diagnostic[] = [];
  const at = (node: Node): Span => span(node.range ?? [0, 0]);
  const refuse = (node: Node, title: string, label: string): Nothing => {
    errors.push(yamlError(at(node), title, label));
    return { kind: "nothing", at: at(node) };
  };
  const tree = (node: unknown): YamlTree => {
    if (isScalar(node)) return scalarOf(node.value, at(node), node.type === "PLAIN" ? node.source : undefined);
    if (isSeq(node)) return { kind: "list", at: at(node), items: node.items.map(tree) };
    if (isMap(node)) {
      const fields = node.items.map((pair) => ({ name: nameOf(pair.key, at(node)), value: tree(pair.value) }));
      return { kind: "fields", at: at(node), fields };
    }
    if (isAlias(node)) return refuse(node, "Alias", "there are no aliases in an assignment: write it out");
    return { kind: "nothing", at: span([0, 0]) };
  };
  const nameOf = (key: unknown, around: Span): Scalar => {
    const name = tree(key);
    if (name.kind === "scalar") return name;
    errors.push(yamlError(name.kind === "nothing" ? around : name.at, "Not a field", "a field has a name"));
    return { kind: "scalar", at: around, text: "", type: "string" };
  };
  const value = tree(root);
  const [first, ...rest] = errors;
  return first === undefined ? { ok: true, value } : failed(first, ...rest);
}

function scalarOf(value: unknown, at: Span, written: string | undefined): Scalar | Nothing {
  if (value === null || value === undefined) return { kind: "nothing", at };
  const type = typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "string";
  return { kind: "scalar", at, text: toBytes(written ?? String(value)), type };
}
