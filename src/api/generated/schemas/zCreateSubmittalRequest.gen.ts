// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogTitle } from './zLogTitle.gen';
import { zSubmittalFields } from './zSubmittalFields.gen';
import { zSubmittalType } from './zSubmittalType.gen';

export const zCreateSubmittalRequest = z.object({ ...zSubmittalFields.shape, ...z.object({
        title: zLogTitle,
        submittalType: zSubmittalType
    }).shape });
