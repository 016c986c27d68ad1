// Tables of course systems come back as they were, but for the grades.
import { describe, expect, test } from "vitest";
import { agrees, SAMPLE, submission } from "../../../test/grade/sample-results.js";
import type { ClassResults } from "../class-results.js";
import { readCsv, writeCsv } from "./csv-file.js";
import { fillWorksheet } from "./worksheet.js";

const CLASS: ClassResults = {
  ...SAMPLE,
  assignment: { ...SAMPLE.assignment, name: "Lists", functions: [{ name: "sum", points: 2 }] },
  submissions: [
    submission("Ann Smith", "right", [], { participant: "4711", points: 1.5 }),
    submission("Ben Ode", "rejected", [], { participant: "4712", points: 0 }),
    submission("Cy Young", "right", [], { participant: null, points: 2 }),
  ],
};

const MOODLE = `\ufeffIdentifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (grade)"
"Participant 4711","Ann Smith",ann@x.org,"Submitted for grading - ","",2.00,Yes,"Monday, 3 March 2025, 9:00 AM"
"Participant 4712","Ben, Ode",ben@x.org,Submitted,,2.00,Yes,-
"Participant 4713","Cy Young",cy@x.org,Submitted,,2.00,Yes,-
"Participant 4714","Di None",di@x.org,"No submission",,2.00,Yes,-
`;

function filled(text: string, column?: string) {
  const made = fillWorksheet(text, CLASS, column);
  if (!made.ok) throw new Error(made.why);
  return { ...made, rows: readCsv(made.text).rows };
}

describe("Moodle's worksheet", () => {
  test("gets the grades of those who handed something in, by their numbers", () => {
    const { rows, graded, missing, outOf, system } = filled(MOODLE);
    expect(rows.map((row) => row[4])).toEqual(["Grade", "1.5", "0", "2", ""]);
    expect({ graded, missing, outOf, system }).toEqual({ graded: 3, missing: [], outOf: undefined, system: "moodle" });
  });

  test("is otherwise what it was", () => {
    const before = readCsv(MOODLE);
    const after = readCsv(filled(MOODLE).text);
    expect(after.mark).toBe(true);
    const without = (rows: typeof before.rows) => rows.map((row) => row.filter((_, i) => i !== 4));
    expect(without(after.rows)).toEqual(without(before.rows));
    expect(after.rows[1]?.[7]).toBe("Monday, 3 March 2025, 9:00 AM");
  });

  test("is filled in under blind marking, where it has no names", () => {
    const blind = 'Identifier,Status,Grade,"Maximum Grade","Last modified (grade)"\nParticipant 4711,x,,2.00,-\n';
    expect(filled(blind).rows[1]?.[2]).toBe("1.5");
    expect(filled(blind).missing).toEqual(["Ben Ode", "Cy Young"]);
  });

  test("of a teacher in Germany has commas", () => {
    const german =
      "ID;Vollständiger Name;Bewertung;Bestwertung;Zuletzt geändert (Bewertung)\nTeilnehmer/in4711;Ann;;2,00;-\n";
    expect(filled(german).text).toContain(',"1,5","2,00",'); // whatever a spreadsheet made of it, Moodle reads commas
  });

  test("for another number of points is told", () => {
    expect(filled(MOODLE.replaceAll("2.00", "100.00")).outOf).toBe(100);
  });

  test("two of one name and no number get nothing", () => {
    const twice = { ...CLASS, submissions: [CLASS.submissions[2], CLASS.submissions[2]].flatMap((each) => each ?? []) };
    const made = fillWorksheet(MOODLE, twice, undefined);
    expect(made.ok && made.graded).toBe(0);
  });
});

const CANVAS = `Student,ID,SIS User ID,SIS Login ID,Section,Lists (881),Trees (882),Final Score
    Points Possible,,,,,2.0,5.0,(read only)
"Smith, Ann",4711,s1,ann,CS101,,3.0,77
"Young, Cy",4999,s3,cy,CS101,,,
"Student, Test",5000,,x,CS101,,,
`;

test("who lacks points for something that nobody knows keeps what is there", () => {
  const unsure = { ...agrees("sum", null), points: 0, outOf: 2, review: "not-compared" } as const;
  const sure = { ...agrees("sum", null), points: 2, outOf: 2, review: "undecided" } as const;
  const submissions = [
    submission("Ann Smith", "undecided", [unsure], { participant: "4711", points: 0 }),
    submission("Ben Ode", "failed", [], { participant: "4712", points: 0 }),
    submission("Cy Young", "undecided", [sure], { participant: "4713", points: 2 }),
  ];
  const made = fillWorksheet(MOODLE, { ...CLASS, submissions }, undefined);
  if (!made.ok) throw new Error(made.why);
  expect(readCsv(made.text).rows.map((row) => row[4])).toEqual(["Grade", "", "", "2", ""]);
  expect(made).toMatchObject({ graded: 1, left: ["Ann Smith", "Ben Ode"], missing: [] });
});

