// Words that beginners of OCaml take for each other, some from other languages, and those that they forget.
import type { Vocabulary } from "../../../language/token-slips.js";

export const OCAML_WORDS: Vocabulary = {
  others: new Map(
    Object.entries({
      ",": [";"],
      ";": [",", " in"],
      "=": ["->", "=="],
      "->": ["="],
      "=>": ["->"],
      "==": ["="],
      "=-": ["= -"],
      ":=": ["="],
      "!": ["not "],
      "!=": ["<>"],
      "&": ["&&"],
      "|": ["||"],
      and: ["&&"],
      or: ["||"],
      elif: ["else if"],
      elsif: ["else if"],
      case: ["|"],
      def: ["let"],
      of: ["with"],
      "{": ["("],
      "}": [")"],
    }),
  ),
  forgotten: [")", "(", "in", "then", "else", "->", "|", "=", ";", "with", "]", "end", ",", "fun", "let"],
};
