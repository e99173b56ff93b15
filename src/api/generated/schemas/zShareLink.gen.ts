// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMaxViews } from './zMaxViews.gen';
import { zNamedShareTarget } from './zNamedShareTarget.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zShareLinkAction } from './zShareLinkAction.gen';
import { zShareLinkState } from './zShareLinkState.gen';

export const zShareLink = z.object({
    id: z.string(),
    label: z.string(),
    targets: z.array(zNamedShareTarget),
    state: zShareLinkState,
    expiresAt: z.iso.datetime({ offset: true }),
    hasPassword: z.boolean(),
    allowDownload: z.boolean(),
    maxViews: z.nullable(zMaxViews),
    viewCount: z.int().check(z.gte(0)),
    lastViewedAt: z.nullable(z.iso.datetime({ offset: true })),
    revokedAt: z.nullable(z.iso.datetime({ offset: true })),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: z.int().check(z.gte(1)),
    permittedActions: z.array(zShareLinkAction)
});
