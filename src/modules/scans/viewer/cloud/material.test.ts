import { PointCloudMaterial } from 'potree-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { CloudMaterial, patchVertexShader } from './material';

// The library draws its color ramp on a canvas, which jsdom does not support.
beforeAll(() => {
  const gradient = { addColorStop() {} };
  const context = { rect() {}, fill() {}, createLinearGradient: () => gradient };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

test('finds the patched text in the installed version of the library', () => {
  const ours = new CloudMaterial();
  expect(ours.vertexShader).toContain('vec4(getClassification().rgb, 1.0)');
  expect(ours.vertexShader).not.toContain(
    '#if !defined color_type_composite && defined color_type_classification',
  );
  expect(ours.vertexShader).not.toMatch(/gl_Position = vec4\([\d., ]+, 0\.0\)/);
  ours.dispose();
});

test('throws if the library has different text', () => {
  const theirs = new PointCloudMaterial({ newFormat: true });
  const changed = theirs.vertexShader.replace('vColor = rgba;', 'vColor = rgba * 1.0;');
  expect(() => patchVertexShader(changed)).toThrow('The point shader of potree-core has changed');
  theirs.dispose();
});
