// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory } from './zCategory.gen';
import { zDiscipline } from './zDiscipline.gen';
import { zLocation } from './zLocation.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPriority } from './zPriority.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A record as a list shows it.
 */
export const zLogRow = z.object({
    id: z.string(),
    projectId: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    priority: zPriority,
    discipline: z.nullable(zDiscipline),
    category: z.nullable(zCategory),
    location: z.nullable(zLocation),
    locationDetail: z.string(),
    private: z.boolean(),
    createdBy: zPersonRef,
    manager: zPersonRef,
    assignees: z.array(zParty),
    ballInCourt: z.array(zParty),
    daysInCourt: z.int().check(z.gte(0)),
    dueDate: z.nullable(z.iso.date()),
    overdue: z.boolean(),
    commentCount: z.int().check(z.gte(0)),
    attachmentCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion
});
