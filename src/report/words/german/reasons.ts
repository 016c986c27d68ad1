// Why something of a student's cannot be compared, in German.
import { absurd } from "../../../basis/absurd.js";
import type { Incomparable, LoadFailure, Missing, Which } from "../../incomparable.js";
import type { NotChecked } from "../../not-checked.js";
import type { StudentWords } from "../student-words.js";
import type { Explained } from "../words.js";
import { code } from "./phrases.js";

export const REASONS: StudentWords["reasons"] = {
  incomparable,
  loadFailure,
  leftOut: (definition) => (definition === undefined ? "Ausgelassen" : `Ausgelassen: ${definition}`),
  consequence,
  sentence: (phrase) => {
    const start = phrase.replace(/^\p{Ll}(?=\S* )/u, (letter) => letter.toUpperCase());
    return /[.!?:]$/.test(start) ? start : `${start}.`;
  },
};

function incomparable(why: Incomparable, submission = "die Abgabe"): Explained {
  const program = (which: Which): string => (which === "submission" ? submission : "die Musterlösung");
  switch (why.kind) {
    case "missing":
      return explained(`${program(why.which)} definiert ${code(why.name)} nicht`, defines(why));
    case "not-a-function":
      return explained(`${code(why.name)} ist keine Funktion`);
    case "ill-typed":
      return explained(illTyped(why));
    case "in-functor":
      return explained(`sie kommt aus dem Funktor ${code(why.functor)}, der nirgends angewendet wird`);
    case "observer-in-another-language":
    case "observer-does-not-fit":
    case "predicate-does-not-fit":
      return explained("der Vergleich, den die Aufgabe vorsieht, passt nicht darauf");
    case "other-type":
      return explained(
        `ihr Typ ist ${why.type ?? "unbekannt"}, aber der der Musterlösung ist ${why.wanted ?? "unbekannt"}`,
        why.across ? "Gib ihr einen Typ, der dem der Musterlösung entspricht." : "Gib ihr den Typ der Musterlösung.",
      );
    case "other-fields":
      return why.isOrder
        ? explained(`die Felder ihres Typs ${code(why.type)} stehen in anderer Reihenfolge als in der Musterlösung`)
        : explained(`ihr Typ ${code(why.type)} hat andere Felder als in der Musterlösung`);
    case "own-type":
      return explained(
        why.whose === "reference"
          ? `die Musterlösung definiert einen eigenen Typ ${code(why.type)}`
          : `sie definiert einen eigenen Typ ${code(why.type)}, die Musterlösung nicht`,
      );
    case "other-constructor-arguments":
      return explained(`der Konstruktor ${code(why.name)} hat andere Argumente als in der Musterlösung`);
    case "lacks-constructor":
      return explained(
        `ihrem Typ ${code(why.type)} fehlt der Konstruktor ${code(why.name)} der Musterlösung`,
        `Füge dem Typ ${code(why.name)} hinzu.`,
      );
    case "hides-type":
      return explained(`ihre Signatur verbirgt den Typ ${why.type}, die der Musterlösung nicht`);
    case "nothing-makes":
      return explained(`keine Operation erzeugt einen Wert vom Typ ${why.type}`);
    case "endless-inputs":
      return explained(`${typeOr(why.type)} hat keine endlichen Werte`);
    case "huge-inputs":
      return explained(`alle Werte von ${typeOr(why.type)} sind zu groß, um ausprobiert zu werden`);
    case "unsupported-inputs":
      return explained("Eingaben dieses Typs können noch nicht erzeugt werden");
    case "fails-when-loaded":
      return explained(`${program(why.which)} ${loadFailure(why.how)}`);
    default:
      return absurd(why);
  }
}

function typeOr(type: string | undefined): string {
  return type === undefined ? "dieser Typ" : `Typ ${code(type)}`;
}

function loadFailure(how: LoadFailure): string {
  switch (how.kind) {
    case "raises":
      return `wirft ${how.exception} beim Laden`;
    case "does-not-finish":
      return "lädt nicht zu Ende";
    case "too-large":
      return "ist zu groß, um hier geladen zu werden";
    case "prints-too-much":
      return "gibt beim Laden zu viel aus";
    case "exits":
      return `ruft exit ${how.code} beim Laden auf`;
    case "needs-unsupported":
      return "kann nicht geladen werden";
    default:
      return absurd(how);
  }
}

function consequence(kind: NotChecked["kind"]): string {
  switch (kind) {
    case "not-supported":
      return "Der Rest wird geprüft. Ein Lauf, der dorthin kommt, endet dort: was er täte, ist nicht bekannt.";
    case "ill-typed":
      return "Der Rest wird geprüft, als wäre es nicht da; was es braucht, kann nicht geprüft werden.";
    case "fails-when-loaded":
      return "Funktionen, die es nicht brauchen, werden verglichen, als wäre es nicht da.";
    default:
      return absurd(kind);
  }
}

function explained(why: string, hint: string | undefined = undefined): Explained {
  return { why, hint };
}

function defines({ defines: names, like }: Missing): string {
  const meant = like === undefined ? "" : `Meinst du ${code(like)}? `;
  return names.length === 0 ? "Sie definiert nichts." : `${meant}Sie definiert ${names.map(code).join(", ")}.`;
}

function illTyped({ name, definition }: Extract<Incomparable, { readonly kind: "ill-typed" }>): string {
  if (definition === name) return `${code(name)} hat einen Typfehler`;
  return definition === ""
    ? `${code(name)} braucht etwas, das einen Typfehler hat`
    : `${code(name)} braucht ${code(definition)}, und das hat einen Typfehler`;
}
