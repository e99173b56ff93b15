import { keepFocusSeen } from './keepFocusSeen';
import { keepScroll } from './keepScroll';

/** Keeps what a person looks at in view: the place on a page, and the field with the focus. Call once. */
export function keepInView(): void {
  keepScroll();
  keepFocusSeen();
}
