// What is dear to make, and the same for everybody, is made when it is first asked for and kept as long as the process.

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
