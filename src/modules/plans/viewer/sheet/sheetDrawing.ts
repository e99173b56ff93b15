import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { scaleFor } from '@/shared/pdf/canvasSize';
import { ViewerError } from '@/shared/viewer/viewer';
import type { Similarity } from '../../alignment';
import type { Area } from '../../sheetTypes';

/** The colors of two compared revisions. */
export const BEFORE = '#e03131';
export const AFTER = '#1c6dd0';

/** A page that is drawn in one color, or in its own. */
export interface Layer {
  page: PDFPageProxy;
  color: string | null;
  /** How the page lies on the shown sheet, in points. Null if it is that sheet. */
  onSheet: Similarity | null;
}

/** A part of a sheet. Lengths are in pixels of the canvas. */
export interface Part {
  /** Pixels of a point of the page. */
  scale: number;
  /** The upper left corner of the part, from that of the sheet. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of what is drawn are as exact as this share of the sheet. */
const BOX_STEP = 1 / 256;

/** Tells which operators of a page draw in a part. Undefined before the page was drawn as a whole. */
function filterFor({ recordedBBoxes: boxes }: PDFPageProxy, part: Part, whole: Part) {
  if (!boxes) return undefined;
  const left = (part.left * whole.scale) / part.scale / whole.width - BOX_STEP;
  const top = (part.top * whole.scale) / part.scale / whole.height - BOX_STEP;
  const right = left + (part.width * whole.scale) / part.scale / whole.width + 2 * BOX_STEP;
  const bottom = top + (part.height * whole.scale) / part.scale / whole.height + 2 * BOX_STEP;
  return (index: number): boolean =>
    !boxes.isEmpty(index) &&
    boxes.minX(index) <= right &&
    boxes.maxX(index) >= left &&
    boxes.minY(index) <= bottom &&
    boxes.maxY(index) >= top;
}

async function drawLayer(
  { page, color, onSheet }: Layer,
  part: Part,
  whole: Part,
  onTask: (task: RenderTask) => void,
): Promise<HTMLCanvasElement> {
  const { width, height, scale, left, top } = part;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const { a, b, x, y } = onSheet ?? { a: 1, b: 0, x: 0, y: 0 };
  const filter = part === whole ? undefined : filterFor(page, part, whole);
  const task = page.render({
    canvas,
    viewport: page.getViewport({ scale }),
    transform: [a, b, -b, a, x * scale - left, y * scale - top],
    background: '#fff',
    recordOperations: part === whole,
    ...(filter && { operationsFilter: filter }),
  });
  onTask(task);
  await task.promise;
  const context = color === null ? null : canvas.getContext('2d');
  if (context && color !== null) {
    // What is dark takes the color, and white stays.
    context.globalCompositeOperation = 'lighten';
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return canvas;
}

/** Pixels of the picture of the whole sheet; more would take too much memory on a phone. */
const MAX_PIXELS = 8_000_000;
/**
 * The picture of the whole sheet is so much larger than on the screen at first, and stays sharp until the next zoom.
 */
const SPARE = 2;

/**
 * Returns the part that is the whole sheet.
 * @param size of the sheet in points
 * @param fit pixels of a point on the screen at first
 */
export function wholeOf(size: { width: number; height: number }, fit: number): Part {
  const { width, height } = size;
  const scale = scaleFor(size, fit * SPARE, MAX_PIXELS);
  const pixels = (side: number) => Math.max(1, Math.floor(side * scale));
  return { scale, left: 0, top: 0, width: pixels(width), height: pixels(height) };
}

/**
 * Draws a part of a sheet. The pages must have been drawn as a whole before, so that only what lies in the part is drawn.
 * @param whole the whole sheet as it was drawn first
 * @param onTask gets each task, to cancel it
 */
export async function drawPart(
  layers: readonly Layer[],
  part: Part,
  whole: Part,
  onTask: (task: RenderTask) => void,
): Promise<HTMLCanvasElement> {
  const pictures: HTMLCanvasElement[] = [];
  for (const layer of layers) pictures.push(await drawLayer(layer, part, whole, onTask));
  const [first, ...others] = pictures;
  if (!first) throw new Error('There is nothing to draw.');
  const context = others.length > 0 ? first.getContext('2d') : null;
  if (context) context.globalCompositeOperation = 'multiply';
  for (const canvas of others) {
    context?.drawImage(canvas, 0, 0);
    canvas.width = 0;
  }
  return first;
}

/**
 * Draws a part of a sheet as PNG.
 * @param size width and height of the sheet in points, width of the picture in pixels
 * @param whole as for `drawPart`; null if the sheet was not drawn yet
 */
export function pictureOf(
  layers: readonly Layer[],
  area: Area,
  { width, height, pixels }: { width: number; height: number; pixels: number },
  whole: Part | null,
): Promise<Blob> {
  const size = { width: area.width * width, height: area.height * height };
  const scale = scaleFor(size, pixels / size.width, MAX_PIXELS);
  const part: Part = {
    scale,
    left: Math.round(area.x * width * scale),
    top: Math.round(area.y * height * scale),
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
  return drawPart(layers, part, whole ?? part, () => {}).then(toBlob);
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      canvas.width = 0;
      if (blob) resolve(blob);
      else reject(new Error('The browser cannot draw the picture.'));
    });
  });

/** Tells whether drawing ended because nobody needs the picture any more. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RenderingCancelledException';

/** Why a PDF cannot be shown. */
export function failureOf(error: unknown): ViewerError {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'ResponseException' || name === 'UnknownErrorException') {
    return new ViewerError('network', error);
  }
  return new ViewerError(name === 'MissingPDFException' ? 'missing' : 'brokenFile', error);
}
