import type { ProblemCode } from '@/api/generated/types.gen';
import { signInReasons } from './signInReasons';

/** The reason for a failure and the next step, for each code of the contract. A missing code is a compile error. */
export const reasons = {
  ...signInReasons,
  LINK_PASSWORD_REQUIRED: 'This link has a password.',
  LINK_PASSWORD_WRONG: 'Wrong password for this link.',
  SECOND_FACTOR_MISSING: 'Set up an authenticator app to continue.',
  STEP_UP_REQUIRED: 'Confirm that it is you, then try again.',
  FORBIDDEN: 'Your role in this project does not permit this.',
  NOT_FOUND: 'This no longer exists, or it is not shared with you.',
  SEE_AS_READ_ONLY: 'Nothing can be changed in this view.',
  MODULE_OFF: 'This module is switched off in the project.',
  PROJECT_CLOSED: 'This project is closed. A project admin can reopen it.',
  PAGE_LOCKED: 'This page is locked.',
  CHECKED_OUT: 'Someone else has checked this out. Wait until it is checked in.',
  WRONG_STATE: 'The status does not allow this. Check it and try again.',
  NAME_TAKEN: 'This name is taken. Choose another one.',
  LIMIT_REACHED: 'No more can be added here. Delete one and try again.',
  IDEMPOTENCY_KEY_IN_USE: 'The first attempt is not finished. Wait a moment and try again.',
  NOT_PUBLIC: 'Private items cannot be shared. Make them public first.',
  RANGE_NOT_SATISFIABLE: 'The file has changed. Reload the page.',
  IDEMPOTENCY_KEY_REUSED: 'This request conflicts with an earlier one. Try again.',
  NOT_READY: 'The file is not ready. Try again when it is.',
  UPLOAD_INCOMPLETE: 'The upload is not complete. Resume it.',
  OFFSET_MISMATCH: 'The upload continued in another tab. Resume it.',
  TUS_VERSION_UNSUPPORTED: 'The server does not support this type of upload.',
  FILE_TYPE_REFUSED: 'The content of this file is not accepted.',
  FILE_DAMAGED: 'The file is damaged or incomplete. Export it again.',
  NOT_EQUIRECTANGULAR: 'This is not a 360° photo.',
  CHECKSUM_MISMATCH: 'The file was damaged during upload. Try again.',
  STORAGE_FULL: 'The server has no room for this file.',
} satisfies Record<ProblemCode, string>;
