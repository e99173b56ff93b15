import { demoAccount, expect, test } from '../support/test.ts';
import { act, bell, createItem, group, openPanel } from './bell.ts';
import { frequency, openNotifications, otherGroup, save, toast } from './notificationsPage.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const ANA = demoAccount().email;
/** Where the tower is, and Ana. */
const timeZone = 'America/Los_Angeles';

/** The calendar date there. */
const dateOf = (time: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
const dayIn = (days: number) => dateOf(Date.now() + days * DAY * 1000);

test('a digest, a merged email and reminders come when their time has come', async ({
  mock,
  signedIn: page,
  allowStatus,
}) => {
  // Tokens expire while the clock moves. The page renews them.
  allowStatus(401);
  const mine = async () => (await mock.outbox()).filter(({ to }) => to === ANA);
  const digests = async () =>
    (await mine()).filter(({ subject }) => /^Your \w+ digest/.test(subject));
  await openNotifications(page);
  await frequency(page, otherGroup).selectOption('daily');
  await save(page);
  const times = page.getByRole('form', { name: 'Times' });
  await times.getByLabel('Daily and weekly digests at').fill('16:00');
  await times.getByRole('switch', { name: 'Quiet hours' }).check();
  await times.getByLabel('From').fill('15:00');
  await times.getByLabel('To').fill('17:30');
  await times.getByRole('button', { name: 'Save times' }).click();
  await expect(toast(page, 'Times saved')).toBeVisible();

  // Two mentions of the day are one email, after the quiet hours in which its time lies.
  const items = '/projects/prj_harbor/punch-items';
  const late = { title: 'Loose handrail', dueDate: dayIn(5), assigneeIds: ['usr_ana'] };
  const { id } = await createItem(mock, 'Tom Becker', {
    ...late,
    location: 'interior',
    status: 'open',
  });
  const { id: other } = await createItem(mock, 'Ana Torres', { title: 'Bent bracket' });
  const data = { body: 'Look, @Ana Torres', visibility: 'everyone', mentions: ['usr_ana'] };
  await act(mock, 'Tom Becker', { path: `${items}/${id}/comments`, data });
  await act(mock, 'Tom Becker', { path: `${items}/${other}/comments`, data });
  expect(await digests()).toEqual([]);
  await mock.moveClock(DAY + 2 * HOUR);
  const [digest, ...rest] = await digests();
  expect(rest).toEqual([]);
  expect(digest?.subject).toBe('Your daily digest: 2 updates');
  expect(digest?.text).toContain('You get this because you were mentioned in');
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  expect(clock.format(Date.parse(String(digest?.sentAt)))).toBe('17:30');

  // What comes at once is merged for 5 minutes, and leads to its place.
  await mock.moveClock(DAY + 4 * HOUR);
  const reply = (body: string) =>
    act(mock, 'Tom Becker', {
      path: `${items}/${other}/comments`,
      data: { body, visibility: 'everyone' },
    });
  await reply('It is on the way.');
  await reply('The new one is 2 mm wider.');
  await mock.moveClock(2 * DAY);
  const merged = (await mine()).filter(({ text }) => text.includes('on the way'));
  expect(merged).toMatchObject([{ subject: 'Bent bracket: 2 updates' }]);
  // The page has renewed its token, so that leaving it interrupts nothing.
  await expect.poll(() => mock.openStreams(), { timeout: 60_000 }).toBe(1);
  const link = new URL(String(merged[0]?.link));
  await page.goto(link.pathname + link.search);
  const draft = page.getByRole('region', { name: 'Draft', exact: true });
  await expect(draft.locator('[data-place]')).toContainText('It is on the way.');

  // Reminders: 3 days before, one day before, on the day, and then weekly.
  await expect(bell(page)).toHaveAccessibleName(/for you/);
  const before = String(bell(page).one()?.getAttribute('aria-label'));
  const reminders = new Map<string, string>();
  for (let day = 3; day <= 13; day += 1) {
    await mock.moveClock(day * DAY);
    for (const { id: email, text, sentAt } of await mine()) {
      const isReminder = text.includes('Loose handrail') && text.includes('is due on');
      if (isReminder) reminders.set(email, dateOf(Date.parse(sentAt)));
    }
  }
  expect([...reminders.values()].sort()).toEqual([2, 4, 5, 12].map(dayIn));
  // They are in the bell without a reload.
  await expect(bell(page)).not.toHaveAccessibleName(before);
  await openPanel(page);
  await expect(group(page, 'Loose handrail').getByRole('link', { name: /Due / })).toBeVisible();
  // Who did all this hears of none of it.
  const sent = (await mock.outbox()).filter(({ to }) => to === demoAccount('Tom Becker').email);
  expect(sent.filter(({ text }) => text.includes('Bent bracket'))).toEqual([]);
});
