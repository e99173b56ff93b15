import type { PointBatch } from '../../potree/write.ts';
import { Batches, type Point, type PointSource } from '../batches.ts';
import type { PointFile } from '../file.ts';
import { Unreadable } from '../unreadable.ts';
import { type E57Scan, type Limits, type Pose, readDescription } from './description.ts';
import type { Pages } from './pages.ts';
import { recordsOf } from './records.ts';

const NO_COLOR = 200;

/**
 * Reads all scans of an E57 file (ASTM E2807) as one cloud, each in its place.
 * @param onRead receives the offset up to which points have been read
 * @throws Unreadable if the description is broken, or the points are in a way that is not known here
 */
export async function readE57(
  file: PointFile,
  onRead: (position: number) => void = () => {},
): Promise<PointSource> {
  const { pages, scans } = await readDescription(file);
  const colored = scans.some(({ fields }) => fields.some(({ name }) => name === 'colorRed'));
  return { colored, batches: pointsOf(pages, scans, onRead) };
}

async function* pointsOf(
  pages: Pages,
  scans: readonly E57Scan[],
  onRead: (position: number) => void,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  for (const scan of scans) {
    const read = readerOf(scan);
    const step = scan.fields.length;
    for await (const values of recordsOf(pages, scan, onRead)) {
      for (let offset = 0; offset < values.length; offset += step) {
        const point = read(values, offset);
        const full = point && batches.push(point);
        if (full) yield full;
      }
    }
  }
  yield batches.rest();
}

/** @returns a function that makes a point of the values at an index, or null where the scanner saw nothing */
function readerOf({ fields, pose, limits }: E57Scan) {
  const find = (name: string) => {
    const index = fields.findIndex((field) => field.name === name);
    return index < 0 ? null : index;
  };
  const place = placeOf(find);
  const invalid = [find('cartesianInvalidState'), find('sphericalInvalidState')];
  const channel = (name: string, top: number) => {
    const at = find(name);
    const range: Limits = limits[name] ?? (at === null ? null : fields[at]?.range) ?? [0, 1];
    const [least, most] = range;
    return { at, least, factor: top / (most - least || 1), top };
  };
  const colors = ['colorRed', 'colorGreen', 'colorBlue'].map((name) => channel(name, 255));
  const [red, green, blue] = colors as [Channel, Channel, Channel];
  const intensity = channel('intensity', 65_535);
  return (values: Float64Array, from: number): Point | null => {
    if (invalid.some((column) => column !== null && values[from + column] !== 0)) return null;
    const [x, y, z] = placed(place(values, from), pose);
    if (!Number.isFinite(x + y + z)) return null;
    return {
      ...{ x, y, z },
      red: scaled(values, from, red, NO_COLOR),
      green: scaled(values, from, green, NO_COLOR),
      blue: scaled(values, from, blue, NO_COLOR),
      intensity: scaled(values, from, intensity, 0),
      classification: 0,
    };
  };
}

interface Channel {
  at: number | null;
  least: number;
  factor: number;
  top: number;
}

function scaled(values: Float64Array, from: number, channel: Channel, usual: number): number {
  const { at, least, factor, top } = channel;
  if (at === null) return usual;
  const value = Math.round(((values[from + at] ?? 0) - least) * factor);
  return Math.min(Math.max(value, 0), top);
}

type Place = readonly [x: number, y: number, z: number];

/** @throws Unreadable if the points have no place */
function placeOf(
  find: (name: string) => number | null,
): (values: Float64Array, from: number) => Place {
  const all = (...names: string[]) => {
    const found = names.flatMap((name) => find(name) ?? []);
    return found.length === names.length ? (found as [number, number, number]) : null;
  };
  const cartesian = all('cartesianX', 'cartesianY', 'cartesianZ');
  const spherical = all('sphericalRange', 'sphericalAzimuth', 'sphericalElevation');
  const found = cartesian ?? spherical;
  if (!found) throw new Unreadable('Its points have no place.', { foreign: true });
  const [a, b, c] = found;
  const read = (values: Float64Array, from: number): Place => [
    values[from + a] as number,
    values[from + b] as number,
    values[from + c] as number,
  ];
  if (cartesian) return read;
  return (values, from) => {
    const [distance, turn, rise] = read(values, from);
    const flat = distance * Math.cos(rise);
    return [flat * Math.cos(turn), flat * Math.sin(turn), distance * Math.sin(rise)];
  };
}

/** Returns a place in the file, from a place as the scanner saw it. */
function placed([x, y, z]: Place, { rotation, translation }: Pose): Place {
  const [w, i, j, k] = rotation;
  // v + 2w(q × v) + 2q × (q × v) for the vector q of the quaternion.
  const [ax, ay, az] = [j * z - k * y, k * x - i * z, i * y - j * x];
  const [bx, by, bz] = [j * az - k * ay, k * ax - i * az, i * ay - j * ax];
  return [
    x + 2 * (w * ax + bx) + translation[0],
    y + 2 * (w * ay + by) + translation[1],
    z + 2 * (w * az + bz) + translation[2],
  ];
}
