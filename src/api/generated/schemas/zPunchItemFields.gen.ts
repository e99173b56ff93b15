// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory } from './zCategory.gen';
import { zCostImpact } from './zCostImpact.gen';
import { zDiscipline } from './zDiscipline.gen';
import { zLocation } from './zLocation.gen';
import { zLogTitle } from './zLogTitle.gen';
import { zPriority } from './zPriority.gen';
import { zPunchType } from './zPunchType.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordLink } from './zRecordLink.gen';
import { zScheduleImpact } from './zScheduleImpact.gen';

export const zPunchItemFields = z.object({
    title: z.optional(zLogTitle),
    description: z.optional(z.string().check(z.maxLength(5000))),
    punchType: z.optional(zPunchType),
    priority: z.optional(zPriority),
    discipline: z.optional(zDiscipline),
    category: z.optional(zCategory),
    location: z.optional(zLocation),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    managerId: z.optional(zRecordId),
    finalApproverId: z.optional(zRecordId),
    assigneeIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    watcherIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    startDate: z.optional(z.iso.date()),
    dueDate: z.optional(z.iso.date()),
    costImpact: z.optional(zCostImpact),
    scheduleImpact: z.optional(zScheduleImpact),
    private: z.optional(z.boolean()),
    submitted: z.optional(z.literal(true)),
    linked: z.optional(z.array(zRecordLink).check(z.maxLength(50)))
});
