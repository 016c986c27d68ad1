// Findings in the forms that other tools read: JUnit's XML, GitHub's annotations, and SARIF 2.1.0.
import type { Place } from "./answer.js";
import { displayUnicode } from "./display.js";
import type { Finding } from "./findings.js";
import { commandLine } from "./workflow-command.js";
import { attributes, xmlText } from "./xml.js";

export const FINDING_FORMATS = ["junit", "github", "sarif"] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/** What was looked at, by whom. */
export type Looked = { readonly file: string; readonly version: string };

export function findingsText(format: FindingFormat, looked: Looked, findings: readonly Finding[]): string {
  switch (format) {
    case "junit":
      return junit(looked, findings);
    case "github":
      return findings.flatMap((finding) => annotation(looked, finding)).join("");
    case "sarif":
      return `${JSON.stringify(sarif(looked, findings), undefined, 2)}\n`;
  }
}

// ---- JUnit ----

function junit({ file }: Looked, findings: readonly Finding[]): string {
  const having = (level: Finding["level"]): number => findings.filter((each) => each.level === level).length;
  const counts = { tests: findings.length, failures: having("error"), errors: 0, skipped: having("warning") };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "elenchus", ...counts })}>`,
    `  <testsuite${attributes({ name: file, ...counts })}>`,
    ...findings.flatMap((finding) => testcase(file, finding)),
    "  </testsuite>",
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
}

function testcase(file: string, { name, level, rule, message, text }: Finding): readonly string[] {
  const start = `    <testcase${attributes({ name, classname: file, file })}`;
  if (level === "none") return [`${start}/>`];
  const [kind, about] =
    level === "error" ? ["failure", attributes({ message, type: rule })] : ["skipped", attributes({ message })];
  return [`${start}>`, `      <${kind}${about}>${xmlText(text)}</${kind}>`, "    </testcase>"];
}

// ---- GitHub ----

function annotation({ file }: Looked, { level, message, text, place }: Finding): readonly string[] {
  if (level === "none") return [];
  const where = place === null ? { file } : { file: place.file, line: place.line, endLine: place.endLine };
  const line = commandLine({
    kind: level,
    properties: { ...where, title: message },
    message: text === "" ? message : text,
  });
  return [`${line}\n`];
}

// ---- SARIF ----

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

function sarif({ file, version }: Looked, findings: readonly Finding[]) {
  const told = findings.filter(({ level }) => level !== "none");
  const rules = [...new Set(told.map(({ rule }) => rule))];
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "elenchus", version, rules: rules.map((id) => ({ id })) } },
        columnKind: "unicodeCodePoints",
        results: told.map(({ rule, level, message, text, place }) => ({
          ruleId: rule,
          ruleIndex: rules.indexOf(rule),
          level,
          message: { text: displayUnicode([message, text].filter((part) => part !== "").join("\n")) },
          locations: [{ physicalLocation: location(file, place) }],
        })),
      },
    ],
  };
}

function location(file: string, place: Place | null) {
  const artifactLocation = { uri: uriOf(place?.file ?? file) };
  if (place === null) return { artifactLocation };
  const { line, column, endLine, endColumn } = place;
  return { artifactLocation, region: { startLine: line, startColumn: column, endLine, endColumn } };
}

/** A path as a reference to a file: relative ones are relative to where it was run. */
function uriOf(path: string): string {
  return path.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
