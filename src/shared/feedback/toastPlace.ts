import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { seenBottom, TEXT_FIELDS } from '../browser/textFields';
import { PHONE } from '../theme/breakpoints';
import { type Box, freePlace, GAP } from './freePlace';

/** The width of a toast with its margins (specification, section 9). */
const COLUMN = 356 + 2 * 16;
/** Milliseconds until a page that has changed moves the toasts. */
const LOOK_AGAIN_MS = 200;

const MENUS = '[role="menu"], [role="listbox"]';
/** What toasts keep clear: the bar, the page's heading and all with `data-keeps-clear`, such as the buttons beside it. */
const KEPT_CLEAR = 'header, [data-page-heading], [data-keeps-clear]';
const DIALOG = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
const CONTROLS = 'button, a[href], input, textarea, select, [contenteditable="true"]';

/** How much it matters, if no place is free: what a person uses now comes first. */
const weights = { inUse: 100, dialog: 10, page: 3 };

/** The height of an element in the column of the toasts. None if it is left of it, or not visible. */
function boxOf(element: Element, weight: number): Box[] {
  const { top, bottom, right, width, height } = element.getBoundingClientRect();
  const isThere = width > 0 && height > 0 && right > innerWidth - COLUMN;
  return isThere && element.checkVisibility({ opacityProperty: true })
    ? [{ top, bottom, weight }]
    : [];
}

/** Returns what toasts must not cover, and the part of the window where they may be. */
function look(toasts: Element) {
  const boxes = (within: ParentNode, selector: string, weight: number) =>
    [...within.querySelectorAll(selector)]
      .filter((element) => !toasts.contains(element))
      .flatMap((element) => boxOf(element, weight));
  const dialog = [...document.querySelectorAll(DIALOG)]
    .filter((element) => element.getBoundingClientRect().height > 0)
    .at(-1);
  const kept = dialog ? [] : boxes(document, KEPT_CLEAR, weights.page);
  const isAbove = ({ bottom }: Box) => bottom < innerHeight / 2;
  // The toasts of a phone take its whole width. Elsewhere, what is below them in a list can wait for them.
  const isNarrow = innerWidth < 2 * COLUMN;
  const { activeElement: focused } = document;
  const isField = focused?.matches(TEXT_FIELDS) && !toasts.contains(focused);
  return {
    boxes: [
      ...boxes(document, MENUS, weights.inUse),
      ...(focused && isField ? boxOf(focused, weights.inUse) : []),
      ...(dialog
        ? boxes(dialog, CONTROLS, weights.dialog)
        : boxes(document, isNarrow ? CONTROLS : TEXT_FIELDS, weights.page)),
    ],
    top: Math.max(0, ...kept.filter(isAbove).map(({ bottom }) => bottom)),
    bottom: Math.min(seenBottom(), ...kept.filter((box) => !isAbove(box)).map((box) => box.top)),
    fromBottom: matchMedia(PHONE).matches,
  };
}

/** How long the toasts that wait will be shown. */
const held = new Map<string, NotificationData['autoClose']>();

/** Hides the toasts and stops their time while they would lie over what is in use. */
function hold(waits: boolean): void {
  const { style } = document.documentElement;
  if (waits) style.setProperty('--toast-visibility', 'hidden');
  else style.removeProperty('--toast-visibility');
  for (const toast of notificationsStore.getState().notifications) {
    const { id = '', autoClose } = toast;
    if (waits === held.has(id) || (waits && autoClose === false)) continue;
    if (waits) held.set(id, autoClose);
    notifications.update({ ...toast, autoClose: waits ? false : held.get(id) });
    if (!waits) held.delete(id);
  }
}

/**
 * Places the toasts below the page's heading, or in the next free place: they cover no open menu, no control of a dialog and no
 * field, least of all the one with the focus: where there is no room beside that, they wait. They stay where they are while nothing is below them.
 */
export function useToastPlace(container: string, areVisible: boolean): void {
  useEffect(() => {
    if (!areVisible) return;
    const { style } = document.documentElement;
    let before: number | undefined;
    const place = () => {
      const toasts = document.querySelector(container);
      if (!toasts) return;
      const { boxes, ...room } = look(toasts);
      // Each toast has the gap below it.
      const height = toasts.getBoundingClientRect().height - GAP;
      before = freePlace(height, boxes, { ...room, before });
      style.setProperty('--toast-top', `${before}px`);
      const from = before;
      const covers = ({ top, bottom }: Box) => bottom > from && top < from + height;
      hold(boxes.some((box) => box.weight === weights.inUse && covers(box)));
    };
    place();
    const timer = setInterval(place, LOOK_AGAIN_MS);
    document.addEventListener('focusin', place);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', place);
      style.removeProperty('--toast-top');
      hold(false);
    };
  }, [container, areVisible]);
}
