// The end of an exhaustive switch: the compiler proves it is never reached.

export function absurd(value: never): never {
  throw new Error(`not covered: ${JSON.stringify(value)}`);
}
