// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * What the sky was like.
 */
export const zSkyKind = z.enum([
    'clear',
    'partly_cloudy',
    'cloudy',
    'rain',
    'storm',
    'snow',
    'fog',
    'wind'
]);

/**
 * Some words. May be empty.
 */
export const zReportNote = z.string().check(z.maxLength(1000));

/**
 * The weather of the day on the site.
 */
export const zReportWeather = z.object({
    sky: zSkyKind,
    lowC: z.number().check(z.gte(-60), z.lte(60)),
    highC: z.number().check(z.gte(-60), z.lte(60)),
    windKph: z.number().check(z.gte(0), z.lte(400)),
    rainMm: z.number().check(z.gte(0), z.lte(2000)),
    note: zReportNote
});

/**
 * The weather of the latest daily report before this one that has it.
 */
export const zLastWeather = z.object({
    date: z.iso.date(),
    weather: zReportWeather
});

/**
 * A number of hours.
 */
export const zReportHours = z.number().check(z.gte(0), z.lte(10000));

/**
 * The people of a company on the site. A company may have several rows, such as one for each trade.
 */
export const zReportCrew = z.object({
    companyId: zRecordId,
    trade: z.string().check(z.maxLength(100)),
    workers: z.int().check(z.gte(0), z.lte(10000)),
    hours: zReportHours,
    note: zReportNote
});

/**
 * Some words. Must not be blank.
 */
export const zReportText = z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/\S/));

/**
 * Equipment on the site.
 */
export const zReportEquipment = z.object({
    name: zReportText,
    count: z.int().check(z.gte(1), z.lte(1000)),
    hours: zReportHours
});

/**
 * A unit, such as m3. May be empty.
 */
export const zReportUnit = z.string().check(z.maxLength(20));

/**
 * Something that was delivered.
 */
export const zReportDelivery = z.object({
    item: zReportText,
    supplier: z.string().check(z.maxLength(200)),
    quantity: z.number().check(z.gte(0), z.lte(1000000000)),
    unit: zReportUnit,
    note: zReportNote
});

/**
 * Why work was late.
 */
export const zDelayCause = z.enum([
    'weather',
    'material',
    'labor',
    'equipment',
    'design',
    'inspection',
    'owner',
    'other'
]);

/**
 * Work that was held up.
 */
export const zReportDelay = z.object({
    cause: zDelayCause,
    hours: zReportHours,
    description: zReportText
});

/**
 * What was noted about safety.
 */
export const zSafetyKind = z.enum([
    'observation',
    'near_miss',
    'incident',
    'toolbox_talk'
]);

/**
 * Something about safety.
 */
export const zReportSafety = z.object({
    kind: zSafetyKind,
    description: zReportText
});

/**
 * A visitor on the site.
 */
export const zReportVisitor = z.object({
    name: zReportText,
    company: z.string().check(z.maxLength(200)),
    purpose: z.string().check(z.maxLength(500))
});

/**
 * Work that was done.
 */
export const zReportWork = z.object({
    description: zReportText,
    location: z.string().check(z.maxLength(200)),
    quantity: z.number().check(z.gte(0), z.lte(1000000000)),
    unit: zReportUnit
});

/**
 * Sums that the host computes.
 */
export const zReportTotals = z.object({
    workers: z.int().check(z.gte(0)),
    hours: z.number().check(z.gte(0)),
    equipmentHours: z.number().check(z.gte(0)),
    delayHours: z.number().check(z.gte(0))
});

/**
 * A company, with the sums of its crews.
 */
export const zReportCompany = z.object({
    id: z.string(),
    name: z.string(),
    workers: z.int().check(z.gte(0)),
    hours: z.number().check(z.gte(0))
});

/**
 * The figures of a daily report.
 */
export const zDailyReport = z.object({
    pageId: z.string(),
    weather: z.nullable(zReportWeather),
    lastWeather: z.nullable(zLastWeather),
    crews: z.array(zReportCrew),
    equipment: z.array(zReportEquipment),
    deliveries: z.array(zReportDelivery),
    delays: z.array(zReportDelay),
    safety: z.array(zReportSafety),
    visitors: z.array(zReportVisitor),
    work: z.array(zReportWork),
    photoIds: z.array(z.string()),
    totals: zReportTotals,
    companies: z.array(zReportCompany),
    version: zRecordVersion
});

