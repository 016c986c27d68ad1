// What is said of places that may be reached, in English.
import { absurd } from "../../../basis/absurd.js";
import type { ReachWords } from "../words.js";
import { withCommas } from "./phrases.js";

export const REACHING: ReachWords = {
  verdict: (verdict, upTo) => {
    switch (verdict) {
      case "reached":
        return "reached";
      case "loading":
        return "reached when the program is loaded";
      case "unreachable":
        return "reached by no input";
      case "unknown":
        return upTo === 0 ? "not reached so far" : `not reached up to size ${withCommas(upTo)}`;
      case "cannot-call":
        return "cannot be called";
      default:
        return absurd(verdict);
    }
  },
  perhapsNotSmallest: "perhaps not the smallest",
};
