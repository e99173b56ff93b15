import { expect, test } from 'vitest';
import { enterTexts, textsOf, typedTexts } from './typedFields';

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
};

const fields = `
  <label>Name <input id="name" type="text"></label>
  <label>Name <input id="second" type="text"></label>
  <textarea aria-label="Reason">As built</textarea>
  <label>Due <input type="date"></label>
  <label>Status <select><option>Open</option><option>Closed</option></select></label>
  <label>Private <input type="checkbox"></label>
  <label>Role <input type="radio" name="r1" value="a" checked></label>
  <label>Person <input type="radio" name="r1" value="b"></label>
  <label>Password <input type="password"></label>
  <label>Code <input type="text" autocomplete="one-time-code"></label>
  <label>To <input type="text" role="combobox"></label>`;

test('what was typed is entered again, without secrets and lists of choices', async () => {
  const before = form(fields);
  const first = textsOf(before);
  for (const [selector, text] of Object.entries({
    '#second': 'Jo Field',
    textarea: 'As it is now',
    '[type=date]': '2027-03-01',
    select: 'Closed',
    '[type=password]': 'Secret-1',
    '[autocomplete]': '123456',
    '[role=combobox]': 'Ana',
  })) {
    (before.querySelector(selector) as HTMLInputElement).value = text;
  }
  before.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  before.querySelector<HTMLInputElement>('[value=b]')?.click();
  const typed = typedTexts(first, textsOf(before));
  expect(JSON.stringify(typed)).not.toMatch(/Secret|123456|Ana/);

  const again = form(fields);
  const heard: string[] = [];
  again.addEventListener('input', ({ target }) => heard.push((target as HTMLElement).tagName));
  await enterTexts(again, typed);
  expect(typedTexts(first, textsOf(again))).toEqual(typed);
  expect(again.querySelector<HTMLInputElement>('#name')?.value).toBe('');
  expect(again.querySelector<HTMLInputElement>('#second')?.value).toBe('Jo Field');
  expect(again.querySelector<HTMLInputElement>('[value=b]')?.checked).toBe(true);
  expect(heard).toContain('TEXTAREA');
});

test('what was left as it was is not entered, since others can have changed it', () => {
  const texts = { 'Title 1': 'New', 'Status 1': 'Open' };
  expect(typedTexts({ 'Title 1': 'Old', 'Status 1': 'Open' }, texts)).toEqual({ 'Title 1': 'New' });
});
