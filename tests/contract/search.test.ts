import { expect, it } from 'vitest';
import * as host from '../../mock-server/core/lists/search.ts';
import * as app from '../../src/shared/format/fold.ts';
import { matchesWords } from '../../src/shared/format/matchesWords.ts';
import { nameCases, searchCases } from '../support/search.ts';

it.each(searchCases)('%j in %j: %s', (q, text, isFound) => {
  expect({ host: host.searchesFor(q)(text), app: matchesWords(q, text) }).toEqual({
    host: isFound,
    app: isFound,
  });
});

it.each(nameCases)('%j and %j are the same name: %s', (one, other, isSame) => {
  expect(host.plain(one) === host.plain(other)).toBe(isSame);
});

it('host and app fold each character alike', () => {
  for (let code = 1; code < 0x10000; code++) {
    const text = `a${String.fromCharCode(code)}1`;
    if (code >= 0xd800 && code < 0xe000) continue;
    if (host.plain(text) !== app.plain(text) || host.searchable(text) !== app.searchable(text)) {
      expect.soft(host.searchable(text), code.toString(16)).toBe(app.searchable(text));
    }
  }
});

it('marks what was found, where it stands', () => {
  const marked = (text: string, q: string) =>
    app.hitsIn(text, q).map(([from, to]) => text.slice(from, to));
  expect(marked('Mr. O’Brien, Hauptstraße', 'obrien strasse')).toEqual(['O’Brien', 'straße']);
  expect(marked('Call (206) 555-0134 or A‑101', '2065550134 a101')).toEqual([
    '206) 555-0134',
    'A‑101',
  ]);
  expect(marked('Øre, ore, ORE', 'ore')).toEqual(['Øre', 'ore', 'ORE']);
  expect(marked('nothing', 'x')).toEqual([]);
});

it('finds the place of a word behind letters that fold to more', () => {
  expect(host.placeIn('ßßß – „wall“', 'WALL')).toBe(7);
  expect(host.placeIn('a wall', 'roof')).toBe(-1);
});
