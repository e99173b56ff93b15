import type { Cloud } from '../../converter/clouds/cloud.ts';

const BYTES_PER_POINT = 15;

/** The header depends only on the title and the count, so file sizes are known in advance. */
function header(title: string, points: number): string {
  return [
    'ply',
    'format binary_little_endian 1.0',
    `comment ${title.replace(/[^\x20-\x7e]/g, '-')}`,
    'comment units meters, z up',
    `element vertex ${points}`,
    'property float x',
    'property float y',
    'property float z',
    'property uchar red',
    'property uchar green',
    'property uchar blue',
    'end_header',
    '',
  ].join('\n');
}

export const plyBytes = (title: string, points: number): number =>
  header(title, points).length + points * BYTES_PER_POINT;

export function writePly(title: string, cloud: Cloud): Buffer {
  const head = header(title, cloud.count);
  const ply = Buffer.allocUnsafe(plyBytes(title, cloud.count));
  ply.write(head, 0, 'latin1');
  let offset = head.length;
  for (let i = 0; i < cloud.count; i++) {
    for (let axis = 0; axis < 3; axis++) {
      offset = ply.writeFloatLE(cloud.xyz[i * 3 + axis] ?? 0, offset);
    }
    for (let channel = 0; channel < 3; channel++) {
      offset = ply.writeUInt8(cloud.rgb[i * 3 + channel] ?? 0, offset);
    }
  }
  return ply;
}
