// Why two functions cannot be compared, and what to do about it, in English.
import { absurd } from "../../../basis/absurd.js";
import type { Incomparable, LoadFailure, Missing, Which } from "../../incomparable.js";
import type { Explained } from "../words.js";
import { code, withArticle } from "./phrases.js";

export function incomparable(why: Incomparable, submission = "the submission"): Explained {
  const program = (which: Which): string => (which === "submission" ? submission : "the reference");
  switch (why.kind) {
    case "missing":
      return explained(`${program(why.which)} does not define ${code(why.name)}`, defines(why));
    case "not-a-function":
      return explained(`${code(why.name)} is not a function`, "Tests are made for functions only.");
    case "in-functor":
      return explained(
        `it is what the functor ${code(why.functor)} gives, and the functor is applied to no module`,
        `Apply it to a module in both programs, and what it gives is compared: ${code(`module M = ${why.functor} (...)`)}.`,
      );
    case "observer-in-another-language": {
      const observer = `it is ${withArticle(why.language)} function, and the submission is in another language`;
      return explained(`the observer cannot be applied to it: ${observer}`);
    }
    case "observer-does-not-fit":
      return explained(`the observer cannot be applied to it: ${why.said}`);
    case "predicate-does-not-fit":
      return predicateDoesNotFit(why);
    case "other-type": {
      const right = why.across ? "a type that corresponds to the reference's" : "the type of the reference";
      return explained(
        `its type is ${orUnknown(why.type)}, but the reference's is ${orUnknown(why.wanted)}`,
        `Give it ${right}.`,
      );
    }
    case "other-fields": {
      const type = code(why.type);
      return why.isOrder
        ? explained(
            `the fields of its record ${type} are in another order than the reference's`,
            "Declare them in the order of the reference.",
          )
        : explained(`its record ${type} has other fields than the reference's`, "Give it the fields of the reference.");
    }
    case "own-type": {
      const type = code(why.type);
      return why.whose === "reference"
        ? explained(`the reference defines a type ${type} of its own, and the submission has the library's`)
        : explained(`it defines a type ${type} of its own, and the reference has the library's`);
    }
    case "other-constructor-arguments": {
      const name = code(why.name);
      return explained(
        `the constructor ${name} has other arguments than in the reference`,
        `Give ${name} the reference's arguments.`,
      );
    }
    case "lacks-constructor": {
      const name = code(why.name);
      return explained(
        `its type ${code(why.type)} lacks the constructor ${name} of the reference`,
        `Add ${name} to the type.`,
      );
    }
    case "hides-type":
      return explained(
        `its signature hides the type ${why.type}, and the reference's does not`,
        `Hide ${why.type} in the reference too, or write the type out in the submission's signature.`,
      );
    case "nothing-makes": {
      const whose = why.module === undefined ? "that both programs have" : `of ${why.module}`;
      return explained(
        `no operation ${whose} makes a value of type ${why.type}`,
        "A constant or a function that returns one must be in the signature, in both programs.",
      );
    }
    case "ill-typed":
      return explained(illTyped(why));
    case "endless-inputs":
      return explained(`${why.type === undefined ? "this type" : `type ${code(why.type)}`} has no finite values`);
    case "huge-inputs":
      return explained(
        `all values of ${why.type === undefined ? "this type" : `type ${code(why.type)}`} are too large to be tried`,
      );
    case "unsupported-inputs": {
      const what = why.type === undefined ? "with polymorphic functions" : `of type ${code(why.type)}`;
      return explained(`inputs ${what} cannot be made yet`);
    }
    case "fails-when-loaded":
      return explained(`${program(why.which)} ${loadFailure(why.how)}`);
    default:
      return absurd(why);
  }
}

export function loadFailure(how: LoadFailure): string {
  switch (how.kind) {
    case "raises":
      return `raises ${how.exception} when it is loaded`;
    case "does-not-finish":
      return "does not finish loading";
    case "too-large":
      return "is too large to be loaded here";
    case "prints-too-much":
      return "prints too much when it is loaded";
    case "exits":
      return `calls exit ${how.code} when it is loaded`;
    case "needs-unsupported":
      return "cannot be loaded";
    default:
      return absurd(how);
  }
}

function explained(why: string, hint: string | undefined = undefined): Explained {
  return { why, hint };
}

function defines({ defines: names, like }: Missing): string {
  const meant = like === undefined ? "" : `Did you mean ${code(like)}? `;
  return names.length === 0 ? "It defines nothing." : `${meant}It defines ${names.map(code).join(", ")}.`;
}

type PredicateDoesNotFit = Extract<Incomparable, { readonly kind: "predicate-does-not-fit" }>;

function predicateDoesNotFit({ predicate, predicateType, name, type }: PredicateDoesNotFit): Explained {
  return explained(
    `${code(predicate)} does not fit the arguments of ${code(name)}: its type is ${orUnknown(predicateType)}`,
    `It must take the first arguments of ${code(name)} (its type is ${orUnknown(type)}) and return a bool.`,
  );
}

function illTyped({ name, definition }: Extract<Incomparable, { readonly kind: "ill-typed" }>): string {
  if (definition === name) return `${code(name)} has a type error`;
  return definition === ""
    ? `${code(name)} needs something that has a type error`
    : `${code(name)} needs ${code(definition)}, which has a type error`;
}

function orUnknown(type: string | undefined): string {
  return type ?? "unknown";
}
