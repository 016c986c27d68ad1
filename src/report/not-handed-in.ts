// Why there is no program of a student, or why something that lies among the submissions was not read, as data.

export type NotHandedIn =
  | { readonly kind: "none"; readonly extension: string } // no file that ends so: ".ml"
  | { readonly kind: "empty" } // a file without a text
  | { readonly kind: "several"; readonly files: readonly string[] } // and none is named as it should be
  | { readonly kind: "too-large"; readonly bytesMax: number }
  | { readonly kind: "class-too-large"; readonly bytesMax: number } // all submissions together
  | { readonly kind: "too-deep"; readonly foldersMax: number }
  | { readonly kind: "too-many-files"; readonly filesMax: number }
  | { readonly kind: "unreadable"; readonly code: string } // as the system says
  | { readonly kind: "hidden-folder" } // its name begins with a dot
  | { readonly kind: "not-a-file" }
  | { readonly kind: "device" } // or a pipe, or a socket
  | { readonly kind: "neither-program-nor-archive"; readonly extension: string }
  | { readonly kind: "not-a-program" } // beside the folders of students
  | { readonly kind: "typed-text" } // into Moodle's page
  | Link
  | Archived;

/** A symbolic link, and what is wrong with it. */
type Link =
  | { readonly kind: "link-out" }
  | { readonly kind: "link-in-circles" }
  | { readonly kind: "link-to-nothing" }
  | { readonly kind: "link-to-device" }
  | { readonly kind: "link-below-link" };

/** An archive, or something in one. */
type Archived =
  | { readonly kind: "folder-not-archive" }
  | { readonly kind: "not-an-archive" }
  | { readonly kind: "too-many-entries"; readonly entriesMax: number }
  | { readonly kind: "damaged-archive"; readonly found: number } // files before the damage
  | { readonly kind: "name-leads-out" }
  | { readonly kind: "second-of-name" }
  | { readonly kind: "archived-link" }
  | { readonly kind: "password" }
  | { readonly kind: "unknown-compression"; readonly method: number }
  | { readonly kind: "damaged" };
