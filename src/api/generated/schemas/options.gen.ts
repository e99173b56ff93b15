// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Status of an RFI or a submittal.
 */
export const zItemStatus = z.enum([
    'draft',
    'open',
    'closed'
]);

/**
 * Status of a punch item; pending_reins awaits reinspection.
 */
export const zPunchItemStatus = z.enum([
    'draft',
    'open',
    'closed',
    'pending_reins'
]);

/**
 * Status of a plan. A draft is not published yet. Only active sheets are to be built from. Completed ones are superseded or out of use.
 */
export const zPlanStatus = z.enum([
    'draft',
    'active',
    'completed'
]);

/**
 * Status of a project.
 */
export const zProjectStatus = z.enum([
    'ongoing',
    'closed',
    'finished'
]);

/**
 * Urgency.
 */
export const zPriority = z.enum([
    'urgent',
    'high',
    'normal',
    'low'
]);

/**
 * Trade of the work.
 */
export const zDiscipline = z.enum([
    'architectural',
    'civil',
    'conveying_systems',
    'electrical',
    'interior_design',
    'kitchen_equipment',
    'landscape',
    'mechanical',
    'other',
    'plumbing',
    'structural'
]);

/**
 * Submittal type.
 */
export const zSubmittalType = z.enum([
    'color_samples',
    'leed',
    'mix_design',
    'msds',
    'product_data',
    'samples',
    'shop_drawings'
]);

/**
 * Location in the project.
 */
export const zLocation = z.enum([
    'interior',
    'exterior',
    'landscape'
]);

/**
 * Category of an item.
 */
export const zCategory = z.enum([
    'general',
    'architectural',
    'structural',
    'mep'
]);

/**
 * Punch type.
 */
export const zPunchType = z.enum([
    'internal_punch',
    'owner_punch',
    'work_completion'
]);

/**
 * Project type; the value is the label.
 */
export const zProjectType = z.enum([
    'Residential - Single Family',
    'Residential - Multi Family',
    'Commercial - Office',
    'Commercial - Retail',
    'Healthcare Facility',
    'Educational - School/University',
    'Industrial Facility',
    'Hospitality - Hotel/Resort',
    'Cultural - Museum/Theater',
    'Infrastructure - Transportation',
    'Other'
]);

/**
 * Time zone of a project: the name of a zone in the IANA database, such as `Asia/Karachi`, or one of three short names, which
 * forms offer first. `PST` is Pacific, `EST` Eastern and `CST` Central time, each with daylight saving time: what IANA
 * calls `EST` has none, so that a host must not look these three up there. A name that the host does not know is refused
 * with 422, code `time_zone`. It is no enum, because the database grows. A client that does not know a name shows it as
 * text, and dates in UTC.
 *
 */
export const zTimeZone = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+\/-]*$/));

/**
 * Currency of a project, ISO 4217. Forms offer `USD`, `PKR` and `EUR` first. Amounts are in its minor unit, which is a
 * hundredth for most: `JPY` has none, and that of `KWD` is a thousandth. A code that the host does not know is refused with
 * 422, code `currency`. It is no enum, because the list changes.
 *
 */
export const zCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));

/**
 * Frequency of a notification. `various` only indicates that the items of a group differ.
 */
export const zNotificationFrequency = z.enum([
    'none',
    'realtime',
    'hourly',
    'daily',
    'weekly',
    'various'
]);

/**
 * Reason for opting out of all notifications.
 */
export const zOptOutReason = z.enum([
    'too many notifications',
    'not relevant to my role',
    'temporary pause'
]);

/**
 * Color scheme of the portal.
 */
export const zTheme = z.enum([
    'light',
    'dark',
    'system'
]);
