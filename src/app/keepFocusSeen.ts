import { seenBottom, TEXT_FIELDS } from '@/shared/browser/textFields';

/** Pixels of a field at its edges that may be hidden. */
const EDGE = 4;

/** Whether nothing lies over either end of a field: no keyboard of a phone, and no bar that stays in place. */
function isSeen(field: Element): boolean {
  const { left, width, top, bottom } = field.getBoundingClientRect();
  return [top + EDGE, bottom - EDGE].every((y) => {
    if (y < 0 || y > seenBottom()) return false;
    const there = document.elementFromPoint(left + width / 2, y);
    return there !== null && (field.contains(there) || there.contains(field));
  });
}

function show(): void {
  const { activeElement: field } = document;
  if (!field?.matches(TEXT_FIELDS)) return;
  // A long text scrolls to its cursor by itself.
  const isLong = field.getBoundingClientRect().height > seenBottom() / 2;
  if (!isLong && !isSeen(field)) field.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Scrolls to the field with the focus when something covers it, also once the keyboard of a phone is open. Call once. */
export function keepFocusSeen(): void {
  const later = () => requestAnimationFrame(show);
  document.addEventListener('focusin', later);
  addEventListener('resize', later);
  window.visualViewport?.addEventListener('resize', later);
}
