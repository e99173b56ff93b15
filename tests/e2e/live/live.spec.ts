import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { createRecord, editRecord, listOf, record } from '../logs/records.ts';
import { rows } from '../punch-items/punchItems.ts';
import { expectStreams, SOON, secondBrowser } from './live.ts';

test('two people see each other work on the same records', async ({
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
  const tom = await secondBrowser(browser, {
    mock,
    baseURL: String(baseURL),
    tenant,
    name: 'Tom Becker',
  });
  await ana.goto(`${listOf('punch-items')}&sort=title&q=handrail`);
  await tom.goto(`/dashboard/punch-items/${item.id}?project=prj_harbor`);
  await expectStreams(mock, 2);

  // A change appears in the list of the other, in place and marked.
  await tom.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = tom.getByRole('dialog');
  await edit.getByLabel('Title').fill('Loose handrail on stair 2');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  const row = rows(ana).filter({ hasText: 'Loose handrail on stair 2' });
  await expect(row).toBeVisible(SOON);
  await expect(row).toContainText('Changed just now');
  await expectAccessible(ana);

  // A row does not move under the mouse. A new one waits until the pointer has left.
  await row.hover();
  const place = await row.boundingBox();
  const first = await createRecord(
    mock,
    'punch-items',
    { title: 'A handrail that comes first' },
    'Tom Becker',
  );
  const waiting = ana.getByRole('button', { name: 'Show 1 change' });
  await expect(waiting).toBeVisible(SOON);
  expect(await row.boundingBox()).toEqual(place);
  await ana.getByRole('heading', { name: 'Punch items' }).hover();
  await expect(rows(ana).first()).toContainText('A handrail that comes first');
  await expect(waiting).toBeHidden();

  // Each sees what the other does with the record.
  await row.getByRole('link').first().click();
  const panel = record(ana, 'Draft');
  await expect(panel.getByText('Tom Becker is looking at this')).toBeVisible(SOON);
  await expect(tom.getByText('Ana Torres is looking at this')).toBeVisible(SOON);
  await tom.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(panel.getByText('Tom Becker is writing')).toBeVisible(SOON);
  await expectAccessible(ana);

  // Who writes learns that the record was saved by somebody else, before they save.
  await edit.getByLabel('Title').fill('Handrail of stair 2 is loose');
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  const own = ana.getByRole('dialog');
  await own.getByLabel('Description').fill('Two anchors are missing.');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own).toBeHidden();
  await expect(edit.getByText('Ana Torres changed this in the meantime')).toBeVisible(SOON);
  await expect(edit.getByText('Two anchors are missing.')).toBeVisible();
  await edit.getByRole('button', { name: 'Save my changes' }).click();
  await expect(panel.getByText('Handrail of stair 2 is loose').first()).toBeVisible(SOON);
  await expect(panel.getByText('Tom Becker is looking at this')).toBeVisible(SOON);

  // So does who is about to change the status.
  await panel.getByRole('button', { name: 'Void draft' }).click();
  const reason = ana.getByRole('dialog', { name: 'Void draft: draft' });
  await tom.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('Title').fill('Handrail of stair 2 came off');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(reason).toContainText('Tom Becker changed this in the meantime', SOON);
  await reason.getByRole('button', { name: 'Cancel' }).click();
  await tom.getByRole('link', { name: 'Dashboard' }).click();
  await expect(panel.getByText('Tom Becker is looking at this')).toBeHidden(SOON);

  // What Ana may no longer see is no longer shown.
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const team = await (await mock.request('GET', '/projects/prj_harbor/team', { token })).json();
  const { version } = team.data.find(({ id }: { id: string }) => id === 'usr_ana');
  const removal = await mock.request(
    'DELETE',
    `/projects/prj_harbor/team/usr_ana?version=${version}&successorId=usr_tom`,
    { token },
  );
  expect(removal.ok(), await removal.text()).toBe(true);
  await expect(ana.getByText('Handrail of stair 2')).toHaveCount(0, SOON);
  expect(first.id).toBeTruthy();
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
  await expect(list).toContainText('Change 4 of the stream', SOON);
  await expect(list).toHaveCount(1);

  // Signing out closes the stream.
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectStreams(mock, 0);
});
