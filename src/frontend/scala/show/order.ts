// Orders that the tool invents, as programs get them: the classes that they are made of here have no such names in Scala.

type Written = (args: readonly string[]) => string;

/** By the class of the library, each part in parentheses where it must be. */
export const ORDERS: ReadonlyMap<string, Written> = new Map<string, Written>([
  ["ReverseOrdering", ([of]) => `${of}.reverse`],
  ["MappedOrdering", ([of, by]) => `${of}.on(${by})`],
  ["FunctionOrdering", ([lessThan]) => `Ordering.fromLessThan(${lessThan})`],
  ["PairOrdering", (orders) => `Ordering.Tuple2(${orders.join(", ")})`],
  ["TripleOrdering", (orders) => `Ordering.Tuple3(${orders.join(", ")})`],
  ["OptionOrdering", ([of]) => `Ordering.Option(${of})`],
]);
