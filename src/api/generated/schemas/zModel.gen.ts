// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './zDiscipline.gen';
import { zModelAction } from './zModelAction.gen';
import { zModelFormat } from './zModelFormat.gen';
import { zModelVersion } from './zModelVersion.gen';
import { zModelVisibility } from './zModelVisibility.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zModel = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    description: z.string().check(z.maxLength(2000)),
    discipline: zDiscipline,
    format: zModelFormat,
    visibility: zModelVisibility,
    thumbnailUrl: z.nullable(z.url()),
    currentVersion: zModelVersion,
    latestVersion: zModelVersion,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(zModelAction)
});
