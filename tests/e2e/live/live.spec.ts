import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { createRecord, editRecord, listOf, record } from '../logs/records.ts';
import { rows } from '../punch-items/punchItems.ts';
import { expectStreams, secondBrowser } from './live.ts';
import { expectSoon } from './soon.ts';

test('three people see each other work on the same records', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
  allowStatus,
}) => {
  // Where access ends, reads are refused.
  allowStatus(403, 404);
  const item = await createRecord(mock, 'punch-items', { title: 'Loose handrail' });
  const options = { mock, baseURL: String(baseURL), tenant };
  const tom = await secondBrowser(browser, { ...options, name: 'Tom Becker' });
  const marcus = await secondBrowser(browser, { ...options, name: 'Marcus Reed' });
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const { accessToken: tokenOfAna } = await login(mock, demoAccount());
  const records = '/projects/prj_harbor/punch-items';
  const read = async (path: string, bearer = token) =>
    (await (await mock.request('GET', path, { token: bearer })).json()).data;
  /** When the record was stored. */
  const stored = async (): Promise<string> => (await read(`${records}/${item.id}`)).updatedAt;
  /** Since when the other is there. */
  const present = async (bearer = tokenOfAna): Promise<string> => {
    const query = `recordType=punch_item&recordId=${item.id}`;
    return (await read(`/projects/prj_harbor/presence?${query}`, bearer))[0].since;
  };
  await ana.goto(`${listOf('punch-items')}&sort=title&q=handrail`);
  await tom.goto(`/dashboard/punch-items/${item.id}?project=prj_harbor`);
  await marcus.goto(`${listOf('punch-items')}&view=board&q=handrail`);
  await expectStreams(mock, 3);

  // A change appears in the list and on the board of the others. In the list, it is marked.
  await tom.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = tom.getByRole('dialog');
  await edit.getByLabel('Title').fill('Loose handrail on stair 2');
  const renamed = { text: 'Loose handrail on stair 2' };
  await expectSoon(
    [
      [ana, renamed],
      [marcus, renamed],
    ],
    async () => {
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(edit).toBeHidden();
      return stored();
    },
  );
  const row = rows(ana).filter({ hasText: 'Loose handrail on stair 2' });
  await expect(row).toContainText('Changed just now');
  await expectAccessible(ana);

  // A row does not move under the mouse. A new one waits until the pointer has left. The board counts it.
  await row.hover();
  const place = await row.boundingBox();
  const drafts = marcus.getByRole('region', { name: /^Draft/ }).getByRole('listitem');
  await expect(drafts).toHaveCount(1);
  await expectSoon(
    [
      [ana, { text: 'Show 1 change' }],
      [marcus, { text: 'A handrail that comes first' }],
    ],
    async () => {
      const title = 'A handrail that comes first';
      const { id } = await createRecord(mock, 'punch-items', { title }, 'Tom Becker');
      return (await read(`${records}/${id}`)).createdAt;
    },
  );
  await expect(drafts).toHaveCount(2);
  await marcus.context().close();
  const waiting = ana.getByRole('button', { name: 'Show 1 change' });
  await expect(waiting).toBeVisible();
  expect(await row.boundingBox()).toEqual(place);
  await ana.getByRole('heading', { name: 'Punch items' }).hover();
  await expect(rows(ana).first()).toContainText('A handrail that comes first');
  await expect(waiting).toBeHidden();

  // Each sees what the other does with the record.
  await expectSoon([[tom, { text: 'Ana Torres is looking at this' }]], async () => {
    await row.getByRole('link').first().click();
    await expect(ana.getByText('Tom Becker is looking at this')).toBeVisible();
    return present(token);
  });
  const panel = record(ana, 'Draft');
  await expectSoon([[ana, { text: 'Tom Becker is writing' }]], async () => {
    await tom.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(panel.getByText('Tom Becker is writing')).toBeVisible();
    return present();
  });
  await expectAccessible(ana);

  // Who writes learns that the record was saved by another person, before they save.
  await edit.getByLabel('Title').fill('Handrail of stair 2 is loose');
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = ana.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Two anchors are missing.');
  await expectSoon([[tom, { text: 'Ana Torres changed this in the meantime' }]], async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    return stored();
  });
  await expect(edit.getByText('Two anchors are missing.')).toBeVisible();
  await expectSoon([[ana, { text: 'Handrail of stair 2 is loose' }]], async () => {
    await edit.getByRole('button', { name: 'Save my changes' }).click();
    await expect(edit).toBeHidden();
    return stored();
  });
  await expect(panel.getByText('Tom Becker is looking at this')).toBeVisible();

  // So does who is about to change the status.
  await panel.getByRole('button', { name: 'Void draft' }).click();
  const reason = ana.getByRole('dialog', { name: 'Void draft: draft' });
  await tom.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('Title').fill('Handrail of stair 2 came off');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(reason).toContainText('Tom Becker changed this in the meantime');
  await reason.getByRole('button', { name: 'Cancel' }).click();
  await tom.getByRole('link', { name: 'Dashboard' }).click();
  await expect(panel.getByText('Tom Becker is looking at this')).toBeHidden();

  // What Ana may no longer see is no longer shown.
  const team = await read('/projects/prj_harbor/team');
  const { version } = team.find(({ id }: { id: string }) => id === 'usr_ana');
  await expectSoon([[ana, { text: 'Handrail of stair 2', gone: true }]], async () => {
    const now = new Date().toISOString();
    const removal = await mock.request(
      'DELETE',
      `/projects/prj_harbor/team/usr_ana?version=${version}&successorId=usr_tom`,
      { token },
    );
    expect(removal.ok(), await removal.text()).toBe(true);
    return now;
  });
  await tom.context().close();
});

