// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory } from './zCategory.gen';
import { zDiscipline } from './zDiscipline.gen';
import { zLocation } from './zLocation.gen';
import { zLogTitle } from './zLogTitle.gen';
import { zNewStep } from './zNewStep.gen';
import { zPriority } from './zPriority.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordLink } from './zRecordLink.gen';
import { zSubmittalType } from './zSubmittalType.gen';

export const zSubmittalFields = z.object({
    title: z.optional(zLogTitle),
    description: z.optional(z.string().check(z.maxLength(5000))),
    submittalType: z.optional(zSubmittalType),
    specSection: z.optional(z.string().check(z.maxLength(20))),
    priority: z.optional(zPriority),
    discipline: z.optional(zDiscipline),
    category: z.optional(zCategory),
    location: z.optional(zLocation),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    managerId: z.optional(zRecordId),
    submitterId: z.optional(zRecordId),
    responsibleCompanyId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    watcherIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    requiredOnSiteDate: z.optional(z.iso.date()),
    leadTimeDays: z.optional(z.int().check(z.gte(0), z.lte(730))),
    steps: z.optional(z.array(zNewStep).check(z.maxLength(10))),
    private: z.optional(z.boolean()),
    submitted: z.optional(z.literal(true)),
    linked: z.optional(z.array(zRecordLink).check(z.maxLength(50)))
});
