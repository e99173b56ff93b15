import { PointCloudMaterial } from 'potree-core';

/**
 * potree-core 2.0.15 colors Potree 2 clouds only by rgb regardless of `pointColorType`, hides
 * classes only while coloring by them, and moves hidden or clipped points to a position that some
 * drivers draw in a corner (its w is 0). These patches rewrite a few lines of its vertex shader.
 */
const PATCHES: readonly (readonly [was: RegExp, is: string])[] = [
  [
    /#ifdef new_format\s+vColor = rgba;\s+#elif defined color_type_rgb\b/,
    `#if defined new_format && defined color_type_height
      vColor = vec4(getElevation(), 1.0);
    #elif defined new_format && defined color_type_intensity_gradient
      { float share = getIntensity(); vColor = vec4(texture(gradient, vec2(share, 1.0 - share)).rgb, 1.0); }
    #elif defined new_format && defined color_type_classification
      vColor = vec4(getClassification().rgb, 1.0);
    #elif defined new_format && defined color_type_color
      vColor = vec4(uColor, 1.0);
    #elif defined new_format
      vColor = rgba;
    #elif defined color_type_rgb`,
  ],
  [
    /#if !defined color_type_composite && defined color_type_classification(?=\s+if \(getClassification\(\)\.a == 0\.0\))/,
    '#if !defined color_type_composite',
  ],
  [
    /gl_Position = vec4\(100\.0, 100\.0, 100\.0, 0\.0\);/g,
    'gl_Position = vec4(2.0, 2.0, 2.0, 1.0);',
  ],
];

/**
 * Patches the vertex shader.
 *
 * @throws Error if the library's text differs from the known one.
 */
export function patchVertexShader(source: string): string {
  return PATCHES.reduce((text, [was, is]) => {
    if (text.search(was) < 0)
      throw new Error(`The point shader of potree-core has changed: ${was}`);
    return text.replace(was, is);
  }, source);
}

/** Only the vertex shader chooses colors. */
const isVertexShader = (source: string) => source.includes('gl_PointSize');

export class CloudMaterial extends PointCloudMaterial {
  constructor() {
    super({ newFormat: true });
  }

  override applyDefines(source: string): string {
    return super.applyDefines(isVertexShader(source) ? patchVertexShader(source) : source);
  }
}

const patched = new WeakSet<PointCloudMaterial>();

/** Makes picking ignore hidden classes as well. */
export function hideClassesInPick(material: PointCloudMaterial): void {
  if (patched.has(material)) return;
  patched.add(material);
  const apply = material.applyDefines.bind(material);
  const [, [was, is] = []] = PATCHES;
  material.applyDefines = (source) => apply(was && is ? source.replace(was, is) : source);
  material.updateShaderSource();
}
