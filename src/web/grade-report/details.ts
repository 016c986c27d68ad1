// The dialog that shows one submission, and the way from there to the next one.
import { replaceHash } from "./address.js";
import type { ClassIndex } from "./class-index.js";
import { button, element } from "./element.js";
import { submissionHash } from "./links.js";
import { submissionView, VIEW_TITLE } from "./submission-view.js";

export type Details = {
  readonly dialog: HTMLDialogElement;
  /** False: there is no such submission. */
  readonly open: (id: string) => boolean;
};

/** `shown` gives the ids of the table's rows, in order: what "next" means. */
export function makeDetails(index: ClassIndex, shown: () => readonly string[]): Details {
  const dialog = element("dialog", { class: "details", "aria-labelledby": VIEW_TITLE });
  dialog.addEventListener("close", () => dialog.open || replaceHash("")); // may come after it was opened again
  dialog.addEventListener("click", (event) => closeFromBeside(event, dialog));
  dialog.addEventListener("keydown", (event) => stepByKey(event, dialog));
  const open = (id: string): boolean => {
    const submission = index.submissions.get(id);
    if (submission === undefined) return false;
    dialog.replaceChildren(toolbar(dialog, id, shown(), step), submissionView(index, submission));
    dialog.scrollTop = 0;
    if (!dialog.open) dialog.showModal();
    document.getElementById(VIEW_TITLE)?.focus();
    return true;
  };
  // Replaces the address, so that going back leaves the dialog instead of walking through the class again.
  const step = (id: string): void => {
    replaceHash(submissionHash(id));
    open(id);
  };
  return { dialog, open };
}

type Step = (id: string) => void;

function toolbar(dialog: HTMLDialogElement, id: string, ids: readonly string[], step: Step): HTMLElement {
  const at = ids.indexOf(id);
  return element(
    "div",
    { class: "toolbar" },
    stepButton("Previous", "ArrowLeft", ids[at - 1], step),
    stepButton("Next", "ArrowRight", at === -1 ? undefined : ids[at + 1], step),
    at === -1 ? null : element("span", { class: "facts" }, `${at + 1} of ${ids.length}`),
    button("Close", { class: "close", title: "Escape" }, () => dialog.close()),
  );
}

function stepButton(label: string, key: string, to: string | undefined, step: Step): HTMLButtonElement {
  const attributes = { "data-key": key, "aria-keyshortcuts": key };
  const made = button(label, attributes, () => to !== undefined && step(to));
  made.disabled = to === undefined;
  return made;
}

function stepByKey(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  for (const step of dialog.querySelectorAll<HTMLButtonElement>("button[data-key]"))
    if (step.dataset.key === event.key) step.click();
}

/** What is beside the dialog belongs to it as far as events go. */
function closeFromBeside(event: MouseEvent, dialog: HTMLDialogElement): void {
  if (event.target === dialog && event.clientX < dialog.getBoundingClientRect().left) dialog.close();
}
