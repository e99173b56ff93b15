// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zWeekday } from './field-cams.gen';
import { zCurrency, zProjectStatus, zProjectType, zTimeZone } from './options.gen';
import { zModulesOn } from './zModulesOn.gen';
import { zProjectModule } from './zProjectModule.gen';
import { zProjectUnits } from './zProjectUnits.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Unique in the account, regardless of case.
 */
export const zProjectName = z.string().check(z.minLength(1), z.maxLength(150), z.regex(/\S/));

/**
 * A short name that the team uses, unique in the account, regardless of case.
 */
export const zProjectCode = z.string().check(z.regex(/^[A-Za-z0-9]{2,8}$/));

/**
 * The properties of a project that people set.
 */
export const zProjectFacts = z.object({
    name: z.optional(zProjectName),
    code: z.optional(zProjectCode),
    description: z.optional(z.string().check(z.maxLength(2000))),
    projectType: z.optional(zProjectType),
    address: z.optional(z.string().check(z.maxLength(300))),
    timeZone: z.optional(zTimeZone),
    currency: z.optional(zCurrency),
    units: z.optional(zProjectUnits),
    startDate: z.optional(z.iso.date()),
    targetFinishDate: z.optional(z.iso.date())
});

/**
 * Working days until new records are due, and of a review step.
 */
export const zDefaultDays = z.object({
    punchItemDays: z.int().check(z.gte(1), z.lte(90)),
    rfiDays: z.int().check(z.gte(1), z.lte(90)),
    reviewDays: z.int().check(z.gte(1), z.lte(90))
});

/**
 * The days of the week on which people work.
 */
export const zWorkingDays = z.array(zWeekday).check(z.minLength(1), z.maxLength(7));

/**
 * A day on which nobody works.
 */
export const zHoliday = z.object({
    date: z.iso.date(),
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/))
});

/**
 * Each date once.
 */
export const zHolidays = z.array(zHoliday).check(z.maxLength(200));

/**
 * Letters before the number of a record, such as RFI in RFI-012.
 */
export const zNumberPrefix = z.string().check(z.regex(/^[A-Z]{1,6}$/));

/**
 * Each record type has another one. A change counts for new numbers; others stay.
 */
export const zNumberPrefixes = z.object({
    punchItems: zNumberPrefix,
    rfis: zNumberPrefix,
    submittals: zNumberPrefix
});

/**
 * Rules of the project that decide who may do or see what.
 */
export const zProjectRules = z.object({
    fourEyes: z.boolean(),
    subcontractorsSeeAll: z.object({
        punchItems: z.boolean(),
        rfis: z.boolean(),
        submittals: z.boolean()
    })
});

/**
 * Settings of a project; each replaces the former one as a whole.
 */
export const zProjectSettingsChanges = z.object({
    modulesOn: z.optional(z.array(zProjectModule)),
    days: z.optional(zDefaultDays),
    workingDays: z.optional(zWorkingDays),
    holidays: z.optional(zHolidays),
    prefixes: z.optional(zNumberPrefixes),
    rules: z.optional(zProjectRules)
});

/**
 * The facts of a new project. Settings that are absent have the defaults of the account.
 */
export const zCreateProjectRequest = z.object({ ...zProjectFacts.shape, ...z.object({
        name: zProjectName,
        code: zProjectCode,
        projectType: zProjectType,
        timeZone: zTimeZone,
        currency: zCurrency,
        units: zProjectUnits,
        startDate: z.iso.date(),
        adminId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
        companyName: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))),
        settings: z.optional(zProjectSettingsChanges),
        templateId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
    }).shape });

/**
 * Changes of the facts of a project.
 */
export const zUpdateProjectRequest = z.object({ ...zProjectFacts.shape, ...z.object({
        version: zRecordVersion,
        clear: z.optional(z.array(z.enum(['targetFinishDate'])))
    }).shape });

/**
 * A picture of the project.
 */
export const zUpdateProjectCoverRequest = z.object({
    cover: z.string()
});

/**
 * How a project works, apart from its facts: all that another project could take over.
 */
export const zProjectSettings = z.object({
    modulesOn: zModulesOn,
    days: zDefaultDays,
    workingDays: zWorkingDays,
    holidays: zHolidays,
    prefixes: zNumberPrefixes,
    rules: zProjectRules
});

/**
 * The settings of a project, with their version.
 */
export const zStoredProjectSettings = z.object({ ...zProjectSettings.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * The settings of a project.
 */
export const zProjectSettingsResult = z.object({
    success: z.literal(true),
    data: zStoredProjectSettings
});

/**
 * Changes of the settings of a project.
 */
export const zUpdateProjectSettingsRequest = z.object({ ...zProjectSettingsChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * What a transition asks for.
 */
export const zProjectTransitionField = z.enum(['reason', 'links']);

/**
 * A change of status that the caller may make now.
 */
export const zProjectTransition = z.object({
    status: zProjectStatus,
    fields: z.array(z.string())
});

/**
 * The changes of status that the caller may make now, and what is still open.
 */
export const zProjectTransitionsResult = z.object({
    success: z.literal(true),
    data: z.object({
        transitions: z.array(zProjectTransition),
        openPunchItems: z.int().check(z.gte(0)),
        openRfis: z.int().check(z.gte(0)),
        openSubmittals: z.int().check(z.gte(0)),
        activeLinks: z.int().check(z.gte(0))
    })
});

/**
 * Whether the public links of a project go on when it closes.
 */
export const zLinkChoice = z.enum(['keep', 'revoke']);

/**
 * The target status, with what the transition asks for.
 */
export const zTransitionProjectRequest = z.object({
    version: zRecordVersion,
    status: zProjectStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    links: z.optional(zLinkChoice)
});
