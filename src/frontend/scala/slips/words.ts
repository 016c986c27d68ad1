// Words that beginners of Scala take for each other, some from other languages, and those that they forget.
import type { Vocabulary } from "../../../language/token-slips.js";

export const SCALA_WORDS: Vocabulary = {
  others: new Map(
    Object.entries({
      "->": ["=>"],
      "=>": ["="],
      "=": ["=>", "=="],
      "|": ["case"],
      ",": [";"],
      ";": [","],
      and: ["&&"],
      or: ["||"],
      not: ["!"],
      elif: ["else if"],
      elseif: ["else if"],
      let: ["val"],
      fun: ["def"],
      function: ["def"],
      switch: ["match"],
      with: ["match {"],
      "'": ['"'],
    }),
  ),
  forgotten: [")", "}", "(", "{", "=", "=>", "else", "case", ",", "]", "match", "def"],
};
