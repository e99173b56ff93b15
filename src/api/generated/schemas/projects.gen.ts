// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrency, zDiscipline, zPriority, zProjectStatus, zProjectType, zPunchItemStatus, zTimeZone } from './options.gen';
import { zCompanyStatus } from './zCompanyStatus.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zParty } from './zParty.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * The system roles. An account has roles of its own, too, see `listRoles`.
 */
export const zProjectRole = z.enum([
    'project_admin',
    'project_manager',
    'superintendent',
    'design_reviewer',
    'subcontractor',
    'owner',
    'viewer'
]);

/**
 * Sort key of the projects. A minus sign sorts in descending order. `favorites` has the favorites of the caller first, each part by name.
 */
export const zProjectSort = z._default(z.enum([
    'favorites',
    'name',
    '-name',
    'code',
    '-code',
    'projectType',
    '-projectType',
    'status',
    '-status',
    'memberCount',
    '-memberCount',
    'startDate',
    '-startDate',
    'targetFinishDate',
    '-targetFinishDate'
]), 'favorites');

/**
 * Units in which a project shows lengths; `imperial` is feet and inches. Data is always in meters.
 */
export const zProjectUnits = z.enum(['imperial', 'metric']);

/**
 * Number of open records and scans.
 */
export const zProjectCounts = z.object({
    openPunchItems: z.int().check(z.gte(0)),
    openRfis: z.int().check(z.gte(0)),
    openSubmittals: z.int().check(z.gte(0)),
    scans: z.int().check(z.gte(0))
});

/**
 * Permitted actions in the project.
 */
export const zProjectAction = z.enum([
    'create_album',
    'create_document',
    'create_field_cam',
    'create_message_group',
    'create_message_thread',
    'create_model',
    'create_page',
    'create_photo',
    'create_plan_set',
    'create_punch_item',
    'create_rfi',
    'create_scan',
    'create_submittal',
    'create_tour',
    'create_video',
    'export_budget',
    'export_messages',
    'export_punch_items',
    'export_rfis',
    'export_submittals',
    'invite_members',
    'manage_budget_access',
    'manage_change_orders',
    'manage_commitments',
    'manage_distribution_groups',
    'manage_project_settings',
    'open_punch_item',
    'open_rfi',
    'open_submittal',
    'take_budget_snapshot',
    'update_budget',
    'update_project',
    'view_field_cams',
    'view_project_settings'
]);

/**
 * A part of the portal that a project uses or not. The dashboard and the team are always there.
 */
export const zProjectModule = z.enum([
    'punch_items',
    'rfis',
    'submittals',
    'scans',
    'models',
    'tours',
    'photos',
    'videos',
    'documents',
    'field_cams',
    'messages',
    'editor',
    'budget'
]);

/**
 * The modules that the project uses. Calls of another module answer 409 `MODULE_OFF`.
 */
export const zModulesOn = z.array(z.string());

/**
 * What forms for new records begin with. The host computes the dates from the settings of the project, for today.
 */
export const zProjectDefaults = z.object({
    punchItemDueDate: z.iso.date(),
    rfiDueDate: z.iso.date(),
    reviewDays: z.int().check(z.gte(1), z.lte(90))
});

/**
 * A project as its members see it, with the role of the caller and what the role permits.
 */
export const zProject = z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    projectType: zProjectType,
    status: zProjectStatus,
    address: z.string(),
    timeZone: zTimeZone,
    currency: zCurrency,
    units: z.string(),
    coverUrl: z.nullable(z.url()),
    startDate: z.iso.date(),
    targetFinishDate: z.nullable(z.iso.date()),
    role: z.string(),
    roleName: z.string(),
    memberCount: z.int().check(z.gte(0)),
    counts: zProjectCounts,
    favorite: z.boolean(),
    unreadMessageCount: z.int().check(z.gte(0)),
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zProjectStatus),
    modulesOn: zModulesOn,
    seenModules: z.array(z.string()),
    defaults: zProjectDefaults,
    version: zRecordVersion
});

/**
 * A page of the projects that the caller is a member of.
 */