describe("Canvas's gradebook", () => {
  test("gets the grades in the column of the assignment's name", () => {
    const { rows, system, missing } = filled(CANVAS);
    expect(rows.map((row) => row[5])).toEqual(["Lists (881)", "2.0", "1.5", "2", ""]);
    expect(rows.map((row) => row[6])).toEqual(["Trees (882)", "5.0", "3.0", "", ""]);
    expect({ system, missing }).toEqual({ system: "canvas", missing: ["Ben Ode"] });
  });

  test("or in the one that is named", () => {
    expect(filled(CANVAS, "Trees").rows[2]?.[6]).toBe("1.5");
    expect(fillWorksheet(CANVAS, CLASS, "Graphs")).toMatchObject({ ok: false, why: "which-column" });
  });
});

describe("what Canvas's importer goes by (lib/gradebook_importer.rb)", () => {
  const HEADER = "Student,ID,SIS User ID,SIS Login ID,Integration ID,Section,Lists (881),Lists Current Score";
  const rows = (...lines: readonly string[]) => filled([HEADER, ...lines, ""].join("\n")).rows;

  test("titles, IDs and the rows that are no students' stay as they are", () => {
    const others = ["    Points Possible,,,,,,2.0,(read only)", ",,,,,,Manual Posting,"];
    const made = rows(...others, '"Smith, Ann",4711,s1,ann,,CS101,,50');
    expect(made.map((row) => row.join("|"))).toEqual([
      HEADER.replaceAll(",", "|"),
      "    Points Possible||||||2.0|(read only)",
      "||||||Manual Posting|",
      "Smith, Ann|4711|s1|ann||CS101|1.5|50",
    ]);
  });

  test("a column that is read only is none", () => {
    const text = `${HEADER}\n Points Possible,,,,,,(read only),\n"Smith, Ann",4711,s1,ann,,CS101,,50\n`;
    expect(fillWorksheet(text, CLASS, undefined)).toMatchObject({ ok: false, why: "which-column" });
  });

  test("names may be two columns, and cells apart by semicolons", () => {
    const text = "LastName;FirstName;ID;Section;Lists (881)\nYoung;Cy;4999;CS101;\n";
    expect(filled(text).text).toContain("Young;Cy;4999;CS101;2\r\n");
  });
});

describe("what Moodle's importer goes by (importgradeslib.php)", () => {
  const STRING_PARTICIPANT = "Participant "; // hiddenuser: what is cut off in front of the number
  const TITLES = ["Identifier", "Grade", "Last modified (grade)"]; // recordid, grade, lastmodifiedgrade

  test("its three columns, its numbers and its dates are there as they were", () => {
    const [titles = [], ...grades] = filled(MOODLE).rows;
    expect(TITLES.every((title) => titles.includes(title))).toBe(true);
    for (const [i, row] of grades.entries()) {
      expect(row[0]?.slice(STRING_PARTICIPANT.length)).toBe(String(4_711 + i));
      expect(row[titles.indexOf("Last modified (grade)")]).toBe(readCsv(MOODLE).rows[i + 1]?.[7]);
    }
  });

  test("no grade is above the maximum or below nothing, and there are no more than two decimals", () => {
    for (const [, , , , grade = "", most = ""] of filled(MOODLE).rows.slice(1)) {
      if (grade === "") continue;
      expect(grade).toMatch(/^\d+(?:\.\d{1,2})?$/);
      expect(Number(grade)).toBeLessThanOrEqual(Number(most));
    }
  });
});

test("anything else is no worksheet", () => {
  for (const text of ["", "a,b\n1,2\n", "\0\0\0", '"', "Grade\n1\n"])
    expect(fillWorksheet(text, CLASS, undefined)).toEqual({ ok: false, why: "no-worksheet" });
});

test("what is read is written again", () => {
  for (const rows of [[["a", 'b"c', "d,e", "f\ng", " h"]], [["", "x"]], [["ä", "日本"]]])
    expect(readCsv(writeCsv({ mark: false, separator: ",", rows })).rows).toEqual(rows);
});
