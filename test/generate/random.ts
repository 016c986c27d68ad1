// Choices, made by a random source (fast-check's, say) so that one seed fixes a program.

/** Both ends included. */
export type Source = { nextInt(low: number, high: number): number };

export type Rand = {
  /** Both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the values, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  shuffle<T>(items: readonly T[]): T[];
};

export function randFrom(source: Source): Rand {
  const int = (low: number, high: number) => (high <= low ? low : source.nextInt(low, high));
  const chance = (probability: number) => int(0, 999_999) < probability * 1_000_000;
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T;
  return { int, chance, pick, weighted: (choices) => weighted(int, choices), shuffle: (items) => shuffle(int, items) };
}

type IntChoice = (low: number, high: number) => number;

function weighted<T>(int: IntChoice, choices: readonly (readonly [number, T])[]): T {
  const scale = 1000;
  const total = choices.reduce((sum, [weight]) => sum + Math.round(weight * scale), 0);
  let left = int(1, total);
  for (const [weight, value] of choices) {
    left -= Math.round(weight * scale);
    if (left <= 0) return value;
  }
  throw new Error("nothing to choose from");
}

function shuffle<T>(int: IntChoice, items: readonly T[]): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = int(0, i);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
