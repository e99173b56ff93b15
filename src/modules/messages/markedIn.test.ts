import { expect, it } from 'vitest';
import { markedIn } from './markedIn';

it.each([
  ['The rebar of axis C', 'REBAR c', 'The [rebar] of axis [C]'],
  ['Señor Peña', 'pena', 'Señor [Peña]'],
  ['nothing here', 'crane', 'nothing here'],
  ['ana banana', 'ana', '[ana] b[ana]na'],
  ['', 'x', ''],
  ['👍 done', 'done', '👍 [done]'],
])('marks in %j the words %j', (text, q, expected) => {
  const pieces = markedIn(text, q);
  expect(pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')).toBe(
    expected,
  );
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
