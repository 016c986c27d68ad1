// Linear forms over integers without end: how often each unknown is in them, and under the empty key the constant.

export type Linear = ReadonlyMap<string, bigint>;

export function constant(value: bigint): Linear {
  return value === 0n ? new Map() : new Map([["", value]]);
}

export function unknown(key: string): Linear {
  return new Map([[key, 1n]]);
}

/** The first, and the second so many times. */
export function added(a: Linear, b: Linear, times = 1n): Linear {
  const total = new Map(a);
  for (const [key, value] of b) {
    const now = (total.get(key) ?? 0n) + times * value;
    if (now === 0n) total.delete(key);
    else total.set(key, now);
  }
  return total;
}

export function total(parts: readonly Linear[]): Linear {
  return parts.reduce((all, part) => added(all, part), constant(0n));
}

export function subtracted(a: Linear, b: Linear): Linear {
  return added(a, b, -1n);
}

export function shifted(form: Linear, by: bigint): Linear {
  return added(form, constant(by));
}

/** What is not negative iff the form is. */
export function opposite(form: Linear): Linear {
  return subtracted(constant(-1n), form);
}

/** undefined: it depends on unknowns. */
export function valueIfConstant(form: Linear): bigint | undefined {
  return form.size === 0 ? 0n : form.size === 1 ? form.get("") : undefined;
}

/** Whatever the unknowns are, as long as none of them is negative. */
export function isNeverBelow(form: Linear, least: bigint): boolean {
  return (form.get("") ?? 0n) >= least && [...form].every(([key, times]) => key === "" || times >= 0n);
}
