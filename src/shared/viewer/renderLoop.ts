/**
 * Draws on request, at most once per frame, so that an idle scene uses no CPU.
 *
 * @param draw Draws one frame at a time in milliseconds. Returns true to request the next frame,
 * for example during an animation.
 */
export function createRenderLoop(draw: (now: number) => boolean): {
  request: () => void;
  dispose: () => void;
} {
  let frame = 0;
  let disposed = false;
  const run = (now: number) => {
    frame = 0;
    if (draw(now)) request();
  };
  const request = () => {
    if (!disposed) frame ||= requestAnimationFrame(run);
  };
  return {
    request,
    dispose() {
      disposed = true;
      cancelAnimationFrame(frame);
    },
  };
}
