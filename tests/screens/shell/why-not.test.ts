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
