import { expect, test } from '../../support/test.ts';
import { hostText, library, newPage, saved, text, turnToPage, typeAtEnd } from './steps.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a text is written with shortcuts, menus, records and pictures, and reviewed, and what is written offline is kept', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto(library);
  const pages = page.getByRole('navigation', { name: 'Pages' });

  await test.step('a page is dragged into another one', async () => {
    const moved = page.waitForRequest((request) => request.url().endsWith('/position'));
    await pages
      .getByRole('link', { name: /^Delay by wind/ })
      .dragTo(pages.getByRole('link', { name: 'OAC meetings' }));
    await moved;
    await expect(pages.getByRole('listitem').filter({ hasText: 'OAC meetings' })).toContainText(
      'Delay by wind',
    );
  });

  await test.step('shortcuts of Markdown, the menus and tables write what they say', async () => {
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

  await test.step('a line becomes a punch item, with its chip at the end', async () => {
    await newPage(page, 'Walk of level 3');
    await typeAtEnd(page, 'Door 312 does not close');
    await page.keyboard.press('Control+Alt+p');
    await expect(text(page).getByRole('link', { name: /Door 312 does not close/ })).toBeVisible();
    await expect(text(page).getByRole('link', { name: /Draft/ })).toBeVisible();
  });

  await test.step('find and replace changes all hits at once', async () => {
    await newPage(page, 'Words');
    await typeAtEnd(page, 'crane, Crane and CRANE');
    await page.keyboard.press('Control+f');
    const bar = page.getByRole('search').filter({ has: page.getByLabel('Replace with') });
    await bar.getByRole('textbox', { name: 'Find' }).fill('crane');
    await expect(bar.getByText('1 of 3')).toBeVisible();
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('hoist');
    await bar.getByRole('button', { name: 'All' }).click();
    await expect(text(page)).toHaveText('hoist, hoist and hoist');
  });

  await test.step('one picture is dropped into the text, another is chosen, and one gets a width', async () => {
    await newPage(page, 'Pictures');
    await text(page).click();
    await text(page).evaluate(
      (target, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(
          new File([new Uint8Array(bytes)], 'axis-c.png', { type: 'image/png' }),
        );
        const { x, y } = target.getBoundingClientRect();
        const place = { clientX: x + 60, clientY: y + 20 };
        target.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }),
        );
      },
      [...DOT],
    );
    const picture = text(page).getByRole('img', { name: 'axis-c.png' });
    await expect(picture).toBeVisible();
    await picture.click();
    await page.getByRole('button', { name: '50%' }).click();
    await expect(text(page).getByRole('figure')).toHaveAttribute('style', /width: 50%/);
    await text(page).getByRole('paragraph').last().click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Picture or file' }).click(),
    ]);
    await chooser.setFiles({ name: 'axis-d.png', mimeType: 'image/png', buffer: DOT });
    await expect(text(page).getByRole('img', { name: 'axis-d.png' })).toBeVisible();
  });

  const waiting = page.getByRole('status').filter({ hasText: /^Offline: \d+ changes? waits?/ });
  await test.step('a host that dies while people write loses no letter, and doubles none', async () => {
    const id = await newPage(page, 'Notes in a storm');
    await typeAtEnd(page, 'Acknowledged. ');
    await expect(saved(page)).toBeVisible();
    const words = 'Typed while the server died and was down for a while. ';
    // At first the host still stores what it gets, and cannot say so.
    await mock.failAlways('addPageUpdates', { lost: true });
    await page.keyboard.type(words, { delay: 15 });
    await expect.poll(() => hostText(mock, id)).toContain('Typed while');
    await mock.failAlways('addPageUpdates', { offline: true });
    await mock.disturbStreams({ do: 'cut' });
    await page.keyboard.type(words.repeat(2), { delay: 15 });
    await expect(waiting).toBeVisible();
    await mock.heal();
    await expect(saved(page)).toBeVisible();
    const expected = `Acknowledged. ${words.repeat(3)}`.trim();
    await expect(text(page)).toHaveText(expected);
    expect((await hostText(mock, id)).trim()).toBe(expected);
  });

  await test.step('what is written offline waits, survives a reload and merges', async () => {
    const id = await newPage(page, 'Notes from the shaft');
    await typeAtEnd(page, 'Before. ');
    await expect(saved(page)).toBeVisible();
    await mock.failAlways('addPageUpdates', { offline: true });
    await typeAtEnd(page, 'Without signal.');
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(text(page)).toContainText('Before. Without signal.');
    await mock.heal();
    await expect(saved(page)).toBeVisible();
    expect(await hostText(mock, id)).toBe('Before. Without signal.');
  });

  await test.step('suggestions are marked, and accepted or rejected', async () => {
    const id = await newPage(page, 'Suggestions');
    await typeAtEnd(page, 'Pour on Friday');
    await page.getByRole('button', { name: 'Suggest changes' }).click();
    for (let letters = 0; letters < 6; letters += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('Thursday');
    await expect(text(page).locator('del')).toHaveText('Friday');
    await expect(text(page).locator('ins')).toHaveText('Thursday');
    await expect(saved(page)).toBeVisible();
    expect(await hostText(mock, id)).toContain('Friday');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(text(page)).toHaveText('Pour on Thursday');
    await expect(page.getByRole('region', { name: 'Suggestions' })).toBeHidden();
  });

  await test.step('what is cut or pasted over is struck out, and comes back when it is rejected', async () => {
    for (const key of ['x', 'v']) {
      await text(page).press('End');
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press(`Control+${key}`);
      await expect(text(page).locator('del')).toHaveText('Thursday');
      if (key === 'v') await expect(text(page).locator('ins')).toHaveText('Thursday');
      await page.getByRole('button', { name: 'Reject all' }).click();
      await expect(text(page)).toHaveText('Pour on Thursday');
    }
  });

  await test.step('versions are named, compared and restored', async () => {
    await newPage(page, 'Concept');
    await typeAtEnd(page, 'First thought.');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    const panel = page.getByRole('complementary', { name: 'Versions' });
    await panel.getByRole('textbox', { name: /^Name the text/ }).fill('Draft for Nora');
    await panel.getByRole('button', { name: 'Save version' }).click();
    await expect(panel.getByRole('button', { name: /^Draft for Nora/ })).toBeVisible();
    await typeAtEnd(page, ' Second thought.');
    await expect(saved(page)).toBeVisible();
    await panel.getByRole('button', { name: /^Draft for Nora/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('ins')).toContainText('Second thought.');
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(text(page)).toHaveText('First thought.');
  });

  await test.step('a comment marks its words, gets an answer and is resolved', async () => {
    await turnToPage(page, 'pag_harbor-site');
    await text(page)
      .getByText('Deliveries only through')
      .dblclick({ position: { x: 20, y: 8 } });
    await page.getByRole('button', { name: 'Comment on the selection' }).click();
    const begun = page.getByRole('region', { name: 'New comment' });
    await begun.getByRole('textbox').fill('Also on Saturdays?');
    await begun.getByRole('button', { name: 'Comment', exact: true }).click();
    const thread = page.getByRole('region', { name: /^Comments on Deliveries/ });
    await expect(thread.getByText('Also on Saturdays?')).toBeVisible();
    await expect(text(page).locator('[data-comment]')).toHaveText('Deliveries');
    await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
    await thread.getByRole('textbox').fill('Yes, until noon.');
    await thread.getByRole('button', { name: 'Comment', exact: true }).click();
    // The field has the words, too, until the answer to the call is there.
    await expect(
      thread.getByRole('paragraph').filter({ hasText: 'Yes, until noon.' }),
    ).toBeVisible();
    await thread.getByRole('button', { name: 'Resolve' }).click();
    await expect(thread.getByText(/^Resolved by Ana Torres/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comments, 0 open' })).toBeVisible();
  });
});
