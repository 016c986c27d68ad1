// Hints for students, in French.
import { absurd } from "../../../basis/absurd.js";
import type { ChangeKind, HintLevel, WrongStep } from "../../hints.js";
import type { Came } from "../repair-words.js";
import type { StudentWords } from "../student-words.js";
import { type CasePlace, type ToldCase, toldCases } from "../told-cases.js";
import { code } from "./phrases.js";

export const HINTS: StudentWords["hints"] = {
  heading: (name) => `Indices sur ${name}`,
  title: (level) => `Indice ${level}\u00a0: ${TITLES[level]}`,
  unfold: (level, isFirst) => `${isFirst ? "Un indice\u00a0: " : "Un autre indice\u00a0: "}${TITLES[level]}`,
  input: (call, expected, got, observed) => {
    const through = observed === undefined ? "" : ` (comparé par ${code(observed)})`;
    return `${code(call)}${through} devrait ${came(expected, "donner", "lever", "finir par", "ne pas se terminer")}, mais ${came(got, "donne", "lève", "finit par", "ne se termine pas")}.`;
  },
  cases: (name, calls, cases) => {
    const inner = calls === undefined ? "" : `, qui appelle ${code(calls)}`;
    return `Regarde ${code(name)}${inner}${toldCases(cases).map(caseWords).join("")}.`;
  },
  step,
  noStep: "Aucune étape isolée ne peut être montrée ici\u00a0: l'indice suivant donne l'endroit.",
  place: (lines) => `Regarde ${lines.length === 1 ? "la ligne" : "les lignes"} ${lines.join(" et ")}.`,
  change: (kind) => CHANGES[kind],
  patch: "Ce changement rend le programme juste\u00a0:",
  usesWrong: (name) =>
    `Elle utilise \`${name}\`, qui est fausse aussi. Commencez par là : voyez les indices sur \`${name}\`.`,
  breaksOther:
    "Un petit changement la rend juste. Une autre fonction qui l’utilise est alors fausse : elle n’est juste que par hasard, et il faut la changer aussi.",
  noRepair:
    "Aucun petit changement qui rende le programme juste n'a été trouvé\u00a0: c'est tout ce que l'on peut dire.",
};

const TITLES: Readonly<Record<HintLevel, string>> = {
  1: "une entrée",
  2: "le cas",
  3: "la première étape fausse",
  4: "l'endroit",
  5: "ce qu'il faut changer",
  6: "le changement",
};

function caseWords(told: ToldCase, i: number): string {
  switch (told.kind) {
    case "pattern":
      return `,${i === 0 ? "" : " et là"} dans le cas ${where(told)}`;
    case "none":
      return `, où aucun des cas ne convient (ligne ${told.line})`;
    case "conditions":
      return `, où ${told.all.map((each) => `${where(each)} est ${each.holds ? "vrai" : "faux"}`).join(" et ")}`;
    case "first-true":
      return `, où ${where(told.condition)} est vrai, après ${told.before} conditions fausses`;
    case "all-false":
      return `, où les ${told.count} conditions rencontrées (lignes ${told.from} à ${told.to}) sont toutes fausses`;
    default:
      return absurd(told);
  }
}

function where({ text, line, file }: CasePlace): string {
  return `${code(text)} (${file === undefined ? "" : `${file}, `}ligne ${line})`;
}

function came({ outcome, text }: Came, gives: string, raises: string, ends: string, endless: string): string {
  switch (outcome) {
    case "value":
      return `${gives} ${code(text)}`;
    case "exception":
      return `${raises} ${code(text)}`;
    case "exited":
      return `${ends} ${text}`;
    case "unfinished":
      return endless;
    default:
      return absurd(outcome);
  }
}

function step(told: WrongStep): string {
  if (told.kind === "endless") {
    const calls = told.calls.map(code);
    return told.again
      ? `${calls[0]} appelle de nouveau ${calls[0]}, et ne se termine donc pas.`
      : `${calls[0]} appelle ${calls.slice(1).join(", qui appelle ")}, et ainsi de suite\u00a0: cela ne se termine pas.`;
  }
  const { call, isWhole, isFirst, expected, got, raises, shouldRaise } = told;
  if (isWhole)
    return `Rien de ce que ${code(call)} appelle n'est faux\u00a0: l'erreur est dans ce que cet appel fait lui-même.`;
  const wrong = `il devrait ${shouldRaise ? "lever" : "donner"} ${code(expected)}, mais ${raises ? "lève" : "donne"} ${code(got)}`;
  return isFirst
    ? `L'appel ${code(call)} est le premier à être faux\u00a0: ${wrong}. Rien de ce qu'il appelle n'est faux.`
    : `L'appel ${code(call)} est faux\u00a0: ${wrong}.`;
}

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  "off-by-one": "Cette condition est décalée de un\u00a0: essaie les valeurs juste à sa limite.",
  "opposite-condition": "Cette condition est à l'envers.",
  "another-condition": "Cette condition n'est pas la bonne.",
  "part-of-condition": "Cette condition n'est qu'une partie de celle qu'il faut.",
  "another-constant": "Cette constante n'est pas la bonne.",
  "one-more-or-less": "Il y a ici un de trop ou un de moins.",
  operator: "Il faut ici un autre opérateur.",
  "swapped arguments": "Deux choses sont ici dans le mauvais ordre.",
  "dropped branch": "Un cas n'est pas nécessaire ici.",
  "swapped branches": "Les branches sont ici inversées.",
  "another-name": "Il faut ici un autre nom.",
  "missing recursive call": "Il manque ici un appel récursif.",
  "needless-recursive-call": "Il y a ici un appel récursif de trop.",
  "dropped part": "Tout ceci n'est pas nécessaire.",
  "lost sign": "Les nombres négatifs sont à traiter autrement ici.",
  "another-expression": "Il faut calculer autre chose ici.",
  "part-of-it": "Ceci n'est qu'une partie de ce qu'il faut ici.",
  "missing-call": "Il faut appeler ici une fonction déjà définie.",
  "missing-exception": "Il faut lever une exception ici.",
  "no-case-fits": "Il manque ici un cas\u00a0: aucun ne convient.",
  "endless-call": "L'appel récursif reçoit ici de nouveau la même entrée\u00a0: elle doit devenir plus petite.",
  "inserted condition": "Il faut distinguer deux cas ici\u00a0: il manque une condition.",
  "missing case": "Il manque un cas à côté de celui-ci.",
  "case-apart": "Ceci n'est pas juste dans tous les cas : il faut en distinguer un.",
  "hidden name": "Un nom cache ici une autre variable qui s'appelle de même\u00a0: il leur faut deux noms.",
  "whole function": "Cette fonction est à écrire autrement.",
};
