// Tables that others wrote and read again, cell by cell: RFC 4180, with commas, semicolons or tabs between cells. What is
// not changed comes out as it went in, quotes aside.

export type CsvFile = {
  readonly mark: boolean; // whether it begins with a byte order mark
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
};

const MARK = "\ufeff";
const SEPARATORS = [",", ";", "\t"] as const;

/** The separator is the one that the first line has most of. */
export function readCsv(text: string): CsvFile {
  const mark = text.startsWith(MARK);
  const whole = mark ? text.slice(1) : text;
  const [header = ""] = whole.split(/\r?\n/, 1);
  const count = (separator: string): number => header.split(separator).length;
  const separator = [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ",";
  return { mark, separator, rows: rowsOf(whole, separator) };
}

export function writeCsv({ mark, separator, rows }: CsvFile): string {
  const quoted = (cell: string): string =>
    /["\r\n]|^\s|\s$/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return `${mark ? MARK : ""}${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join("")}`;
}

/** Lines that are empty are no rows. */
function rowsOf(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(i + 1) === '"') cell += text.charAt(++i);
      else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}
