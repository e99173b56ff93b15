/** What a person does to an element, as the events that a browser sends for it. */

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

const mouse = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 } as const;

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** Keys that are held down. */
export type Modifier = 'Control' | 'Shift' | 'Alt' | 'Meta';

const held = (names: readonly string[]) => ({
  ctrlKey: names.includes('Control'),
  shiftKey: names.includes('Shift'),
  altKey: names.includes('Alt'),
  metaKey: names.includes('Meta'),
});

export function click(element: HTMLElement, modifiers: readonly Modifier[] = []): void {
  const init = { ...mouse, ...held(modifiers) };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', pointer));
  const moves = element.dispatchEvent(new MouseEvent('mousedown', init));
  const target = element.closest<HTMLElement>(focusable);
  if (moves && target) target.focus();
  else if (moves) (document.activeElement as HTMLElement | null)?.blur();
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new PointerEvent('click', pointer));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value as typing does. React replaces the setter of the element, and would not notice a change through it. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

export function fill(element: HTMLElement, value: string): void {
  if (!element.matches('input, textarea')) throw new Error('Only a text field can be filled.');
  element.focus();
  setValue(element as Field, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
  // Browsers send it when the field loses the focus, and at once for dates and numbers.
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The option of a select with this value or text. */
export function optionOf(element: HTMLElement, option: string): HTMLOptionElement | undefined {
  const options = [...(element as HTMLSelectElement).options];
  const found = options.find(({ value, text }) => value === option || text.trim() === option);
  return found?.disabled ? undefined : found;
}

export function select(element: HTMLElement, option: HTMLOptionElement): void {
  const field = element as HTMLSelectElement;
  field.focus();
  setValue(field, option.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Uint8Array<ArrayBuffer>;
}

/** Chooses a file, as the dialog of the browser does. */
export function choose(field: HTMLInputElement, { name, mimeType, buffer }: ChosenFile): void {
  if (!field.matches('input[type=file]')) throw new Error('Only a field for files takes one.');
  const files = [new File([buffer], name, { type: mimeType })];
  Object.defineProperty(field, 'files', { configurable: true, value: files });
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export const isChecked = (element: Element): boolean =>
  Reflect.get(element, 'checked') === true || element.getAttribute('aria-checked') === 'true';

export function check(element: HTMLElement, wanted: boolean): void {
  if (isChecked(element) !== wanted) click(element);
}

/** Keys whose default action is here, or that have none. That of Tab is not: its order is that of the browser. */
const keys =
  /^(Enter|Escape|Space|Arrow(Up|Down|Left|Right)|Home|End|Delete|Backspace|Insert|F2|Tab|.)$/;

/** Presses a key where the focus is, such as `Enter`, `a` or `Control+k`. */
export function press(combination: string): void {
  const names = combination.split(/\+(?=.)/);
  const name = names.pop() ?? '';
  if (!keys.test(name)) throw new Error(`Test the key ${name} in the browser.`);
  const target = (document.activeElement ?? document.body) as HTMLElement;
  const key = name === 'Space' ? ' ' : name;
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : name;
  const init = { bubbles: true, cancelable: true, composed: true, key, code, ...held(names) };
  const acts = target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (acts && key === 'Tab') throw new Error('Test the key Tab in the browser.');
  if (acts && key === 'Enter') enter(target);
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  if (acts && key === ' ' && target.matches('button, summary, [type=checkbox], [type=radio]')) {
    target.click();
  }
}

/** Enter follows a link, presses a button, and sends the form of a field. */
function enter(target: HTMLElement): void {
  if (target.matches('a[href], button, summary')) target.click();
  if (!target.matches('input')) return;
  const { form } = target as HTMLInputElement;
  const button = form?.querySelector<HTMLButtonElement>('button:not([type=button]), [type=submit]');
  if (button && !button.disabled) button.click();
}
