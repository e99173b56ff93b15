import { login } from '../../support/session.ts';
import { placeOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { createRecord, editRecord, latest, listOf, record } from '../logs/records.ts';
import { rows } from '../punch-items/punchItems.ts';
import { expectStreams } from './live.ts';
import { expectSoon } from './soon.ts';

test('people see each other work on the same records', async ({
  mock,
  signedIn: page,
  allowStatus,
}) => {
  // Where access ends, reads are refused.
  allowStatus(403, 404);
  const item = await createRecord(mock, 'punch-items', { title: 'Loose handrail' });
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const project = '/projects/prj_harbor';
  const read = async (path: string) =>
    (await (await mock.request('GET', path, { token })).json()).data;
  /** Changes the record as Tom Becker. @returns when it was stored */
  const change = async (fields: Record<string, unknown>): Promise<string> => {
    await editRecord(mock, await latest(mock, item), fields, 'Tom Becker');
    return (await read(`${project}/punch-items/${item.id}`)).updatedAt;
  };
  /** Says what Tom Becker does with the record. @returns when the host knew it */
  const tom = async (activity: 'viewing' | 'writing' | 'gone'): Promise<string> => {
    const now = new Date().toISOString();
    const data = { recordType: 'punch_item', recordId: item.id, activity };
    const path = `${project}/presence/tab-of-tom`;
    const answer = await (activity === 'gone'
      ? mock.request('DELETE', path, { token })
      : mock.request('PUT', path, { token, data }));
    expect(answer.ok(), await answer.text()).toBe(true);
    return now;
  };
  /** What the host tells Tom Becker about others. */
  const others = async (): Promise<string[]> => {
    const query = `recordType=punch_item&recordId=${item.id}`;
    const present = await read(`${project}/presence?${query}`);
    return present.map(
      ({ person, activity }: { person: { name: string }; activity: string }) =>
        `${person.name} ${activity}`,
    );
  };
  await page.goto(`${listOf('punch-items')}&sort=title&q=handrail`);
  await expectStreams(mock, 1);
  const row = rows(page).filter({ hasText: 'Loose handrail on stair 2' });

  await test.step('a change appears in the list of others, and is marked', async () => {
    await expectSoon([[page, { text: 'Loose handrail on stair 2' }]], () =>
      change({ title: 'Loose handrail on stair 2' }),
    );
    await expect(row).toContainText('Changed just now');
  });

  await test.step('a row does not move under the mouse, and a new one waits until the pointer has left', async () => {
    await row.hover();
    const place = await placeOf(row);
    await expectSoon([[page, { text: 'Show 1 change' }]], async () => {
      const title = 'A handrail that comes first';
      const { id } = await createRecord(mock, 'punch-items', { title }, 'Tom Becker');
      return (await read(`${project}/punch-items/${id}`)).createdAt;
    });
    const waiting = page.getByRole('button', { name: 'Show 1 change' });
    await expect(waiting).toBeVisible();
    expect(await placeOf(row)).toEqual(place);
    await page.getByRole('heading', { name: 'Punch items' }).hover();
    await expect(rows(page).first()).toContainText('A handrail that comes first');
    await expect(waiting).toBeHidden();
  });

  const panel = record(page, 'Draft');
  const dialog = page.getByRole('dialog');
  await test.step('each sees what the other does with the record', async () => {
    await row.getByRole('link').first().click();
    await expect.poll(others).toEqual(['Ana Torres viewing']);
    await expectSoon([[page, { text: 'Tom Becker is looking at this' }]], () => tom('viewing'));
    await expectSoon([[page, { text: 'Tom Becker is writing' }]], () => tom('writing'));
    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.poll(others).toEqual(['Ana Torres writing']);
  });

  await test.step('who writes learns that another person saved the record, before they save', async () => {
    await page.setViewportSize({ width: 1360, height: 860 });
    await dialog.getByLabel('Title').fill('Handrail of stair 2 is loose');
    // The form is longer than the window, and the field at its end is where the eye is.
    const last = dialog.getByRole('textbox').last();
    await last.focus();
    await expectSoon([[page, { text: 'Tom Becker changed this in the meantime' }]], () =>
      change({ description: 'Two anchors are missing.' }),
    );
    const notice = dialog.getByRole('group', { name: 'Tom Becker changed this in the meantime' });
    await expect(notice.getByText('Two anchors are missing.')).toBeInViewport();
    await expect(notice).toBeInViewport({ ratio: 1 });
    // Nothing covers it.
    await notice.click({ trial: true });
    await expect(last).toBeFocused();
    await last.click({ trial: true });
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('Handrail of stair 2 is loose');
    await expect(panel).toContainText('Two anchors are missing.');
  });

  await test.step('so does who is about to change the status', async () => {
    await panel.getByRole('button', { name: 'Void draft' }).click();
    const reason = page.getByRole('dialog', { name: 'Void draft: draft' });
    await expect(reason).toBeVisible();
    await change({ title: 'Handrail of stair 2 came off' });
    await expect(reason).toContainText('Tom Becker changed this in the meantime');
    await reason.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('who leaves is no longer shown', async () => {
    // The host forgets people who say nothing for a while.
    await tom('writing');
    await expect(panel.getByText('Tom Becker is writing')).toBeVisible();
    await tom('gone');
    await expect(panel.getByText('Tom Becker is writing')).toBeHidden();
  });

  await test.step('what one may no longer see is no longer shown', async () => {
    const team = await read(`${project}/team`);
    const { version } = team.find(({ id }: { id: string }) => id === 'usr_ana');
    await expectSoon([[page, { text: 'Handrail of stair 2', gone: true }]], async () => {
      const now = new Date().toISOString();
      const path = `${project}/team/usr_ana?version=${version}&successorId=usr_tom`;
      const removal = await mock.request('DELETE', path, { token });
      expect(removal.ok(), await removal.text()).toBe(true);
      return now;
    });
  });
});

test('the tabs of a browser share one connection, which loses nothing', async ({
  mock,
  signedIn: page,
  allowStatus,
}) => {
  let item = await createRecord(mock, 'punch-items', { title: 'Change 0 of the stream' });
  const rename = async (title: string) => {
    await editRecord(mock, item, { title }, 'Tom Becker');
    item = { ...item, version: item.version + 1 };
  };
  const address = `${listOf('punch-items')}&status=draft&q=stream`;
  await page.goto(address);
  await expectStreams(mock, 1);
  const second = await page.context().newPage();
  const board = await page.context().newPage();
  await second.goto(address);
  await board.goto(`${address}&view=board`);
  const list = rows(second);
  const cards = board.getByRole('region', { name: /^Draft/ }).getByRole('listitem');

  await test.step('a change appears in all tabs, on the board, too', async () => {
    await expect(list).toHaveCount(1);
    await expect(cards).toHaveCount(1);
    expect(await mock.openStreams()).toBe(1);
    await rename('Change 1 of the stream');
    await expect(rows(page)).toContainText('Change 1 of the stream');
    await expect(list).toContainText('Change 1 of the stream');
    await expect(cards).toContainText('Change 1 of the stream');
  });

  await test.step('the connection survives the tab that held it', async () => {
    await page.close();
    await expectStreams(mock, 1);
    await rename('Change 2 of the stream');
    await expect(list).toContainText('Change 2 of the stream');
    await expect(cards).toContainText('Change 2 of the stream');
    await board.close();
  });

  await test.step('a change while the connection is gone appears, and a refused token is renewed', async () => {
    const refreshes: string[] = [];
    second.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh-token')) refreshes.push(request.url());
    });
    allowStatus(401);
    await mock.fail('openEventStream', { example: 'TOKEN_EXPIRED' });
    await mock.disturbStreams({ do: 'cut' });
    await rename('Change 3 of the stream');
    await expect(list).toContainText('Change 3 of the stream');
    await expectStreams(mock, 1);
    expect(refreshes).toHaveLength(1);
  });

  await test.step('beyond the replay window, everything is read again', async () => {
    await mock.disturbStreams({ do: 'cut' });
    await rename('Change 4 of the stream');
    await mock.disturbStreams({ do: 'forget' });
    await expect(list).toContainText('Change 4 of the stream');
    await expectStreams(mock, 1);
  });

  await test.step('late and doubled events change nothing in the end', async () => {
    await mock.disturbStreams({ delayMs: 300 });
    await rename('Change 5 of the stream');
    await rename('Change 6 of the stream');
    await mock.disturbStreams({ delayMs: 0, do: 'repeat' });
    await expect(list).toContainText('Change 6 of the stream');
    await expect(list).toHaveCount(1);
  });

  await test.step('where a proxy holds back the stream, the page polls', async () => {
    await mock.disturbStreams({ held: true, do: 'cut' });
    await rename('Change 7 of the stream');
    await expect(list).toContainText('Change 7 of the stream');
    await mock.disturbStreams({ held: false });
  });

  await test.step('signing out closes the stream', async () => {
    await second.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await second.getByRole('menuitem', { name: 'Log out' }).click();
    await expectStreams(mock, 0);
  });
});
