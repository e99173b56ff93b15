import { expect, test } from 'vitest';
import { checkAnswer } from './check.ts';
import type { DeclaredAnswer, Operation } from './operations.ts';
import type { Answer } from './target.ts';
import { api } from './testkit.ts';

const nothing: DeclaredAnswer = { mediaType: null, headers: [], validate: () => [], codes: [] };
/** No operation of the contract answers without a body yet. */
const bare: Operation = {
  ...api.find('logout'),
  answers: new Map([['204', nothing]]),
  successes: [204],
};

const answer = (status: number, text: string): Answer => ({
  sent: { method: 'POST', url: '', headers: {} },
  status,
  headers: new Headers(),
  bytes: Buffer.from(text),
  text,
  json: undefined,
});

test('reports a body in an answer that declares none', () => {
  const expected = { statuses: [204] };
  expect(checkAnswer(bare, answer(204, ''), expected)).toEqual([]);
  expect(checkAnswer(bare, answer(204, '{}'), expected)).toEqual([
    { expected: 'no body', got: 'a body of 2 bytes' },
  ]);
});
