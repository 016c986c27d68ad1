// How far the tests go that could go on for ever, or take long: a part of it in every run, all of it in `npm run test:long`.

export function sweep<T>(part: T, whole: T): T {
  return process.env.LONG === "1" ? whole : part;
}
