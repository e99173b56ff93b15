// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Stable name of a failure; problems.yaml has the list and its examples.
 */
export const zProblemCode = z.enum([
    'MALFORMED_REQUEST',
    'INVALID_CREDENTIALS',
    'TOKEN_INVALID',
    'TOKEN_EXPIRED',
    'UNAUTHENTICATED',
    'LINK_PASSWORD_REQUIRED',
    'LINK_PASSWORD_WRONG',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'PASSWORD_EXPIRED',
    'FORBIDDEN',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'SEE_AS_READ_ONLY',
    'NOT_ACCEPTABLE',
    'EMAIL_EXISTS',
    'STALE_VERSION',
    'PROJECT_CLOSED',
    'MODULE_OFF',
    'WRONG_STATE',
    'CHECKED_OUT',
    'PAGE_LOCKED',
    'NAME_TAKEN',
    'LIMIT_REACHED',
    'NOT_PUBLIC',
    'IDEMPOTENCY_KEY_IN_USE',
    'NOT_READY',
    'UPLOAD_INCOMPLETE',
    'OFFSET_MISMATCH',
    'TUS_VERSION_UNSUPPORTED',
    'PAYLOAD_TOO_LARGE',
    'RANGE_NOT_SATISFIABLE',
    'UNSUPPORTED_MEDIA_TYPE',
    'FILE_TYPE_REFUSED',
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
    'FILE_DAMAGED',
    'NOT_EQUIRECTANGULAR',
    'CHECKSUM_MISMATCH',
    'RATE_LIMITED',
    'INTERNAL',
    'NOT_IMPLEMENTED',
    'UNAVAILABLE',
    'STORAGE_FULL'
]);
