// How the evaluation of one side came out, and which calls it made.
import type { Name } from "../../core/expr.js";
import type { Course } from "./evaluate.js";
import type { Term } from "./term.js";

export type Ran = Pick<Course, "made" | "behind"> &
  (
    | { readonly kind: "value"; readonly value: Term; readonly stuck: Course["stuck"] }
    | { readonly kind: "raised" }
    | { readonly kind: "stuck"; readonly on: Term; readonly ctor: Name | undefined }
  );
