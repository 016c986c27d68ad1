import { openTestLanguage } from "./language.js";
import { printProgram } from "../src/core/print.js";
const l = await openTestLanguage();
const r = l.read([{name:"a.ml", text:"let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest"}], []);
if (!r.ok) throw r.errors;
console.log(printProgram(r.value.program).slice(-900));
