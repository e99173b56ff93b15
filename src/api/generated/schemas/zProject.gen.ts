// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrency } from './zCurrency.gen';
import { zProjectAction } from './zProjectAction.gen';
import { zProjectCounts } from './zProjectCounts.gen';
import { zProjectRole } from './zProjectRole.gen';
import { zProjectStatus } from './zProjectStatus.gen';
import { zProjectType } from './zProjectType.gen';
import { zTimeZone } from './zTimeZone.gen';

export const zProject = z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    projectType: zProjectType,
    status: zProjectStatus,
    address: z.string(),
    timeZone: zTimeZone,
    currency: zCurrency,
    coverUrl: z.nullable(z.url()),
    startDate: z.iso.date(),
    targetFinishDate: z.nullable(z.iso.date()),
    role: zProjectRole,
    memberCount: z.int().check(z.gte(0)),
    counts: zProjectCounts,
    unreadMessageCount: z.int().check(z.gte(0)),
    permittedActions: z.array(zProjectAction)
});
