// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Token of Firebase Cloud Messaging that belongs to this browser.
 */
export const zPushToken = z.string().check(z.minLength(1), z.maxLength(4096));
