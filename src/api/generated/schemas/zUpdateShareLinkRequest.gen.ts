// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMaxViews } from './zMaxViews.gen';
import { zShareLinkLabel } from './zShareLinkLabel.gen';
import { zShareLinkPassword } from './zShareLinkPassword.gen';

export const zUpdateShareLinkRequest = z.object({
    version: z.int().check(z.gte(1)),
    label: z.optional(zShareLinkLabel),
    expiresAt: z.optional(z.iso.datetime({ offset: true })),
    password: z.optional(zShareLinkPassword),
    allowDownload: z.optional(z.boolean()),
    maxViews: z.optional(zMaxViews),
    clear: z.optional(z.array(z.enum(['password', 'maxViews'])))
});