test('the tabs of a browser share one connection, and it survives the one that held it', async ({
  mock,
  signedIn: page,
}) => {
  const item = await createRecord(mock, 'punch-items', { title: 'Seen in five tabs' });
  const address = `${listOf('punch-items')}&status=draft&q=five`;
  await page.goto(address);
  await expectStreams(mock, 1);
  const tabs = [page];
  for (let i = 0; i < 4; i += 1) {
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(rows(tab)).toHaveCount(1);
    tabs.push(tab);
  }
  expect(await mock.openStreams()).toBe(1);
  let { version } = item;
  const rename = async (title: string) => {
    await editRecord(mock, { ...item, version }, { title }, 'Tom Becker');
    version += 1;
  };
  await rename('Still in five tabs');
  for (const tab of tabs) await expect(rows(tab)).toContainText('Still in five tabs');
  await page.close();
  await expectStreams(mock, 1);
  await rename('Now in four of five tabs');
  for (const tab of tabs.slice(1)) {
    await expect(rows(tab)).toContainText('Now in four of five tabs');
  }
  for (const tab of tabs.slice(1)) await tab.close();
  await expectStreams(mock, 0);
});

test('a stream that is cut, refused, repeated or held back loses nothing', async ({
  mock,
  signedIn: page,
  allowStatus,
}) => {
  let item = await createRecord(mock, 'punch-items', { title: 'Change 0 of the stream' });
  const rename = async (title: string) => {
    await editRecord(mock, item, { title }, 'Tom Becker');
    item = { ...item, version: item.version + 1 };
  };
  await page.goto(`${listOf('punch-items')}&status=draft&q=stream`);
  await expectStreams(mock, 1);
  const list = rows(page);

  // While the connection is gone, a change is made. The host refuses the token of the next one.
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) refreshes.push(request.url());
  });
  allowStatus(401);
  await mock.fail('openEventStream', { example: 'TOKEN_EXPIRED' });
  await mock.disturbStreams({ do: 'cut' });
  await rename('Change 1 of the stream');
  await expect(list).toContainText('Change 1 of the stream');
  await expectStreams(mock, 1);
  expect(refreshes).toHaveLength(1);

  // Beyond the replay window, everything is read again.
  await mock.disturbStreams({ do: 'cut' });
  await rename('Change 2 of the stream');
  await mock.disturbStreams({ do: 'forget' });
  await expect(list).toContainText('Change 2 of the stream');
  await expectStreams(mock, 1);

  // Late and doubled events change nothing in the end.
  await mock.disturbStreams({ delayMs: 300 });
  await rename('Change 3 of the stream');
  await rename('Change 4 of the stream');
  await mock.disturbStreams({ delayMs: 0, do: 'repeat' });
  await expect(list).toContainText('Change 4 of the stream');
  await expect(list).toHaveCount(1);

  // Where a proxy holds back the stream, the page polls.
  await mock.disturbStreams({ held: true, do: 'cut' });
  await rename('Change 5 of the stream');
  await expect(list).toContainText('Change 5 of the stream');
  await mock.disturbStreams({ held: false });

  // Signing out closes the stream.
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectStreams(mock, 0);
});
