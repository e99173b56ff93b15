/** Gives the context of a canvas back at once: browsers keep about 16, and let go of them when they get to it. */
export function loseContext(canvas: HTMLCanvasElement | null | undefined): void {
  canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Whether the browser gives a context of WebGL 2. */
export function hasWebgl(): boolean {
  const probe = document.createElement('canvas');
  const has = probe.getContext('webgl2') !== null;
  if (has) loseContext(probe);
  return has;
}
