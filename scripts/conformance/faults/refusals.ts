import { accepted, type Fault, replaced } from '../faulty-host.ts';
import { isObject } from '../requests/values.ts';

/** Requests that the host should have refused. */
export const missingRefusals: readonly Fault[] = [
  {
    operation: 'createRfi',
    what: 'accepts invalid values',
    says: /expected 422 VALIDATION_FAILED, got 201/,
    answer: accepted(422),
  },
  {
    operation: 'transitionRfi',
    what: 'accepts a body without required properties',
    says: /status: missing: expected 422 VALIDATION_FAILED, got 200/,
    answer: accepted(422, ({ request }) => !request.text.includes('"status"')),
  },
  {
    operation: 'addRfiComment',
    what: 'accepts any content type',
    says: /expected 415 UNSUPPORTED_MEDIA_TYPE, got 201/,
    answer: accepted(415),
  },
  {
    operation: 'addSubmittalAttachment',
    what: 'accepts any file type',
    says: /an unsupported file type: expected 415 .*got 201/,
    answer: accepted(415, ({ request }) => request.text.includes('.exe')),
  },
  {
    operation: 'updateScan',
    what: 'accepts files of any size',
    says: /thumbnail: 5242881 bytes: expected 413 .*got 200/,
    answer: accepted(413),
  },
  {
    operation: 'getCurrentUser',
    what: 'answers without a sign-in',
    says: /without a token: expected 401 .*got 200/,
    answer: accepted(401),
  },
  {
    operation: 'updateNotificationPreferences',
    what: 'does not verify the signature of a token',
    says: /with a changed expiry in the token: expected 401 .*got 200/,
    answer: accepted(
      401,
      ({ request }) => request.headers.get('authorization')?.split('.').length === 3,
    ),
  },
  {
    operation: 'listPunchItems',
    what: "answers for another account's project",
    says: /a project that the other account is not in: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404),
  },
  {
    operation: 'listPhotos',
    what: 'permits every account to move photos',
    says: /expected no move for the role subcontractor, got it is permitted/,
    answer: replaced('data.0.permittedActions', () => ['move']),
  },
  {
    operation: 'revokeShareLink',
    what: 'changes what an account cannot see',
    says: /a record that the other account cannot see: expected 403 or 404 .*got 20/,
    answer: accepted(404),
  },
  {
    operation: 'exportPunchItems',
    what: 'lets every account export',
    says: /FORBIDDEN: expected 403 FORBIDDEN, got 200/,
    answer: (passing) => {
      if (passing.status !== 403) return;
      passing.status = 200;
      passing.headers.set('content-type', 'text/csv');
      passing.headers.set('content-disposition', 'attachment; filename="a.csv"');
      passing.body = 'Number\r\n';
    },
  },
  {
    operation: 'updateTour',
    what: 'lets every member change tours',
    says: /FORBIDDEN: expected 403 FORBIDDEN, got 200/,
    answer: accepted(403),
  },
  {
    operation: 'getProject',
    what: 'permits more than the role does',
    says: /expected no create_scan for the role viewer, got it is permitted/,
    answer: ({ json }) => {
      if (isObject(json?.data)) json.data.role = 'viewer';
    },
  },
  {
    operation: 'deleteSavedView',
    what: 'lets every account delete views of others',
    says: /a private view, by the other account: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404, ({ request }) => request.url.pathname.includes('/viw_')),
  },
  {
    operation: 'getSubmittal',
    what: 'ignores the project of a record',
    says: /a record of another project: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404, ({ request }) => request.url.pathname.includes('/sub_')),
  },
  {
    operation: 'updatePunchItem',
    what: 'accepts any version',
    says: /a stale version: expected 409 STALE_VERSION, got 200/,
    answer: accepted(409),
  },
  {
    operation: 'deleteSubmittal',
    what: 'deletes regardless of the version',
    says: /a version that does not exist yet: expected 409 STALE_VERSION, got 200/,
    answer: accepted(409),
  },
  {
    operation: 'signup',
    what: 'creates two accounts for one email address',
    says: /an address that has an account: expected 409 EMAIL_EXISTS, got 201/,
    answer: accepted(409),
  },
  {
    operation: 'refreshToken',
    what: 'gives two new tokens for one',
    says: /expected the same new token for a token that was used just now, got another one/,
    answer: replaced('refreshToken', () => crypto.randomUUID()),
  },
];
