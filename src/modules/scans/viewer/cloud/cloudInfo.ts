import type { UpAxis } from '@/api/generated/types.gen';
import { ViewerError } from '@/shared/viewer/viewer';
import type { Vector } from '../measure';
import { turned, turnedBox } from './upAxis';

/** The metadata of a Potree 2 cloud. Coordinates are as shown, with z up. */
export interface CloudInfo {
  points: number;
  /** The extent of the points in meters. */
  bounds: { min: Vector; max: Vector };
  /** The origin of the stored coordinates. */
  origin: Vector;
  bytesPerPoint: number;
  encoding: 'DEFAULT' | 'BROTLI';
  has: { rgb: boolean; intensity: boolean; classification: boolean };
  intensity: readonly [min: number, max: number];
}

interface Attribute {
  name: string;
  size: number;
  min: number[];
  max: number[];
}

/**
 * Parses `metadata.json`.
 *
 * @param upAxis The axis of the stored coordinates that points up.
 * @throws ViewerError of kind brokenFile.
 */
export function readCloudInfo(text: string, upAxis: UpAxis): CloudInfo {
  try {
    const { version, points, encoding, boundingBox, attributes } = JSON.parse(text);
    if (!String(version).startsWith('2.')) throw new Error(`version ${version}`);
    if (encoding !== 'DEFAULT' && encoding !== 'BROTLI') throw new Error(`encoding ${encoding}`);
    if (!Number.isSafeInteger(points) || points < 1) throw new Error(`${points} points`);
    const byName = new Map(attributes.map((each: Attribute) => [each.name, each] as const)) as Map<
      string,
      Attribute
    >;
    const position = byName.get('position');
    const [low = 0, high = 65_535] = range(byName.get('intensity'));
    const bytesPerPoint = attributes.reduce((sum: number, { size }: Attribute) => sum + size, 0);
    if (!(bytesPerPoint > 0)) throw new Error('no attributes');
    return {
      points,
      // The bounding box is a cube. The position attribute has the tight bounds, if the converter
      // wrote them.
      bounds: turnedBox(
        {
          min: vector(position?.min ?? boundingBox.min),
          max: vector(position?.max ?? boundingBox.max),
        },
        (corner) => turned(corner, upAxis),
      ),
      origin: turned(vector(boundingBox.min), upAxis),
      bytesPerPoint,
      encoding,
      has: {
        rgb: byName.has('rgb'),
        intensity: byName.has('intensity'),
        classification: byName.has('classification'),
      },
      intensity: [low, Math.max(high, low + 1)],
    };
  } catch (error) {
    throw new ViewerError('brokenFile', error);
  }
}

const range = (attribute: Attribute | undefined) => [attribute?.min[0], attribute?.max[0]];

function vector(values: unknown): Vector {
  const [x, y, z] = values as number[];
  if (![x, y, z].every(Number.isFinite)) throw new Error('bounds that are no numbers');
  return [x, y, z] as Vector;
}
