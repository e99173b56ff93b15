import { login } from '../../support/session.ts';
import { placeOf } from '../../support/steady.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { expectSoon } from '../live/soon.ts';
import { createRecord, record } from '../logs/records.ts';
import { act, bell, group, idsOf, openPanel, panel } from './bell.ts';

const DASHBOARD = '/dashboard?project=prj_harbor';

test('a mention reaches the bell of the other at once, and each line leads to its place', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
}) => {
  const { id } = await createRecord(mock, 'punch-items', { title: 'Loose handrail' });
  const { accessToken: token } = await login(mock, demoAccount());
  const options = { mock, baseURL: String(baseURL), tenant, name: 'Tom Becker' };
  const tom = await secondBrowser(browser, options);
  await ana.goto(DASHBOARD);
  await expect(bell(ana)).toHaveAccessibleName(/for you/);
  const before = Number(
    /(\d+) for you/.exec(String(await bell(ana).getAttribute('aria-label')))?.[1],
  );
  await tom.goto(`/dashboard/punch-items/${id}?project=prj_harbor`);
  await expectStreams(mock, 2);
  await tom.getByLabel('Comment', { exact: true }).fill('Two anchors are missing, @Ana Torres');
  const more = { selector: `[aria-label^="Notifications, ${before + 1} for you"]` };
  await expectSoon([[ana, more]], async () => {
    await tom.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(bell(ana)).toHaveAccessibleName(new RegExp(`, ${before + 1} for you`));
    const list = await mock.request('GET', '/notifications?limit=1', { token });
    return (await list.json()).data[0].at;
  });
  await openPanel(ana);
  const line = group(ana, 'Loose handrail');
  await expect(line).toContainText('Tom Becker mentioned you');
  await expect(line).toContainText('You were mentioned in this punch item');
  await expectAccessible(ana);
  await line.getByRole('link', { name: /mentioned you/ }).click();
  await expect(panel(ana)).toBeHidden();
  const comment = record(ana, 'Draft').getByText('Two anchors are missing');
  await expect(comment).toBeInViewport();
  await expect(bell(ana)).toHaveAccessibleName(new RegExp(`, ${before} for you`));
  await tom.context().close();

  // So do comments on a video and a photo, behind many others. The video waits at the moment of the comment.
  const [video] = await idsOf(mock, 'videos', token);
  const [photo] = await idsOf(mock, 'photos', token);
  for (const [path, last] of [
    [`videos/${video}`, { body: 'The crane is too close', atSec: 2 }],
    [`photos/${photo}`, { body: 'The bracket is bent', visibility: 'everyone' }],
  ] as const) {
    const comments = `/projects/prj_harbor/${path}/comments`;
    const { body: _, ...rest } = last;
    for (let n = 0; n < 4; n += 1) {
      const data = { ...rest, body: `Note ${n} of the site visit` };
      const answer = await mock.request('POST', comments, { token, data });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    await act(mock, 'Tom Becker', { path: comments, data: last });
    await openPanel(ana);
    await panel(ana).getByRole('link', { name: last.body }).click();
    const place = ana.locator('[data-place]');
    await expect(place).toContainText(last.body);
    await expect(place).toBeInViewport();
    await expect(panel(ana)).toBeHidden();
  }
  await expect(ana).toHaveURL(/photo=/);
});

test('each line says why it came, and gives less of it in one click', async ({
  mock,
  page,
  signIn,
}) => {
  const { accessToken: token } = await signIn(page, demoAccount('Grace Lindqvist'));
  const items = '/projects/prj_harbor/punch-items';
  const list = await mock.request('GET', `${items}?status=open&limit=1`, { token });
  const [{ id, number }] = (await list.json()).data;
  const comment = {
    path: `${items}/${id}/comments`,
    data: { body: 'See the sketch.', visibility: 'everyone' },
  };
  const path = `${items}/${id}/watching`;
  await act(mock, 'Grace Lindqvist', { method: 'PUT', path, data: { watching: true } });
  await act(mock, 'Tom Becker', comment);
  await page.goto(DASHBOARD);
  await openPanel(page);
  const news = panel(page).getByRole('tab', { name: /^News/ });
  await news.click();
  const line = group(page, number);
  await expect(line).toContainText(`You watch ${number}`);
  await line.getByRole('button', { name: 'Stop watching' }).click();
  await expect(panel(page).getByText(`You no longer watch ${number}`)).toBeVisible();
  await act(mock, 'Tom Becker', comment);
  await page.reload();
  await openPanel(page);
  await news.click();
  await expect(line.getByRole('link')).toHaveCount(1);
  // An item of the settings is off with one click, and on again with another.
  await panel(page).getByRole('button', { name: 'Turn off “New photos added”' }).first().click();
  const off = panel(page).getByText('“New photos added” is off');
  await expect(off).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(off).toBeHidden();
  await panel(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'New photos added' })).toBeChecked();
});

test('what is done or snoozed goes away and comes back, and a muted record brings no news', async ({
  mock,
  signedIn: page,
}) => {
  const { id } = await createRecord(mock, 'punch-items', { title: 'Loose handrail' });
  const path = `/projects/prj_harbor/punch-items/${id}/comments`;
  await act(mock, 'Tom Becker', { path, data: { body: 'Fixed?', visibility: 'everyone' } });
  await page.goto(DASHBOARD);
  await openPanel(page);
  const line = group(page, 'Loose handrail');
  await line.getByRole('button', { name: 'Done: Loose handrail' }).click();
  await expect(line).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Snooze Loose handrail' }).click();
  await expect(page.getByRole('menuitem', { name: /^Tomorrow morning/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Until a day…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze Loose handrail' });
  await dialog.getByLabel('Until').fill('2020-01-01');
  await expect(dialog.getByRole('button', { name: 'Snooze' })).toBeDisabled();
  const nextWeek = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000);
  await dialog.getByLabel('Until').fill(nextWeek.toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(line).toHaveCount(0);
  await panel(page).getByLabel('Show').selectOption('Snoozed');
  await expect(line).toContainText('Comes back');
  await line.getByRole('button', { name: 'Put back: Loose handrail' }).click();
  await expect(line).toHaveCount(0);
  await panel(page).getByLabel('Show').selectOption('Open');
  await expect(line).toBeVisible();
  // A muted record brings nothing more but what asks for the person.
  await line.getByRole('button', { name: 'Mute Loose handrail' }).click();
  await expect(panel(page).getByText('No more news about Loose handrail')).toBeVisible();
  await act(mock, 'Tom Becker', { path, data: { body: 'Still loose?', visibility: 'everyone' } });
  const mention = { body: '@Ana Torres', visibility: 'everyone', mentions: ['usr_ana'] };
  await act(mock, 'Tom Becker', { path, data: mention });
  await expect(line.getByRole('link')).toHaveText([/mentioned you/, /Fixed\?/]);
  // The keyboard moves through the lines.
  const links = panel(page).getByRole('tabpanel').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByRole('tab', { name: 'For you', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the panel fills the screen, and a failure offers Retry', async ({
    mock,
    signedIn: page,
  }) => {
    await page.goto(DASHBOARD);
    await expect(bell(page)).toBeVisible();
    await mock.fail('listNotifications', { example: 'INTERNAL' });
    await openPanel(page);
    await expect(panel(page).getByText('Failed to load notifications')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page).getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    expect((await placeOf(panel(page))).width).toBe(390);
    await expectAccessible(page);
  });
});
