import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { findRecord } from './lasVariableRecords.ts';
import { Unreadable } from './unreadable.ts';

/** Meters per unit, horizontal and vertical. */
interface Units {
  across: number;
  up: number;
}

const METERS: Units = { across: 1, up: 1 };

/**
 * Returns the header scaled so that coordinates are meters: surveys in the United States use feet.
 * Assumes meters if the file does not declare a unit.
 * @throws Unreadable for degrees, which are not lengths
 */
export async function inMeters(file: PointFile, header: LasHeader): Promise<LasHeader> {
  const { across, up } = (await fromWkt(file, header)) ?? (await fromKeys(file, header)) ?? METERS;
  const [x, y, z] = header.scale;
  const [ox, oy, oz] = header.offset;
  return {
    ...header,
    scale: [x * across, y * across, z * up],
    offset: [ox * across, oy * across, oz * up],
  };
}

const degrees = () =>
  new Unreadable('Its coordinates are degrees. Export it in a projected coordinate system.', {
    foreign: true,
  });

/** Reads the units from OGC WKT 1 (01-009) or 2 (18-010). */
async function fromWkt(file: PointFile, header: LasHeader): Promise<Units | null> {
  const record = await findRecord(file, header, { user: 'LASF_Projection', id: 2112 });
  const wkt = record?.toString('utf8').replace(/\0.*$/s, '');
  if (!wkt) return null;
  if (/^\s*(GEOGCS|GEOGCRS|GEODCRS)\b/.test(wkt)) throw degrees();
  const [projected = '', vertical = ''] = wkt.split(/\b(?:VERT_CS|VERTCRS)\b/);
  const across = lastLength(projected) ?? 1;
  return { across, up: lastLength(vertical) ?? across };
}

/** The unit of the whole system follows those of its parts. */
function lastLength(wkt: string): number | null {
  const units = [...wkt.matchAll(/\b(LENGTH)?UNIT\s*\[\s*"([^"]*)"\s*,\s*([\d.eE+-]+)/g)];
  const lengths = units
    .filter(([, isLength, name = '']) => isLength || /met(re|er)|foot|feet/i.test(name))
    .map(([, , , factor]) => Number(factor));
  return lengths.filter((factor) => factor > 0 && Number.isFinite(factor)).at(-1) ?? null;
}

const KEYS = { model: 1024, acrossUnit: 3076, upUnit: 4099 };
const GEOGRAPHIC = 2;
/** EPSG units: meter, foot, US survey foot. */
const EPSG_UNITS: Readonly<Record<number, number>> = { 9001: 1, 9002: 0.3048, 9003: 1200 / 3937 };

/** Reads the units from the GeoTIFF keys (OGC 19-008r4, annex B). */
async function fromKeys(file: PointFile, header: LasHeader): Promise<Units | null> {
  const record = await findRecord(file, header, { user: 'LASF_Projection', id: 34_735 });
  if (!record || record.length < 8) return null;
  const keys = new Map<number, number>();
  for (let offset = 8; offset + 8 <= record.length; offset += 8) {
    // The value is stored inline unless the key refers to another tag.
    if (record.readUInt16LE(offset + 2) === 0) {
      keys.set(record.readUInt16LE(offset), record.readUInt16LE(offset + 6));
    }
  }
  if (keys.get(KEYS.model) === GEOGRAPHIC) throw degrees();
  const across = EPSG_UNITS[keys.get(KEYS.acrossUnit) ?? 0] ?? 1;
  return { across, up: EPSG_UNITS[keys.get(KEYS.upUnit) ?? 0] ?? across };
}
