// As much of JSON Schema as docs/assignment.schema.json and sarif-schema.ts use; a keyword that it does not know is an error.

type Json = unknown;
type Schema = Readonly<Record<string, Json>>;

export function isValid(root: Schema, value: Json, schema: Schema = root): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => holds(root, keyword, wanted, value, schema));
}

const DESCRIBES = ["$schema", "$defs", "title", "description"];

function holds(root: Schema, keyword: string, wanted: Json, value: Json, schema: Schema): boolean {
  if (DESCRIBES.includes(keyword)) return true;
  const valid = (inner: Json, of: Json = value): boolean => isValid(root, of, asSchema(inner));
  switch (keyword) {
    case "$ref":
      return valid(asSchema(root.$defs)[String(wanted).replace("#/$defs/", "")]);
    case "type":
      return asList(wanted).some((type) => hasType(String(type), value));
    case "enum":
      return asList(wanted).includes(value);
    case "pattern":
      return typeof value !== "string" || new RegExp(String(wanted), "u").test(value);
    case "format":
      return typeof value !== "string" || hasFormat(String(wanted), value);
    case "minimum":
      return typeof value !== "number" || value >= Number(wanted);
    case "anyOf":
      return asList(wanted).some((each) => valid(each));
    case "oneOf":
      return asList(wanted).filter((each) => valid(each)).length === 1;
    case "not":
      return !valid(wanted);
    case "items":
      return !Array.isArray(value) || value.every((item) => valid(wanted, item));
    case "minItems":
      return !Array.isArray(value) || value.length >= Number(wanted);
    case "uniqueItems":
      return !Array.isArray(value) || new Set(value.map((item) => JSON.stringify(item))).size === value.length;
    case "required":
      return !isObject(value) || asList(wanted).every((name) => String(name) in value);
    case "properties":
      return (
        !isObject(value) || Object.entries(asSchema(wanted)).every(([k, s]) => !(k in value) || valid(s, value[k]))
      );
    case "additionalProperties":
      return (
        !isObject(value) ||
        Object.keys(value).every((name) =>
          wanted === false ? name in asSchema(schema.properties) : valid(wanted, value[name]),
        )
      );
    case "propertyNames":
      return !isObject(value) || Object.keys(value).every((name) => valid(wanted, name));
    default:
      throw new Error(`a keyword that is not known here: ${keyword}`);
  }
}

function hasFormat(format: string, text: string): boolean {
  const characters = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/i; // RFC 3986
  if (format === "uri-reference") return characters.test(text) && URL.canParse(text, "file:///folder/");
  if (format === "uri") return characters.test(text) && URL.canParse(text);
  throw new Error(`a format that is not known here: ${format}`);
}

function hasType(type: string, value: Json): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asSchema(value: Json): Schema {
  if (!isObject(value)) throw new Error(`no schema: ${JSON.stringify(value)}`);
  return value;
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}
