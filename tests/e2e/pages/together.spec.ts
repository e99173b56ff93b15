import { expect, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { hostText, newPage, openText, saved, text, typeAtEnd } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';

/** How often a letter is in a text. */
const countOf = (letter: string, words: string) => words.split(letter).length - 1;

test('two people write in the same paragraph, and no letter is lost', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
}) => {
  const marcus = await secondBrowser(browser, {
    ...{ mock, baseURL: String(baseURL), tenant, name: 'Marcus Reed' },
  });
  await openText(ana, 'pag_harbor-crane');
  await openText(marcus, 'pag_harbor-crane');
  await expectStreams(mock, 2);
  const before = await hostText(mock, 'pag_harbor-crane');
  // Both at the end of the first paragraph, at the same time.
  const writeIn = async (page: typeof ana, letter: string) => {
    await text(page).getByText('The crane picks over').click();
    await page.keyboard.press('End');
    await page.keyboard.type(letter.repeat(40), { delay: 15 });
  };
  await Promise.all([writeIn(ana, 'ä'), writeIn(marcus, 'ß')]);
  await expect(ana.getByText('Marcus Reed is here, too')).toBeAttached();
  await expect(saved(ana)).toBeVisible();
  await expect(saved(marcus)).toBeVisible();
  await expect
    .poll(async () => (await text(ana).getByText('ß').first().textContent())?.match(/ß/g)?.length)
    .toBe(40);
  const after = await hostText(mock, 'pag_harbor-crane');
  expect([countOf('ä', after), countOf('ß', after)]).toEqual([40, 40]);
  expect(after.replaceAll(/[äß]/g, '')).toBe(before);

  // Each takes back what they wrote themselves, and nothing else.
  await expect(async () => {
    await ana.getByRole('button', { name: 'Undo' }).click();
    await expect(text(ana)).not.toContainText('ä', { timeout: 100 });
  }).toPass();
  await expect(text(ana)).toContainText('ß');
  await expect(saved(ana)).toBeVisible();
  await marcus.context().close();
});

test('three people write in one paragraph while one of them is offline, and the texts merge', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
}) => {
  const open = (name: string) =>
    secondBrowser(browser, { mock, baseURL: String(baseURL), tenant, name });
  const [marcus, tom] = [await open('Marcus Reed'), await open('Tom Becker')];
  const people = [
    [ana, 'ä'],
    [marcus, 'ß'],
    [tom, 'ø'],
  ] as const;
  for (const [page] of people) await openText(page, 'pag_harbor-crane');
  await expectStreams(mock, 3);
  const before = await hostText(mock, 'pag_harbor-crane');
  await tom.context().setOffline(true);
  await Promise.all(
    people.map(async ([page, letter]) => {
      await text(page).getByText('The crane picks over').click();
      await page.keyboard.press('End');
      await page.keyboard.type(letter.repeat(30), { delay: 15 });
    }),
  );
  await expect(tom.getByRole('status').filter({ hasText: /^Offline: / })).toBeVisible();
  await tom.context().setOffline(false);
  for (const [page] of people) {
    await expect(saved(page)).toBeVisible();
    for (const [, letter] of people) {
      await expect
        .poll(async () => countOf(letter, (await text(page).textContent()) ?? ''))
        .toBe(30);
    }
  }
  const after = await hostText(mock, 'pag_harbor-crane');
  expect(people.map(([, letter]) => countOf(letter, after))).toEqual([30, 30, 30]);
  expect(after.replaceAll(/[äßø]/g, '')).toBe(before);
  await marcus.context().close();
  await tom.context().close();
});

test('who is mentioned in a text learns of it once', async ({
  browser,
  mock,
  signedIn: page,
  baseURL,
  tenant,
}) => {
  const marcus = await secondBrowser(browser, {
    ...{ mock, baseURL: String(baseURL), tenant, name: 'Marcus Reed' },
  });
  await openText(page, 'pag_harbor-crane');
  await typeAtEnd(page, ' Ask @marcus');
  await page.getByRole('option', { name: 'Marcus Reed' }).click();
  await expect(saved(page)).toBeVisible();
  await marcus.goto('/dashboard?project=prj_harbor');
  await marcus.getByRole('button', { name: /^Notifications/ }).click();
  const center = marcus.getByRole('dialog', { name: 'Notifications' });
  await expect(center.getByText('Ana Torres mentioned you')).toHaveCount(1);
  await center.getByRole('link', { name: /Ana Torres mentioned you/ }).click();
  await expect(text(marcus)).toContainText('Ask @Marcus Reed');
  await marcus.context().close();
});

