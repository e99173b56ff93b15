// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory, zCurrency, zDiscipline } from './options.gen';
import { zRoleId } from './roles.gen';
import { zFieldProblem } from './zFieldProblem.gen';
import { zImportMode } from './zImportMode.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProblemCode } from './zProblemCode.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * `all`: the caller sees the whole budget. `company`: the commitments with the caller's company, and their invoices. `approvals`: the change orders that name the caller as the approver.
 */
export const zBudgetScope = z.enum([
    'all',
    'company',
    'approvals'
]);

/**
 * Status of a budget. In a draft, everything can be edited. While it is active, originals are locked, and change orders change the budget. A completed one is read-only.
 */
export const zBudgetStatus = z.enum([
    'draft',
    'active',
    'completed'
]);

/**
 * Up to which amount people with a role approve commitments and change orders.
 */
export const zApprovalLimit = z.object({
    roleId: zRoleId,
    limitMinor: z.int().check(z.gte(0), z.lte(1000000000000))
});

/**
 * Who sees the budget besides those whose role has the flag `view_budget`, and up to which amount roles approve.
 */
export const zBudgetAccess = z.object({
    visibleToOwner: z.boolean(),
    visibleToSuperintendents: z.boolean(),
    approvalLimits: z.array(zApprovalLimit).check(z.maxLength(50))
});

/**
 * A sum of amounts, in minor units as well. It stays exact in a double.
 */
export const zBudgetSum = z.int().check(z.gte(-9007199254740991), z.lte(9007199254740991));

/**
 * The columns of a line, or the sums of several lines. `revised` = original + approved changes. `projected` = revised +
 * pending changes. `actual` = invoiced + direct. `estimateAtCompletion` = the larger of committed and invoiced, + direct +
 * forecast to complete. `variance` = revised - estimate at completion, negative for an overrun.
 *
 */
export const zBudgetFigures = z.object({
    originalMinor: zBudgetSum,
    approvedChangesMinor: zBudgetSum,
    revisedMinor: zBudgetSum,
    pendingChangesMinor: zBudgetSum,
    projectedMinor: zBudgetSum,
    committedMinor: zBudgetSum,
    invoicedMinor: zBudgetSum,
    directMinor: zBudgetSum,
    actualMinor: zBudgetSum,
    forecastToCompleteMinor: zBudgetSum,
    estimateAtCompletionMinor: zBudgetSum,
    varianceMinor: zBudgetSum
});

/**
 * The lines that are marked as contingency. `drawnMinor` is what approved change orders took from them.
 */
export const zContingencyFigures = z.object({
    originalMinor: zBudgetSum,
    drawnMinor: zBudgetSum,
    remainingMinor: zBudgetSum
});

/**
 * A month, such as '2026-11'.
 */
export const zBudgetMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/**
 * What the caller may do with the budget now. `set_access` permits to change who sees it and the limits of approval.
 */
export const zBudgetAction = z.enum([
    'update',
    'set_access',
    'export',
    'take_snapshot',
    'manage_commitments',
    'manage_changes',
    'add_invoice'
]);

/**
 * The budget of a project. Every project has one. It begins as an empty draft.
 */
export const zBudget = z.object({
    projectId: z.string(),
    currency: zCurrency,
    scope: zBudgetScope,
    status: zBudgetStatus,
    access: z.nullable(zBudgetAccess),
    lineCount: z.nullable(z.int().check(z.gte(0))),
    totals: z.nullable(zBudgetFigures),
    contingency: z.nullable(zContingencyFigures),
    ownLimitMinor: z.nullable(z.int().check(z.gte(0), z.lte(1000000000000))),
    lastSnapshotMonth: z.nullable(zBudgetMonth),
    pendingChangeCount: z.int().check(z.gte(0)),
    submittedInvoiceCount: z.int().check(z.gte(0)),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zBudgetStatus)
});

/**
 * The budget.
 */
export const zBudgetResult = z.object({
    success: z.literal(true),
    data: zBudget
});

/**
 * Changes of who sees the budget and up to which amount roles approve. Absent properties stay.
 */
export const zUpdateBudgetRequest = z.object({
    version: zRecordVersion,
    visibleToOwner: z.optional(z.boolean()),
    visibleToSuperintendents: z.optional(z.boolean()),
    approvalLimits: z.optional(z.array(zApprovalLimit).check(z.maxLength(50)))
});

/**
 * The next status of the budget.
 */
export const zTransitionBudgetRequest = z.object({
    version: zRecordVersion,
    to: z.enum(['active', 'completed']),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/)))
});

