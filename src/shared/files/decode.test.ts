import { expect, it } from 'vitest';
import { decodeText } from './decode';

const TEXT = 'Pos;Größe\r\n1;3,5 m²\r\n';
const utf8 = new TextEncoder().encode(TEXT);
const units = Uint16Array.from(TEXT, (letter) => letter.charCodeAt(0));
const little = new Uint8Array(units.buffer);
const big = little.map((_, i) => little[i ^ 1] ?? 0);
const latin = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16, little end first, with a mark', Uint8Array.of(0xff, 0xfe, ...little)],
  ['UTF-16, big end first, with a mark', Uint8Array.of(0xfe, 0xff, ...big)],
  ['UTF-16, little end first', little],
  ['UTF-16, big end first', big],
  ['Latin 1', latin],
])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

it('reads the signs that Windows-1252 has and Latin 1 has not', () => {
  expect(decodeText(Uint8Array.of(0x80, 0x20, 0x93, 0xe4, 0x94))).toBe('€ “ä”');
});

it('reads an empty file', () => expect(decodeText(new Uint8Array())).toBe(''));
