import { expect, it, vi } from 'vitest';
import { cleanPaste } from './cleanPaste';
import { refuseLong, tableOf } from './paste';

it('leaves out styles, however many of them do not end', () => {
  expect(cleanPaste('<p>a<style>b</STYLE >x</style>c</p><style')).toBe('<p>ac</p>');
  expect(cleanPaste(`<p>a</p>${'<style '.repeat(500_000)}`)).toBe('<p>a</p>');
});

it('finds the level of an item of Word without trying each part of a long style', () => {
  const style = 'mso-list:'.repeat(200_000);
  const html = `<p style="mso-list:l0 level1 lfo1">a</p><p style="${style}">b</p>`;
  expect(cleanPaste(html)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
});

it('refuses a text that is too long for a page', () => {
  const event = { preventDefault: vi.fn() } as unknown as Event;
  const dataWith = (text: string, html: string) =>
    ({ getData: (type: string) => (type === 'text/html' ? html : text) }) as DataTransfer;
  expect(refuseLong(event, dataWith('short', '<p>short</p>'))).toBe(false);
  expect(refuseLong(event, null)).toBe(false);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(refuseLong(event, dataWith('x\n'.repeat(19_000), ''))).toBe(false);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(refuseLong(event, dataWith(`${'x'.repeat(99)}\n`.repeat(10_001), ''))).toBe(true);
  expect(refuseLong(event, dataWith('', `<p>${'x'.repeat(5000)}</p>`.repeat(1001)))).toBe(true);
  expect(refuseLong(event, dataWith('x'.repeat(100_001), ''))).toBe(true);
  expect(refuseLong(event, dataWith('', `<p>a</p><p>${'<b>x</b>'.repeat(20_000)}`))).toBe(true);
  expect(refuseLong(event, dataWith('x\n'.repeat(20_001), ''))).toBe(true);
  expect(refuseLong(event, dataWith('', '<p>'.repeat(100_001)))).toBe(true);
  expect(event.preventDefault).toHaveBeenCalledTimes(6);
});

it('makes no table of very many rows or cells', () => {
  const schema = { nodeFromJSON: vi.fn() };
  expect(tableOf('a\tb\n'.repeat(100_000), schema as never)).toBeNull();
  expect(tableOf(`${'a\t'.repeat(49)}b\n`.repeat(900), schema as never)).toBeNull();
  expect(schema.nodeFromJSON).not.toHaveBeenCalled();
});
