// A class of 28 as a course system gives it out, with everything that students have ever handed in: files in other
// encodings, empty ones, programs that never end, that print without end, that read, that are no programs at all.
import { type ZipEntry, zipOf } from "../zip-writer.js";

export const ODD_REFERENCE = `let rec take n l = match l with
  | x :: xs when n > 0 -> x :: take (n - 1) xs
  | _ -> []

let rec total = function [] -> 0 | x :: xs -> x + total xs

let rec reverse = function [] -> [] | x :: xs -> reverse xs @ [x]

let rec join = function [] -> "" | [w] -> w | w :: ws -> w ^ " " ^ join ws
`;

const TAKE = "let rec take n l = match l with x :: xs when n > 0 -> x :: take (n - 1) xs | _ -> []\n";
const TOTAL = "let rec total l = match l with [] -> 0 | x :: xs -> x + total xs\n";
const REVERSE = "let reverse l = let rec go acc = function [] -> acc | x :: xs -> go (x :: acc) xs in go [] l\n";
const JOIN = 'let rec join = function [] -> "" | [w] -> w | w :: ws -> w ^ " " ^ join ws\n';
const RIGHT = `${TAKE}${TOTAL}${REVERSE}${JOIN}`;

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** What each student handed in, by the names of their files. */
export const ODD_CLASS: Readonly<Record<string, Readonly<Record<string, string | Buffer>>>> = {
  "Ada Right": { "lists.ml": RIGHT },
  "Ben Folds": {
    "lists.ml": `${TAKE}let total = List.fold_left ( + ) 0\nlet reverse = List.rev\nlet join = String.concat " "\n`,
  },
  "Cem Ill-Typed": {
    "lists.ml": `let rec take n l = match l with x :: xs when n > 0 -> x ^ take (n - 1) xs | _ -> []\n${TOTAL}${REVERSE}${JOIN}`,
  },
  "Dora Helper": {
    "lists.ml": `let helper x = x + "one"\nlet total l = List.fold_left (fun a x -> a + x) 0 l\n${TAKE}let reverse l = if l = [] then [] else helper l\n${JOIN}`,
  },
  "Eve Shadow": {
    "lists.ml": `let max a b = if a > b then a else "b" + 1\n${TAKE}let rec total = function [] -> 0 | x :: xs -> max x 0 + total xs\n${REVERSE}${JOIN}`,
  },
  "Finn Empty": { "lists.ml": "" },
  "Gus Blank": { "lists.ml": " \n\t\n" },
  "Hana Comment": { "lists.ml": "(* I could not do it *)\n" },
  "Ida Utf16": { "lists.ml": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(RIGHT, "utf16le")]) },
  "Jan Utf16be": {
    "lists.ml": Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(RIGHT, "utf16le").swap16()]),
  },
  "Kim Bom": { "lists.ml": Buffer.concat([BOM, Buffer.from(RIGHT)]) },
  "Lea Bom Wrong": { "lists.ml": Buffer.concat([BOM, Buffer.from(RIGHT.replace("x + total", "1 + total"))]) },
  "Max Endless": { "lists.ml": `${RIGHT}let () = while true do () done\n` },
  "Nia Endless Function": {
    "lists.ml": `let rec take n l = take n l\n${TOTAL}${REVERSE}${JOIN}`,
  },
  "Oto Million": {
    "lists.ml": `${RIGHT}let () = for i = 1 to 1_000_000 do Printf.printf "line %d\\n" i done\n`,
  },
  "Pia Million In": {
    "lists.ml": `${TAKE}let rec total l = for i = 1 to 1_000_000 do print_endline "debug" done; match l with [] -> 0 | x :: xs -> x + total xs\n${REVERSE}${JOIN}`,
  },
  "Quin Reads": { "lists.ml": `${RIGHT}let () = let n = read_int () in print_int (total (take n [1; 2; 3]))\n` },
  "Rob Reads In": {
    "lists.ml": `${TAKE}let total l = let n = read_int () in List.fold_left ( + ) n l\n${REVERSE}${JOIN}`,
  },
  "Sue Unix": { "lists.ml": `open Unix\n${RIGHT}let now = gettimeofday ()\n` },
  "Tom Docx": { "lists.docx": Buffer.from("PK\x03\x04not really a document", "latin1") },
  "Uma Two": { "first.ml": RIGHT, "second.ml": RIGHT.replace("x + total", "x * total") },
  "Vic Two Named": { "lists.ml": RIGHT, "scratch.ml": "let x = 1\n" },
  "Wes Syntax": { "lists.ml": `${TAKE}let total l = match l with | [] -> 0 | x :: -> x\n` },
  "Xia Missing": { "lists.ml": `${TAKE}${TOTAL}${REVERSE}` },
  "Yan Wrong": {
    "lists.ml": `${TAKE}let rec total = function [] -> 0 | [x] -> x | x :: _ :: xs -> x + total xs\n${REVERSE}${JOIN}`,
  },
  "Zoe Raises": { "lists.ml": `${RIGHT}let () = assert (total [1] = 2)\n` },
  "Åsa Ünï": { "lists.ml": RIGHT.replaceAll("take", "take") },
  "Zed Latin": { "lists.ml": Buffer.from(`(* caf\u00e9 *)\n${RIGHT}`, "latin1") },
};

/** As Moodle packs it: a folder for each student, with a number that is theirs. */
export function oddMoodleZip(): Buffer {
  return zipOf(
    Object.entries(ODD_CLASS).flatMap(([student, files], i) =>
      Object.entries(files).map(
        ([file, content]): ZipEntry => ({ name: `${student}_${4_700 + i}_assignsubmission_file_/${file}`, content }),
      ),
    ),
  );
}
