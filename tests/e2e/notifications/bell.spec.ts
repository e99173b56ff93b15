import { login } from '../../support/session.ts';
import { placeOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
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

  await test.step('on a phone, the panel fills the screen', async () => {
    await ana.setViewportSize({ width: 390, height: 844 });
    await ana.goto(DASHBOARD);
    await openPanel(ana);
    expect((await placeOf(panel(ana))).width).toBe(390);
  });
});
