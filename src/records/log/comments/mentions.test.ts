import { describe, expect, test } from 'vitest';
import { findPeople, insertMention, mentionedIn, searchAt, splitMentions } from './mentions';

const ana = { id: 'usr_ana', name: 'Ana Torres' };
const diaz = { id: 'usr_diaz', name: 'Ana Torres Díaz' };
const tom = { id: 'usr_tom', name: 'Tom Becker' };
const people = [ana, diaz, tom];

test.each([
  ['@', 0, ''],
  ['@an', 0, 'an'],
  ['Ask @Ana To', 4, 'Ana To'],
  ['(@tom', 1, 'tom'],
  ['a@b.c @t', 6, 't'],
])('%s searches for a name', (text, start, query) => {
  expect(searchAt(text, text.length)).toEqual({ start, query });
});

test.each(['', 'Ana', 'ana@meridian.com', '@ ana', '@ana\ntorres', `@${'a'.repeat(41)}`])(
  '%o does not',
  (text) => {
    expect(searchAt(text, text.length)).toBeNull();
  },
);

test('ignores the text after the caret', () => {
  expect(searchAt('@ana', 0)).toBeNull();
  expect(searchAt('@ana', 2)).toEqual({ start: 0, query: 'a' });
});

test('finds people by the start of any of their names, ignoring accents', () => {
  expect(findPeople(people, 'an')).toEqual([ana, diaz]);
  expect(findPeople(people, 'diaz')).toEqual([diaz]);
  expect(findPeople(people, 'BECK')).toEqual([tom]);
  expect(findPeople(people, 'orres')).toEqual([]);
  expect(findPeople(people, 'Tom Becker ')).toEqual([]);
  // Nothing is left to choose, and the list would cover the button below.
  expect(findPeople(people, 'Tom Becker')).toEqual([]);
  expect(findPeople(people, 'Ana Torres')).toEqual([ana, diaz]);
});

test('a chosen name replaces the typed part of it', () => {
  expect(insertMention('Ask @an', 4, 7, [ana])).toEqual({ text: 'Ask @Ana Torres ', caret: 16 });
  expect(insertMention('@an about it', 0, 3, [ana])).toEqual({
    text: '@Ana Torres about it',
    caret: 12,
  });
  expect(insertMention('@hand', 0, 5, [ana, tom])).toEqual({
    text: '@Ana Torres @Tom Becker ',
    caret: 24,
  });
});

describe('mentioned people', () => {
  test.each<[string, string[]]>([
    ['Ask @Ana Torres, then @Tom Becker.', ['usr_ana', 'usr_tom']],
    ['@Ana Torres Díaz', ['usr_diaz']],
    ['@Ana Torres @Ana Torres', ['usr_ana']],
    ['@Ana Torresson and x@Tom Becker', []],
    ['Ana Torres', []],
    ['@@Tom Becker', ['usr_tom']],
  ])('in %s', (text, ids) => {
    expect(mentionedIn(text, people)).toEqual(ids);
  });

  test('splits a text into words and people', () => {
    const text = 'Hi @Ana Torres: <b>@Tom Becker</b>\n@nobody';
    const pieces = splitMentions(text, people);
    expect(pieces).toEqual(['Hi ', ana, ': <b>', tom, '</b>\n@nobody']);
    expect(pieces.map((p) => (typeof p === 'string' ? p : `@${p.name}`)).join('')).toBe(text);
  });

  test('two people of the same name are told apart by what the text says after it', () => {
    const maria = { id: 'usr_1', name: 'Maria Silva (Foreman, Cascade)' };
    const other = { id: 'usr_2', name: 'Maria Silva (Glazier, Olympic)' };
    const text =
      '@Maria Silva (Glazier, Olympic), @Maria Silva (Foreman, Cascade), @Maria Silva (Glazier, Olympic)';
    const ids = mentionedIn(text, [maria, other]);
    expect(ids).toEqual(['usr_2', 'usr_1']);
    // The answer of the host has the names alone, in the order of the mentions.
    const named = ids.map((id) => ({ id, name: 'Maria Silva' }));
    const people = splitMentions(text, named).filter((piece) => typeof piece !== 'string');
    expect(people.map(({ id }) => id)).toEqual(['usr_2', 'usr_1', 'usr_2']);
  });
});
