import { expect, expectNoAxeFindings } from '../../support/test.ts';
import {
  breakDates,
  dashboard,
  draw,
  recorderLoaded,
  referenceOn,
  sendRecording,
  test,
  throwLater,
} from './monitoring.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/Broken/));

const FULL_SNAPSHOT = 2;
const META = 4;

test('other sessions send their last minute when an error happens, and nothing before', async ({
  signedIn: page,
  ingest,
}) => {
  await draw(page, 0.1);
  await page.goto(dashboard);
  await recorderLoaded(page);
  // A recorded session would send its start.
  await sendRecording(page);
  await page.getByRole('link', { name: 'Punch items', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Punch items', level: 1 })).toBeVisible();
  await sendRecording(page);
  expect(ingest.envelopes).toEqual([]);
  await throwLater(page, 'Broken late');
  await expect.poll(() => ingest.replays().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [event] = ingest.about('Broken late');
  const [replay] = ingest.replays();
  expect(event?.tags.replayId).toBe(replay?.replay_id);
  expect(replay?.replay_type).toBe('buffer');
  expect(replay?.error_ids).toContain(event?.event_id);
  expect(ingest.recording().map(({ type }) => type)).toContain(FULL_SNAPSHOT);
});

test('an error before the recorder loads makes it a session with an error', async ({
  signedIn: page,
  ingest,
}) => {
  await draw(page, 0.5);
  await breakDates(page);
  await page.goto(dashboard);
  await expect.poll(() => ingest.replays().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [event] = ingest.about('Broken date');
  // The person can name the report.
  const reference = await referenceOn(page);
  expect(event?.event_id.slice(0, 8)).toBe(reference);
  expect(event?.tags).toMatchObject({ reference, panel: 'New Assets', route: '/dashboard' });
  await expectNoAxeFindings(page);
  expect(ingest.replays()[0]?.error_ids).toEqual([event?.event_id]);
});

test('one of ten sessions is recorded, without text, input and pictures', async ({
  signedIn: page,
  ingest,
}) => {
  await draw(page, 0.0999);
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await recorderLoaded(page);
  await page.getByRole('searchbox', { name: 'Search scans' }).pressSequentially('Roof');
  await expect(page.getByText('Roof steel').first()).toBeVisible();
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
  expect(pictures.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByText('ana.torres@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      await sendRecording(page);
      return ingest.recording().map(({ type }) => type);
    })
    .toContain(FULL_SNAPSHOT);
  // The input comes with a later segment.
  const before = ingest.replays().length;
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await sendRecording(page);
  await expect.poll(() => ingest.replays().length).toBeGreaterThan(before);

  expect(ingest.events()).toEqual([]);
  expect(ingest.replays()[0]).toMatchObject({ segment_id: 0, replay_type: 'session' });
  const recorded = JSON.stringify(ingest.recording());
  for (const word of ['Harbor Point', 'Roof', 'Ana Torres', 'Torres', 'ana.torres']) {
    expect(recorded).not.toContain(word);
  }
  for (const picture of pictures) expect(recorded).not.toContain(picture);
  const pages = ingest.recording().filter(({ type }) => type === META);
  expect(pages.map(({ data }) => data.href)).toContain(
    `${new URL(page.url()).origin}/dashboard/build-view/scans`,
  );
});
