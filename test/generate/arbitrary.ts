// Random programs as a fast-check arbitrary.
import { Arbitrary, type Random, Stream, Value } from "fast-check";
import { type Program, writeProgram } from "./program.js";
import { randFrom } from "./random.js";
import { shrinkProgram } from "./shrink.js";

class ProgramArbitrary extends Arbitrary<Program> {
  generate(source: Random): Value<Program> {
    return new Value(writeProgram(randFrom(source)), undefined);
  }

  canShrinkWithoutContext(_value: unknown): _value is Program {
    return true;
  }

  shrink(program: Program): Stream<Value<Program>> {
    return new Stream(shrinkProgram(program)).map((smaller) => new Value(smaller, undefined));
  }
}

export const anyProgram: Arbitrary<Program> = new ProgramArbitrary();
