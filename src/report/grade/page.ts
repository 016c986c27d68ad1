// The teacher's page: a template that was built with the program and the style in it, and the results of a class as data.
import type { ClassResults } from "../class-results.js";

/** Stands in the template, once, where the data goes: inside a script element that is never run. */
export const RESULTS_PLACE = "{{results}}";

export function gradePage(template: string, results: ClassResults): string {
  const [before, after, ...more] = template.split(RESULTS_PLACE);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`the template of the page must hold ${RESULTS_PLACE} once`);
  return before + scriptData(results) + after;
}

/** Without `<` nothing can end the element, or begin a comment in it. */
function scriptData(results: ClassResults): string {
  return JSON.stringify(results).replaceAll(/[<\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
