// Which integers are offered where a range of them would do.
import { expect, test } from "vitest";
import { integersNear } from "./solved.js";

const between = (low: bigint, high: bigint) => (n: bigint) => n >= low && n <= high;

test("the plainest, both ends and the middle", () => {
  expect(integersNear(1500n, between(1001n, 4999n))).toEqual({
    plain: [],
    others: [1001n, 4999n, 3000n],
    isOpen: false,
  });
  expect(integersNear(7n, between(-5n, 30n)).plain).toEqual([0n]);
  expect(integersNear(42n, (n) => n === 42n)).toEqual({ plain: [], others: [42n, 42n, 42n], isOpen: false });
});

test("a range without an end says little", () => {
  expect(integersNear(-5n, (n) => n <= -5n)).toEqual({ plain: [], others: [], isOpen: true });
  expect(integersNear(5n, (n) => n >= 1n)).toEqual({ plain: [1n], others: [], isOpen: true });
});

test("nothing is offered that does not fit", () => {
  const fits = (n: bigint): boolean => n % 2n === 1n && n > 0n && n < 10n;
  const { plain, others } = integersNear(3n, fits);
  expect([...plain, ...others].every(fits)).toBe(true);
});
