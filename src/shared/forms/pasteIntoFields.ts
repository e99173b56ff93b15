import { readDate, readMonth } from '../format/readDate';
import { inOwnMark, readDecimal } from '../format/readNumber';

/** Returns what a pasted text is for a field; null for what the browser can do itself. */
function valueFor(field: HTMLInputElement, text: string): string | null {
  if (field.type === 'date') return readDate(text);
  if (field.type === 'month') return readMonth(text);
  // A part of a number goes where the cursor is.
  if (/^\d*$/.test(text.trim())) return null;
  if (field.type === 'number') return readDecimal(text);
  const decimal = field.inputMode === 'decimal' ? readDecimal(text) : null;
  return decimal && inOwnMark(decimal);
}

function onPaste(event: ClipboardEvent): void {
  const field = event.target;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!(field instanceof HTMLInputElement) || field.readOnly || field.disabled) return;
  const value = valueFor(field, text);
  if (value === null) return;
  event.preventDefault();
  // The field's own way to paste would take it for another number.
  event.stopPropagation();
  // React hears of a value only past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fields for numbers and dates take what people copy from spreadsheets and mails: '1.234,50', '$ 1,500.00', 'Jan 15, 2027'.
 * Browsers drop it, or take the digits without the decimal mark. Call once.
 */
export const pasteIntoFields = (): void => document.addEventListener('paste', onPaste, true);
