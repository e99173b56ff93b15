import { useEffect } from 'react';

/** Pixels between toasts and what they keep clear; the width of a toast with its margins (specification, section 9). */
const GAP = 14;
const COLUMN = 356 + 2 * 16;
/** Milliseconds until a page that has changed moves the toasts. */
const LOOK_AGAIN_MS = 200;

/**
 * Returns the lower edge in pixels of what toasts must not cover: the page's heading and all with `data-keeps-clear`, such
 * as the buttons beside it. Ignores what is left of the toasts or in the lower half of the window.
 */
function lowerEdge(): number {
  const left = innerWidth - COLUMN;
  return [...document.querySelectorAll('[data-page-heading], [data-keeps-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right, bottom, height }) => height > 0 && right > left && bottom < innerHeight / 2)
    .reduce((edge, { bottom }) => Math.max(edge, bottom), 0);
}

/** Moves the toasts below the page's header. Only moves them down while they are visible. */
export function useToastPlace(areVisible: boolean): void {
  useEffect(() => {
    if (!areVisible) return;
    const { style } = document.documentElement;
    let edge = 0;
    const place = () => {
      edge = Math.max(edge, lowerEdge());
      style.setProperty('--toast-top', `${edge + GAP}px`);
    };
    place();
    const timer = setInterval(place, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      style.removeProperty('--toast-top');
    };
  }, [areVisible]);
}
