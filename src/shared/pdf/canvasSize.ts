/** Pixels of a page; more would take too much memory on a phone. */
const MOST_PIXELS = 12_000_000;
/** Pixels of a side. Browsers draw nothing into a longer canvas. */
const MOST_SIDE = 16_384;

interface Size {
  width: number;
  height: number;
}

/**
 * Returns a scale with which a page fits into a canvas: pages can have any size and proportions.
 * @param size of the page at scale 1
 * @param wanted the scale that would be best
 */
export const scaleFor = ({ width, height }: Size, wanted: number, most = MOST_PIXELS): number =>
  Math.min(wanted, Math.sqrt(most / (width * height)), MOST_SIDE / Math.max(width, height));

/** Gives a canvas the size of a page as it is drawn: at least one pixel for each side. */
export function resize(canvas: HTMLCanvasElement, { width, height }: Size): void {
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
}
