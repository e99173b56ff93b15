import { expect, test } from 'vitest';
import { leadTo } from './missing';

const form = (): HTMLFormElement => {
  document.body.innerHTML = `<form>
    <label for="name">Name <span>*</span></label><input id="name">
    <textarea aria-label="Reason"></textarea>
    <span id="folder">Folder</span>
    <div role="radiogroup" aria-labelledby="folder"><input type="radio" id="first"></div>
    <input id="limit" aria-label="Limit" aria-invalid="true">
  </form>`;
  return document.forms[0] as HTMLFormElement;
};

test.each([
  ['Name', 'Name is required', 'name'],
  ['Folder', 'Folder is required', 'first'],
  ['Check the limits.', 'Check the limits.', 'limit'],
])('%s leads to its field and says so', (missing, text, id) => {
  expect(leadTo(form(), missing)).toBe(text);
  expect(document.activeElement?.id).toBe(id);
});
