// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationChoice, zNotificationPreference } from './notifications.gen';
import { zProjectSettings, zProjectSettingsChanges } from './project-settings.gen';
import { zLogName } from './saved-views.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Only a published template makes projects. An archived one is kept, and offered no more.
 */
export const zTemplateState = z.enum([
    'draft',
    'published',
    'archived'
]);

/**
 * A company that works on each project.
 */
export const zTemplateCompany = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * A person who is a member of each project from the start.
 */
export const zTemplateMember = z.object({
    person: zPersonRef,
    role: z.string(),
    roleName: z.string(),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string())
});

/**
 * A distribution group of each project.
 */
export const zTemplateGroup = z.object({
    name: z.string(),
    members: z.array(zPersonRef)
});

/**
 * A saved view that everyone in a project sees.
 */
export const zTemplateView = z.object({
    log: zLogName,
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    query: z.string().check(z.maxLength(2000))
});

/**
 * Permitted actions on the template.
 */
export const zTemplateAction = z.enum(['update', 'delete']);

/**
 * What a new project can take over.
 */
export const zTemplate = z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    state: zTemplateState,
    settings: zProjectSettings,
    companies: z.array(zTemplateCompany),
    members: z.array(zTemplateMember),
    groups: z.array(zTemplateGroup),
    savedViews: z.array(zTemplateView),
    locationCount: z.int().check(z.gte(0)),
    notifications: z.array(zNotificationPreference).check(z.minLength(6)),
    projectCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * All templates.
 */
export const zTemplateListResult = z.object({
    success: z.literal(true),
    data: z.array(zTemplate)
});

/**
 * Unique in the account, regardless of case.
 */
export const zTemplateName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A new template.
 */
export const zCreateTemplateRequest = z.object({
    name: zTemplateName,
    description: z.optional(z.string().check(z.maxLength(500))),
    projectId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * One template.
 */
export const zTemplateResult = z.object({
    success: z.literal(true),
    data: zTemplate
});

/**
 * A person with the role that they get in each project.
 */
export const zNewTemplateMember = z.object({
    userId: zRecordId,
    role: z.string().check(z.minLength(1), z.maxLength(64)),
    companyId: z.optional(zRecordId)
});

/**
 * A distribution group of members of the template.
 */
export const zNewTemplateGroup = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    memberIds: z.array(zRecordId).check(z.minLength(1), z.maxLength(200))
});

/**
 * Changes of a template.
 */
export const zUpdateTemplateRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zTemplateName),
    description: z.optional(z.string().check(z.maxLength(500))),
    state: z.optional(zTemplateState),
    settings: z.optional(zProjectSettingsChanges),
    companyIds: z.optional(z.array(zRecordId).check(z.maxLength(200))),
    members: z.optional(z.array(zNewTemplateMember).check(z.maxLength(200))),
    groups: z.optional(z.array(zNewTemplateGroup).check(z.maxLength(50))),
    savedViews: z.optional(z.array(zTemplateView).check(z.maxLength(50))),
    notifications: z.optional(z.array(zNotificationChoice).check(z.minLength(6)))
});