/**
 * Digits, letters, dots, dashes and single spaces, such as '03 30 00'. The first two digits name the division.
 */
export const zCostCodeText = z.string().check(z.minLength(2), z.maxLength(30), z.regex(/^[A-Za-z0-9]([ .-]?[A-Za-z0-9])+$/));

/**
 * What the caller may do with a code.
 */
export const zCostCodeAction = z.enum(['update', 'delete']);

/**
 * A node of the tree of cost codes. Divisions are those of MasterFormat. Other codes are the project's own.
 */
export const zCostCode = z.object({
    id: z.string(),
    code: zCostCodeText,
    title: z.string(),
    parentCode: z.nullable(z.string()),
    isDivision: z.boolean(),
    isArchived: z.boolean(),
    lineCount: z.int().check(z.gte(0)),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * All codes, sorted by code.
 */
export const zCostCodeListResult = z.object({
    success: z.literal(true),
    data: z.array(zCostCode)
});

/**
 * For example 'Cast-in-place concrete'.
 */
export const zCostCodeTitle = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/));

/**
 * A code of the project.
 */
export const zCreateCostCodeRequest = z.object({
    code: zCostCodeText,
    title: zCostCodeTitle
});

/**
 * One code.
 */
export const zCostCodeResult = z.object({
    success: z.literal(true),
    data: zCostCode
});

/**
 * A cell of the file as a text. Numbers have a point for decimals, and no currency sign. Commas between thousands are ignored. Empty or absent for none.
 */
export const zBudgetImportCell = z.string().check(z.maxLength(300));

/**
 * A row of the file, by the column that each cell was mapped to.
 */
export const zCostCodeImportRow = z.object({
    code: z.optional(zBudgetImportCell),
    title: z.optional(zBudgetImportCell)
});

/**
 * The rows of a file that the client has read.
 */
export const zImportCostCodesRequest = z.object({
    mode: zImportMode,
    rows: z.array(zCostCodeImportRow).check(z.minLength(1), z.maxLength(5000))
});

/**
 * What a row becomes.
 */
export const zCostCodeImportOutcome = z.object({
    action: z.enum([
        'create',
        'update',
        'skip',
        'fault'
    ]),
    faults: z.array(zFieldProblem)
});

/**
 * One outcome per row, in the order of the request.
 */
export const zCostCodeImportResult = z.object({
    success: z.literal(true),
    data: z.object({
        rows: z.array(zCostCodeImportOutcome),
        createCount: z.int().check(z.gte(0)),
        updateCount: z.int().check(z.gte(0)),
        skipCount: z.int().check(z.gte(0)),
        faultCount: z.int().check(z.gte(0)),
        isImported: z.boolean()
    })
});

/**
 * Changes of a code of the project. Absent properties stay.
 */
export const zUpdateCostCodeRequest = z.object({
    version: zRecordVersion,
    code: z.optional(zCostCodeText),
    title: z.optional(zCostCodeTitle),
    isArchived: z.optional(z.boolean())
});

/**
 * What the money of a line is for.
 */
export const zCostType = z.enum([
    'labor',
    'material',
    'equipment',
    'subcontract',
    'other'
]);

/**
 * A number with up to nine digits and three decimals as a text, such as '1250.5', so that it stays exact.
 */
export const zBudgetQuantity = z.string().check(z.maxLength(13), z.regex(/^\d{1,9}(\.\d{1,3})?$/));

/**
 * An amount in minor units of the currency of the project (ISO 4217), such as cents; of a currency without decimals, such as
 * `JPY`, in whole units. Negative for a credit.
 *
 */
export const zMoneyMinor = z.int().check(z.gte(-1000000000000), z.lte(1000000000000));

/**
 * Where the forecast to complete of a line comes from. `remaining`: what is left of the projected budget, at least nothing.
 * `percent`: a share of the projected budget that is still to come. `typed`: an amount with a reason.
 *
 */
export const zForecastMethod = z.enum([
    'remaining',
    'percent',
    'typed'
]);

/**
 * A share in basis points. 10000 is all of it.
 */
export const zBasisPoints = z.int().check(z.gte(0), z.lte(10000));

/**
 * A line of the budget with its columns.
 */
