// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrency, zProjectStatus, zProjectType, zTimeZone } from './options.gen';
import { zModulesOn } from './zModulesOn.gen';
import { zProjectCounts } from './zProjectCounts.gen';
import { zProjectDefaults } from './zProjectDefaults.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A project as its members see it, with the role of the caller and what the role permits.
 */
export const zProject = z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    projectType: zProjectType,
    status: zProjectStatus,
    sample: z.optional(z.boolean()),
    address: z.string(),
    timeZone: zTimeZone,
    currency: zCurrency,
    units: z.string(),
    coverUrl: z.nullable(z.url()),
    startDate: z.iso.date(),
    targetFinishDate: z.nullable(z.iso.date()),
    role: z.string(),
    roleName: z.string(),
    memberCount: z.int().check(z.gte(0)),
    counts: zProjectCounts,
    favorite: z.boolean(),
    unreadMessageCount: z.int().check(z.gte(0)),
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zProjectStatus),
    modulesOn: zModulesOn,
    seenModules: z.array(z.string()),
    defaults: zProjectDefaults,
    version: zRecordVersion
});
