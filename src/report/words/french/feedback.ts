// What students are told of their points, in French.
import { absurd } from "../../../basis/absurd.js";
import type { CreditShown, Status } from "../../class-results.js";
import type { NotHandedIn } from "../../not-handed-in.js";
import type { NoVerdict } from "../../reason.js";
import type { Ended, FeedbackWords } from "../words.js";
import { points } from "./phrases.js";

export function pointsOf(got: number, outOf: number): string {
  return `${points(got)} point${got < 2 ? "" : "s"} sur ${points(outOf)}`;
}

export const FEEDBACK: FeedbackWords = {
  status,
  explained: (of) => MEANINGS[of],
  failure,
  result: (of) => `Résultat\u00a0: ${status(of)}.`,
  verdict: (kind) => VERDICTS[kind],
  aboutSize:
    "La taille d'une entrée est le nombre de ses constructeurs et de ses littéraux\u00a0: une liste de deux nombres a la taille 5. Jusqu'à la taille indiquée, aucune entrée ne montre de différence\u00a0; au-delà, rien n'a été examiné.",
  compared: (verdict) => `Par rapport à la solution, elle ${verdict}.`,
  credit,
  toBeReviewed: "Tout n'a pas pu être comparé ou exécuté\u00a0; ton enseignant regardera ces points.",
  input: (smallest) =>
    smallest
      ? "La plus petite entrée sur laquelle le résultat est faux\u00a0:"
      : "Une entrée sur laquelle le résultat est faux\u00a0:",
  newest: (older) =>
    `Ta version la plus récente compte. Non regardé\u00a0: ${older.map((file) => `\`${file}\``).join(", ")}.`,
  through: (observer) => `Comparé à travers \`${observer}\`, une fonction de ton enseignant qui l'appelle.`,
  reproduce: (start, enter) =>
    `Pour le voir toi-même, lance \`${start}\` et saisis ${enter.map((line) => `\`${line}\``).join(", puis ")}.`,
  line: (line) => `ligne ${line}`,
  goesWrong: (size, expected, got) => `Sur une entrée de taille ${size}, elle ${howItGoesWrong(expected, got)}.`,
};

function credit(shown: CreditShown, isWrong: boolean): string {
  if (shown.by === "repair") {
    if (shown.words === null) return "aucun petit changement qui la rende juste n'a été trouvé";
    return `un changement de ${shown.words} mot${shown.words < 2 ? "" : "s"} la rend juste`;
  }
  const { by, right, of, worth } = shown;
  const counting = worth === undefined ? "" : `, qui comptent ${points(worth.right)} sur ${points(worth.of)}`;
  const all = by === "tests" ? `${of} test${of < 2 ? "" : "s"}` : `${of} entrée${of < 2 ? "" : "s"}`;
  const verb = by === "tests" ? "réussit" : "juste sur";
  if (right < of || !isWrong) return `${verb} ${right} sur ${all}${counting}`;
  return by === "tests"
    ? `réussit les ${all}, mais fausse sur une autre entrée`
    : `juste sur les ${all}, mais fausse sur une autre`;
}

const NOTHING_WRONG = "aucune erreur trouvée";
const CANNOT_COMPARE = "comparaison impossible";

function status(of: Status): string {
  switch (of) {
    case "right":
      return "juste";
    case "undecided":
      return NOTHING_WRONG;
    case "wrong":
      return "faux";
    case "incomparable":
      return CANNOT_COMPARE;
    case "rejected":
      return "ne peut pas être exécuté";
    case "failed":
      return "n'a pas pu être noté";
    default:
      return absurd(of);
  }
}

const MEANINGS: Readonly<Partial<Record<Status, string>>> = {
  undecided: "Aucune erreur n'a été trouvée, mais tout n'a pas pu être examiné.",
  incomparable: "Au moins une fonction n'a pas pu être comparée à la solution\u00a0; la raison est ci-dessous.",
  rejected: "Rien n'a pu être noté, car ce n'est pas un programme lisible.",
  failed: "Ton programme n'a pas pu être noté. Ton enseignant le voit aussi.",
};

const VERDICTS: Readonly<Record<Parameters<FeedbackWords["verdict"]>[0], string>> = {
  right: "juste",
  wrong: "faux",
  "nothing-wrong": NOTHING_WRONG,
  "cannot-compare": CANNOT_COMPARE,
  "not-looked-at": "non examinée",
};

const NOT_YOUR_FAULT = "Ce n'est pas de ta faute\u00a0: quelque chose s'est mal passé pendant la notation.";

function failure(why: NoVerdict | NotHandedIn): string {
  switch (why.kind) {
    case "several":
      return `Tu as rendu plusieurs programmes (${why.files.slice(0, 5).join(", ")}), et on ne sait pas lequel noter.`;
    case "none":
      return `Tu n'as rendu aucun fichier ${why.extension}.`;
    case "empty":
      return "Le fichier est vide.";
    case "too-large":
      return `Le fichier est trop grand\u00a0: il dépasse ${why.bytesMax / 1_000} ko.`;
    case "password":
      return "L'archive est protégée par un mot de passe.";
    case "typed-text":
      return "Tu as saisi du texte dans la page de Moodle au lieu de rendre un fichier.";
    case "unfinished":
      if (why.reason === "no-solver" || why.reason === "broken-solver") return NOT_YOUR_FAULT;
      return why.reason === "memory" ? "Il demande trop de mémoire." : "Il s'exécute trop longtemps.";
    case "died":
    case "bug":
    case "stopped":
      return NOT_YOUR_FAULT;
    default:
      return "Ton rendu n'a pas pu être lu.";
  }
}

/** Continues "sur cette entrée, elle ...". */
function howItGoesWrong(expected: Ended, got: Ended): string {
  switch (got) {
    case "unfinished":
      return "ne se termine pas";
    case "exited":
      return expected === "exited" ? "quitte avec un autre code" : `quitte là où ${wanted(expected)}`;
    case "value":
      return expected === "value" ? "renvoie une autre valeur" : `renvoie une valeur là où ${wanted(expected)}`;
    case "exception":
      return expected === "exception" ? "lève une autre exception" : `lève une exception là où ${wanted(expected)}`;
    default:
      return absurd(got);
  }
}

function wanted(expected: Ended): string {
  switch (expected) {
    case "value":
      return "une valeur est attendue";
    case "exception":
      return "une exception est attendue";
    case "exited":
      return "la fin du programme est attendue";
    case "unfinished":
      return "aucune fin n'est attendue";
    default:
      return absurd(expected);
  }
}
