// Which right submissions of others are worth a look: those that are written most like the wrong one.
import type { Source } from "../core/span.js";
import { changeCost } from "../questions/repair/cost.js";

/** Beyond these, others have little to add: expressions of several right programs are mostly the same. */
export const PEERS_MAX = 5;

/** In whatever order they come: the nearest first, each text once. What is compared is words, which is cheap. */
export function nearestFirst<P extends { readonly source: Source }>(text: string, peers: readonly P[]): readonly P[] {
  const byName = [...peers].sort((a, b) => compare(b.source.name, a.source.name)); // of one text, the first name stays
  const byText = new Map(byName.map((peer) => [peer.source.text, peer]));
  return [...byText.values()]
    .map((peer) => ({ peer, distance: changeCost(text, peer.source.text) }))
    .sort((a, b) => a.distance - b.distance || compare(a.peer.source.text, b.peer.source.text))
    .map(({ peer }) => peer);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
