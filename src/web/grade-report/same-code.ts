// Submissions that belong together: those who wrote the same thing, up to names and layout, in one list each.
import type { Child } from "./element.js";
import { labelled } from "./layout.js";
import { studentList } from "./links.js";

/** `shapes`: those of the same structure together. Those who are alone with theirs share a list. */
export function sameCode(shapes: readonly (readonly string[])[]): Child {
  const alike = shapes.filter((shape) => shape.length > 1);
  const alone = shapes.filter((shape) => shape.length === 1).flat();
  if (alike.length === 0) return labelled("Students", studentList(alone));
  return [
    alike.map((shape) => labelled(`The same code (${shape.length})`, studentList(shape))),
    alone.length === 0 ? null : labelled(`Each in other code (${alone.length})`, studentList(alone)),
  ];
}
