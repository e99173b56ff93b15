type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a browser fills in again as it was typed. A list of choices, a file or a password is not among it. */
const TYPES =
  /^(text|email|tel|url|number|date|month|time|datetime-local|checkbox|radio|textarea|select-one)$/;
const isSecret = ({ autocomplete }: Field) => /password|one-time-code/.test(autocomplete);

/** The library names its radio buttons at random. */
const nameOf = (field: Field): string => {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${label} ${field.type === 'radio' ? field.value : field.name}`;
};

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const contentOf = (field: Field): string => (isSwitch(field) ? String(field.checked) : field.value);

/** The fields of a form with the names that the user sees. Those of one name are numbered. */
function fieldsOf(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const element of form.elements) {
    const field = element as Field;
    const isTyped = TYPES.test(field.type) && field.getAttribute('role') !== 'combobox';
    if (!isTyped || isSecret(field) || field.disabled || field.hasAttribute('readonly')) continue;
    let n = 1;
    while (fields.has(`${nameOf(field)} ${n}`)) n += 1;
    fields.set(`${nameOf(field)} ${n}`, field);
  }
  return fields;
}

export type FieldTexts = Record<string, string>;

/** What the fields of a form have now. */
export const textsOf = (form: HTMLFormElement): FieldTexts =>
  Object.fromEntries([...fieldsOf(form)].map(([name, field]) => [name, contentOf(field)]));

/** What differs from the first texts. A field that came later counts if it is filled in. */
export const typedTexts = (first: FieldTexts, now: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== (first[name] ?? '')));

function enter(field: Field, text: string): void {
  if (contentOf(field) === text) return;
  if (isSwitch(field)) {
    // A radio button is off because another one is on.
    if (field.type === 'checkbox' || text === 'true') field.click();
    return;
  }
  // React notes the value that it has set itself, and takes this one for typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Types texts into a form again. What was chosen first can show more fields. */
export async function enterTexts(form: HTMLFormElement, texts: FieldTexts): Promise<void> {
  const enterAll = (isFirst: boolean) => {
    for (const [name, field] of fieldsOf(form)) {
      const text = texts[name];
      const isChoice = isSwitch(field) || field.type === 'select-one';
      if (text !== undefined && isChoice === isFirst) enter(field, text);
    }
  };
  enterAll(true);
  await new Promise((resolve) => setTimeout(resolve));
  enterAll(false);
}
