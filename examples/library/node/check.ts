// Compares two functions, and prints the smallest input on which they differ.
import { type CheckAnswer, type FunctionAnswer, openElenchus } from "elenchus";

const elenchus = openElenchus(); // starts a worker thread
const answer: CheckAnswer = await elenchus.check({
  reference: "let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest",
  submission: "let last = function [] -> None | x :: _ -> Some x",
});
if (answer.outcome === "checked") for (const each of answer.functions) console.log(told(each));
else console.log(answer.outcome); // "rejected", with problems, or "unfinished", with a reason
await elenchus.close();

function told(answer: FunctionAnswer): string {
  switch (answer.verdict) {
    case "differs":
      return `${answer.function} differs: ${answer.counterexample.call}`;
    case "equal":
      return `${answer.function} is proved equal`;
    case "agrees":
      return `${answer.function} agrees up to size ${answer.upTo ?? "any"}`;
    case "agrees-so-far":
      return `${answer.function} is not decided: ${answer.limits.map(({ text }) => text).join("; ")}`;
    case "cannot-compare":
      return `${answer.function} cannot be compared: ${answer.why}`;
  }
}
