// Who gets in: the checker looks at well-formed programs only. In one that is not, it could take a function for another.
import { validate } from "../../../core/validate.js";
import { asProgram, OF_STATEMENTS, type Statement } from "../statement.js";
import { Refused } from "./refused.js";

/** A statement is asked about several times, with one certificate or with others. */
const known = new WeakMap<Statement, readonly string[]>();

export function mustBeWellFormed(statement: Statement): void {
  const problems = known.get(statement) ?? validate(asProgram(statement), OF_STATEMENTS);
  known.set(statement, problems);
  if (problems[0] !== undefined) throw new Refused(`an ill-formed program: ${problems[0]}`);
}
