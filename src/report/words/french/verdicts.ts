// Verdicts in French, as far as students see them.
import { absurd } from "../../../basis/absurd.js";
import type { Condition, Effects, Limit, Shown } from "../../verdict.js";
import type { StudentWords } from "../student-words.js";
import type { ToldCondition, VerdictInShort, WhyUnfinished } from "../words.js";
import { code, count, number } from "./phrases.js";
import { problem } from "./problems.js";

export const VERDICTS: StudentWords["verdicts"] = {
  verdict,
  condition,
  limit,
  provedEqual: (terminates, conditions) => {
    const isReturning = ({ condition: kind }: ToldCondition): boolean => kind === "reference-returns";
    const everywhere = conditions.some(isReturning)
      ? "sur toute entrée pour laquelle la solution renvoie une valeur"
      : "sur toute entrée";
    const where = terminates ? everywhere : "partout où la solution renvoie un résultat";
    const others = conditions.filter((each) => !isReturning(each)).map(({ text }) => text);
    return `${[`Égalité avec la solution prouvée ${where}`, ...others].join(", ")}.`;
  },
  rests: (on) =>
    on === "physical-equality"
      ? "dépend de l'égalité physique (==), qui varie selon les compilateurs"
      : "dépend de la taille des entiers, qui varie entre les deux langages",
  value,
  exception: (exception, printed) => value(`exception ${exception}`, { printed, left: [] }),
  exited: (exit, printed) => value(`exit ${exit}`, { printed, left: [] }),
  unfinished: (why, steps, reference) => {
    const compared = reference === undefined ? "" : `\u00a0; la solution en a pris ${number(reference)}`;
    return `${stoppedBy(why)} après ${count(steps, "étape")}${compared}`;
  },
  expected: "attendu",
  got: "obtenu",
  from: "de",
  apart: "première différence",
  observedBy: "observé par",
  observation: (observed) =>
    observed.kind === "calls"
      ? observed.calls.join(", puis ")
      : `en appliquant ses fonctions à ${observed.to.join(", ")}`,
  general: ({ call, names, overflow, isAlike }) => {
    const all = [
      ...(names.length === 0 ? [] : [`pour tout ${names.join(", ")}`]),
      ...(/(?<!\w)_(?!\w)/.test(call) ? ["quel que soit _"] : []),
      ...(overflow ? ["tant qu'aucun entier ne déborde"] : []),
    ];
    return `${isAlike ? "de même" : "faux"} ${all.join(", ")}\u00a0: ${call}`;
  },
  hint: "Indice\u00a0:",
  more: (problems) => `et ${problems} de plus`,
};

function verdict(short: VerdictInShort): string {
  switch (short.kind) {
    case "differs":
      return short.finishes ? "diffère" : "ne se termine pas";
    case "equal":
      return short.terminates ? "est égale" : "est égale partout où la solution renvoie un résultat";
    case "agrees":
      return short.upTo === Number.POSITIVE_INFINITY ? "concorde sur toute entrée" : `concorde ${upToSize(short)}`;
    case "agrees-so-far":
      return short.upTo === 0 ? "concorde jusqu'ici" : `concorde jusqu'ici, ${upToSize(short)}`;
    case "cannot-compare":
      return "ne peut pas être comparée";
    case "not-decided":
      return "n'est pas décidée";
    default:
      return absurd(short);
  }
}

function upToSize({ upTo, rounds }: { readonly upTo: number; readonly rounds: number | undefined }): string {
  return `jusqu'à la taille ${number(upTo)}${rounds === undefined ? "" : ` et ${count(rounds, "tour")}`}`;
}

function value(text: string, effects: Effects | undefined): string {
  const { printed, left = [] } = effects ?? {};
  const output = printed === undefined ? "" : ` en affichant ${JSON.stringify(printed)}`;
  return `${text}${output}${left.length === 0 ? "" : ` en laissant ${left.join(" et ")}`}`;
}

function whatCame(shown: Shown): string {
  return shown.kind === "value" || shown.kind === "raised" ? value(shown.text, shown.effects) : shown.kind;
}

