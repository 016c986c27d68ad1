// The languages that students can be spoken to in.
import { ENGLISH } from "./english.js";
import { FRENCH } from "./french/french.js";
import { GERMAN } from "./german/german.js";
import { catalogueWith } from "./student-words.js";
import type { Words } from "./words.js";

export const LOCALES = ["en", "fr", "de"] as const;
export type Locale = (typeof LOCALES)[number];

/** `usual`: what everybody else reads. */
export function wordsFor(usual: Words, locale: Locale | undefined): Words {
  switch (locale) {
    case undefined:
      return usual;
    case "en":
      return ENGLISH;
    case "fr":
      return catalogueWith(usual, FRENCH);
    case "de":
      return catalogueWith(usual, GERMAN);
  }
}
