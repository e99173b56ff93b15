import { PointCloudMaterial } from 'potree-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { CloudMaterial, patchVertexShader } from './material';

// The library draws its colour ramp on a canvas, which the test's document has none of.
beforeAll(() => {
  const gradient = { addColorStop() {} };
  const context = { rect() {}, fill() {}, createLinearGradient: () => gradient };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

test('the installed version of the library has the text that is patched', () => {
  const ours = new CloudMaterial();
  expect(ours.vertexShader).toContain('vec4(getClassification().rgb, 1.0)');
  expect(ours.vertexShader).not.toContain(
    '#if !defined color_type_composite && defined color_type_classification',
  );
  expect(ours.vertexShader).not.toMatch(/gl_Position = vec4\([\d., ]+, 0\.0\)/);
  ours.dispose();
});

test('a version with another text is found out, not passed over', () => {
  const theirs = new PointCloudMaterial({ newFormat: true });
  const changed = theirs.vertexShader.replace('vColor = rgba;', 'vColor = rgba * 1.0;');
  expect(() => patchVertexShader(changed)).toThrow('The point shader of potree-core has changed');
  theirs.dispose();
});
