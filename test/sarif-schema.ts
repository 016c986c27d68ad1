// The schema of SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json), as far
// as what we write goes: of each object the properties that we use, with all that the schema says of these and of the
// object. What we do not use is left out, and every object is closed, so whatever this accepts the whole schema does.
// A log of every kind was held against the whole one too (ajv 8): it has 112 kB, and no small package has it.

const TEXT = { type: "string" };
const FROM_ONE = { type: "integer", minimum: 1 };

function closed(properties: Readonly<Record<string, object>>, more: object = {}): object {
  return { type: "object", additionalProperties: false, properties, ...more };
}

function ref(name: string): object {
  return { $ref: `#/$defs/${name}` };
}

export const SARIF_SCHEMA: Readonly<Record<string, unknown>> = {
  ...closed(
    {
      $schema: { type: "string", format: "uri" },
      version: { enum: ["2.1.0"] },
      runs: { type: "array", minItems: 0, items: ref("run") },
    },
    { required: ["version", "runs"] },
  ),
  $defs: {
    run: closed(
      {
        tool: ref("tool"),
        columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
        results: { type: "array", minItems: 0, items: ref("result") },
      },
      { required: ["tool"] },
    ),
    tool: closed({ driver: ref("toolComponent") }, { required: ["driver"] }),
    toolComponent: closed(
      {
        name: TEXT,
        version: TEXT,
        rules: { type: "array", minItems: 0, uniqueItems: true, items: ref("reportingDescriptor") },
      },
      { required: ["name"] },
    ),
    reportingDescriptor: closed({ id: TEXT }, { required: ["id"] }),
    result: closed(
      {
        ruleId: TEXT,
        ruleIndex: { type: "integer", minimum: -1 },
        level: { enum: ["none", "note", "warning", "error"] },
        message: ref("message"),
        locations: { type: "array", minItems: 0, items: ref("location") },
      },
      { required: ["message"] },
    ),
    message: closed({ text: TEXT }, { required: ["text"] }), // or an id, which we have not
    location: closed({ physicalLocation: ref("physicalLocation") }),
    physicalLocation: closed(
      { artifactLocation: ref("artifactLocation"), region: ref("region") },
      { required: ["artifactLocation"] }, // or an address
    ),
    artifactLocation: closed({ uri: { type: "string", format: "uri-reference" } }),
    region: closed({ startLine: FROM_ONE, startColumn: FROM_ONE, endLine: FROM_ONE, endColumn: FROM_ONE }),
  },
};
