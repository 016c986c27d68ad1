// Why something of a student's cannot be compared, in French.
import { absurd } from "../../../basis/absurd.js";
import type { Incomparable, LoadFailure, Missing, Which } from "../../incomparable.js";
import type { NotChecked } from "../../not-checked.js";
import type { StudentWords } from "../student-words.js";
import type { Explained } from "../words.js";
import { code } from "./phrases.js";

export const REASONS: StudentWords["reasons"] = {
  incomparable,
  loadFailure,
  leftOut: (definition) => (definition === undefined ? "Laissé de côté" : `Laissé de côté\u00a0: ${definition}`),
  consequence,
  sentence: (phrase) => {
    const start = phrase.replace(/^\p{Ll}(?=\S* )/u, (letter) => letter.toUpperCase());
    return /[.!?:]$/.test(start) ? start : `${start}.`;
  },
};

function incomparable(why: Incomparable, submission = "le programme rendu"): Explained {
  const program = (which: Which): string => (which === "submission" ? submission : "la solution");
  switch (why.kind) {
    case "missing":
      return explained(`${program(why.which)} ne définit pas ${code(why.name)}`, defines(why));
    case "not-a-function":
      return explained(`${code(why.name)} n'est pas une fonction`);
    case "ill-typed":
      return explained(illTyped(why));
    case "in-functor":
      return explained(`c'est le foncteur ${code(why.functor)} qui la donne, et il n'est appliqué nulle part`);
    case "observer-in-another-language":
    case "observer-does-not-fit":
    case "predicate-does-not-fit":
      return explained("la comparaison prévue par l'exercice ne s'y applique pas");
    case "other-type":
      return explained(
        `son type est ${why.type ?? "inconnu"}, mais celui de la solution est ${why.wanted ?? "inconnu"}`,
        why.across ? "Donne-lui un type qui correspond à celui de la solution." : "Donne-lui le type de la solution.",
      );
    case "other-fields":
      return why.isOrder
        ? explained(`les champs de son type ${code(why.type)} sont dans un autre ordre que dans la solution`)
        : explained(`son type ${code(why.type)} n'a pas les mêmes champs que dans la solution`);
    case "own-type":
      return explained(
        why.whose === "reference"
          ? `la solution définit son propre type ${code(why.type)}`
          : `elle définit son propre type ${code(why.type)}, contrairement à la solution`,
      );
    case "other-constructor-arguments":
      return explained(`le constructeur ${code(why.name)} n'a pas les mêmes arguments que dans la solution`);
    case "lacks-constructor":
      return explained(
        `à son type ${code(why.type)}, il manque le constructeur ${code(why.name)} de la solution`,
        `Ajoute ${code(why.name)} au type.`,
      );
    case "hides-type":
      return explained(`sa signature cache le type ${why.type}, contrairement à celle de la solution`);
    case "nothing-makes":
      return explained(`aucune opération ne construit une valeur de type ${why.type}`);
    case "endless-inputs":
      return explained(`${typeOr(why.type)} n'a pas de valeur finie`);
    case "huge-inputs":
      return explained(`toutes les valeurs de ${typeOr(why.type)} sont trop grandes pour être essayées`);
    case "unsupported-inputs":
      return explained("les entrées de ce type ne peuvent pas encore être construites");
    case "fails-when-loaded":
      return explained(`${program(why.which)} ${loadFailure(why.how)}`);
    default:
      return absurd(why);
  }
}

function typeOr(type: string | undefined): string {
  return type === undefined ? "ce type" : `type ${code(type)}`;
}

function loadFailure(how: LoadFailure): string {
  switch (how.kind) {
    case "raises":
      return `lève ${how.exception} au chargement`;
    case "does-not-finish":
      return "ne finit pas de se charger";
    case "too-large":
      return "est trop grand pour être chargé ici";
    case "prints-too-much":
      return "affiche trop de texte au chargement";
    case "exits":
      return `appelle exit ${how.code} au chargement`;
    case "needs-unsupported":
      return "ne peut pas être chargé";
    default:
      return absurd(how);
  }
}

function consequence(kind: NotChecked["kind"]): string {
  switch (kind) {
    case "not-supported":
      return "Le reste est vérifié. Une exécution qui y arrive s'arrête là\u00a0: on ne sait pas ce qu'elle ferait.";
    case "ill-typed":
      return "Le reste est vérifié comme si cela n'existait pas\u00a0; ce qui en a besoin ne peut pas l'être.";
    case "fails-when-loaded":
      return "Les fonctions qui n'en ont pas besoin sont comparées comme si cela n'existait pas.";
    default:
      return absurd(kind);
  }
}

function explained(why: string, hint: string | undefined = undefined): Explained {
  return { why, hint };
}

function defines({ defines: names, like }: Missing): string {
  const meant = like === undefined ? "" : `Voulais-tu dire ${code(like)}\u00a0? `;
  return names.length === 0 ? "Il ne définit rien." : `${meant}Il définit ${names.map(code).join(", ")}.`;
}

function illTyped({ name, definition }: Extract<Incomparable, { readonly kind: "ill-typed" }>): string {
  if (definition === name) return `${code(name)} a une erreur de type`;
  return definition === ""
    ? `${code(name)} a besoin d'une définition qui a une erreur de type`
    : `${code(name)} a besoin de ${code(definition)}, qui a une erreur de type`;
}
