import { beforeAll, expect, it } from 'vitest';
import { pasteIntoFields } from './pasteIntoFields';

beforeAll(pasteIntoFields);

/** Pastes a text into a field. @returns its value then, and the values that it told about */
function pasted(text: string, attributes: Record<string, string>) {
  const field = Object.assign(document.createElement('input'), attributes);
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  document.body.append(field);
  const told: string[] = [];
  field.addEventListener('input', () => told.push(field.value));
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  field.dispatchEvent(event);
  field.remove();
  return { told, isTaken: event.defaultPrevented };
}

it.each([
  ['$ 1,500.00', { inputmode: 'decimal', inputMode: 'decimal' }, '1500'],
  ['1.250,50', { inputmode: 'decimal', inputMode: 'decimal' }, '1250.5'],
  ['1 250', { type: 'number' }, '1250'],
  ['Jan 15, 2027', { type: 'date' }, '2027-01-15'],
  ['15.1.2027', { type: 'date' }, '2027-01-15'],
  ['Jan 2027', { type: 'month' }, '2027-01'],
])('%s goes into %j as %s', (text, attributes, value) => {
  expect(pasted(text, attributes)).toEqual({ told: [value], isTaken: true });
});

it.each([
  ['12', { inputmode: 'decimal', inputMode: 'decimal' }],
  ['soon', { type: 'date' }],
  ['about 5', { type: 'number' }],
  ['1.250,50', { type: 'text' }],
])('%s into %j is left to the browser', (text, attributes) => {
  expect(pasted(text, attributes)).toEqual({ told: [], isTaken: false });
});
