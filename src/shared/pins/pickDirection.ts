import type { Direction, Sphere } from '../viewer/sphere';

/**
 * Lets the user pick a direction of a panorama: by a click, or by Enter for the center of the view.
 * Escape or the signal cancels.
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
      // The element keeps the focus, so that it receives keys. It is not a tab stop.
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
    // Otherwise Escape would close the dialog around the panorama.
    element.dataset.mantineStopPropagation = 'true';
    element.style.cursor = 'crosshair';
    element.tabIndex = 0;
    element.focus({ preventScroll: true });
  });
}