export const zProjectListResult = z.object({
    success: z.literal(true),
    data: z.array(zProject),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * One project.
 */
export const zProjectResult = z.object({
    success: z.literal(true),
    data: zProject
});

/**
 * Whether a project is a favorite of the caller.
 */
export const zUpdateProjectFavoriteRequest = z.object({
    favorite: z.boolean()
});

/**
 * Figures of the punch items, RFIs or submittals of a project.
 */
export const zItemStats = z.object({
    total: z.int().check(z.gte(0)),
    byStatus: z.object({
        active: z.int().check(z.gte(0)),
        completed: z.int().check(z.gte(0)),
        draft: z.int().check(z.gte(0))
    }),
    recentCreatedLast7Days: z.int().check(z.gte(0))
});

/**
 * Figures of the scans of a project.
 */
export const zScanStats = z.object({
    total: z.int().check(z.gte(0)),
    public: z.int().check(z.gte(0)),
    private: z.int().check(z.gte(0)),
    recentCreatedLast7Days: z.int().check(z.gte(0))
});

/**
 * Figures of the 3D models of a project.
 */
export const zModelStats = z.object({
    total: z.int().check(z.gte(0)),
    public: z.int().check(z.gte(0))
});

/**
 * Figures of the virtual tours of a project.
 */
export const zTourStats = z.object({
    total: z.int().check(z.gte(0)),
    public: z.int().check(z.gte(0)),
    private: z.int().check(z.gte(0))
});

/**
 * Figures for the dashboard, by module.
 */
export const zProjectStats = z.object({
    modules: z.object({
        punchItem: zItemStats,
        rfi: zItemStats,
        submittal: zItemStats,
        buildviewScan: zScanStats,
        model3D: zModelStats,
        tour: zTourStats
    })
});

/**
 * Figures for the dashboard. The object `data` of the answer holds `modules`.
 */
export const zProjectStatsResult = z.object({
    success: z.optional(z.literal(true)),
    data: z.union([
        zProjectStats,
        z.object({
            data: zProjectStats
        })
    ])
});

/**
 * What a member can be named for in a record.
 */
export const zMemberDuty = z.enum([
    'manage_punch_items',
    'take_punch_items',
    'approve_punch_items',
    'manage_rfis',
    'answer_rfis',
    'manage_submittals',
    'review_submittals',
    'submit_submittals',
    'approve_change_orders'
]);

/**
 * A person in a project, with role and company.
 */
export const zProjectMember = z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.url()),
    jobTitle: z.nullable(z.string()),
    role: z.string(),
    roleName: z.string(),
    duties: z.array(z.string()),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string())
});

/**
 * A company that works on the project.
 */
export const zProjectCompany = z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    trade: z.nullable(zDiscipline),
    status: zCompanyStatus,
    lead: z.boolean(),
    memberCount: z.int().check(z.gte(0))
});

/**
 * A page of the members of a project, and the companies that work on it.
 */
export const zProjectMemberListResult = z.object({
    success: z.literal(true),
    data: z.array(zProjectMember),
    nextCursor: zNextCursor,
    companies: z.array(zProjectCompany)
});

/**
 * The record type.
 */
export const zWorkItemType = z.enum([
    'punch_item',
    'rfi',
    'submittal'
]);

/**
 * A punch item, RFI or submittal in a combined list.
 */
export const zWorkItem = z.object({
    type: zWorkItemType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: zPunchItemStatus,
    priority: zPriority,
    dueDate: z.nullable(z.iso.date()),
    overdue: z.boolean(),
    ballInCourt: z.array(zParty),
    daysInCourt: z.int().check(z.gte(0))
});

/**
 * Kind of a location, from the outermost: a building contains levels, a level areas, an area rooms.
 */
export const zLocationKind = z.enum([
    'building',
    'level',
    'area',
    'room'
]);

/**
 * The names of a location and of the locations that contain it, from the building.
 */
export const zLocationPath = z.array(z.string()).check(z.minLength(1), z.maxLength(4));

/**
 * A building of the project, or a level, area or room in it.
 */
export const zProjectLocation = z.object({
    id: z.string(),
    kind: zLocationKind,
    parentId: z.nullable(z.string()),
    path: zLocationPath
});

/**
 * The locations of a project.
 */
export const zProjectLocationListResult = z.object({
    success: z.literal(true),
    data: z.array(zProjectLocation)
});

/**
 * Number of items per kind.
 */
export const zWorkItemCounts = z.object({
    punch_item: z.int().check(z.gte(0)),
    rfi: z.int().check(z.gte(0)),
    submittal: z.int().check(z.gte(0))
});

/**
 * Records of all logs together, most urgent first or as a search ranks them.
 */
export const zWorkItemListResult = z.object({
    success: z.literal(true),
    data: z.array(zWorkItem),
    total: z.int().check(z.gte(0)),
    counts: zWorkItemCounts
});
