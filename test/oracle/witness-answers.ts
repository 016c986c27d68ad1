// What the real compilers answered to what they were asked about one side of a counterexample, as it was recorded.
import { hashOf, readRecorded } from "./recorded.js";
import { hashOfScala, recordedScala } from "./scala.js";
import { isOcaml, type Replay, replayQuestion, replayScala, shownAnswer, withoutHomes } from "./witness-replays.js";

const recorded = readRecorded("witnesses");
const inScala = recordedScala("witnesses-scala");

export function answersTo(replay: Replay): readonly string[] {
  if (isOcaml(replay)) {
    const reply = recorded.replies.get(hashOf(replayQuestion(replay)));
    if (reply?.load.kind !== "value") throw new Error(`${replay.files} was not recorded: npm run record`);
    return reply.answers.map(shownAnswer).map(withoutHomes);
  }
  const printed = inScala.get(hashOfScala(replayScala("", replay)));
  if (printed === undefined) throw new Error(`${replay.files} was not recorded: npm run record`);
  return printed.trimEnd().split("\n").map(withoutHomes);
}
