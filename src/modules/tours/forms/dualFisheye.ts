/** Pixels of a small copy of a picture, four bytes each. */
interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Rows that cross the upper and the lower part of a round image, as shares of the height. */
const ROWS = [0.1, 0.9];
/** Distance of a dark corner from the edge of its half, as a share of the width of the half. */
const EDGE = 0.03;
const DARK = 24;
const LIT = 48;

/**
 * Tells whether a picture has two round images side by side, as 360° cameras record them: in each half,
 * the corners are black and the image between them is not. A black floor or sky fills whole rows.
 */
export function isDualFisheye({ width, height, data }: Pixels): boolean {
  const brightness = (across: number, down: number) => {
    const x = Math.min(width - 1, Math.floor(across * width));
    const index = (Math.min(height - 1, Math.floor(down * height)) * width + x) * 4;
    return Math.max(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
  };
  return [0, 0.5].every((half) =>
    ROWS.every(
      (row) =>
        brightness(half + EDGE / 2, row) < DARK &&
        brightness(half + (1 - EDGE) / 2, row) < DARK &&
        brightness(half + 0.25, row) > LIT,
    ),
  );
}
