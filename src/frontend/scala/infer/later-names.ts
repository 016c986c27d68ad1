// Names of the library that Scala 2.11 does not have, and later versions do. Programs may use them; but nobody puts one into
// a program of which it is not known for which version it was written.
const LATER: ReadonlySet<string> = new Set(
  `addAll addOne appended appendedAll distinctBy from groupMap groupMapReduce knownSize LazyList lengthIs maxByOption
  maxOption minByOption minOption partitionMap patchInPlace pipe prepended prependedAll sizeCompare sizeIs sortInPlace
  subtractAll subtractOne tap tapEach toBooleanOption toDoubleOption toFloatOption toIntOption toLongOption
  toShortOption unfold updateWith updatedWith`.split(/\s+/),
);

export function isLater(name: string): boolean {
  return LATER.has(name);
}