function stoppedBy(why: WhyUnfinished): string {
  switch (why) {
    case "fuel":
      return "toujours en cours";
    case "depth":
      return "récursion trop profonde";
    case "memory":
      return "mémoire épuisée";
    case "output":
      return "toujours en train d'afficher";
    default:
      return absurd(why);
  }
}

function condition(used: Condition): string {
  switch (used.kind) {
    case "contracts":
      return `tant que ${used.functions.join(", ")} respectent leur contrat`;
    case "no-overflow":
      return "tant qu'aucun entier ne déborde";
    case "rounds":
      return `tant qu'aucun entier ni aucune chaîne ne cause plus de ${count(used.most, "tour")} de boucle ou de récursion`;
    case "reference-finishes":
      return `sur les entrées où la solution se termine en ${count(used.steps, "étape")}`;
    case "reference-returns":
      return "sur les entrées où la solution renvoie une valeur";
    case "type-instances":
      return "pour les types dont les valeurs ne contiennent ni fonctions ni flottants";
    case "any-integer":
      return "avec des entiers là où le type admet toute valeur";
    case "no-null":
      return "sur les entrées qui ne sont pas null et n'en contiennent pas";
    case "no-null-inside":
      return "avec au plus un argument null, et aucun qui en contienne";
    case "classes":
      return `avec ${used.tried} là où toute ${used.type} est admise`;
    case "pure-functions":
      return "pour des fonctions sans effets";
    case "whole-calls":
      return "pour des fonctions qui ne font rien avant d'avoir tous leurs arguments";
    case "calls-later":
      return "quels que soient les appels après le résultat";
    case "applications":
      return `tant que les fonctions dans les résultats sont appelées au plus ${number(used.most)} fois chacune`;
    case "after-calls":
      return `après au plus ${count(used.most, "appel")} sans exception de fonctions du même état, d'une taille totale de ${number(used.size)} au plus`;
    case "sequences":
      return "seule et dans des suites d'appels sans exception des fonctions qui gardent un état";
    case "same-program":
      return "puisque les deux sont le même programme";
    case "returning":
      return "pour des fonctions qui se terminent";
    case "index":
      return "un indice i comptant pour i tours";
    case "no-sharing":
      return "sur les entrées dont les parties ne sont pas partagées";
    case "made":
      return `sur les valeurs de ${used.types.join(" et ")} que l'on peut construire`;
    case "operations":
      return `sur les valeurs de ${used.types.join(" et ")} que leurs opérations construisent et montrent`;
    case "small-indices":
      return "avec de petits types pour les variables de type";
    case "lazies":
      return "sur les valeurs paresseuses qui n'ont pas été forcées et peuvent l'être";
    case "prints":
      return "quoi que le programme affiche là où la solution n'affiche rien";
    case "prints-other":
      return "quoi que les deux affichent";
    case "contents":
      return "en comparant les conteneurs par leur contenu";
    case "containers-inside":
      return "si personne d'autre ne garde les conteneurs que contiennent les arguments";
    case "width":
      return `pour des entiers de ${used.bits} bits, que les deux langages ont`;
    case "overflows":
      return `sauf là où l'un des deux seulement déborde\u00a0: ${used.call} donne ${whatCame(used.expected)} dans la solution et ${whatCame(used.got)} dans le programme`;
    case "unlabelled":
      return "dans les appels sans étiquettes, qui ne sont pas les mêmes dans les deux";
    case "left-out":
      return `dans les appels sans ${used.arguments.join(" ni ")}, que l'une des deux seulement accepte`;
    case "passed":
      return `dans les appels qui donnent ${used.arguments.join(" et ")}, que l'une des deux seulement rend facultatif`;
    case "bytes":
      return "pour des chaînes d'octets, que les deux langages ont";
    case "given":
      return `sur les entrées qui vérifient ${code(used.predicate)}`;
    case "observed":
      return `en comparant ce que ${code(used.observer)} fait des arguments et du résultat`;
    default:
      return absurd(used);
  }
}

/** Students see only that there is one. */
function limit(reached: Limit): string {
  const unsupported = reached.kind === "unsupported" ? problem(reached.what) : undefined;
  return unsupported ?? "tout n'a pas pu être examiné";
}
