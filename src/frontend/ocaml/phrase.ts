// Small pieces of OCaml that hosts put around what users wrote.

/** A function that applies another to what a function gives. */
export function observedDefinition(name: string, arity: number, observer: string, observed: string): string {
  const params = parameters(arity).join(" ");
  return `let ${name} ${params} = ${observer} (${observed} ${params})`;
}

/** The values together as one. */
export function tupleText(parts: readonly string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `(${parts.map((part) => `(${part})`).join(", ")})`;
}

/** What a call passes on to the function, as one value: the call is read with another function of that name. */
export function argumentsOfCall(name: string, arity: number, call: string): string {
  const params = parameters(arity);
  const spelled = /^[a-z_]/.test(name) ? name : `( ${name} )`;
  return `let ${spelled} ${params.join(" ")} = ${tupleText(params)} in\n${call}`;
}

function parameters(arity: number): readonly string[] {
  return Array.from({ length: arity }, (_, i) => `x${i}`);
}
