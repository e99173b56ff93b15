// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPushToken } from './zPushToken.gen';

/**
 * The token for push messages on this device.
 */
export const zPushTokenRequest = z.object({
    fcmToken: zPushToken
});
