import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { href, ownAddress, paths, safeNext, withoutTrailingSlash } from './paths';
import { recordIdIn } from './recordId';

describe('safeNext', () => {
  test.each([
    '/',
    '/user-profile',
    '/dashboard/build-view/scans?project=prj_harbor&q=a%2Fb#top',
    '/a//b',
    '/@evil.example',
    '/.evil.example',
  ])('%j is a page of the portal', (next) => expect(safeNext(next)).toBe(next));

  test.each([
    null,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '/\t\\evil.example',
    '/\t/',
    '/\n\\',
    '/\n\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,evil',
    'https://evil.example/',
    'evil.example',
    'user-profile',
    '?next=/',
    '#top',
  ])('%j opens the home page', (next) => expect(safeNext(next)).toBe(paths.home));

  test('never returns an address of another host', () => {
    const { origin } = location;
    const stays = (next: string) => {
      const url = new URL(safeNext(next), origin);
      return url.origin === origin && !url.pathname.startsWith('//');
    };
    const nasty = array(constantFrom(...'/\\\t\n\r:@.a%[?#'), { maxLength: 6 });
    assert(
      property(nasty, (parts) => stays(`/${parts.join('')}`)),
      { numRuns: 500 },
    );
    assert(property(string({ maxLength: 12 }), stays));
  });
});

describe('href', () => {
  test('omits undefined and empty values, and encodes the others', () => {
    expect(href('/login', { next: undefined, email: '' })).toBe('/login');
    expect(href('/login', { next: '/a?b=c&d', email: 'a+b@c.de' })).toBe(
      '/login?next=%2Fa%3Fb%3Dc%26d&email=a%2Bb%40c.de',
    );
  });
});

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login//', '/login'],
  ['/a/b/', '/a/b'],
])('%s without a trailing slash is %s', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});

describe('the record in an address', () => {
  test.each([
    ['/dashboard/punch-items', null],
    ['/dashboard/punch-items/', null],
    ['/dashboard/punch-items/pch_1', 'pch_1'],
    ['/dashboard/punch-items/pch_1/', 'pch_1'],
    ['/dashboard/punch-items/a%2Fb', 'a/b'],
    ['/dashboard/punch-items/%', '%'],
  ])('of %s is %s', (path, id) => {
    expect(recordIdIn(path, paths.punchItems)).toBe(id);
  });
});

describe('ownAddress', () => {
  test.each([
    ['/dashboard/rfis?project=prj_harbor#top', '/dashboard/rfis?project=prj_harbor#top'],
    [`${location.origin}/user-profile`, '/user-profile'],
    [undefined, undefined],
    ['', undefined],
    ['https://evil.example.com/', undefined],
    ['//evil.example.com', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s becomes %s', (link, address) => expect(ownAddress(link)).toBe(address));
});
