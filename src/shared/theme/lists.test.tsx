import { MantineProvider, Select } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFilter } from './listFilter';
import { provideListFilter, useListTheme } from './lists';

const people = ['Ana Torres', 'Marcus Reed'];

function Field({ searchable }: { searchable: boolean }) {
  return (
    <MantineProvider theme={useListTheme()} env="test">
      <Select data={people} defaultValue="Ana Torres" searchable={searchable} />
    </MantineProvider>
  );
}

const box = document.createElement('div');
const root = () => createRoot(box);
let shown: ReturnType<typeof root>;

async function show(searchable: boolean) {
  await act(() => shown.render(<Field searchable={searchable} />));
  const field = box.querySelector<HTMLInputElement>('input:not([type=hidden])');
  if (!field) throw new Error('There is no field.');
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  const press = (key: string, init = {}) =>
    act(() => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init })));
  return { field, press };
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  shown = root();
});
afterEach(async () => {
  await act(() => shown.unmount());
  vi.unstubAllGlobals();
});

test('what is typed replaces the name of what is chosen', async () => {
  const { field, press } = await show(true);
  await press('Escape');
  await press('c', { ctrlKey: true });
  await press('ArrowLeft', { code: 'ArrowLeft' });
  expect(selected(field)).toBe('');
  await press('m');
  expect(selected(field)).toBe('Ana Torres');
});

test('a click selects the name, and typing into an open list goes on with the search', async () => {
  const { field, press } = await show(true);
  await press('m');
  expect(selected(field)).toBe('');
  await act(() => field.click());
  expect(selected(field)).toBe('Ana Torres');
});

test('the first key opens a list that has no search', async () => {
  const { field, press } = await show(false);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await press('m');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await press('m');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('a list that is open already is filtered when the filter arrives', async () => {
  const { field, press } = await show(true);
  await act(() => field.click());
  await press('m');
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'marcus',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const options = () =>
    Array.from(document.querySelectorAll('[role=option]'), ({ textContent }) => textContent);
  expect(options()).toEqual(people);
  await act(() => provideListFilter(listFilter));
  expect(options()).toEqual(['Marcus Reed']);
});
