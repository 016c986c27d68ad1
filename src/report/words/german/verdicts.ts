// Verdicts in German, as far as students see them.
import { absurd } from "../../../basis/absurd.js";
import type { Condition, Effects, Limit, Shown } from "../../verdict.js";
import type { StudentWords } from "../student-words.js";
import type { ToldCondition, VerdictInShort, WhyUnfinished } from "../words.js";
import { code, number } from "./phrases.js";
import { problem } from "./problems.js";

export const VERDICTS: StudentWords["verdicts"] = {
  verdict,
  condition,
  limit,
  provedEqual: (terminates, conditions) => {
    const isReturning = ({ condition: kind }: ToldCondition): boolean => kind === "reference-returns";
    const everywhere = conditions.some(isReturning)
      ? "auf jeder Eingabe, auf der die Musterlösung einen Wert zurückgibt"
      : "auf jeder Eingabe";
    const where = terminates ? everywhere : "überall, wo die Musterlösung ein Ergebnis hat";
    const others = conditions.filter((each) => !isReturning(each)).map(({ text }) => text);
    return `${[`Bewiesen gleich der Musterlösung ${where}`, ...others].join(", ")}.`;
  },
  rests: (on) =>
    on === "physical-equality"
      ? "hängt von physischer Gleichheit (==) ab, die je nach Compiler anders ist"
      : "hängt von der Breite der ganzen Zahlen ab, die in den beiden Sprachen verschieden ist",
  value,
  exception: (exception, printed) => value(`Ausnahme ${exception}`, { printed, left: [] }),
  exited: (exit, printed) => value(`exit ${exit}`, { printed, left: [] }),
  unfinished: (why, steps, reference) => {
    const compared = reference === undefined ? "" : `; die Musterlösung brauchte ${number(reference)}`;
    return `${stoppedBy(why)} nach ${number(steps)} ${steps === 1 ? "Schritt" : "Schritten"}${compared}`;
  },
  expected: "erwartet",
  got: "erhalten",
  from: "aus",
  apart: "erster Unterschied",
  observedBy: "betrachtet durch",
  observation: (observed) =>
    observed.kind === "calls"
      ? observed.calls.join(", dann ")
      : `mit seinen Funktionen angewandt auf ${observed.to.join(", ")}`,
  general: ({ call, names, overflow, isAlike }) => {
    const all = [
      ...(names.length === 0 ? [] : [`für alle ${names.join(", ")}`]),
      ...(/(?<!\w)_(?!\w)/.test(call) ? ["was auch immer _ ist"] : []),
      ...(overflow ? ["solange keine ganze Zahl überläuft"] : []),
    ];
    return `${isAlike ? "ebenso" : "falsch"} ${all.join(", ")}: ${call}`;
  },
  hint: "Hinweis:",
  more: (problems) => `und ${problems} weitere`,
};

function verdict(short: VerdictInShort): string {
  switch (short.kind) {
    case "differs":
      return short.finishes ? "anders" : "endet nicht";
    case "equal":
      return short.terminates ? "gleich" : "gleich, wo die Musterlösung ein Ergebnis hat";
    case "agrees":
      return short.upTo === Number.POSITIVE_INFINITY
        ? "stimmt auf jeder Eingabe überein"
        : `stimmt ${upToSize(short)} überein`;
    case "agrees-so-far":
      return short.upTo === 0 ? "stimmt bisher überein" : `stimmt bisher überein, ${upToSize(short)}`;
    case "cannot-compare":
      return "nicht vergleichbar";
    case "not-decided":
      return "nicht entschieden";
    default:
      return absurd(short);
  }
}

function upToSize({ upTo, rounds }: { readonly upTo: number; readonly rounds: number | undefined }): string {
  const driven = rounds === undefined ? "" : ` und ${number(rounds)} ${rounds === 1 ? "Runde" : "Runden"}`;
  return `bis zur Größe ${number(upTo)}${driven}`;
}

function value(text: string, effects: Effects | undefined): string {
  const { printed, left = [] } = effects ?? {};
  const output = printed === undefined ? "" : ` mit der Ausgabe ${JSON.stringify(printed)}`;
  return `${text}${output}${left.length === 0 ? "" : ` und hinterlässt ${left.join(" und ")}`}`;
}

function whatCame(shown: Shown): string {
  return shown.kind === "value" || shown.kind === "raised" ? value(shown.text, shown.effects) : shown.kind;
}

