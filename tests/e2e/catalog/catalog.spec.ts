import type { OperationId } from '../../support/catalog.ts';
import { test } from '../../support/test.ts';
import { oneByStatus, walkOperation } from './recipes.ts';

/**
 * How screens show failures: a sample. Each way to show one (in place of a page, in a dialog, as a toast, in the list of
 * uploads) meets failures that the portal treats differently, and each part of the portal meets one. `npm run chaos`
 * walks over every call and every status. tests/contract/client.test.ts covers the text of every failure.
 */
const everyStatus: Readonly<Record<string, OperationId>> = {
  'a page': 'listPunchItems',
  'a form in a dialog': 'createTour',
};
const kinds: Readonly<Record<string, OperationId>> = {
  'a confirm dialog': 'deletePunchItem',
  'a download': 'exportPunchItems',
  'an upload': 'createPhoto',
  'a free-standing action': 'updatePhotoStar',
};
/** A 401 renews the session, a 404 may say that the subject is gone, a 422 names fields, a 429 tells the seconds. */
const distinct: ReadonlySet<number> = new Set([401, 403, 404, 409, 422, 429, 500, 503]);

test('each way to show a failure shows those of each status, and works afterward', async ({
  signedIn: page,
  mock,
}) => {
  test.slow();
  for (const [kind, operation] of Object.entries(everyStatus)) {
    await test.step(`${kind} shows a failure of ${operation} of each status`, () =>
      walkOperation({ page, mock }, operation, (problems) => oneByStatus(problems, distinct)));
  }
  for (const [kind, operation] of Object.entries(kinds)) {
    await test.step(`${kind} shows a failure of ${operation}`, () =>
      walkOperation({ page, mock }, operation, (problems) =>
        problems.filter(({ name }) => name === 'TOKEN_EXPIRED' || name === 'INTERNAL'),
      ));
  }
});

test('each part of the portal shows a failure where it happens, and works afterward', async ({
  signedIn: page,
  mock,
}) => {
  for (const operation of [
    'listShareLinks',
    'reviewSubmittal',
    'updateSavedView',
    'getVideo',
    'listFieldCams',
    'makeModelPrivate',
    'listPins',
  ] as const) {
    await test.step(operation, () => walkOperation({ page, mock }, operation));
  }
});
