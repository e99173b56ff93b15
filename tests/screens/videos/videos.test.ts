import { totalOf } from '../../support/totals.ts';
import { chooseInView } from '../support/lists.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const videosPath = '/dashboard/build-view/videos?project=prj_harbor';
const flight = 'Flight round the tower, week 40';

test('a video is found, renamed and deleted', async ({ signedIn: page, mock }) => {
  const before = await totalOf(mock, 'videos');
  const titles = page.getByRole('listitem').getByRole('heading');
  await page.goto(videosPath);

  await step('the search and the order of the videos are kept in the address', async () => {
    await expect(titles.first()).toHaveText(flight);
    await chooseInView(page, 'Title', 'Sort by');
    await expect(titles.first()).toHaveText('Flight round the tower, week 38');
    await page.getByRole('searchbox', { name: 'Search videos' }).fill('week 40');
    await expect(titles).toHaveText([flight]);
    await page.reload();
    await expect(titles).toHaveText([flight]);
    await expect(page).toHaveURL(/sort=title/);
  });

  await step('a video is renamed, and deleted after a question', async () => {
    await page.goto(videosPath);
    await page.getByRole('link', { name: flight }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit video' });
    await dialog.getByLabel('Title').fill('Flight, week 40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Flight, week 40' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete video?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Video deleted')).toBeVisible();
    await expect(titles).toHaveCount(before - 1);
    await expect(page.getByRole('link', { name: 'Flight, week 40' })).toHaveCount(0);
  });
});

test('a reviewer comments on a video and changes nothing else; an auditor only watches', async ({
  page,
  signIn,
}) => {
  const changes = ['Edit', 'Share', 'Delete', 'Use this frame as poster', 'Add'];
  const open = async (name: string) => {
    await signIn(demoAccount(name));
    await page.goto(`${videosPath}&video=vid_h1`);
    await expect(page.getByRole('heading', { level: 1, name: flight })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
    for (const change of changes) {
      await expect(page.getByRole('button', { name: change, exact: true })).toHaveCount(0);
    }
  };
  await open('Priya Raman');
  // What is not sent is still there after a look at another video.
  await page.getByRole('textbox', { name: 'Comment' }).fill('The hoist is gone since Monday');
  await page.getByRole('button', { name: 'Back to the videos' }).click();
  await page.getByRole('link', { name: flight }).click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(
    'The hoist is gone since Monday',
  );
  await open('Grace Lindqvist');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the videos' }).click();
  await expect(page.getByRole('link', { name: flight })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});