function stoppedBy(why: WhyUnfinished): string {
  switch (why) {
    case "fuel":
      return "läuft noch";
    case "depth":
      return "zu tiefe Rekursion";
    case "memory":
      return "kein Speicher mehr";
    case "output":
      return "gibt noch immer aus";
    default:
      return absurd(why);
  }
}

function condition(used: Condition): string {
  switch (used.kind) {
    case "contracts":
      return `solange ${used.functions.join(", ")} den Vertrag einhalten`;
    case "no-overflow":
      return "solange keine ganze Zahl überläuft";
    case "rounds":
      return `solange keine Zahl und kein Text mehr als ${number(used.most)} Runden einer Schleife oder Rekursion bewirkt`;
    case "reference-finishes":
      return `auf Eingaben, auf denen die Musterlösung nach höchstens ${number(used.steps)} Schritten endet`;
    case "reference-returns":
      return "auf Eingaben, auf denen die Musterlösung einen Wert zurückgibt";
    case "type-instances":
      return "bei Typen, deren Werte keine Funktionen oder Gleitkommazahlen enthalten";
    case "any-integer":
      return "mit ganzen Zahlen, wo der Typ jeden Wert zulässt";
    case "no-null":
      return "auf Eingaben, die nicht null sind und keines enthalten";
    case "no-null-inside":
      return "mit höchstens einem Argument, das null ist, und keinem, das eines enthält";
    case "classes":
      return `mit ${used.tried}, wo jede ${used.type} gegeben werden darf`;
    case "pure-functions":
      return "für Funktionen ohne Wirkungen";
    case "whole-calls":
      return "für Funktionen, die nichts tun, bevor sie alle Argumente haben";
    case "calls-later":
      return "was auch immer nach dem Ergebnis aufgerufen wird";
    case "applications":
      return `solange Funktionen in Ergebnissen höchstens je ${number(used.most)}-mal aufgerufen werden`;
    case "after-calls":
      return `nach höchstens ${used.most === 1 ? "einem Aufruf" : `${used.most} Aufrufen`} ohne Ausnahme von Funktionen mit demselben Zustand, zusammen bis zur Größe ${number(used.size)}`;
    case "sequences":
      return "allein und in Folgen von Aufrufen ohne Ausnahme der Funktionen, die sich etwas merken";
    case "same-program":
      return "da beide dasselbe Programm sind";
    case "returning":
      return "für Funktionen, die zurückkehren";
    case "index":
      return "wobei ein Index i als i Durchläufe zählt";
    case "no-sharing":
      return "auf Eingaben, deren Teile nicht geteilt sind";
    case "made":
      return `auf Werten von ${used.types.join(" und ")}, die erzeugt werden können`;
    case "operations":
      return `auf Werten von ${used.types.join(" und ")}, soweit deren Operationen sie erzeugen und zeigen`;
    case "small-indices":
      return "mit kleinen Typen für Typvariablen";
    case "lazies":
      return "auf verzögerten Werten, die noch nicht ausgewertet sind und es werden können";
    case "prints":
      return "was auch immer die Abgabe ausgibt, wo die Musterlösung nichts ausgibt";
    case "prints-other":
      return "was auch immer die beiden ausgeben";
    case "contents":
      return "wobei Behälter nach ihrem Inhalt verglichen werden";
    case "containers-inside":
      return "wenn niemand sonst die Behälter hat, die in Argumenten stecken";
    case "width":
      return `für ganze Zahlen mit ${used.bits} Bits, die beide Sprachen haben`;
    case "overflows":
      return `aber nicht, wo nur eine von beiden überläuft: ${used.call} gibt ${whatCame(used.expected)} in der Musterlösung und ${whatCame(used.got)} in der Abgabe`;
    case "unlabelled":
      return "in Aufrufen ohne Marken, die nicht in beiden dieselben sind";
    case "left-out":
      return `in Aufrufen ohne ${used.arguments.join(" und ")}, was nur eine der beiden annimmt`;
    case "passed":
      return `in Aufrufen mit ${used.arguments.join(" und ")}, was nur bei einer der beiden fehlen darf`;
    case "bytes":
      return "für Texte aus Bytes, die beide Sprachen haben";
    case "given":
      return `auf Eingaben, für die ${code(used.predicate)} gilt`;
    case "observed":
      return `im Vergleich dessen, was ${code(used.observer)} aus Argumenten und Ergebnis macht`;
    default:
      return absurd(used);
  }
}

/** Students see only that there is one. */
function limit(reached: Limit): string {
  const unsupported = reached.kind === "unsupported" ? problem(reached.what) : undefined;
  return unsupported ?? "nicht alles konnte untersucht werden";
}
