import { placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { small } from '../shell/narrow.ts';
import { hostText, library, newPage, saved, text } from './steps.ts';

test('a phone leads from the list to the page and back, and composes words @phone-only', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(library);

  await test.step('on a phone, the list leads to the page and back', async () => {
    await page.getByRole('link', { name: /^Site handbook/ }).click();
    await expect(text(page)).toContainText('Site hours');
    await page.getByRole('button', { name: 'Back to the pages' }).click();
    await expect(page.getByRole('link', { name: /^Site handbook/ })).toBeVisible();
  });

  await test.step('words that a phone keyboard composes and corrects are saved', async () => {
    const id = await newPage(page, 'From the site');
    await text(page).click();
    // A keyboard makes the viewport smaller.
    await page.setViewportSize({ width: 390, height: 460 });
    const tools = await placeOf(page.getByRole('toolbar', { name: 'Text tools' }));
    expect(tools.y + tools.height, 'pixels of bars above the text').toBeLessThanOrEqual(104);
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await small(page), 'controls that a finger misses').toEqual([]);
    const keyboard = await page.context().newCDPSession(page);
    const compose = (words: string) =>
      keyboard.send('Input.imeSetComposition', {
        text: words,
        selectionStart: words.length,
        selectionEnd: words.length,
      });
    for (const words of ['P', 'Po', 'Pou', 'Puor']) await compose(words);
    // The keyboard puts the corrected word in the place of what was composed.
    await keyboard.send('Input.insertText', { text: 'Pour ' });
    for (const words of ['も', 'もく']) await compose(words);
    await keyboard.send('Input.insertText', { text: '木' });
    await expect(text(page)).toHaveText('Pour 木');
    await expect(saved(page)).toBeVisible();
    expect(await hostText(mock, id)).toBe('Pour 木');
  });
});
