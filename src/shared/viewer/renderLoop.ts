/**
 * Draws when something has changed, at most once a frame, instead of all the time: an idle scene costs nothing.
 *
 * @param draw Draws one frame, at a time in milliseconds. Answers whether the next frame is wanted as well, as while
 *   something moves.
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
