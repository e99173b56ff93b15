/**
 * Releases the context of a canvas immediately. Browsers allow about 16 contexts and release unused
 * ones late.
 */
export function loseContext(canvas: HTMLCanvasElement | null | undefined): void {
  canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Checks whether the browser provides a WebGL 2 context. */
export function hasWebgl(): boolean {
  const probe = document.createElement('canvas');
  const has = probe.getContext('webgl2') !== null;
  if (has) loseContext(probe);
  return has;
}
