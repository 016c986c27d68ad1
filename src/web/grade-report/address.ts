// The address says what the page shows. A click on a link is answered at once: browsers tell of a new address
// (`hashchange`) in a later task only, and a key that is pressed before that would act on what was shown before.

/** Calls `follow` whenever the part after `#` has changed. `isOurs`: which of them the page itself has to follow. */
export function onNewHash(isOurs: (hash: string) => boolean, follow: () => void): void {
  window.addEventListener("hashchange", follow); // going back and forth, and what was typed
  document.addEventListener("click", (event) => {
    const hash = clickedHash(event);
    if (hash === null || !isOurs(hash)) return;
    event.preventDefault();
    if (hash !== location.hash) history.pushState(null, "", hash);
    follow();
  });
}

/** Changes the address alone: nobody follows it, and going back does not come here again. */
export function replaceHash(hash: string): void {
  if (location.hash !== hash) history.replaceState(null, "", hash === "" ? "#" : hash);
}

/** Null where the browser has something else to do, as to open a new tab. */
function clickedHash(event: MouseEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element))
    return null;
  const href = event.target.closest("a")?.getAttribute("href") ?? "";
  return href.startsWith("#") ? href : null;
}
