import { pdfText } from '../../converter/pdf/write.ts';

export type Point = readonly [x: number, y: number];

/** Control points of a circle that is drawn with four curves, as a share of its radius. */
const CIRCLE = 0.5523;
/** The width of a letter of Helvetica on average, as a share of its height. */
const LETTER = 0.52;

const figure = (value: number) => String(Math.round(value * 10) / 10);
const coordinates = ([x, y]: Point) => `${figure(x)} ${figure(y)}`;

/** Draws with the operators of PDF. Points of 1/72 inch, from the lower left corner. */
export class Pen {
  readonly #parts: string[] = [];
  /** The texts, with their lower left corners and heights. */
  readonly texts: { text: string; x: number; y: number; width: number; size: number }[] = [];

  get content(): string {
    return this.#parts.join('\n');
  }

  /** Sets the width of lines, their gray from 0 (black) to 1, and their dashes. */
  style(width: number, gray = 0, dash: readonly number[] = []): this {
    this.#parts.push(`${width} w ${gray} G [${dash.join(' ')}] 0 d`);
    return this;
  }

  lines(points: readonly Point[], close = false): this {
    const [first, ...rest] = points;
    if (!first) return this;
    this.#parts.push(
      `${coordinates(first)} m ${rest.map((point) => `${coordinates(point)} l`).join(' ')} ${close ? 's' : 'S'}`,
    );
    return this;
  }

  box(x: number, y: number, width: number, height: number): this {
    this.#parts.push(`${coordinates([x, y])} ${coordinates([width, height])} re S`);
    return this;
  }

  /** Fills a box with a gray from 0 (black) to 1. */
  fill(x: number, y: number, width: number, height: number, gray: number): this {
    this.#parts.push(`${gray} g ${coordinates([x, y])} ${coordinates([width, height])} re f 0 g`);
    return this;
  }

  circle([x, y]: Point, radius: number): this {
    const c = radius * CIRCLE;
    const curves: [Point, Point, Point][] = [
      [
        [x + radius, y + c],
        [x + c, y + radius],
        [x, y + radius],
      ],
      [
        [x - c, y + radius],
        [x - radius, y + c],
        [x - radius, y],
      ],
      [
        [x - radius, y - c],
        [x - c, y - radius],
        [x, y - radius],
      ],
      [
        [x + c, y - radius],
        [x + radius, y - c],
        [x + radius, y],
      ],
    ];
    const path = curves.map((curve) => `${curve.map(coordinates).join(' ')} c`).join(' ');
    this.#parts.push(`${coordinates([x + radius, y])} m ${path} s`);
    return this;
  }

  /** A quarter of a circle around a point, from one direction to the next, counterclockwise. */
  quarter([x, y]: Point, radius: number, [dx, dy]: Point): this {
    const c = radius * CIRCLE;
    const from: Point = [x + dx * radius, y + dy * radius];
    const to: Point = [x - dy * radius, y + dx * radius];
    const control: Point = [from[0] - dy * c, from[1] + dx * c];
    const two: Point = [to[0] + dx * c, to[1] + dy * c];
    this.#parts.push(
      `${coordinates(from)} m ${coordinates(control)} ${coordinates(two)} ${coordinates(to)} c S`,
    );
    return this;
  }

  /** A part of a circle. Angles in radians, counterclockwise; at most half a turn. */
  arc([x, y]: Point, radius: number, from: number, sweep: number): this {
    const half = sweep / 2;
    // The control points of a curve for each half (Riskus, Approximation of a cubic Bézier curve by circular arcs).
    const c = (4 / 3) * Math.tan(half / 4) * radius;
    const on = (angle: number): Point => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ];
    const ahead = ([px, py]: Point, angle: number, distance: number): Point => [
      px - distance * Math.sin(angle),
      py + distance * Math.cos(angle),
    ];
    const curves = [from, from + half].map((start) => {
      const end = start + half;
      return `${coordinates(ahead(on(start), start, c))} ${coordinates(ahead(on(end), end, -c))} ${coordinates(on(end))} c`;
    });
    this.#parts.push(`${coordinates(on(from))} m ${curves.join(' ')} S`);
    return this;
  }

  text(words: string, x: number, y: number, size: number): this {
    this.texts.push({ text: words, x, y, width: words.length * size * LETTER, size });
    this.#parts.push(`BT /F1 ${size} Tf ${coordinates([x, y])} Td (${pdfText(words)}) Tj ET`);
    return this;
  }

  /** Text around a point. */
  centered(words: string, x: number, y: number, size: number): this {
    return this.text(words, x - (words.length * size * LETTER) / 2, y - size * 0.35, size);
  }
}
