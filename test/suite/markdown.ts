// Tables as the documentation has them.

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  return line(head) + line(head.map(() => "---")).replaceAll(" ", "") + rows.map(line).join("");
}

export function heading(text: string): string {
  return `\n**${text}**\n\n`;
}