test('what is written offline waits, survives a reload and merges', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto(library);
  const id = await newPage(page, 'Notes from the shaft');
  await typeAtEnd(page, 'Before. ');
  await expect(saved(page)).toBeVisible();
  await mock.failAlways('addPageUpdates', { offline: true });
  await typeAtEnd(page, 'Without signal.');
  await expect(
    page.getByRole('status').filter({ hasText: /^Offline: \d+ changes? waits?/ }),
  ).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('Before. Without signal.');
  await mock.heal();
  await expect(saved(page)).toBeVisible();
  expect(await hostText(mock, id)).toBe('Before. Without signal.');
});

test('shortcuts of Markdown, the menus and tables write what they say', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(library);
  const id = await newPage(page, 'Lookahead');
  await text(page).click();
  await page.keyboard.type('## Crane\n- one\ntwo\n\n[ ] Call the city\n\n');
  await expect(text(page).getByRole('heading', { name: 'Crane' })).toBeVisible();
  await expect(text(page).getByRole('listitem').filter({ hasText: 'two' })).toBeVisible();
  await expect(text(page).getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.type('Ask @kofi');
  await page.getByRole('option', { name: 'Kofi Mensah' }).click();
  await page.keyboard.type('about #RFI');
  await page.getByRole('option', { name: /^RFI-/ }).first().click();
  await expect(text(page).getByRole('link', { name: /^RFI-\d+/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.getByRole('option', { name: 'Table', exact: true }).click();
  await expect(text(page).getByRole('columnheader')).toHaveCount(3);
  await expect(saved(page)).toBeVisible();
  expect(await hostText(mock, id)).toContain('CraneonetwoCall the city');
});

test('a line becomes a punch item, with its chip at the end', async ({ signedIn: page }) => {
  await page.goto(library);
  await newPage(page, 'Walk of level 3');
  await typeAtEnd(page, 'Door 312 does not close');
  await page.keyboard.press('Control+Alt+p');
  await expect(text(page).getByRole('link', { name: /Door 312 does not close/ })).toBeVisible();
  await expect(text(page).getByRole('link', { name: /Draft/ })).toBeVisible();
});

test('hostile HTML does nothing when it is pasted', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  // The browser says that it blocks it.
  allowConsole(/inline event handler/);
  await page.goto(library);
  const id = await newPage(page, 'Pasted');
  await text(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<p onclick="window.hit=1">Fine <a href="javascript:window.hit=1">bad</a>
       <a href="https://example.com/x">good</a></p><script>window.hit=1</script>
       <img src="https://example.com/x.png" onerror="window.hit=1"><svg onload="window.hit=1"></svg>
       <iframe src="https://example.com"></iframe><table><tr><td>A</td><td>B</td></tr></table>`,
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page).getByRole('link')).toHaveText('good');
  await expect(text(page).getByRole('cell')).toHaveText(['A', 'B']);
  await expect(text(page).locator('script, img, svg, iframe, [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expect(saved(page)).toBeVisible();
  expect(await hostText(mock, id)).toContain('Fine bad');
});

test('a page of 150 screens is saved and opens again', async ({ signedIn: page }) => {
  await page.goto(library);
  await newPage(page, 'Specification');
  await text(page).click();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/updates'));
  await page.evaluate(() => {
    const words = 'The slab of level four is poured from axis A to axis F in layers. '.repeat(3);
    const data = new DataTransfer();
    data.setData('text/html', `<p>${words}</p>`.repeat(1500));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  expect((await sent).status()).toBe(200);
  await page.reload();
  await expect(text(page).getByText('The slab of level four')).toHaveCount(1500);
});
