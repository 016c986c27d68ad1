// How far many jobs have come, as a bar.

const WIDTH = 20;

export function progressBar(done: number, total: number): string {
  const filled = Math.floor((WIDTH * done) / Math.max(total, 1));
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}]`;
}
