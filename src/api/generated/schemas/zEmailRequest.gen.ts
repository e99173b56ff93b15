// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';

export const zEmailRequest = z.object({
    email: zEmail
});
