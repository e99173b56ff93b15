import { expect, test } from '../../support/test.ts';
import { hostText, newPage, saved, text } from './steps.ts';

test('words that a phone keyboard composes and corrects are saved @phone-only', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto('/dashboard/editor?project=prj_harbor');
  const id = await newPage(page, 'From the site');
  await text(page).click();
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
