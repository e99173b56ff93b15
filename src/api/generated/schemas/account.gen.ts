// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrency, zTimeZone } from './options.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * What follows the `@` of an address, in lower case.
 */
export const zEmailDomain = z.string().check(z.maxLength(253), z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/));

/**
 * When a public link expires that is created without a time.
 */
export const zShareLinkExpiryDays = z.int().check(z.gte(1), z.lte(365));

/**
 * Permitted actions in the account.
 */
export const zAccountAction = z.enum([
    'create_company',
    'create_project',
    'create_role',
    'create_template',
    'export_activity',
    'export_companies',
    'import_companies',
    'manage_api_tokens',
    'see_as',
    'update_account_settings',
    'view_account_settings',
    'view_activity',
    'view_activity_clients',
    'view_companies',
    'view_members',
    'view_projects',
    'view_roles',
    'view_templates'
]);

/**
 * The account that the projects and companies belong to, as the caller sees it.
 */
export const zAccount = z.object({
    name: z.string(),
    logoUrl: z.nullable(z.url()),
    shareLinkExpiryDays: zShareLinkExpiryDays,
    shareLinkPasswordRequired: z.boolean(),
    secondFactorDueAt: z.nullable(z.iso.datetime({ offset: true })),
    permittedActions: z.array(z.string())
});

/**
 * The account.
 */
export const zAccountResult = z.object({
    success: z.literal(true),
    data: zAccount
});

/**
 * Length of new passwords, in addition to the other rules of `NewPassword`. It is never below its 8 characters.
 */
export const zPasswordMinLength = z.int().check(z.gte(8), z.lte(64));

/**
 * After this time, a sign-in is refused with `PASSWORD_EXPIRED`, and the person gets a link to set another password. For a
 * password of unknown age, the time begins when the rule was set.
 *
 */
export const zPasswordMaxAgeDays = z.int().check(z.gte(1), z.lte(730));

/**
 * A session ends when it makes no call for this time.
 */
export const zSessionIdleMinutes = z.int().check(z.gte(5), z.lte(43200));

/**
 * A session ends this time after its sign-in.
 */
export const zSessionMaxDays = z.int().check(z.gte(1), z.lte(365));

/**
 * How long people may take to set up a second factor, from the time when the account began to ask for it.
 */
export const zSecondFactorGraceDays = z.int().check(z.gte(0), z.lte(30));

/**
 * The domains of the addresses that may be invited and that people of the account may have. Empty for all. A domain does not include those below it.
 * People and invitations that exist stay.
 *
 */
export const zAllowedEmailDomains = z.array(zEmailDomain).check(z.maxLength(50));

/**
 * For how long the activity log keeps its entries.
 */
export const zLogRetentionDays = z.int().check(z.gte(30), z.lte(3650));

/**
 * What account admins set for everybody.
 */
export const zAccountSettings = z.object({
    name: z.string(),
    logoUrl: z.nullable(z.url()),
    timeZone: zTimeZone,
    currency: zCurrency,
    passwordMinLength: zPasswordMinLength,
    passwordMaxAgeDays: z.nullable(zPasswordMaxAgeDays),
    sessionIdleMinutes: z.nullable(zSessionIdleMinutes),
    sessionMaxDays: zSessionMaxDays,
    secondFactorRequired: z.boolean(),
    secondFactorGraceDays: zSecondFactorGraceDays,
    allowedEmailDomains: zAllowedEmailDomains,
    shareLinkExpiryDays: zShareLinkExpiryDays,
    shareLinkPasswordRequired: z.boolean(),
    logRetentionDays: z.nullable(zLogRetentionDays),
    version: zRecordVersion
});

/**
 * The settings of the account.
 */
export const zAccountSettingsResult = z.object({
    success: z.literal(true),
    data: zAccountSettings
});

/**
 * Name of the account. Must not be blank; surrounding spaces are ignored.
 */
export const zAccountName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

/**
 * Changes of the settings. Absent properties stay unchanged.
 */
export const zUpdateAccountSettingsRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zAccountName),
    timeZone: z.optional(zTimeZone),
    currency: z.optional(zCurrency),
    passwordMinLength: z.optional(zPasswordMinLength),
    passwordMaxAgeDays: z.optional(zPasswordMaxAgeDays),
    sessionIdleMinutes: z.optional(zSessionIdleMinutes),
    sessionMaxDays: z.optional(zSessionMaxDays),
    secondFactorRequired: z.optional(z.boolean()),
    secondFactorGraceDays: z.optional(zSecondFactorGraceDays),
    allowedEmailDomains: z.optional(zAllowedEmailDomains),
    shareLinkExpiryDays: z.optional(zShareLinkExpiryDays),
    shareLinkPasswordRequired: z.optional(z.boolean()),
    logRetentionDays: z.optional(zLogRetentionDays),
    clear: z.optional(z.array(z.enum([
        'passwordMaxAgeDays',
        'sessionIdleMinutes',
        'logRetentionDays'
    ])))
});

/**
 * A logo.
 */
export const zUpdateAccountLogoRequest = z.object({
    logo: z.string()
});
