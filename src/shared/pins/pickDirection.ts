import type { Direction, Sphere } from '../viewer/sphere';

/**
 * Lets somebody pick a direction of a panorama: by a click, or by Enter for where he looks. Escape gives up, and so
 * does the signal.
 */
export function pickDirection(
  { element, middle, onClick }: Pick<Sphere, 'element' | 'middle' | 'onClick'>,
  signal: AbortSignal,
): Promise<Direction | null> {
  return new Promise((resolve) => {
    const aborter = new AbortController();
    const end = (picked: Direction | null) => {
      aborter.abort();
      stopHearing();
      element.style.cursor = '';
      // The focus stays, so that keys still find their way; Tab does not come by.
      element.tabIndex = -1;
      delete element.dataset.mantineStopPropagation;
      resolve(picked);
    };
    const stopHearing = onClick(end);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter') end(middle());
      else if (event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('keydown', onKeyDown, { signal: aborter.signal, capture: true });
    signal.addEventListener('abort', () => end(null), { signal: aborter.signal });
    // Else Escape would close the dialog that the panorama may be in.
    element.dataset.mantineStopPropagation = 'true';
    element.style.cursor = 'crosshair';
    element.tabIndex = 0;
    element.focus({ preventScroll: true });
  });
}
