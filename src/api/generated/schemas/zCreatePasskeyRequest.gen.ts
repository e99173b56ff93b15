// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskeyRegistration } from './zPasskeyRegistration.gen';

/**
 * What the authenticator answered. The host names the passkey after its device.
 */
export const zCreatePasskeyRequest = z.object({
    credential: zPasskeyRegistration
});
