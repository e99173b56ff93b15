import { demoAccount, expect, step, test } from '../support/test.ts';

test('who may not share or write learns who does', async ({ page, signIn }) => {
  await signIn(demoAccount('Diego Alvarez'));

  for (const [things, address] of [
    ['videos', 'build-view/videos?project=prj_harbor&video=vid_h1'],
    ['documents', 'documents?project=prj_harbor&document=doc_minutes'],
  ] as const) {
    await step(things, async () => {
      await page.goto(`/dashboard/${address}`);
      await page.getByRole('button', { name: 'Who can share?' }).first().click();
      await expect(
        page.getByText(new RegExp(`^Your role does not share ${things}\\. Ana Torres`)),
      ).toBeVisible();
    });
  }

  await step('announcements', async () => {
    await page.goto('/dashboard/messages?project=prj_harbor&thread=thr_harbor-news');
    await expect(
      page.getByText(/^Only a few people write announcements\. Ana Torres .* can write them\.$/),
    ).toBeVisible();
  });
});

test('in the account, who may not add or export learns who does', async ({ page, signIn }) => {
  await signIn(demoAccount('Ana Torres'));
  for (const [address, question, text] of [
    ['roles', 'Who can add here?', 'Your role does not create roles. Ingrid Solberg can.'],
    [
      'companies',
      'Who can do more here?',
      'Your role does not import companies. Ingrid Solberg can.',
    ],
    [
      'members',
      'Who can suspend people?',
      /^Your role does not suspend people .* Ingrid Solberg can\.$/,
    ],
    [
      'admin-projects',
      'Who can add here?',
      'Your role does not create projects. Ingrid Solberg can.',
    ],
    ['activity-logs', 'Who can export?', /^Your role does not export the log\. Ingrid Solberg and/],
  ] as const) {
    await step(address, async () => {
      await page.goto(`/settings/${address}`);
      await page.getByRole('button', { name: question }).first().click();
      await expect(page.getByText(text).first()).toBeVisible();
    });
  }
});
