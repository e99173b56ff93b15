import { describe, expect, it } from 'vitest';
import { emptyCloud } from '../../converter/clouds/cloud.ts';
import { plyBytes, writePly } from './ply-write.ts';

function sampleCloud() {
  const cloud = emptyCloud(3);
  cloud.xyz.set([0, 0, 0, 1, 2, 3, -4, 5.5, 6]);
  cloud.rgb.set([255, 0, 10, 1, 2, 3, 40, 50, 60]);
  return cloud;
}

describe('writing PLY', () => {
  it('writes the announced size and describes the content in the header', () => {
    const ply = writePly('East facade, week 38', sampleCloud());
    expect(ply.length).toBe(plyBytes('East facade, week 38', 3));
    const text = ply.toString('latin1');
    expect(text.startsWith('ply\nformat binary_little_endian 1.0\n')).toBe(true);
    expect(text).toContain('element vertex 3\n');
    expect(text.indexOf('end_header\n') + 'end_header\n'.length + 3 * 15).toBe(ply.length);
  });
});