export const zBudgetLine = z.object({
    id: z.string(),
    position: z.int().check(z.gte(0)),
    code: zCostCodeText,
    division: z.nullable(z.string()),
    description: z.string(),
    category: z.nullable(zCategory),
    discipline: z.nullable(zDiscipline),
    costType: zCostType,
    quantity: z.nullable(zBudgetQuantity),
    uom: z.string(),
    unitCostMinor: z.nullable(zMoneyMinor),
    isOriginalTyped: z.boolean(),
    isContingency: z.boolean(),
    startMonth: z.nullable(zBudgetMonth),
    finishMonth: z.nullable(zBudgetMonth),
    forecastMethod: zForecastMethod,
    forecastBp: z.nullable(zBasisPoints),
    forecastMinor: z.nullable(zMoneyMinor),
    forecastReason: z.nullable(z.string()),
    figures: zBudgetFigures,
    version: zRecordVersion
});

/**
 * All lines in their order, with the sums of all columns.
 */
export const zBudgetLineListResult = z.object({
    success: z.literal(true),
    data: z.array(zBudgetLine),
    totals: zBudgetFigures,
    status: zBudgetStatus,
    version: z.int().check(z.gte(1))
});

/**
 * A text in a cell.
 */
export const zBudgetLineText = z.string().check(z.maxLength(200));

/**
 * Cells of a line. Absent cells stay. A new line needs `code`, `description` and `costType`.
 *
 */
