import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const target = ['--target', 'https://host.example/api/v1'];

test('an address is enough', () => {
  expect(readOptions(target)).toMatchObject({
    base: { href: 'https://host.example/api/v1/' },
    port: 4020,
  });
});

test.each([
  [[], '--target is missing'],
  [['--target', 'host.example'], '--target must be an address'],
  [['--target', 'https://a:open-sesame@host.example'], 'not "https://***@host.example"'],
  [['--target', 'http://localhost:4020/api/v1'], 'is the proxy itself'],
  [[...target, '--port', '0'], '--port must be a port'],
  [[...target, '--report', 'report.txt'], 'must be a .json or .html file'],
  [[...target, '--report', 'nowhere/report.json'], 'the folder does not exist'],
  [
    [...target, '--nonsense'],
    "Unknown option '--nonsense'. See `npm run contract:proxy -- --help`",
  ],
  [[...target, 'more'], "Unexpected argument 'more'"],
])('%j is refused: %s', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
  expect(() => readOptions(args)).toThrow(expect.objectContaining({ status: 2 }));
});
