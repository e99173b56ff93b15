import { expect, it } from 'vitest';
import { asCsv } from './asCsv';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  [
    'Windows-1252 with semicolons',
    latin('Name;Code\r\nTürbau, GmbH;TB\r\n'),
    'Name,Code\r\n"Türbau, GmbH",TB\r\n',
  ],
  ['a byte order mark', '\uFEFFName\nZoë\n', 'Name\r\nZoë\r\n'],
  ['tabs', 'Name\tCode\nA "b"\tC', 'Name,Code\r\n"A ""b""",C\r\n'],
  ['lines without and with cells', 'Name;X\n\n"a\nb";\n', 'Name,X\r\n\r\n"a\nb",\r\n'],
])('%s becomes RFC 4180', async (_, text, written) => {
  expect(await (await asCsv(new File([text], 'a.csv'))).text()).toBe(written);
});
