import { expect, test } from 'vitest';
import { readUser } from './user';

const blank = { jobTitle: null, avatarUrl: null, locale: null, timeZone: null, theme: null };

test.each([
  [
    { id: 'u1', username: 'Ana', email: 'ana@example.com', projectId: 'p1' },
    { id: 'u1', username: 'Ana', email: 'ana@example.com', projects: [{ id: 'p1', name: null }] },
  ],
  [
    { id: 7, username: 'Ana', email: 'ana@example.com' },
    { id: '7', username: 'Ana', email: 'ana@example.com', projects: [] },
  ],
  [
    { _id: '65f0', name: 'Ana', projects: [{ _id: 12, name: 'Tower' }, 'p2', { nothing: true }] },
    {
      id: '65f0',
      username: 'Ana',
      email: 'typed@example.com',
      projects: [
        { id: '12', name: 'Tower' },
        { id: 'p2', name: null },
      ],
    },
  ],
  [
    { id: 0, projectId: 12, projects: [{ id: 12, title: 'Tower' }] },
    { id: '0', username: 'typed@example.com', projects: [{ id: '12', name: 'Tower' }] },
  ],
  [{ username: ' ', email: 5, locale: 'not a locale' }, { username: 'typed@example.com' }],
  [{}, { id: 'typed@example.com', username: 'typed@example.com' }],
  [null, { id: 'typed@example.com', username: 'typed@example.com' }],
])('the user %j of a sign-in is read', (user, expected) => {
  expect(readUser(user, 'typed@example.com')).toMatchObject({ ...blank, ...expected });
});
