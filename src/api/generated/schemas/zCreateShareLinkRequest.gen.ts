// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMaxViews } from './zMaxViews.gen';
import { zShareLinkLabel } from './zShareLinkLabel.gen';
import { zShareLinkPassword } from './zShareLinkPassword.gen';
import { zShareTarget } from './zShareTarget.gen';

export const zCreateShareLinkRequest = z.object({
    label: zShareLinkLabel,
    targets: z.array(zShareTarget).check(z.minLength(1), z.maxLength(50)),
    expiresAt: z.optional(z.iso.datetime({ offset: true })),
    password: z.optional(zShareLinkPassword),
    allowDownload: z.optional(z.boolean()),
    maxViews: z.optional(zMaxViews)
});
