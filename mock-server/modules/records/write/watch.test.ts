import { expect, it } from 'vitest';
import { dataOf, ITEMS, Team } from '../../../../tests/support/host/logs.ts';
import { testMock } from '../../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'watch');

it('is for everyone who sees the record, and gives no rights', async () => {
  team.item({ id: 'pch_a' });
  const { permittedActions } = await dataOf(team.call('viewer', 'GET', `${ITEMS}/pch_a`));
  const put = team.call('viewer', 'PUT', `${ITEMS}/pch_a/watching`, { watching: true });
  expect(await dataOf(put)).toMatchObject({
    watching: true,
    watchers: [],
    version: 1,
    permittedActions,
  });
  expect(permittedActions).not.toContain('update');
  const others = await dataOf(team.call('owner', 'GET', `${ITEMS}/pch_a`));
  expect(others.watching).toBe(false);
});

it('ends when the caller says so', async () => {
  team.item({ id: 'pch_b' });
  for (const watching of [true, false]) {
    const path = `${ITEMS}/pch_b/watching`;
    const answer = await dataOf(team.call('viewer', 'PUT', path, { watching }));
    expect(answer.watching).toBe(watching);
  }
});
