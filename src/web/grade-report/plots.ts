// Plots as inline SVG, drawn at about the size of their text so that letters stay readable on a phone and on paper.
// Each says all its numbers in words too, for those who do not see it.
import type { Status } from "../../report/class-results.js";
import { element, svg } from "./element.js";

export type Bar = { readonly label: string; readonly value: number; readonly href: string | null };

const WIDTH = 360;

/** Upright bars over an axis: how many of each. */
export function columnPlot(title: string, axis: string, bars: readonly Bar[]): HTMLElement {
  const height = 212;
  const base = height - 34;
  const step = Math.min((WIDTH - 8) / bars.length, 72);
  const left = (WIDTH - step * bars.length) / 2;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const labelEvery = Math.ceil((longest(bars) * 7 + 6) / step);
  const columns = bars.map(({ label, value }, i) => {
    const tall = (value / most) * (base - 22);
    const width = Math.min(step - 3, 44);
    const middle = left + (i + 0.5) * step;
    return svg(
      "g",
      {},
      svg("rect", { class: "bar", x: middle - width / 2, y: base - tall, width, height: tall, rx: 2 }),
      value === 0 ? null : svg("text", { class: "value", x: middle, y: base - tall - 5 }, String(value)),
      i % labelEvery === 0 ? svg("text", { class: "label", x: middle, y: base + 15 }, label) : null,
    );
  });
  const line = svg("line", { class: "axis", x1: 4, x2: WIDTH - 4, y1: base + 0.5, y2: base + 0.5 });
  const legend = svg("text", { class: "label", x: WIDTH / 2, y: height - 3 }, axis);
  return figure(title, bars, height, [...columns, line, legend]);
}

/** Lying bars, each under its label: for labels that are long. */
export function barPlot(title: string, bars: readonly Bar[]): HTMLElement {
  const step = 28;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rows = bars.map(({ label, value, href }, i) => {
    const y = i * step;
    const row = [
      svg("text", { class: "name", x: 0, y: y + 11 }, shorten(label)),
      svg("text", { class: "count", x: WIDTH, y: y + 11 }, String(value)),
      svg("rect", { class: "bar", x: 0, y: y + 16, width: (value / most) * WIDTH, height: 6, rx: 2 }),
    ];
    return href === null ? svg("g", {}, row) : svg("a", { href, tabindex: -1 }, row); // the list below has the same links
  });
  return figure(title, bars, bars.length * step, rows);
}

/** Parts of a whole, on one line; what stands beside it names them. */
export function sharePlot(parts: readonly (Bar & { readonly status: Status })[]): SVGElement {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.filter(({ value }) => value > 0);
  let x = 0;
  const rects = shown.map(({ value, status }) => {
    const width = (value / whole) * 100;
    const rect = svg("rect", { class: `status-${status}`, x: `${x}%`, width: `${width}%`, height: 12 });
    x += width;
    return rect;
  });
  return svg("svg", { class: "share", role: "img", "aria-label": inWords(parts) }, rects);
}

function figure(title: string, bars: readonly Bar[], height: number, drawn: readonly SVGElement[]): HTMLElement {
  const attributes = { viewBox: `0 0 ${WIDTH} ${height}`, role: "img", "aria-label": `${title}: ${inWords(bars)}` };
  return element("figure", {}, element("figcaption", {}, title), svg("svg", attributes, drawn));
}

function inWords(bars: readonly Bar[]): string {
  return bars.map(({ label, value }) => `${label}: ${value}`).join(", ");
}

function longest(bars: readonly Bar[]): number {
  return Math.max(1, ...bars.map(({ label }) => label.length));
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= 42 ? text : `${characters.slice(0, 41).join("")}…`;
}
