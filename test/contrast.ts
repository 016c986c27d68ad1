// Finds text that is hard to read: the contrast of every visible text with what is behind it, as WCAG computes it.

/** A program for the browser; it gives the texts below 4.5 to 1, what level AA asks of small ones. */
export const LOW_CONTRAST = `(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgb = (colors) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const luminance = (channels) => {
    const [r, g, b] = channels.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    const colors = [];
    for (let e = element; e !== null; e = e.parentElement) colors.unshift(getComputedStyle(e).backgroundColor);
    return colors;
  };
  const low = new Set();
  const dialog = document.querySelector("dialog[open]");
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === "" || !element.checkVisibility() || element.closest("script, :disabled")) continue;
    const style = getComputedStyle(element);
    const under = behind(element);
    const ink = element instanceof SVGElement ? style.fill : style.color;
    const [a, b] = [luminance(rgb([...under, ink])), luminance(rgb(under))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) low.add(element.tagName + "." + element.getAttribute("class") + " " + ratio.toFixed(2));
  }
  return [...low];
})()`;
