// Why there is no program of a student, or why a file was not read, in English. The phrases complete "not read: ...".
import { absurd } from "../../../basis/absurd.js";
import type { NotHandedIn } from "../../not-handed-in.js";
import { andMore, withArticle } from "./phrases.js";

export function notHandedIn(why: NotHandedIn): string {
  switch (why.kind) {
    case "none":
      return `no ${why.extension} file`;
    case "empty":
      return "the file is empty";
    case "several":
      return `several programs (${someFiles(why.files)}): name one with \`file:\` in the assignment`;
    case "too-large":
      return `too large: it has more than ${why.bytesMax / 1_000} kB`;
    case "class-too-large":
      return `all submissions together have more than ${why.bytesMax / 1_000_000} MB`;
    case "too-deep":
      return `more than ${why.foldersMax} folders deep`;
    case "too-many-files":
      return `only the first ${why.filesMax} files are looked at`;
    case "unreadable":
      return `cannot be read: ${isRefused(why.code) ? "permission denied" : `the system says ${why.code}`}`;
    case "hidden-folder":
      return "the name of the folder begins with a dot";
    case "not-a-file":
      return "not a file";
    case "device":
      return "a device, pipe or socket, not a file";
    case "neither-program-nor-archive":
      return `neither ${withArticle(`${why.extension} file`)} nor a zip archive`;
    case "not-a-program":
      return "not a student's program";
    case "typed-text":
      return "text typed into Moodle's page, not a file";
    case "link-out":
      return "a symbolic link that leads out of the folder";
    case "link-in-circles":
      return "a symbolic link that leads in circles";
    case "link-to-nothing":
      return "a symbolic link to nothing";
    case "link-to-device":
      return "a symbolic link to a device, pipe or socket";
    case "link-below-link":
      return "a symbolic link below a symbolic link";
    case "folder-not-archive":
      return "a folder, not an archive";
    case "not-an-archive":
      return "not a zip archive, or a damaged one";
    case "too-many-entries":
      return `more than ${why.entriesMax} files: the others were not looked at`;
    case "damaged-archive":
      return `damaged: only ${why.found} of its files were found`;
    case "name-leads-out":
      return "a name that leads out of the archive";
    case "second-of-name":
      return "a second file of the same name";
    case "archived-link":
      return "a symbolic link in an archive";
    case "password":
      return "protected by a password";
    case "unknown-compression":
      return `compressed by a method that is not supported (number ${why.method})`;
    case "damaged":
      return "damaged in its archive";
    default:
      return absurd(why);
  }
}

const FILES_SHOWN = 5;

/** "a, b, c, d, e and 12 more". */
export function someFiles(names: readonly string[]): string {
  return andMore(names.slice(0, FILES_SHOWN), Math.max(0, names.length - FILES_SHOWN));
}

function isRefused(code: string): boolean {
  return code === "EACCES" || code === "EPERM";
}
