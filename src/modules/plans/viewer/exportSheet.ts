import {
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { MarkupShape, Pin, Sheet } from '@/api/generated/types.gen';
import { boxOf, colorOf, letterOf, scaled, strokeOf } from '@/records/markup/shapes';
import { pinName } from '@/records/pins/pinName';
import { openPdf } from '@/shared/pdf/openPdf';
import type { Measure } from './measure/measures';

/** What is shown on a sheet, to write it into a PDF. */
export interface Shown {
  sheet: Pick<
    Sheet,
    'fileUrl' | 'filePage' | 'widthPoints' | 'heightPoints' | 'planStatus' | 'supersededById'
  >;
  shapes: readonly MarkupShape[];
  measures: readonly (Measure & { text: string })[];
  pins: readonly Pin[];
}

const MEASURE = '#c2255c';
const PIN = '#1c6dd0';

const colorIn = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

/** Draws on a page of a PDF. Places are points from the upper left corner of the page as it is shown. */
class PagePen {
  readonly #page: PDFPage;
  readonly #document: PDFDocument;
  readonly #font: PDFFont;
  /** Converts a place to the coordinates of the file. */
  readonly #at: (x: number, y: number) => { x: number; y: number };

  constructor(
    document: PDFDocument,
    font: PDFFont,
    placeAt: (x: number, y: number) => { x: number; y: number },
  ) {
    const [page] = document.getPages();
    if (!page) throw new Error('The PDF has no page.');
    this.#page = page;
    this.#document = document;
    this.#font = font;
    this.#at = placeAt;
  }

  line(points: readonly number[], color: string, thickness: number): void {
    for (let i = 2; i < points.length; i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(i - 2, i + 2);
      this.#page.drawLine({
        start: this.#at(x1, y1),
        end: this.#at(x2, y2),
        thickness,
        color: colorIn(color),
      });
    }
  }

  dot(x: number, y: number, radius: number, color: string): void {
    this.#page.drawCircle({
      ...this.#at(x, y),
      size: radius,
      color: colorIn(color),
      borderColor: rgb(1, 1, 1),
      borderWidth: radius / 5,
    });
  }

  /** Text whose upper left corner is at a place. Letters that the font lacks are drawn as a picture. */
  async text(words: string, [x = 0, y = 0]: readonly number[], size: number, color: string) {
    const rotate = degrees(this.#page.getRotation().angle);
    try {
      this.#font.encodeText(words);
    } catch {
      const picture = await this.#document.embedPng(await pictureOf(words, color));
      const height = size * 1.3;
      this.#page.drawImage(picture, {
        ...this.#at(x, y + height),
        height,
        width: (picture.width / picture.height) * height,
        rotate,
      });
      return;
    }
    const font = this.#font;
    this.#page.drawText(words, {
      ...this.#at(x, y + size * 0.85),
      ...{ size, font, rotate, color: colorIn(color) },
    });
  }

  /** Says across the page that nobody should build from it. */
  watermark(words: string, width: number, height: number): void {
    const size = width / words.length;
    this.#page.drawText(words, {
      ...this.#at(width * 0.15, height * 0.8),
      size,
      font: this.#font,
      rotate: degrees(this.#page.getRotation().angle + 24),
      color: rgb(0.79, 0.16, 0.16),
      opacity: 0.22,
    });
  }
}

/** Words as a PNG on a transparent ground. */
async function pictureOf(words: string, color: string): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  const font = '600 80px system-ui, sans-serif';
  const measured = canvas.getContext('2d');
  if (measured) measured.font = font;
  canvas.width = Math.ceil(measured?.measureText(words).width ?? 1) + 8;
  canvas.height = 104;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = font;
    context.fillStyle = color;
    context.fillText(words, 4, 80);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser cannot draw the text.');
  return blob.arrayBuffer();
}

async function drawShape(
  pen: PagePen,
  shape: MarkupShape,
  size: { width: number; height: number },
) {
  const points = scaled(shape, size);
  const color = colorOf[shape.color];
  const stroke = strokeOf(size, shape);
  if (shape.type === 'text') return pen.text(shape.text, points, letterOf(size, shape), color);
  if (shape.type === 'rectangle') {
    const { x, y, width, height } = boxOf(points);
    const [right, bottom] = [x + width, y + height];
    return pen.line([x, y, right, y, right, bottom, x, bottom, x, y], color, stroke);
  }
  pen.line(points, color, stroke);
  if (shape.type !== 'arrow') return;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  for (const turn of [2.6, -2.6]) {
    const reach = stroke * 5;
    const end = [x2 + reach * Math.cos(angle + turn), y2 + reach * Math.sin(angle + turn)];
    pen.line([x2, y2, ...end], color, stroke);
  }
}

/** Writes one sheet of a set with what is shown on it. Loads only the parts of the set that the sheet needs. */
export async function exportSheet({ sheet, shapes, measures, pins }: Shown): Promise<Blob> {
  const { widthPoints: width, heightPoints: height } = sheet;
  const size = { width, height };
  const file = openPdf({ url: () => sheet.fileUrl }, { whole: false });
  try {
    const opened = await file.document;
    const page = await opened.getPage(sheet.filePage);
    const viewport = page.getViewport({ scale: 1 });
    const bytes = await opened.extractPages([
      { document: null, includePages: [sheet.filePage - 1] },
    ]);
    const pdf = await PDFDocument.load(bytes);
    const pen = new PagePen(pdf, await pdf.embedFont(StandardFonts.HelveticaBold), (x, y) => {
      const [px = 0, py = 0] = viewport.convertToPdfPoint(x, y);
      return { x: px, y: py };
    });
    for (const shape of shapes) await drawShape(pen, shape, size);
    const letter = letterOf(size, {}) * 0.4;
    for (const { kind, places, text } of measures) {
      const points = places.flatMap(({ x, y }) => [x * width, y * height]);
      if (kind === 'count') {
        for (const { x, y } of places) pen.dot(x * width, y * height, letter / 2, MEASURE);
      } else {
        const closed = kind === 'area' ? [...points, ...points.slice(0, 2)] : points;
        pen.line(closed, MEASURE, letter / 6);
      }
      const [x = 0, y = 0] = points;
      await pen.text(text, [x + letter / 2, y - letter * 1.4], letter, MEASURE);
    }
    for (const pin of pins) {
      if (pin.anchor.kind !== 'image') continue;
      const [x, y] = [pin.anchor.x * width, pin.anchor.y * height];
      pen.dot(x, y, letter / 2, PIN);
      await pen.text(pinName(pin).slice(0, 40), [x + letter, y - letter / 2], letter, PIN);
    }
    if (sheet.planStatus !== 'active') {
      const word = sheet.supersededById ? 'SUPERSEDED' : 'NOT CURRENT';
      pen.watermark(sheet.planStatus === 'draft' ? 'DRAFT' : word, width, height);
    }
    return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  } finally {
    file.close();
  }
}
