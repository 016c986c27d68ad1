// MD5 (RFC 1321) of a byte string: four words of state, mixed with 16 words of text at a time.

/** For each of the four rounds, how far its steps turn a word. */
const TURNS: readonly (readonly number[])[] = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const CONSTANTS = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0);
const BLOCK = 64;

type State = [a: number, b: number, c: number, d: number];

/** 16 bytes. */
export function md5(text: string): string {
  const state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  const padded = withLength(text);
  for (let start = 0; start < padded.length; start += BLOCK) addBlock(state, padded, start);
  return state.map(littleEndian).join("");
}

/** A bit after the text, then zeros, then the text's length in bits as the last eight bytes. */
function withLength(text: string): string {
  const bits = text.length * 8;
  const zeros = "\0".repeat((2 * BLOCK - 9 - (text.length % BLOCK)) % BLOCK);
  return `${text}\x80${zeros}${littleEndian(bits | 0)}${littleEndian(Math.floor(bits / 2 ** 32))}`;
}

function littleEndian(word: number): string {
  return String.fromCharCode(word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24);
}

function addBlock(state: State, text: string, start: number): void {
  let [a, b, c, d] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const sum =
      (a + mixed(round, b, c, d) + (CONSTANTS[step] as number) + wordAt(text, start, wordOf(round, step))) | 0;
    const turn = (TURNS[round] as readonly number[])[step & 3] as number;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  state[0] = (state[0] + a) | 0;
  state[1] = (state[1] + b) | 0;
  state[2] = (state[2] + c) | 0;
  state[3] = (state[3] + d) | 0;
}

function mixed(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

/** Which of the block's words a step takes. */
function wordOf(round: number, step: number): number {
  if (round === 0) return step & 15;
  if (round === 1) return (5 * step + 1) & 15;
  return (round === 2 ? 3 * step + 5 : 7 * step) & 15;
}

function wordAt(text: string, start: number, word: number): number {
  const at = start + 4 * word;
  const byte = (i: number): number => text.charCodeAt(at + i);
  return byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
}
