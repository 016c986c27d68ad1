// What the functions of Scala's library, and of the libraries of Leon and Stainless, mean in contracts.
import { fixedName, shownName } from "../../core/expr.js";
import type { ContractRole, ContractRoles } from "../../language/contract.js";

/** Several of one name are counted, in the order in which the library has them. */
const overloaded = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? name : `${name}.${i}`));

const VERIFIERS = ["leon", "stainless"] as const;

const ROLES: readonly (readonly [ContractRole, readonly string[]])[] = [
  ["require", [...overloaded("require/scala.Predef.object", 2), ...inChecks("require")]],
  ["assert", [...overloaded("assert/scala.Predef.object", 2), ...inChecks("assert"), "check/stainless.scala:Boolean"]],
  ["loop", VERIFIERS.map((each) => `invariant/${each}.lang.WhileDecorations.object`)],
  ["loop", ["noReturnInvariant/stainless.lang.WhileDecorations.object"]],
  ["decrease-each", VERIFIERS.flatMap((each) => measuresOf(each, "BigInt"))],
  ["shrink-each", VERIFIERS.flatMap((each) => measuresOf(each, "Any"))],
  ["unknown", ["???/scala.Predef.object"]],
  ["assume", overloaded("assume/scala.Predef.object", 2)],
  ["ensure", ["ensuring/scala.AnyMembers.object", "ensuring/scala.AnyMembers.object.1"]],
  ["ensure-that", ["ensuring/scala.AnyMembers.object.2", "ensuring/scala.AnyMembers.object.3"]],
  ["hold", VERIFIERS.map((each) => `holds/${each}.lang.BooleanDecorations.object`)],
  ["hold", ["holds/org.scalacheck.Prop.object"]],
];

function inChecks(name: string): readonly string[] {
  return overloaded(`${name}/stainless.lang.StaticChecks.object`, 2);
}

/** Of one to four that get smaller. */
function measuresOf(verifier: string, type: string): readonly string[] {
  return [1, 2, 3, 4].map(
    (count) => `decreases/${verifier}.scala:${Array.from({ length: count }, () => type).join(",")}`,
  );
}

export const SCALA_CONTRACTS: ContractRoles = new Map(
  ROLES.flatMap(([role, names]) => names.map((name) => [fixedName(name), role] as const)),
);

/** What users call them. */
export const CONTRACT_WORDS: ReadonlySet<string> = new Set([...SCALA_CONTRACTS.keys()].map(shownName));
