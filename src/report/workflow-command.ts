// Annotations as GitHub's workflow commands: lines on standard output that the run's page shows beside the code.
import { displayUnicode } from "./display.js";

export type Annotation = {
  readonly kind: "error" | "warning";
  readonly properties: Readonly<Record<string, string | number>>;
  readonly message: string;
};

export function commandLine({ kind, properties, message }: Annotation): string {
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${kind}${pairs.length === 0 ? "" : ` ${pairs.join(",")}`}::${escapeMessage(message)}`;
}

/** So that neither the command nor its line ends early. */
function escapeMessage(text: string): string {
  return displayUnicode(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Other text for the same standard output, where no line may be a command. */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^(\s*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
}
