// Hints for students, in German.
import { absurd } from "../../../basis/absurd.js";
import type { ChangeKind, HintLevel, WrongStep } from "../../hints.js";
import type { Came } from "../repair-words.js";
import type { StudentWords } from "../student-words.js";
import { type CasePlace, type ToldCase, toldCases } from "../told-cases.js";
import { code } from "./phrases.js";

export const HINTS: StudentWords["hints"] = {
  heading: (name) => `Hinweise zu ${name}`,
  title: (level) => `Hinweis ${level}: ${TITLES[level]}`,
  unfold: (level, isFirst) => `${isFirst ? "Ein Hinweis: " : "Noch ein Hinweis: "}${TITLES[level]}`,
  input: (call, expected, got, observed) => {
    const through = observed === undefined ? "" : ` (verglichen durch ${code(observed)})`;
    return `${code(call)}${through} sollte ${cameToBe(expected)}, ${came(got)}.`;
  },
  cases: (name, calls, cases) => {
    const inner = calls === undefined ? "" : `, das ${code(calls)} aufruft`;
    return `Sieh dir ${code(name)} an${inner}${toldCases(cases).map(caseWords).join("")}.`;
  },
  step,
  noStep: "Hier lässt sich kein einzelner Schritt nennen: der nächste Hinweis nennt die Stelle.",
  place: (lines) => `Sieh dir Zeile ${lines.join(" und ")} an.`,
  change: (kind) => CHANGES[kind],
  patch: "Diese Änderung macht es richtig:",
  usesWrong: (name) =>
    `Sie benutzt \`${name}\`, und das ist auch falsch. Fang dort an: siehe die Hinweise zu \`${name}\`.`,
  breaksOther:
    "Eine kleine Änderung macht sie richtig. Eine andere Funktion, die sie benutzt, ist dann falsch: Sie ist jetzt nur zufällig richtig und muss auch geändert werden.",
  noRepair: "Es wurde keine kleine Änderung gefunden, die es richtig macht: mehr lässt sich nicht sagen.",
};

const TITLES: Readonly<Record<HintLevel, string>> = {
  1: "eine Eingabe",
  2: "der Fall",
  3: "der erste falsche Schritt",
  4: "die Stelle",
  5: "was zu ändern ist",
  6: "die Änderung",
};

function caseWords(told: ToldCase, i: number): string {
  switch (told.kind) {
    case "pattern":
      return `,${i === 0 ? "" : " und dort"} im Fall ${where(told)}`;
    case "none":
      return `, wo keiner der Fälle passt (Zeile ${told.line})`;
    case "conditions":
      return `, wo ${told.all.map((each) => `${where(each)} ${each.holds ? "gilt" : "nicht gilt"}`).join(" und ")}`;
    case "first-true":
      return `, wo ${where(told.condition)} gilt, nach ${told.before} Bedingungen, die nicht gelten`;
    case "all-false":
      return `, wo keine der ${told.count} Bedingungen gilt, zu denen es kommt (Zeilen ${told.from} bis ${told.to})`;
    default:
      return absurd(told);
  }
}

function where({ text, line, file }: CasePlace): string {
  return `${code(text)} (${file === undefined ? "" : `${file}, `}Zeile ${line})`;
}

/** Continues "f 1 sollte ...". */
function cameToBe({ outcome, text }: Came): string {
  switch (outcome) {
    case "value":
      return `${code(text)} ergeben`;
    case "exception":
      return `${code(text)} werfen`;
    case "exited":
      return `mit ${text} enden`;
    case "unfinished":
      return "nicht enden";
    default:
      return absurd(outcome);
  }
}

function came({ outcome, text }: Came): string {
  switch (outcome) {
    case "value":
      return `ergibt aber ${code(text)}`;
    case "exception":
      return `wirft aber ${code(text)}`;
    case "exited":
      return `endet aber mit ${text}`;
    case "unfinished":
      return "endet aber nicht";
    default:
      return absurd(outcome);
  }
}

function step(told: WrongStep): string {
  if (told.kind === "endless") {
    const calls = told.calls.map(code);
    return told.again
      ? `${calls[0]} ruft wieder ${calls[0]} auf und endet deshalb nicht.`
      : `${calls[0]} ruft ${calls.slice(1).join(" auf, und das ")} auf, und so weiter: das endet nicht.`;
  }
  const { call, isWhole, isFirst, expected, got, raises, shouldRaise } = told;
  if (isWhole)
    return `Nichts, was ${code(call)} aufruft, ist falsch: der Fehler liegt in dem, was dieser Aufruf selbst tut.`;
  const wrong = `er sollte ${code(expected)} ${shouldRaise ? "werfen" : "ergeben"}, ${raises ? "wirft" : "ergibt"} aber ${code(got)}`;
  return isFirst
    ? `Der Aufruf ${code(call)} ist der erste falsche: ${wrong}. Nichts, was er aufruft, ist falsch.`
    : `Der Aufruf ${code(call)} ist falsch: ${wrong}.`;
}

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  "off-by-one": "Diese Bedingung liegt um eins daneben: probiere die Werte genau an ihrer Grenze.",
  "opposite-condition": "Diese Bedingung ist verkehrt herum.",
  "another-condition": "Diese Bedingung ist nicht die richtige.",
  "part-of-condition": "Diese Bedingung ist nur ein Teil der nötigen.",
  "another-constant": "Diese Konstante ist nicht die richtige.",
  "one-more-or-less": "Das ist eins zu viel oder eins zu wenig.",
  operator: "Hier ist ein anderer Operator gemeint.",
  "swapped arguments": "Zwei Dinge stehen hier in der falschen Reihenfolge.",
  "dropped branch": "Ein Fall ist hier nicht nötig.",
  "swapped branches": "Die Zweige sind hier vertauscht.",
  "another-name": "Hier ist ein anderer Name gemeint.",
  "missing recursive call": "Hier fehlt ein rekursiver Aufruf.",
  "needless-recursive-call": "Hier ist ein rekursiver Aufruf zu viel.",
  "dropped part": "Nicht alles hiervon ist nötig.",
  "lost sign": "Negative Zahlen sind hier anders zu behandeln.",
  "another-expression": "Hier ist etwas anderes zu berechnen.",
  "part-of-it": "Das ist nur ein Teil dessen, was hier nötig ist.",
  "missing-call": "Hier ist eine Funktion aufzurufen, die es schon gibt.",
  "missing-exception": "Hier ist eine Ausnahme zu werfen.",
  "no-case-fits": "Hier fehlt ein Fall: keiner passt.",
  "endless-call": "Der rekursive Aufruf bekommt hier wieder dieselbe Eingabe: sie muss kleiner werden.",
  "inserted condition": "Hier sind zwei Fälle zu unterscheiden: eine Bedingung fehlt.",
  "missing case": "Neben diesem Fall fehlt einer.",
  "case-apart": "Das stimmt nicht in jedem Fall: Einer davon ist zu unterscheiden.",
  "hidden name": "Ein Name verdeckt hier eine andere Variable, die genauso heißt: sie brauchen zwei Namen.",
  "whole function": "Diese Funktion ist anders zu schreiben.",
};
