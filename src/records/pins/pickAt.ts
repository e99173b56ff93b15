/** A viewer in which a place can be picked: a direction of a panorama, or a spot on a sheet. */
interface Picked<Place> {
  element: HTMLElement;
  /** The place in the middle of the view. */
  middle: () => Place;
  onClick: (listener: (place: Place) => void) => () => void;
}

/**
 * Lets the user pick a place: by a click, or by Enter for the center of the view.
 * Escape or the signal cancels.
 */
export function pickAt<Place>(
  { element, middle, onClick }: Picked<Place>,
  signal: AbortSignal,
): Promise<Place | null> {
  return new Promise((resolve) => {
    const aborter = new AbortController();
    const end = (picked: Place | null) => {
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
    // Otherwise Escape would close the dialog around the viewer.
    element.dataset.mantineStopPropagation = 'true';
    element.style.cursor = 'crosshair';
    element.tabIndex = 0;
    element.focus({ preventScroll: true });
  });
}