export const zBudgetLineCells = z.object({
    position: z.optional(z.int().check(z.gte(0), z.lte(2000000000))),
    code: z.optional(z.string().check(z.maxLength(60))),
    description: z.optional(zBudgetLineText),
    category: z.optional(z.string().check(z.maxLength(40))),
    discipline: z.optional(z.string().check(z.maxLength(40))),
    costType: z.optional(z.string().check(z.maxLength(40))),
    quantity: z.optional(z.string().check(z.maxLength(40))),
    uom: z.optional(z.string().check(z.maxLength(20))),
    unitCostMinor: z.optional(z.int()),
    originalMinor: z.optional(z.int()),
    isContingency: z.optional(z.boolean()),
    startMonth: z.optional(z.string().check(z.maxLength(40))),
    finishMonth: z.optional(z.string().check(z.maxLength(40))),
    forecastMethod: z.optional(zForecastMethod),
    forecastBp: z.optional(z.int()),
    forecastMinor: z.optional(z.int()),
    forecastReason: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * What to do with one line. `create` takes `cells`, `update` takes `id`, `version`, `cells` and `clear`, `delete` takes `id` and `version`.
 */
export const zBudgetLineItem = z.object({
    action: z.enum([
        'create',
        'update',
        'delete'
    ]),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    version: z.optional(zRecordVersion),
    cells: z.optional(zBudgetLineCells),
    clear: z.optional(z.array(z.enum([
        'category',
        'discipline',
        'quantity',
        'unitCostMinor',
        'originalMinor',
        'startMonth',
        'finishMonth'
    ])))
});

/**
 * Up to 1,000 lines to create, change or delete.
 */
export const zBulkUpdateBudgetLinesRequest = z.object({
    items: z.array(zBudgetLineItem).check(z.minLength(1), z.maxLength(1000))
});

/**
 * Why a line was not written. `errors` point at its cells in the request, such as `/items/3/cells/quantity`.
 */
export const zBudgetLineProblem = z.object({
    code: zProblemCode,
    detail: z.string(),
    errors: z.array(zFieldProblem),
    currentVersion: z.optional(z.int().check(z.gte(1)))
});

/**
 * The result of one item.
 */
export const zBudgetLineOutcome = z.object({
    id: z.nullable(z.string()),
    ok: z.boolean(),
    line: z.nullable(zBudgetLine),
    problem: z.nullable(zBudgetLineProblem)
});

/**
 * One result per item, in the order of the request, and the sums of the budget afterwards.
 */
export const zBudgetLineBulkResult = z.object({
    success: z.literal(true),
    data: z.object({
        succeeded: z.int().check(z.gte(0)),
        failed: z.int().check(z.gte(0)),
        results: z.array(zBudgetLineOutcome),
        totals: zBudgetFigures
    })
});

/**
 * A row of the file, by the column that each cell was mapped to.
 */
export const zBudgetImportRow = z.object({
    code: z.optional(zBudgetImportCell),
    description: z.optional(zBudgetImportCell),
    category: z.optional(zBudgetImportCell),
    discipline: z.optional(zBudgetImportCell),
    costType: z.optional(zBudgetImportCell),
    quantity: z.optional(zBudgetImportCell),
    uom: z.optional(zBudgetImportCell),
    unitCost: z.optional(z.string().check(z.maxLength(300))),
    original: z.optional(z.string().check(z.maxLength(300))),
    startMonth: z.optional(zBudgetImportCell),
    finishMonth: z.optional(zBudgetImportCell)
});

/**
 * The rows of a file that the client has read.
 */
export const zImportBudgetLinesRequest = z.object({
    mode: zImportMode,
    existing: z.enum(['update', 'skip']),
    rows: z.array(zBudgetImportRow).check(z.minLength(1), z.maxLength(5000))
});

/**
 * What a row becomes.
 */
export const zBudgetImportOutcome = z.object({
    action: z.enum([
        'create',
        'update',
        'skip',
        'fault'
    ]),
    lineId: z.nullable(z.string()),
    originalMinor: z.nullable(zMoneyMinor),
    faults: z.array(zFieldProblem)
});

/**
 * One outcome per row, in the order of the request.
 */
export const zBudgetImportResult = z.object({
    success: z.literal(true),
    data: z.object({
        rows: z.array(zBudgetImportOutcome),
        createCount: z.int().check(z.gte(0)),
        updateCount: z.int().check(z.gte(0)),
        skipCount: z.int().check(z.gte(0)),
        faultCount: z.int().check(z.gte(0)),
        isImported: z.boolean(),
        originalMinor: z.int()
    })
});

/**
 * A column whose records can be listed.
 */
export const zBudgetColumn = z.enum([
    'original',
    'approved_changes',
    'revised',
    'pending_changes',
    'projected',
    'committed',
    'invoiced',
    'direct',
    'actual',
    'forecast_to_complete',
    'estimate_at_completion',
    'variance'
]);

/**
 * The kind of a record behind a figure.
 */
export const zBudgetRecordType = z.enum([
    'budget_line',
    'change_order',
    'commitment',
    'invoice',
    'direct_cost'
]);

/**
 * A record behind a figure, with its part of the figure.
 */
export const zBudgetRecord = z.object({
    id: z.string(),
    type: zBudgetRecordType,
    recordId: z.string(),
    number: z.string(),
    title: z.string(),
    companyName: z.nullable(z.string()),
    status: z.string(),
    date: z.nullable(z.iso.date()),
    budgetLineId: z.string(),
    amountMinor: zBudgetSum
});

/**
 * A page of the records behind a figure, latest first. All amounts together are the figure.
 */
export const zBudgetRecordListResult = z.object({
    success: z.literal(true),
    data: z.array(zBudgetRecord),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    totalMinor: z.int()
});

/**
 * The amounts of one month, not cumulated. `plannedMinor` spreads the revised budget over the months of its lines,
 * `forecastMinor` what is still to come. All actual and forecast amounts together are the estimate at completion.
 *
 */
export const zBudgetForecastMonth = z.object({
    month: zBudgetMonth,
    plannedMinor: zBudgetSum,
    committedMinor: zBudgetSum,
    actualMinor: zBudgetSum,
    forecastMinor: zBudgetSum
});

/**
 * An approved change order that took from contingency, or gave back with a negative amount.
 */
export const zContingencyDraw = z.object({
    changeOrderId: z.string(),
    number: z.string(),
    title: z.string(),
    month: zBudgetMonth,
    amountMinor: zBudgetSum,
    remainingMinor: z.int()
});

/**
 * The effect of change orders on the finish of the project.
 */
export const zBudgetSchedule = z.object({
    targetFinishDate: z.nullable(z.iso.date()),
    approvedDays: z.int(),
    pendingDays: z.int(),
    revisedFinishDate: z.nullable(z.iso.date())
});

/**
 * The budget over time.
 */
export const zBudgetForecast = z.object({
    currentMonth: zBudgetMonth,
    months: z.array(zBudgetForecastMonth),
    contingency: zContingencyFigures,
    draws: z.array(zContingencyDraw),
    schedule: zBudgetSchedule
});

/**
 * The budget over time.
 */
export const zBudgetForecastResult = z.object({
    success: z.literal(true),
    data: zBudgetForecast
});

/**
 * The budget as it was at the end of a month. It never changes.
 */
export const zBudgetSnapshot = z.object({
    id: z.string(),
    month: zBudgetMonth,
    note: z.string(),
    totals: zBudgetFigures,
    lineCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});

/**
 * All snapshots, the latest month first.
 */
export const zBudgetSnapshotListResult = z.object({
    success: z.literal(true),
    data: z.array(zBudgetSnapshot)
});

/**
 * The month to close. Not in the future.
 */
export const zCreateBudgetSnapshotRequest = z.object({
    month: zBudgetMonth,
    note: z.optional(z.string().check(z.maxLength(500)))
});

/**
 * A line as it was.
 */
export const zBudgetSnapshotLine = z.object({
    lineId: z.string(),
    code: zCostCodeText,
    division: z.nullable(z.string()),
    description: z.string(),
    category: z.nullable(zCategory),
    discipline: z.nullable(zDiscipline),
    costType: zCostType,
    figures: zBudgetFigures
});

/**
 * A snapshot with its lines, in their order at that time.
 */
export const zBudgetSnapshotDetail = z.object({ ...zBudgetSnapshot.shape, ...z.object({
        lines: z.array(zBudgetSnapshotLine)
    }).shape });

/**
 * One snapshot.
 */
export const zBudgetSnapshotResult = z.object({
    success: z.literal(true),
    data: zBudgetSnapshotDetail
});

/**
 * Status of a commitment. It counts as committed while it is approved or completed. A void one counts nowhere.
 */
export const zCommitmentStatus = z.enum([
    'draft',
    'approved',
    'completed',
    'void'
]);

/**
 * Sort key of commitments.
 */
export const zCommitmentSort = z.enum([
    'number',
    '-number',
    'title',
    '-title',
    'company',
    '-company',
    'status',
    '-status'
]);

/**
 * A subcontract or a purchase order.
 */
export const zCommitmentKind = z.enum(['subcontract', 'purchase_order']);

/**
 * A company by its id.
 */
export const zBudgetCompany = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * The amounts of a commitment. `revised` = original + approved changes. `balance` = revised - billed.
 */
export const zCommitmentFigures = z.object({
    originalMinor: zBudgetSum,
    approvedChangesMinor: zBudgetSum,
    revisedMinor: zBudgetSum,
    pendingChangesMinor: z.int(),
    billedMinor: z.int(),
    retainedMinor: z.int(),
    paidMinor: z.int(),
    balanceMinor: zBudgetSum
});

/**
 * What the caller may do with a commitment now. `add_invoice` permits to start an invoice.
 */
export const zCommitmentAction = z.enum([
    'update',
    'delete',
    'add_invoice'
]);

/**
 * A contract with a company.
 */
export const zCommitment = z.object({
    id: z.string(),
    projectId: z.string(),
    number: z.string(),
    kind: zCommitmentKind,
    title: z.string(),
    description: z.string(),
    company: zBudgetCompany,
    status: zCommitmentStatus,
    retentionBp: zBasisPoints,
    approvedOn: z.nullable(z.iso.date()),
    figures: zCommitmentFigures,
    openInvoiceId: z.nullable(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zCommitmentStatus)
});

/**
 * A page of commitments.
 */
export const zCommitmentListResult = z.object({
    success: z.literal(true),
    data: z.array(zCommitment),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * A short title.
 */
export const zBudgetRecordTitle = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

/**
 * May be empty.
 */
export const zBudgetText = z.string().check(z.maxLength(5000));

/**
 * A row of the schedule of values.
 */
export const zCommitmentLineInput = z.object({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    budgetLineId: zRecordId,
    description: zBudgetRecordTitle,
    amountMinor: zMoneyMinor
});

/**
 * All rows of the schedule of values, in their order.
 */
export const zCommitmentLinesInput = z.array(zCommitmentLineInput).check(z.maxLength(500));

/**
 * A new commitment. It begins as a draft.
 */
export const zCreateCommitmentRequest = z.object({
    kind: zCommitmentKind,
    title: zBudgetRecordTitle,
    description: z.optional(zBudgetText),
    companyId: zRecordId,
    retentionBp: z.optional(zBasisPoints),
    lines: z.optional(zCommitmentLinesInput)
});

/**
 * A line by its id.
 */
export const zBudgetLineRef = z.object({
    id: z.string(),
    code: zCostCodeText,
    description: z.string()
});

/**
 * Status of a change order. A pending one counts as pending changes, an approved one as approved changes. A rejected one counts nowhere.
 */
export const zChangeOrderStatus = z.enum([
    'pending',
    'approved',
    'rejected'
]);

/**
 * A change order by its id.
 */
export const zChangeOrderRef = z.object({
    id: z.string(),
    number: z.string(),
    title: z.string(),
    status: zChangeOrderStatus
});

/**
 * A row of the schedule of values. Rows of approved change orders follow those of the commitment itself.
 */
export const zCommitmentLine = z.object({
    id: z.string(),
    description: z.string(),
    budgetLine: z.nullable(zBudgetLineRef),
    changeOrder: z.nullable(zChangeOrderRef),
    scheduledMinor: zMoneyMinor,
    billedMinor: z.int(),
    balanceMinor: z.int()
});

/**
 * A commitment with its schedule of values.
 */
export const zCommitmentDetail = z.object({ ...zCommitment.shape, ...z.object({
        lines: z.array(zCommitmentLine)
    }).shape });

/**
 * One commitment.
 */
export const zCommitmentResult = z.object({
    success: z.literal(true),
    data: zCommitmentDetail
});

/**
 * Changes of a commitment. Absent properties stay. Kind, company and rows can be changed in a draft only.
 */
export const zUpdateCommitmentRequest = z.object({
    version: zRecordVersion,
    kind: z.optional(zCommitmentKind),
    title: z.optional(zBudgetRecordTitle),
    description: z.optional(zBudgetText),
    companyId: z.optional(zRecordId),
    retentionBp: z.optional(zBasisPoints),
    lines: z.optional(zCommitmentLinesInput)
});

/**
 * The next status of a commitment.
 */
export const zTransitionCommitmentRequest = z.object({
    version: zRecordVersion,
    to: z.enum([
        'approved',
        'completed',
        'void'
    ]),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/)))
});

/**
 * Status of a change event.
 */
export const zChangeEventStatus = z.enum(['open', 'closed']);

/**
 * Why a change comes up.
 */
export const zChangeEventReason = z.enum([
    'owner_request',
    'design_change',
    'field_condition',
    'error_or_omission',
    'allowance',
    'other'
]);

/**
 * What a change comes from.
 */
export const zChangeSourceType = z.enum(['rfi', 'punch_item']);

/**
 * The record that a change comes from, as the caller may open it.
 */
export const zChangeSource = z.object({
    type: zChangeSourceType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string()
});

/**
 * What the caller may do with a change event, a change order or a direct cost now.
 */
export const zChangeRecordAction = z.enum(['update', 'delete']);

/**
 * Something that may change the cost, before anybody priced it. It changes no column until a change order names it.
 */
export const zChangeEvent = z.object({
    id: z.string(),
    projectId: z.string(),
    number: z.string(),
    title: z.string(),
    description: z.string(),
    reason: zChangeEventReason,
    source: z.nullable(zChangeSource),
    status: zChangeEventStatus,
    roughMinor: z.nullable(zMoneyMinor),
    changeOrders: z.array(zChangeOrderRef),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of change events, the latest number first.
 */
export const zChangeEventListResult = z.object({
    success: z.literal(true),
    data: z.array(zChangeEvent),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * The record that a change comes from.
 */
export const zChangeSourceInput = z.object({
    type: zChangeSourceType,
    id: zRecordId
});

/**
 * A new change event.
 */
export const zCreateChangeEventRequest = z.object({
    title: zBudgetRecordTitle,
    description: z.optional(zBudgetText),
    reason: zChangeEventReason,
    source: z.optional(zChangeSourceInput),
    roughMinor: z.optional(zMoneyMinor)
});

/**
 * One change event.
 */
export const zChangeEventResult = z.object({
    success: z.literal(true),
    data: zChangeEvent
});

/**
 * Changes of a change event. Absent properties stay.
 */
export const zUpdateChangeEventRequest = z.object({
    version: zRecordVersion,
    title: z.optional(zBudgetRecordTitle),
    description: z.optional(zBudgetText),
    reason: z.optional(zChangeEventReason),
    status: z.optional(zChangeEventStatus),
    roughMinor: z.optional(zMoneyMinor),
    clear: z.optional(z.array(z.enum(['roughMinor'])))
});

/**
 * A change event by its id.
 */
export const zChangeEventRef = z.object({
    id: z.string(),
    number: z.string(),
    title: z.string()
});

/**
 * A change of the budget.
 */
export const zChangeOrder = z.object({
    id: z.string(),
    projectId: z.string(),
    number: z.string(),
    title: z.string(),
    description: z.string(),
    changeEvent: z.nullable(zChangeEventRef),
    source: z.nullable(zChangeSource),
    status: zChangeOrderStatus,
    amountMinor: z.int(),
    scheduleDays: z.int().check(z.gte(-999), z.lte(999)),
    approver: z.nullable(zPersonRef),
    decidedAt: z.nullable(z.iso.datetime({ offset: true })),
    decidedBy: z.nullable(zPersonRef),
    decisionReason: z.nullable(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zChangeOrderStatus)
});

/**
 * A page of change orders, the latest number first.
 */
export const zChangeOrderListResult = z.object({
    success: z.literal(true),
    data: z.array(zChangeOrder),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * Calendar days that the finish moves. Negative for earlier.
 */
export const zScheduleDays = z.int().check(z.gte(-999), z.lte(999));

/**
 * The effect on one line of the budget, and on a commitment.
 */
export const zChangeOrderLineInput = z.object({
    budgetLineId: zRecordId,
    description: z.optional(zBudgetLineText),
    amountMinor: zMoneyMinor,
    commitmentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * All lines, in their order.
 */
export const zChangeOrderLinesInput = z.array(zChangeOrderLineInput).check(z.minLength(1), z.maxLength(200));

/**
 * A new change order. It is pending.
 */
export const zCreateChangeOrderRequest = z.object({
    title: zBudgetRecordTitle,
    description: z.optional(zBudgetText),
    changeEventId: z.optional(zRecordId),
    source: z.optional(zChangeSourceInput),
    scheduleDays: z.optional(zScheduleDays),
    approverId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    lines: zChangeOrderLinesInput
});

/**
 * A commitment by its id.
 */
export const zCommitmentRef = z.object({
    id: z.string(),
    number: z.string(),
    title: z.string(),
    companyName: z.string()
});

/**
 * The effect on one line of the budget.
 */
export const zChangeOrderLine = z.object({
    id: z.string(),
    budgetLine: zBudgetLineRef,
    description: z.string(),
    amountMinor: zMoneyMinor,
    commitment: z.nullable(zCommitmentRef)
});

/**
 * A change order with its lines.
 */
export const zChangeOrderDetail = z.object({ ...zChangeOrder.shape, ...z.object({
        lines: z.array(zChangeOrderLine)
    }).shape });

/**
 * One change order.
 */
export const zChangeOrderResult = z.object({
    success: z.literal(true),
    data: zChangeOrderDetail
});

/**
 * Changes of a pending or rejected change order. Absent properties stay.
 */
export const zUpdateChangeOrderRequest = z.object({
    version: zRecordVersion,
    title: z.optional(zBudgetRecordTitle),
    description: z.optional(zBudgetText),
    scheduleDays: z.optional(zScheduleDays),
    approverId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    lines: z.optional(zChangeOrderLinesInput),
    clear: z.optional(z.array(z.enum(['approverId'])))
});

/**
 * The decision about a change order. `pending` presents a rejected one again.
 */
export const zTransitionChangeOrderRequest = z.object({
    version: zRecordVersion,
    to: zChangeOrderStatus,
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/)))
});

/**
 * Status of an invoice. It counts as invoiced while it is approved or paid.
 */
export const zInvoiceStatus = z.enum([
    'draft',
    'submitted',
    'approved',
    'rejected',
    'paid'
]);

/**
 * The application for payment (G702). `contract` = original + changes. `earnedLessRetention` = completed - retainage.
 * `currentDue` = earned less retainage - previous payments. `balanceToFinish` = contract - earned less retainage.
 *
 */
export const zInvoiceSummary = z.object({
    originalMinor: zBudgetSum,
    changesMinor: zBudgetSum,
    contractMinor: zBudgetSum,
    completedMinor: zBudgetSum,
    retentionMinor: zBudgetSum,
    earnedLessRetentionMinor: zBudgetSum,
    previousPaymentsMinor: z.int(),
    currentDueMinor: zBudgetSum,
    balanceToFinishMinor: zBudgetSum
});

/**
 * What the caller may do with an invoice now.
 */
export const zInvoiceAction = z.enum(['update', 'delete']);

/**
 * An application for payment against a commitment.
 */
export const zInvoice = z.object({
    id: z.string(),
    projectId: z.string(),
    commitment: zCommitmentRef,
    number: z.int().check(z.gte(1)),
    reference: z.string(),
    periodTo: z.iso.date(),
    status: zInvoiceStatus,
    retentionBp: zBasisPoints,
    summary: zInvoiceSummary,
    submittedAt: z.nullable(z.iso.datetime({ offset: true })),
    submittedBy: z.nullable(zPersonRef),
    decidedAt: z.nullable(z.iso.datetime({ offset: true })),
    decidedBy: z.nullable(zPersonRef),
    decisionReason: z.nullable(z.string()),
    paidOn: z.nullable(z.iso.date()),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string()),
    permittedStatuses: z.array(zInvoiceStatus)
});

/**
 * A page of invoices, the latest period first.
 */
export const zInvoiceListResult = z.object({
    success: z.literal(true),
    data: z.array(zInvoice),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * A new invoice. It begins as a draft, with nothing in this period and the material that is still stored.
 */
export const zCreateInvoiceRequest = z.object({
    commitmentId: zRecordId,
    periodTo: z.iso.date(),
    reference: z.optional(z.string().check(z.maxLength(40)))
});

/**
 * A row of the continuation sheet (G703). `completed` = previous + this period + stored. `balance` = scheduled - completed.
 * `percentBp` = completed of scheduled.
 *
 */
export const zInvoiceLine = z.object({
    id: z.string(),
    description: z.string(),
    changeOrderNumber: z.nullable(z.string()),
    scheduledMinor: zMoneyMinor,
    previousMinor: z.int(),
    thisPeriodMinor: zMoneyMinor,
    storedMinor: z.int(),
    completedMinor: zBudgetSum,
    percentBp: z.nullable(zBasisPoints),
    balanceMinor: zBudgetSum,
    retentionMinor: zBudgetSum
});

/**
 * The sums of the rows.
 */
export const zInvoiceTotals = z.object({
    scheduledMinor: zBudgetSum,
    previousMinor: zBudgetSum,
    thisPeriodMinor: zBudgetSum,
    storedMinor: zBudgetSum,
    completedMinor: zBudgetSum,
    percentBp: z.nullable(zBasisPoints),
    balanceMinor: zBudgetSum,
    retentionMinor: zBudgetSum
});

/**
 * An invoice with its rows and their sums.
 */
export const zInvoiceDetail = z.object({ ...zInvoice.shape, ...z.object({
        lines: z.array(zInvoiceLine),
        totals: zInvoiceTotals
    }).shape });

/**
 * One invoice.
 */
export const zInvoiceResult = z.object({
    success: z.literal(true),
    data: zInvoiceDetail
});

/**
 * What is billed in a row. Absent values stay. `percentBp` in place of `thisPeriodMinor`: how much of the row is completed
 * and stored.
 *
 */
export const zInvoiceLineInput = z.object({
    id: zRecordId,
    thisPeriodMinor: z.optional(zMoneyMinor),
    storedMinor: z.optional(zMoneyMinor),
    percentBp: z.optional(zBasisPoints)
});

/**
 * Changes of a draft or rejected invoice. Absent properties and rows stay.
 */
export const zUpdateInvoiceRequest = z.object({
    version: zRecordVersion,
    periodTo: z.optional(z.iso.date()),
    reference: z.optional(z.string().check(z.maxLength(40))),
    lines: z.optional(z.array(zInvoiceLineInput).check(z.maxLength(1000)))
});

/**
 * The next status of an invoice. `draft` takes a submitted one back.
 */
export const zTransitionInvoiceRequest = z.object({
    version: zRecordVersion,
    to: zInvoiceStatus,
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/))),
    paidOn: z.optional(z.iso.date())
});

/**
 * A cost without a commitment, such as wages or a receipt.
 */
export const zDirectCost = z.object({
    id: z.string(),
    projectId: z.string(),
    budgetLine: zBudgetLineRef,
    date: z.iso.date(),
    vendor: z.string(),
    description: z.string(),
    reference: z.string(),
    amountMinor: zMoneyMinor,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of direct costs, the latest first.
 */
export const zDirectCostListResult = z.object({
    success: z.literal(true),
    data: z.array(zDirectCost),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    totalMinor: z.int()
});

/**
 * Who was paid. May be empty.
 */
export const zDirectCostVendor = z.string().check(z.maxLength(120));

/**
 * Such as the number of a receipt. May be empty.
 */
export const zDirectCostReference = z.string().check(z.maxLength(60));

/**
 * A new direct cost.
 */
export const zCreateDirectCostRequest = z.object({
    budgetLineId: zRecordId,
    date: z.iso.date(),
    vendor: z.optional(zDirectCostVendor),
    description: zBudgetRecordTitle,
    reference: z.optional(zDirectCostReference),
    amountMinor: zMoneyMinor
});

/**
 * One direct cost.
 */
export const zDirectCostResult = z.object({
    success: z.literal(true),
    data: zDirectCost
});

/**
 * Changes of a direct cost. Absent properties stay.
 */
export const zUpdateDirectCostRequest = z.object({
    version: zRecordVersion,
    budgetLineId: z.optional(zRecordId),
    date: z.optional(z.iso.date()),
    vendor: z.optional(zDirectCostVendor),
    description: z.optional(zBudgetRecordTitle),
    reference: z.optional(zDirectCostReference),
    amountMinor: z.optional(zMoneyMinor)
});
