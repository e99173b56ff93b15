// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskeyAssertion } from './zPasskeyAssertion.gen';
import { zPushToken } from './zPushToken.gen';

/**
 * What the authenticator answered, and the token for push messages on this device.
 */
export const zPasskeyLoginRequest = z.object({
    credential: zPasskeyAssertion,
    fcmToken: z.optional(zPushToken)
});
