import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReadPoint {
  /** Meters. */
  x: number;
  y: number;
  z: number;
  intensity: number;
  classification: number;
  rgb: [number, number, number];
}

export interface ReadNode {
  name: string;
  points: ReadPoint[];
}

/** Reads a cloud back like a viewer: by the chunks of the hierarchy. For tests. */
export async function readPotree(folder: string) {
  const metadata = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'));
  const hierarchy = await readFile(join(folder, 'hierarchy.bin'));
  const octree = await readFile(join(folder, 'octree.bin'));
  const nodes: ReadNode[] = [];
  let chunks = 0;
  const visit = (start: string, offset: number, size: number) => {
    chunks++;
    const names = [start];
    for (let record = offset; record < offset + size; record += 22) {
      const name = names.shift();
      if (name === undefined) throw new Error('The hierarchy has more records than nodes.');
      const [type, mask] = [hierarchy[record], hierarchy[record + 1] as number];
      const from = Number(hierarchy.readBigInt64LE(record + 6));
      const bytes = Number(hierarchy.readBigInt64LE(record + 14));
      if (type === 2) {
        visit(name, from, bytes);
        continue;
      }
      for (let i = 0; i < 8; i++) if (mask & (1 << i)) names.push(`${name}${i}`);
      const points = decode(octree.subarray(from, from + bytes), metadata);
      if (points.length !== hierarchy.readUInt32LE(record + 2)) throw new Error(`${name}: count`);
      nodes.push({ name, points });
    }
    if (names.length > 0) throw new Error(`The chunk of ${start} ends before ${names[0]}.`);
  };
  visit('r', 0, metadata.hierarchy.firstChunkSize);
  return { metadata, nodes, chunks, octreeBytes: octree.length };
}

interface Metadata {
  offset: number[];
  scale: number[];
  attributes: { name: string; size: number }[];
}

function decode(data: Buffer, { offset, scale, attributes }: Metadata) {
  const points: ReadPoint[] = [];
  for (let record = 0; record < data.length; ) {
    const places = new Map<string, number>();
    for (const { name, size } of attributes) {
      places.set(name, record);
      record += size;
    }
    const from = places.get('position') ?? 0;
    const meters = (axis: number) =>
      data.readInt32LE(from + axis * 4) * (scale[axis] as number) + (offset[axis] as number);
    const [intensity, classification, rgb] = ['intensity', 'classification', 'rgb'].map((name) =>
      places.get(name),
    );
    const color = (channel: number) =>
      rgb === undefined ? 0 : data.readUInt16LE(rgb + channel * 2) >> 8;
    points.push({
      x: meters(0),
      y: meters(1),
      z: meters(2),
      intensity: intensity === undefined ? 0 : data.readUInt16LE(intensity),
      classification: classification === undefined ? 0 : (data[classification] as number),
      rgb: [color(0), color(1), color(2)],
    });
  }
  return points;
}