/**
 * The figures of a daily report.
 */
export const zDailyReportResult = z.object({
    success: z.literal(true),
    data: zDailyReport
});

/**
 * Changes of the figures. A list replaces the one that was there; absent properties stay unchanged.
 */
export const zUpdateDailyReportRequest = z.object({
    version: zRecordVersion,
    weather: z.optional(zReportWeather),
    crews: z.optional(z.array(zReportCrew).check(z.maxLength(200))),
    equipment: z.optional(z.array(zReportEquipment).check(z.maxLength(200))),
    deliveries: z.optional(z.array(zReportDelivery).check(z.maxLength(200))),
    delays: z.optional(z.array(zReportDelay).check(z.maxLength(100))),
    safety: z.optional(z.array(zReportSafety).check(z.maxLength(100))),
    visitors: z.optional(z.array(zReportVisitor).check(z.maxLength(200))),
    work: z.optional(z.array(zReportWork).check(z.maxLength(300))),
    photoIds: z.optional(z.array(zRecordId).check(z.maxLength(200)))
});

/**
 * A member of the project who was invited to the meeting.
 */
export const zMinutesAttendee = z.object({
    userId: zRecordId,
    present: z.boolean()
});

/**
 * A name that the client makes up. It stays when a point carries over to the next meeting.
 */
export const zMinutesItemId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/**
 * A line of the agenda, or a decision.
 */
export const zMinutesItem = z.object({
    id: zMinutesItemId,
    text: zReportText
});

/**
 * Whether somebody still has to do something.
 */
export const zPointState = z.enum(['open', 'done']);

/**
 * Something to do.
 */
export const zMinutesPointInput = z.object({
    id: zMinutesItemId,
    text: zReportText,
    assigneeId: z.nullable(zRecordId),
    dueDate: z.nullable(z.iso.date()),
    state: zPointState
});

/**
 * Something to do, and the meeting that it comes from.
 */
export const zMinutesPoint = z.object({ ...zMinutesPointInput.shape, ...z.object({
        sincePageId: z.string(),
        sinceDate: z.nullable(z.iso.date())
    }).shape });

/**
 * What minutes have beside their text.
 */
export const zMinutes = z.object({
    pageId: z.string(),
    previousPageId: z.nullable(z.string()),
    attendees: z.array(zMinutesAttendee),
    people: z.array(zPersonRef),
    agenda: z.array(zMinutesItem),
    decisions: z.array(zMinutesItem),
    points: z.array(zMinutesPoint),
    version: zRecordVersion
});

/**
 * What minutes have beside their text.
 */
export const zMinutesResult = z.object({
    success: z.literal(true),
    data: zMinutes
});

/**
 * Changes of minutes. A list replaces the one that was there; absent properties stay unchanged.
 */
export const zUpdateMinutesRequest = z.object({
    version: zRecordVersion,
    attendees: z.optional(z.array(zMinutesAttendee).check(z.maxLength(200))),
    agenda: z.optional(z.array(zMinutesItem).check(z.maxLength(100))),
    decisions: z.optional(z.array(zMinutesItem).check(z.maxLength(200))),
    points: z.optional(z.array(zMinutesPointInput).check(z.maxLength(300)))
});

/**
 * A day of the week.
 */
export const zWeeklyDay = z.object({
    date: z.iso.date(),
    pageIds: z.array(z.string()),
    signed: z.boolean(),
    workers: z.int().check(z.gte(0)),
    hours: z.number().check(z.gte(0)),
    delayHours: z.number().check(z.gte(0)),
    rainMm: z.nullable(z.number().check(z.gte(0)))
});

/**
 * A company, with its sums of the week.
 */
export const zWeeklyCompany = z.object({
    id: z.string(),
    name: z.string(),
    days: z.int().check(z.gte(0), z.lte(7)),
    workerDays: z.int().check(z.gte(0)),
    hours: z.number().check(z.gte(0))
});

/**
 * The daily reports of seven days, added up.
 */
export const zWeeklySummary = z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    days: z.array(zWeeklyDay),
    companies: z.array(zWeeklyCompany),
    totals: zReportTotals,
    safetyCount: z.int().check(z.gte(0))
});

/**
 * The sums of a week.
 */
export const zWeeklySummaryResult = z.object({
    success: z.literal(true),
    data: zWeeklySummary
});
