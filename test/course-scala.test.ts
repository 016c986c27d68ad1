// The course in Scala, judged by the real Scala's recorded answers; it is asked again in oracle/scala.test.ts, once for
// everything.
import { SCALA_COURSE } from "./course-programs.js";
import { testCourse } from "./course-tests.js";
import { openTestScala } from "./language.js";
import type { Answer, Question, Reply } from "./oracle/outcome.js";
import { hashOfScala, recordedScala } from "./oracle/scala.js";
import { askingProgram, replyIn } from "./oracle/scala-questions.js";

const recorded = recordedScala("course-scala");

testCourse(SCALA_COURSE, { language: openTestScala, recorded: recordedReply, inItsWords: withoutNames });

function recordedReply(question: Question): Reply | undefined {
  const printed = recorded.get(hashOfScala(askingProgram(question)));
  return printed === undefined ? undefined : replyIn(printed);
}

/** The prompt shows `res0: Int = 3`; what was recorded has no name and no type. */
function withoutNames({ types, load, answers }: Reply): Reply {
  const unnamed = (answer: Answer): Answer => ({ ...answer, text: answer.text.replace(/^res\d+: .*? (?== )/, "") });
  return { types, load, answers: answers.map(unnamed) };
}
