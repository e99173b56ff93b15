import { readdirSync, readFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { expect, it } from 'vitest';
import { inRoot } from '../support/paths.ts';
import { drawings } from './list.ts';

const folder = inRoot('mock-server/sample-pictures');
const names = drawings.flatMap((drawing) => drawing.names);
const read = (name: string) => readFileSync(`${folder}/${name}.jpg`);

it('the committed pictures match the list', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = files.filter((file) => file.endsWith('.jpg'));
  expect(pictures.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(
    names.map((name) => `${name}.jpg`).sort(),
  );
});

it.each(['scans/harbor-12', 'scans/harbor-23', 'tours/plan', 'people/ana'])(
  '%s is committed as it is currently drawn',
  (name) => {
    const drawing = drawings.find((each) => each.names.includes(name));
    expect(drawing?.draw()[0]?.equals(read(name))).toBe(true);
  },
  60_000,
);

/** Returns the share of pixels that clearly differ from the dark background. */
function filled(picture: Buffer): number {
  const { data, width, height } = jpeg.decode(picture, { useTArray: true });
  let bright = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 60) bright++;
  }
  return bright / (width * height);
}

it.each(names.filter((name) => name.startsWith('scans/')))('%s is not empty', (name) => {
  const picture = read(name);
  const { width, height } = jpeg.decode(picture, { useTArray: true });
  expect([width, height]).toEqual([640, 360]);
  expect(picture.length).toBeLessThanOrEqual(60_000);
  expect(filled(picture)).toBeGreaterThan(0.3);
});
