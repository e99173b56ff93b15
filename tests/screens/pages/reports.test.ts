import { login } from '../../support/session.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' });
const openText = (page: Page, id: string) =>
  page.goto(`/dashboard/editor/${id}?project=prj_harbor`);

/** Makes a page of a kind with New, and waits for its text. @returns its identifier */
async function newPage(page: Page, title: string, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(text(page)).toBeVisible();
  return location.pathname.split('/').at(-1) ?? '';
}

/** Chooses an entry of the menu of the open page. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a daily report is copied forward, filled in, signed, and refuses changes', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto('/dashboard/editor?project=prj_harbor');
  const id = await newPage(page, 'Report of the pour', 'Daily report');
  const crews = page.getByRole('region', { name: 'Crews' });
  await expect(crews.getByRole('button', { name: /^Remove crew/ }).first()).toBeVisible();
  await crews.getByRole('textbox', { name: 'Workers, crew 1' }).fill('9');
  await crews.getByRole('textbox', { name: 'Hours, crew 1' }).fill('72');
  await page.getByRole('button', { name: 'Add delay' }).click();
  const delays = page.getByRole('region', { name: 'Delays' });
  await delays.getByRole('textbox', { name: 'Hours, delay 1' }).fill('1.5');
  await delays.getByRole('textbox', { name: 'What happened, delay 1' }).fill('Wind over 20 m/s');
  await page.getByRole('button', { name: /^As on/ }).click();
  await expect(page.getByRole('combobox', { name: 'Sky' })).toBeVisible();
  // The project measures in imperial units. The demo's last report has 5 to 12.5 °C and 22 km/h.
  await expect(page.getByRole('textbox', { name: 'Low, °F' })).toHaveValue('41');
  await expect(page.getByRole('textbox', { name: 'Wind, mph' })).toHaveValue('13.7');
  await page.getByRole('textbox', { name: 'High, °F' }).fill('54');
  await page.getByRole('textbox', { name: 'Note on the weather' }).fill('Dry.');
  await expect(page.getByRole('definition').filter({ hasText: '1.5' })).toBeVisible();

  await act(page, 'Sign and lock');
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Ana Torres');
  await page.getByRole('button', { name: 'Sign and lock' }).click();
  await expect(page.getByRole('region', { name: 'Signatures' })).toContainText(/[0-9a-f]{64}/);
  await expect(text(page)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByRole('button', { name: 'Add delay' })).toHaveCount(0);
  await expect(page.getByText('Wind over 20 m/s')).toBeVisible();
  await expect(
    page.getByText('Partly cloudy, 41 to 54 °F, wind 13.7 mph, rain 0 in. Dry.'),
  ).toBeVisible();

  // The host refuses changes, too.
  const { accessToken: token } = await login(mock, demoAccount());
  mock.provoked.add(409);
  const path = `/projects/prj_harbor/pages/${id}/daily-report`;
  const data = { version: 1, visitors: [] };
  expect((await mock.request('PATCH', path, { token, data })).status()).toBe(409);
});

test('minutes take over the points that are open, and are sent to the attendees', async ({
  signedIn: page,
  mock,
}) => {
  await openText(page, 'pag_harbor-minutes-2');
  const points = page.getByRole('region', { name: 'Points' });
  await expect(points.getByRole('checkbox').first()).toBeVisible();
  const boxes = points.getByRole('checkbox').find() as HTMLInputElement[];
  const open = boxes.filter(({ checked }) => !checked).length;
  expect(open).toBeGreaterThan(0);
  const id = await newPage(page, 'OAC meeting 16', 'Minutes');
  await expect(points.getByRole('checkbox')).toHaveCount(open);
  await expect(points.getByText('Open since').first()).toBeVisible();
  await points.getByRole('checkbox').first().check();
  await points.getByRole('button', { name: 'Add point' }).click();
  await points.getByRole('textbox', { name: `What, point ${open + 1}` }).fill('Book the pump');
  await text(page).focus();
  await expect(points.getByRole('status')).toHaveText(`${open} points open`);

  // A draft is not sent to those who only read it.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await act(page, 'Send by email');
  await page.getByRole('textbox', { name: 'Message' }).fill('For your approval.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Sent to \d+ people/)).toBeVisible();
  await expect
    .poll(async () => (await mock.outbox()).map(({ subject }) => subject).join('\n'))
    .toContain('OAC meeting 16');

  await step('rows that a colleague adds meanwhile are not dropped without a word', async () => {
    const agenda = page.getByRole('region', { name: 'Agenda' });
    await agenda.getByRole('button', { name: 'Add topic' }).click();
    await agenda.getByRole('textbox').last().fill('Crane times');
    const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
    const path = `/projects/prj_harbor/pages/${id}/minutes`;
    const { version, agenda: topics } = (await (await mock.request('GET', path, { token })).json())
      .data;
    const data = {
      version,
      agenda: [...topics, { id: crypto.randomUUID(), text: 'Wind' }],
      decisions: [{ id: crypto.randomUUID(), text: 'Tom decides' }],
    };
    expect((await mock.request('PATCH', path, { token, data })).status()).toBe(200);
    const decisions = page.getByRole('region', { name: 'Decisions' });
    await expect(decisions.getByRole('textbox')).toHaveValue('Tom decides');
    await expect(agenda.getByRole('textbox').last()).toHaveValue('Crane times');
    await text(page).focus();
    await expect(agenda.getByRole('alert')).toContainText('Another person has changed these rows');
    await agenda.getByRole('button', { name: 'Discard' }).click();
    await expect(agenda.getByRole('textbox').last()).toHaveValue('Wind');
  });

  await step('the week is added up', async () => {
    await openText(page, 'pag_harbor-daily-2');
    await act(page, 'Summary of the week');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: /^Week/ })).toContainText(/\d/);
  });
});
