import type { Pen, Point } from './pen.ts';

/** Where a drawing goes on its sheet, in points. */
export interface Building {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

type Draw = (pen: Pen, building: Building) => void;

const LETTERS = 'ABCDEFGH';
const ROOMS = [
  'OPEN OFFICE',
  'OFFICE',
  'MEETING',
  'LOBBY',
  'STORAGE',
  'PANTRY',
  'OPEN OFFICE',
  'PRINT',
  'MEETING',
  'OFFICE',
];

/** Returns the grid lines of the columns, with their bubbles. Returns where they are. */
function grid(pen: Pen, { left, bottom, width, height }: Building, columns = 6, rows = 4) {
  const xs = Array.from(
    { length: columns },
    (_, i) => left + 60 + (i * (width - 120)) / (columns - 1),
  );
  const ys = Array.from(
    { length: rows },
    (_, i) => bottom + 60 + (i * (height - 120)) / (rows - 1),
  );
  pen.style(0.5, 0.55, [18, 4, 4, 4]);
  for (const x of xs)
    pen.lines([
      [x, bottom],
      [x, bottom + height],
    ]);
  for (const y of ys)
    pen.lines([
      [left, y],
      [left + width, y],
    ]);
  pen.style(1);
  xs.forEach((x, i) => {
    pen.circle([x, bottom + height + 22], 20).centered(String(i + 1), x, bottom + height + 22, 16);
  });
  ys.forEach((y, i) => {
    pen.circle([left - 22, y], 20).centered(LETTERS.charAt(i), left - 22, y, 16);
  });
  return { xs, ys };
}

function wall(pen: Pen, [x1, y1]: Point, [x2, y2]: Point, thickness = 7): void {
  const half = thickness / 2;
  pen.style(1.4);
  if (x1 === x2)
    pen.box(x1 - half, Math.min(y1, y2) - half, thickness, Math.abs(y2 - y1) + thickness);
  else pen.box(Math.min(x1, x2) - half, y1 - half, Math.abs(x2 - x1) + thickness, thickness);
}

/** The bubble of a detail on another sheet, such as '3/A-501'. */
function callout(pen: Pen, [x, y]: Point, reference: string): void {
  const [detail = '', sheet = ''] = reference.split('/');
  pen
    .style(1.2)
    .circle([x, y], 26)
    .lines([
      [x - 26, y],
      [x + 26, y],
    ]);
  pen.style(0.8).lines([
    [x - 26, y],
    [x - 80, y - 40],
  ]);
  pen.centered(detail, x, y + 11, 15).centered(sheet, x, y - 11, 11);
  pen.centered(reference, x, y - 38, 10);
}

/** Returns what a floor has: rooms between the column lines, doors, dimensions and a core. */
export const floor =
  (of: { level: number; callouts: readonly string[]; moved?: boolean }): Draw =>
  (pen, building) => {
    const { xs, ys } = grid(pen, building);
    const [x0 = 0, x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0] = xs;
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys;
    // A later revision moves the wall of the meeting room.
    const split = of.moved ? x3 + (x4 - x3) * 0.55 : x3;
    const corners: Point[] = [
      [x0, y0],
      [x5, y0],
      [x5, y3],
      [x0, y3],
    ];
    for (const [i, corner] of corners.entries())
      wall(pen, corner, corners[(i + 1) % 4] ?? corner, 12);
    wall(pen, [x0, y1], [x5, y1]);
    wall(pen, [x0, y2], [x5, y2]);
    for (const x of [x1, x2, split, x4]) wall(pen, [x, y0], [x, y1]);
    for (const x of [x1, split, x4]) wall(pen, [x, y2], [x, y3]);
    wall(pen, [x2, y1], [x2, y2], 10);
    wall(pen, [x3, y1], [x3, y2], 10);
    for (const x of xs) for (const y of ys) pen.fill(x - 9, y - 9, 18, 18, 0.25);
    const lower = [x0, x1, x2, split, x4];
    lower.forEach((x, i) => {
      const next = lower[i + 1] ?? x5;
      room(pen, { x: (x + next) / 2, y: (y0 + y1) / 2, number: of.level * 100 + i + 1 });
      desks(pen, { from: x, to: next, y: y0 + 22 });
      door(pen, [x + 40, y1]);
    });
    const upper = [x0, x1, split, x4];
    upper.forEach((x, i) => {
      const next = upper[i + 1] ?? x5;
      room(pen, { x: (x + next) / 2, y: (y2 + y3) / 2, number: of.level * 100 + i + 11 });
      desks(pen, { from: x, to: next, y: y3 - 62 });
      door(pen, [x + 60, y2]);
    });
    elevators(pen, { x: x2 + 14, y: y1 + 14, width: x3 - x2 - 28, height: y2 - y1 - 28 });
    dimensions(pen, xs, building.bottom + 24);
    north(pen, [x5 - 60, building.bottom - 24]);
    pen.centered('CORRIDOR', (x3 + x5) / 2, (y1 + y2) / 2, 16);
    of.callouts.forEach((reference, i) => {
      callout(pen, i === 0 ? [x1 + 110, y2 - 90] : [x4 + 60, y1 + 100], reference);
    });
    if (of.moved) cloud(pen, [split, (y0 + y1) / 2], 150, '1');
  };

function room(pen: Pen, { x, y, number }: { x: number; y: number; number: number }): void {
  pen.centered(ROOMS[number % ROOMS.length] ?? 'ROOM', x, y + 14, 17);
  pen.style(0.9).box(x - 28, y - 24, 56, 24);
  pen.centered(String(number), x, y - 12, 14);
}

/** Desks along an outer wall, each with a chair. */
function desks(pen: Pen, { from, to, y }: { from: number; to: number; y: number }): void {
  pen.style(0.6, 0.45);
  for (let x = from + 40; x + 76 < to - 30; x += 104) {
    pen.box(x, y, 76, 40).box(x + 52, y + 8, 16, 24);
    pen.circle([x + 26, y + 20], 11);
  }
}

function north(pen: Pen, [x, y]: Point): void {
  pen.style(1).circle([x, y], 24);
  pen.lines(
    [
      [x, y + 30],
      [x - 12, y - 16],
      [x, y - 8],
      [x + 12, y - 16],
    ],
    true,
  );
  pen.centered('N', x, y + 44, 16);
  // A scale of 32 feet.
  const left = x - 460;
  for (const [i, feet] of [0, 8, 16, 32].entries()) {
    const from = left + feet * 9;
    const next = [8, 16, 32][i];
    if (next !== undefined) pen.style(1).box(from, y - 6, (next - feet) * 9, 9);
    if (i === 0 || i === 2) pen.fill(from, y - 6, ((next ?? feet) - feet) * 9, 9, 0);
    pen.centered(`${feet}'`, from, y - 18, 11);
  }
}

function door(pen: Pen, [x, y]: Point): void {
  pen.fill(x, y - 4, 44, 8, 1);
  pen.style(1.2).lines([
    [x, y],
    [x, y - 44],
  ]);
  pen.style(0.7).quarter([x, y], 44, [0, -1]);
}

function elevators(
  pen: Pen,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): void {
  pen.style(1.2);
  for (let i = 0; i < 3; i++) {
    const left = x + (i * width) / 3;
    pen.box(left, y, width / 3 - 8, height / 2);
    pen.lines([
      [left, y],
      [left + width / 3 - 8, y + height / 2],
    ]);
    pen.lines([
      [left, y + height / 2],
      [left + width / 3 - 8, y],
    ]);
  }
  const steps = 14;
  pen.style(0.8).box(x, y + height / 2 + 10, width - 8, height / 2 - 10);
  for (let i = 1; i < steps; i++) {
    const left = x + (i * (width - 8)) / steps;
    pen.lines([
      [left, y + height / 2 + 10],
      [left, y + height],
    ]);
  }
}

function dimensions(pen: Pen, xs: readonly number[], y: number): void {
  pen.style(0.6);
  xs.slice(1).forEach((x, i) => {
    const from = xs[i] ?? x;
    pen
      .lines([
        [from, y],
        [x, y],
      ])
      .lines([
        [from, y - 8],
        [from, y + 8],
      ])
      .lines([
        [x, y - 8],
        [x, y + 8],
      ]);
    // 1/8 inch is a foot: 9 points.
    pen.centered(`${Math.floor((x - from) / 9)}'-0"`, (from + x) / 2, y + 12, 12);
  });
}

/** Marks what a revision changed. */
function cloud(pen: Pen, [x, y]: Point, radius: number, revision: string): void {
  const bumps = 18;
  pen.style(1.8, 0.1);
  for (let i = 0; i < bumps; i++) {
    const angle = (i * 2 * Math.PI) / bumps;
    const center: Point = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    pen.arc(center, radius * Math.sin(Math.PI / bumps) * 1.05, angle - Math.PI / 2, Math.PI);
  }
  pen.style(1.2).lines(
    [
      [x + radius + 30, y - 14],
      [x + radius + 62, y - 14],
      [x + radius + 46, y + 16],
    ],
    true,
  );
  pen.centered(revision, x + radius + 46, y - 4, 13);
}

export const elevation =
  (of: { bays?: number; callouts: readonly string[]; canopy?: boolean }): Draw =>
  (pen, building) => {
    const { left, bottom, width, height } = building;
    const bays = of.bays ?? 10;
    const floors = 9;
    const [x, y] = [left + width * 0.14, bottom + 90];
    const [w, h] = [width * 0.66, height - 190];
    pen.style(2.4).lines([
      [left, y],
      [left + width, y],
    ]);
    pen.style(1.6).box(x, y, w, h);
    for (let level = 0; level < floors; level++) {
      const top = y + (level * h) / floors;
      pen.style(0.5, 0.5, [14, 6]).lines([
        [x - 60, top],
        [x + w + 190, top],
      ]);
      pen.text(`LEVEL ${level + 1}   ${(level * 13.5).toFixed(1)}'`, x + w + 70, top + 6, 13);
      pen.style(0.8);
      for (let bay = 0; bay < bays; bay++) {
        const width = w / bays;
        pen.box(x + bay * width + 8, top + 14, width - 16, h / floors - 26);
        pen.lines([
          [x + (bay + 0.5) * width, top + 14],
          [x + (bay + 0.5) * width, top + h / floors - 12],
        ]);
      }
    }
    if (of.canopy) {
      pen.style(1.8).box(x + w * 0.38, y + h / floors - 14, w * 0.24, 18);
      cloud(pen, [x + w / 2, y + h / floors], 130, '1');
    }
    for (const [i, reference] of of.callouts.entries())
      callout(pen, [x - 190, y + h - 150 - i * 210], reference);
  };

export const details =
  (titles: readonly (readonly [title: string, ...notes: string[]])[]): Draw =>
  (pen, { left, bottom, width, height }) => {
    titles.forEach(([title, ...notes], i) => {
      const [w, h] = [width / 3, height / 2];
      const [x, y] = [left + (i % 3) * w + 30, bottom + (i < 3 ? h : 0) + 70];
      const [boxW, boxH] = [w - 60, h - 110];
      section(pen, { left: x, bottom: y, width: boxW, height: boxH }, i, notes);
      pen.style(0.8).box(x, y, boxW, boxH);
      pen
        .style(1.2)
        .circle([x + 22, y - 30], 20)
        .centered(String(i + 1), x + 22, y - 30, 17);
      pen.text(title.toUpperCase(), x + 54, y - 28, 16).text('1 1/2" = 1\'-0"', x + 54, y - 46, 11);
    });
  };

/** A wall of several layers on a slab, with a note on each layer. */
function section(pen: Pen, box: Building, variant: number, notes: readonly string[]): void {
  const { left, bottom, width, height } = box;
  const slab = bottom + height * (0.16 + 0.05 * (variant % 3));
  const thick = 46;
  const wallLeft = left + width * 0.16;
  const layers = [14, 34, 10, 58, 12].map((value) => value + (variant % 2) * 6);
  const top = bottom + height - 40;
  // The slab: concrete.
  const slabEnd = wallLeft + layers.reduce((sum, value) => sum + value, 0) + 170;
  pen.style(1.6).box(left + 20, slab, slabEnd - left - 20, thick);
  pen.style(0.5, 0.35);
  for (let x = left + 34; x < slabEnd - 24; x += 26) {
    pen.lines([
      [x, slab + 8],
      [x + 16, slab + thick - 8],
    ]);
    pen.circle([x + 4, slab + thick - 14], 3);
  }
  let x = wallLeft;
  const middles: number[] = [];
  for (const [i, layer] of layers.entries()) {
    pen.style(1.4).box(x, slab + thick, layer, top - slab - thick);
    pen.style(0.4, 0.4);
    if (i === 1) {
      // Insulation.
      for (let y = slab + thick; y + layer < top; y += layer / 2) {
        const isLeft = Math.round((y - slab) / (layer / 2)) % 2 === 0;
        pen.lines([
          [isLeft ? x : x + layer, y],
          [isLeft ? x + layer : x, y + layer / 2],
        ]);
      }
    } else if (i === 3) {
      // Studs.
      for (let y = slab + thick; y + 92 < top; y += 92) {
        pen.box(x, y, layer, 14);
        pen.lines([
          [x, y],
          [x + layer, y + 14],
        ]);
      }
    } else {
      for (let y = slab + thick; y + 12 < top; y += 18) {
        pen.lines([
          [x, y],
          [x + layer, y + 12],
        ]);
      }
    }
    middles.push(x + layer / 2);
    x += layer;
  }
  // The break line of the wall.
  pen.style(1).lines([
    [wallLeft - 20, top],
    [wallLeft + 30, top],
    [wallLeft + 42, top + 16],
    [wallLeft + 58, top - 16],
    [wallLeft + 70, top],
    [x + 20, top],
  ]);
  for (const [i, note] of notes.entries()) {
    const y = top - 56 - i * 56;
    const end = x + 46;
    pen.style(0.7).lines([
      [middles[i % middles.length] ?? x, y - 18],
      [end, y],
      [end + 22, y],
    ]);
    pen.circle([middles[i % middles.length] ?? x, y - 18], 3).text(note, end + 28, y - 5, 13);
  }
}

export const foundation =
  (of: { callouts: readonly string[] }): Draw =>
  (pen, building) => {
    const { xs, ys } = grid(pen, building);
    for (const x of xs) {
      for (const y of ys) {
        pen.style(1.2).box(x - 52, y - 52, 104, 104);
        pen.style(0.6, 0.4, [6, 4]);
        for (const [dx, dy] of [
          [-26, -26],
          [26, -26],
          [-26, 26],
          [26, 26],
        ] as const)
          pen.circle([x + dx, y + dy], 14);
        pen.centered('PC-4', x, y - 64, 11);
      }
    }
    pen.style(1).lines(
      [
        [xs[0] ?? 0, ys[0] ?? 0],
        [xs.at(-1) ?? 0, ys[0] ?? 0],
        [xs.at(-1) ?? 0, ys.at(-1) ?? 0],
        [xs[0] ?? 0, ys.at(-1) ?? 0],
      ],
      true,
    );
    pen.centered(
      '48" MAT, TOP AT -6\'-0"',
      ((xs[2] ?? 0) + (xs[3] ?? 0)) / 2,
      ((ys[1] ?? 0) + (ys[2] ?? 0)) / 2,
      20,
    );
    for (const reference of of.callouts)
      callout(pen, [(xs[1] ?? 0) + 130, (ys[2] ?? 0) - 130], reference);
  };

/** Returns a floor in gray, with ducts, trays or pipes over it. */
export const services =
  (of: { level: number; kind: string; callouts: readonly string[] }): Draw =>
  (pen, building) => {
    const { xs, ys } = grid(pen, building);
    const [x0 = 0, x1 = 0, x2 = 0, , x4 = 0, x5 = 0] = xs;
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys;
    pen.style(0.8, 0.6).box(x0, y0, x5 - x0, y3 - y0);
    for (const y of [y1, y2])
      pen.lines([
        [x0, y],
        [x5, y],
      ]);
    for (const x of xs.slice(1, -1))
      pen
        .lines([
          [x, y0],
          [x, y1],
        ])
        .lines([
          [x, y2],
          [x, y3],
        ]);
    const middle = (y1 + y2) / 2;
    pen.style(2);
    pen.box(x0 + 40, middle - 22, x5 - x0 - 80, 44);
    for (const [i, x] of [x0, x1, x2, x4].entries()) {
      const left = x + 90;
      pen
        .box(left, middle + 22, 26, y3 - middle - 110)
        .box(left + 60, y0 + 90, 26, middle - y0 - 112);
      pen
        .style(1)
        .box(left - 14, y3 - 120, 54, 54)
        .lines([
          [left - 14, y3 - 120],
          [left + 40, y3 - 66],
        ]);
      pen.text(`${of.kind} ${24 - i * 4}x12`, left + 34, middle + 60, 13);
      pen.style(2);
    }
    pen.centered(`LEVEL ${of.level}, ${of.kind} 36x18`, (x2 + x4) / 2, middle, 15);
    for (const reference of of.callouts) callout(pen, [x4 + 70, y1 + 90], reference);
  };
