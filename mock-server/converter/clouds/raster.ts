/** Color (already weighted by coverage) and depth per pixel; depth 0 is background. */
export interface Raster {
  width: number;
  height: number;
  depth: Float32Array;
  cover: Float32Array;
  rgb: Float32Array;
}
