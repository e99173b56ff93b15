import { test } from '../../support/test.ts';
import { groups, walkOperation } from '../catalog/recipes.ts';

// The recipes look for elements that a phone does not show.
test.use({ viewport: { width: 1440, height: 900 } });

for (const [group, recipes] of Object.entries(groups)) {
  // All calls share one page and its data.
  test(`${group}: each call shows a failure of each status and works afterward`, async ({
    signedIn: page,
    mock,
    allowConsole,
  }) => {
    // The viewer of tours logs a picture that the next page did not wait for.
    if (group === 'tours') allowConsole(/^Console error: TypeError: Failed to fetch$/);
    for (const operation of Object.keys(recipes)) {
      await test.step(operation, () => walkOperation({ page, mock }, operation));
    }
  });
}
