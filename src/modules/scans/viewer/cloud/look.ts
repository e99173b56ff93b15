import {
  ClipMode,
  createClipBox,
  GRAYSCALE,
  type IClassification,
  PointColorType,
  PointShape,
  PointSizeType,
  VIRIDIS,
} from 'potree-core';
import { Vector3, Vector4 } from 'three';
import { OTHER_COLOR, pointClasses } from '../classes';
import type { CloudInfo } from './cloudInfo';
import { CloudMaterial } from './material';
import type { Box, CloudViewState, ColorMode } from './viewState';

const SRGB = 1;
const types: Record<ColorMode, PointColorType> = {
  rgb: PointColorType.RGB,
  height: PointColorType.HEIGHT,
  intensity: PointColorType.INTENSITY_GRADIENT,
  class: PointColorType.CLASSIFICATION,
};

export type Look = Omit<CloudViewState, 'camera' | 'navigation' | 'measurements'>;

/** The height ramp as a CSS gradient, from the lowest to the highest color. */
export const heightRamp = `linear-gradient(to right, ${VIRIDIS.map(
  ([share, color]) => `#${color.getHexString()} ${share * 100}%`,
).join(', ')})`;

export function newMaterial(): CloudMaterial {
  const material = new CloudMaterial();
  material.pointSizeType = PointSizeType.ADAPTIVE;
  material.shape = PointShape.CIRCLE;
  material.minSize = 1.5;
  material.maxSize = 24;
  // Scanners and screens both use sRGB, so convert nothing.
  material.inputColorEncoding = SRGB;
  material.outputColorEncoding = SRGB;
  return material;
}

/** Applies the display state to the material. */
export function applyLook(material: CloudMaterial, look: Look, info: CloudInfo): void {
  const { bounds, origin, intensity } = info;
  material.pointColorType = types[look.color];
  material.gradient = look.color === 'intensity' ? GRAYSCALE : VIRIDIS;
  // Set this here and not at creation, because adding the octree resets the range to the whole
  // cube.
  material.elevationRange = [bounds.min[2] - origin[2], bounds.max[2] - origin[2]];
  material.intensityRange = [...intensity];
  material.size = look.pointSize;
  material.classification = classTable(look.hiddenClasses);
  material.clipMode = look.clip ? ClipMode.CLIP_OUTSIDE : ClipMode.DISABLED;
  material.setClipBoxes(look.clip ? [clipBox(look.clip, origin)] : []);
}

function classTable(hidden: readonly number[]): IClassification {
  const colorOf = ([r, g, b]: readonly number[], alpha: number) =>
    new Vector4(Number(r) / 255, Number(g) / 255, Number(b) / 255, alpha);
  const table: IClassification = { DEFAULT: colorOf(OTHER_COLOR, 1) };
  for (const { code, color } of pointClasses) table[code] = colorOf(color, 1);
  for (const code of hidden) table[code] = colorOf(OTHER_COLOR, 0);
  return table;
}

function clipBox({ min, max }: Box, origin: CloudInfo['origin']) {
  const [low, high] = [min, max].map((corner) =>
    new Vector3(...corner).sub(new Vector3(...origin)),
  ) as [Vector3, Vector3];
  const size = high.clone().sub(low);
  // In a box without thickness, a point on the face would be neither inside nor outside.
  return createClipBox(
    size.max(new Vector3(0.001, 0.001, 0.001)),
    low.add(high).multiplyScalar(0.5),
  );
}
