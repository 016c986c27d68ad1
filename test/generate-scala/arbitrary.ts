// Random Scala programs as a fast-check arbitrary. What disagrees is an outcome of its own: nothing is made smaller.
import { Arbitrary, type Random, Stream, Value } from "fast-check";
import { randFrom } from "../generate/random.js";
import { type ScalaRandom, writeProgram } from "./program.js";

class ScalaArbitrary extends Arbitrary<ScalaRandom> {
  generate(source: Random): Value<ScalaRandom> {
    return new Value(writeProgram(randFrom(source)), undefined);
  }

  canShrinkWithoutContext(_value: unknown): _value is ScalaRandom {
    return false;
  }

  shrink(): Stream<Value<ScalaRandom>> {
    return Stream.nil();
  }
}

export const anyScala: Arbitrary<ScalaRandom> = new ScalaArbitrary();
