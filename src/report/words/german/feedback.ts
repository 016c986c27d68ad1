// What students are told of their points, in German.
import { absurd } from "../../../basis/absurd.js";
import type { CreditShown, Status } from "../../class-results.js";
import type { NotHandedIn } from "../../not-handed-in.js";
import type { NoVerdict } from "../../reason.js";
import type { Ended, FeedbackWords } from "../words.js";
import { points } from "./phrases.js";

export function pointsOf(got: number, outOf: number): string {
  return `${points(got)} von ${points(outOf)} ${outOf === 1 ? "Punkt" : "Punkten"}`;
}

export const FEEDBACK: FeedbackWords = {
  status,
  explained: (of) => MEANINGS[of],
  failure,
  result: (of) => `Ergebnis: ${status(of)}.`,
  verdict: (kind) => VERDICTS[kind],
  aboutSize:
    "Die Größe einer Eingabe ist die Zahl ihrer Konstruktoren und Literale: eine Liste aus zwei Zahlen hat die Größe 5. Bis zur genannten Größe zeigt keine Eingabe einen Unterschied; darüber wurde nichts untersucht.",
  compared: (verdict) => `Verglichen mit der Musterlösung: ${verdict}.`,
  credit,
  toBeReviewed:
    "Nicht alles konnte hier verglichen oder ausgeführt werden; deine Lehrkraft wird sich diese Punkte ansehen.",
  input: (smallest) =>
    smallest ? "Die kleinste Eingabe, auf der sie falsch ist:" : "Eine Eingabe, auf der sie falsch ist:",
  newest: (older) => `Deine neueste Fassung zählt. Nicht angesehen: ${older.map((file) => `\`${file}\``).join(", ")}.`,
  through: (observer) => `Verglichen durch \`${observer}\`, eine Funktion deiner Lehrperson, die sie aufruft.`,
  reproduce: (start, enter) =>
    `Um es selbst zu sehen, starte \`${start}\` und gib ${enter.map((line) => `\`${line}\``).join(", dann ")} ein.`,
  line: (line) => `Zeile ${line}`,
  goesWrong: (size, expected, got) => `Auf einer Eingabe der Größe ${size} ${howItGoesWrong(expected, got)}.`,
};

function credit(shown: CreditShown, isWrong: boolean): string {
  if (shown.by === "repair") {
    if (shown.words === null) return "es wurde keine kleine Änderung gefunden, die sie richtig macht";
    return `eine Änderung von ${shown.words} ${shown.words === 1 ? "Wort" : "Wörtern"} macht sie richtig`;
  }
  const { by, right, of, worth } = shown;
  const counting = worth === undefined ? "" : `, die ${points(worth.right)} von ${points(worth.of)} zählen`;
  const noun = by === "tests" ? (of === 1 ? "Test" : "Tests") : of === 1 ? "Eingabe" : "Eingaben";
  const phrase = (some: string): string => (by === "tests" ? `besteht ${some}` : `richtig auf ${some}`);
  if (right < of || !isWrong) return `${phrase(`${right} von ${of} ${noun}`)}${counting}`;
  return `${phrase(`allen ${of} ${noun}`).replace("besteht allen", "besteht alle")}, aber falsch auf einer anderen Eingabe`;
}

const NOTHING_WRONG = "kein Fehler gefunden";
const CANNOT_COMPARE = "nicht vergleichbar";

function status(of: Status): string {
  switch (of) {
    case "right":
      return "richtig";
    case "undecided":
      return NOTHING_WRONG;
    case "wrong":
      return "falsch";
    case "incomparable":
      return CANNOT_COMPARE;
    case "rejected":
      return "nicht ausführbar";
    case "failed":
      return "konnte nicht bewertet werden";
    default:
      return absurd(of);
  }
}

const MEANINGS: Readonly<Partial<Record<Status, string>>> = {
  undecided: "Es wurde kein Fehler gefunden, aber nicht alles konnte untersucht werden.",
  incomparable: "Mindestens eine Funktion konnte nicht mit der Musterlösung verglichen werden; der Grund steht unten.",
  rejected: "Nichts konnte bewertet werden, denn das ist kein lesbares Programm.",
  failed: "Dein Programm konnte nicht bewertet werden. Deine Lehrkraft sieht das auch.",
};

const VERDICTS: Readonly<Record<Parameters<FeedbackWords["verdict"]>[0], string>> = {
  right: "richtig",
  wrong: "falsch",
  "nothing-wrong": NOTHING_WRONG,
  "cannot-compare": CANNOT_COMPARE,
  "not-looked-at": "nicht untersucht",
};

const NOT_YOUR_FAULT = "Das liegt nicht an dir: bei der Bewertung ist etwas schiefgegangen.";

function failure(why: NoVerdict | NotHandedIn): string {
  switch (why.kind) {
    case "several":
      return `Du hast mehrere Programme abgegeben (${why.files.slice(0, 5).join(", ")}), und es ist nicht klar, welches bewertet werden soll.`;
    case "none":
      return `Du hast keine Datei mit der Endung ${why.extension} abgegeben.`;
    case "empty":
      return "Die Datei ist leer.";
    case "too-large":
      return `Die Datei ist zu groß: sie hat mehr als ${why.bytesMax / 1_000} kB.`;
    case "password":
      return "Das Archiv ist mit einem Passwort geschützt.";
    case "typed-text":
      return "Du hast Text auf der Seite von Moodle eingegeben, statt eine Datei abzugeben.";
    case "unfinished":
      if (why.reason === "no-solver" || why.reason === "broken-solver") return NOT_YOUR_FAULT;
      return why.reason === "memory" ? "Es braucht zu viel Speicher." : "Es läuft zu lange.";
    case "died":
    case "bug":
    case "stopped":
      return NOT_YOUR_FAULT;
    default:
      return "Deine Abgabe konnte nicht gelesen werden.";
  }
}

/** Continues "auf dieser Eingabe ...". */
function howItGoesWrong(expected: Ended, got: Ended): string {
  switch (got) {
    case "unfinished":
      return "endet sie nicht";
    case "exited":
      return expected === "exited"
        ? "beendet sie das Programm mit einem anderen Code"
        : `beendet sie das Programm, wo ${wanted(expected)}`;
    case "value":
      return expected === "value"
        ? "gibt sie einen anderen Wert zurück"
        : `gibt sie einen Wert zurück, wo ${wanted(expected)}`;
    case "exception":
      return expected === "exception"
        ? "wirft sie eine andere Ausnahme"
        : `wirft sie eine Ausnahme, wo ${wanted(expected)}`;
    default:
      return absurd(got);
  }
}

function wanted(expected: Ended): string {
  switch (expected) {
    case "value":
      return "ein Wert erwartet wird";
    case "exception":
      return "eine Ausnahme erwartet wird";
    case "exited":
      return "das Ende des Programms erwartet wird";
    case "unfinished":
      return "kein Ende erwartet wird";
    default:
      return absurd(expected);
  }
}
