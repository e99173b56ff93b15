// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zBudgetForecastResult, zBudgetImportResult, zBudgetLineBulkResult, zBudgetLineListResult, zBudgetRecordListResult, zBudgetResult, zBudgetSnapshotListResult, zBudgetSnapshotResult, zChangeEventListResult, zChangeEventResult, zChangeOrderListResult, zChangeOrderResult, zCommitmentListResult, zCommitmentResult, zCostCodeImportResult, zCostCodeListResult, zCostCodeResult, zDirectCostListResult, zDirectCostResult, zInvoiceListResult, zInvoiceResult } from './schemas/budget.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { BulkUpdateBudgetLinesData, BulkUpdateBudgetLinesErrors, BulkUpdateBudgetLinesResponses, CreateBudgetSnapshotData, CreateBudgetSnapshotErrors, CreateBudgetSnapshotResponses, CreateChangeEventData, CreateChangeEventErrors, CreateChangeEventResponses, CreateChangeOrderData, CreateChangeOrderErrors, CreateChangeOrderResponses, CreateCommitmentData, CreateCommitmentErrors, CreateCommitmentResponses, CreateCostCodeData, CreateCostCodeErrors, CreateCostCodeResponses, CreateDirectCostData, CreateDirectCostErrors, CreateDirectCostResponses, CreateInvoiceData, CreateInvoiceErrors, CreateInvoiceResponses, DeleteChangeEventData, DeleteChangeEventErrors, DeleteChangeEventResponses, DeleteChangeOrderData, DeleteChangeOrderErrors, DeleteChangeOrderResponses, DeleteCommitmentData, DeleteCommitmentErrors, DeleteCommitmentResponses, DeleteCostCodeData, DeleteCostCodeErrors, DeleteCostCodeResponses, DeleteDirectCostData, DeleteDirectCostErrors, DeleteDirectCostResponses, DeleteInvoiceData, DeleteInvoiceErrors, DeleteInvoiceResponses, ExportBudgetData, ExportBudgetErrors, ExportBudgetResponses, GetBudgetData, GetBudgetError, GetBudgetErrors, GetBudgetForecastData, GetBudgetForecastError, GetBudgetForecastErrors, GetBudgetForecastResponse, GetBudgetForecastResponses, GetBudgetResponse, GetBudgetResponses, GetBudgetSnapshotData, GetBudgetSnapshotError, GetBudgetSnapshotErrors, GetBudgetSnapshotResponse, GetBudgetSnapshotResponses, GetChangeEventData, GetChangeEventError, GetChangeEventErrors, GetChangeEventResponse, GetChangeEventResponses, GetChangeOrderData, GetChangeOrderError, GetChangeOrderErrors, GetChangeOrderResponse, GetChangeOrderResponses, GetCommitmentData, GetCommitmentError, GetCommitmentErrors, GetCommitmentResponse, GetCommitmentResponses, GetInvoiceData, GetInvoiceError, GetInvoiceErrors, GetInvoiceResponse, GetInvoiceResponses, ImportBudgetLinesData, ImportBudgetLinesErrors, ImportBudgetLinesResponses, ImportCostCodesData, ImportCostCodesErrors, ImportCostCodesResponses, ListBudgetLinesData, ListBudgetLinesError, ListBudgetLinesErrors, ListBudgetLinesResponse, ListBudgetLinesResponses, ListBudgetRecordsData, ListBudgetRecordsError, ListBudgetRecordsErrors, ListBudgetRecordsResponse, ListBudgetRecordsResponses, ListBudgetSnapshotsData, ListBudgetSnapshotsError, ListBudgetSnapshotsErrors, ListBudgetSnapshotsResponse, ListBudgetSnapshotsResponses, ListChangeEventsData, ListChangeEventsError, ListChangeEventsErrors, ListChangeEventsResponse, ListChangeEventsResponses, ListChangeOrdersData, ListChangeOrdersError, ListChangeOrdersErrors, ListChangeOrdersResponse, ListChangeOrdersResponses, ListCommitmentsData, ListCommitmentsError, ListCommitmentsErrors, ListCommitmentsResponse, ListCommitmentsResponses, ListCostCodesData, ListCostCodesError, ListCostCodesErrors, ListCostCodesResponse, ListCostCodesResponses, ListDirectCostsData, ListDirectCostsError, ListDirectCostsErrors, ListDirectCostsResponse, ListDirectCostsResponses, ListInvoicesData, ListInvoicesError, ListInvoicesErrors, ListInvoicesResponse, ListInvoicesResponses, TransitionBudgetData, TransitionBudgetErrors, TransitionBudgetResponses, TransitionChangeOrderData, TransitionChangeOrderErrors, TransitionChangeOrderResponses, TransitionCommitmentData, TransitionCommitmentErrors, TransitionCommitmentResponses, TransitionInvoiceData, TransitionInvoiceErrors, TransitionInvoiceResponses, UpdateBudgetData, UpdateBudgetErrors, UpdateBudgetResponses, UpdateChangeEventData, UpdateChangeEventErrors, UpdateChangeEventResponses, UpdateChangeOrderData, UpdateChangeOrderErrors, UpdateChangeOrderResponses, UpdateCommitmentData, UpdateCommitmentErrors, UpdateCommitmentResponses, UpdateCostCodeData, UpdateCostCodeErrors, UpdateCostCodeResponses, UpdateDirectCostData, UpdateDirectCostErrors, UpdateDirectCostResponses, UpdateInvoiceData, UpdateInvoiceErrors, UpdateInvoiceResponses } from './types.gen';

/**
 * The budget.
 */
export const zGetBudgetResponse = zBudgetResult;

/**
 * The changed budget.
 */
export const zUpdateBudgetResponse = zBudgetResult;

/**
 * The budget with its new status.
 */
export const zTransitionBudgetResponse = zBudgetResult;

/**
 * All codes.
 */
export const zListCostCodesResponse = zCostCodeListResult;

/**
 * The new code.
 */
export const zCreateCostCodeResponse = zCostCodeResult;

/**
 * One outcome per row.
 */
export const zImportCostCodesResponse = zCostCodeImportResult;

/**
 * Deleted.
 */
export const zDeleteCostCodeResponse = zSuccess;

/**
 * The changed code.
 */
export const zUpdateCostCodeResponse = zCostCodeResult;

/**
 * All lines.
 */
export const zListBudgetLinesResponse = zBudgetLineListResult;

/**
 * One result per item.
 */
export const zBulkUpdateBudgetLinesResponse = zBudgetLineBulkResult;

/**
 * One outcome per row.
 */
export const zImportBudgetLinesResponse = zBudgetImportResult;

/**
 * All lines, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportBudgetResponse = z.string();

/**
 * One page.
 */
export const zListBudgetRecordsResponse = zBudgetRecordListResult;

/**
 * The months.
 */
export const zGetBudgetForecastResponse = zBudgetForecastResult;

/**
 * All of them.
 */
export const zListBudgetSnapshotsResponse = zBudgetSnapshotListResult;

/**
 * The snapshot.
 */
export const zCreateBudgetSnapshotResponse = zBudgetSnapshotResult;

/**
 * The snapshot.
 */
export const zGetBudgetSnapshotResponse = zBudgetSnapshotResult;

/**
 * One page.
 */
export const zListCommitmentsResponse = zCommitmentListResult;

/**
 * The new commitment.
 */
export const zCreateCommitmentResponse = zCommitmentResult;

/**
 * Deleted.
 */
export const zDeleteCommitmentResponse = zSuccess;

/**
 * The commitment.
 */
export const zGetCommitmentResponse = zCommitmentResult;

/**
 * The changed commitment.
 */
export const zUpdateCommitmentResponse = zCommitmentResult;

/**
 * The commitment with its new status.
 */
export const zTransitionCommitmentResponse = zCommitmentResult;

/**
 * One page.
 */
export const zListChangeEventsResponse = zChangeEventListResult;

/**
 * The new change event.
 */
export const zCreateChangeEventResponse = zChangeEventResult;

/**
 * Deleted.
 */
export const zDeleteChangeEventResponse = zSuccess;

/**
 * The change event.
 */
export const zGetChangeEventResponse = zChangeEventResult;

/**
 * The changed event.
 */
export const zUpdateChangeEventResponse = zChangeEventResult;

/**
 * One page.
 */
export const zListChangeOrdersResponse = zChangeOrderListResult;

/**
 * The new change order.
 */
export const zCreateChangeOrderResponse = zChangeOrderResult;

/**
 * Deleted.
 */
export const zDeleteChangeOrderResponse = zSuccess;

/**
 * The change order.
 */
export const zGetChangeOrderResponse = zChangeOrderResult;

/**
 * The changed order.
 */
export const zUpdateChangeOrderResponse = zChangeOrderResult;

/**
 * The change order with its new status.
 */
export const zTransitionChangeOrderResponse = zChangeOrderResult;

/**
 * One page.
 */
export const zListInvoicesResponse = zInvoiceListResult;

/**
 * The new invoice.
 */
export const zCreateInvoiceResponse = zInvoiceResult;

/**
 * Deleted.
 */
export const zDeleteInvoiceResponse = zSuccess;

/**
 * The invoice.
 */
export const zGetInvoiceResponse = zInvoiceResult;

/**
 * The changed invoice.
 */
export const zUpdateInvoiceResponse = zInvoiceResult;

/**
 * The invoice with its new status.
 */
export const zTransitionInvoiceResponse = zInvoiceResult;

/**
 * One page.
 */
export const zListDirectCostsResponse = zDirectCostListResult;

/**
 * The new direct cost.
 */
export const zCreateDirectCostResponse = zDirectCostResult;

/**
 * Deleted.
 */
export const zDeleteDirectCostResponse = zSuccess;

/**
 * The changed direct cost.
 */
export const zUpdateDirectCostResponse = zDirectCostResult;

/**
 * Get the budget
 *
 * Returns the status of the budget, its sums, and what the caller may do with it. `scope` says what the caller sees. Callers who
 * see commitments of their company or change orders for their approval only get no sums. Answers 404 to those who see nothing
 * of it now, such as an owner to whom it is not open.
 *
 */
export const getBudget = <ThrowOnError extends boolean = false>(options: Options<GetBudgetData, ThrowOnError>): RequestResult<GetBudgetResponses, GetBudgetErrors, ThrowOnError> => (options.client ?? client).get<GetBudgetResponses, GetBudgetErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetBudgetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget',
    ...options
});

/**
 * Change who sees the budget, and the limits of approval
 *
 * Opens the budget to the owner or to superintendents, who only read it, and sets up to which amount people with a role approve
 * change orders. Roles that may approve without a limit need none.
 *
 */
export const updateBudget = <ThrowOnError extends boolean = false>(options: Options<UpdateBudgetData, ThrowOnError>): RequestResult<UpdateBudgetResponses, UpdateBudgetErrors, ThrowOnError> => (options.client ?? client).patch<UpdateBudgetResponses, UpdateBudgetErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateBudgetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lock, complete or reopen the budget
 *
 * `active` locks the originals of a draft: from then on, change orders change the budget. `completed` makes it read-only. `active`
 * with a reason reopens a completed budget. Any other step fails with WRONG_STATE, and so does a draft without lines.
 *
 */
export const transitionBudget = <ThrowOnError extends boolean = false>(options: Options<TransitionBudgetData, ThrowOnError>): RequestResult<TransitionBudgetResponses, TransitionBudgetErrors, ThrowOnError> => (options.client ?? client).post<TransitionBudgetResponses, TransitionBudgetErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionBudgetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the cost codes
 *
 * Returns the divisions of MasterFormat and the codes of the project. Lines may have any other code as well.
 *
 */
export const listCostCodes = <ThrowOnError extends boolean = false>(options: Options<ListCostCodesData, ThrowOnError>): RequestResult<ListCostCodesResponses, ListCostCodesErrors, ThrowOnError> => (options.client ?? client).get<ListCostCodesResponses, ListCostCodesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListCostCodesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/cost-codes',
    ...options
});

/**
 * Add a cost code
 *
 * A code of the project. Its division is the one that its first two digits name. Codes are unique, regardless of case.
 *
 */
export const createCostCode = <ThrowOnError extends boolean = false>(options: Options<CreateCostCodeData, ThrowOnError>): RequestResult<CreateCostCodeResponses, CreateCostCodeErrors, ThrowOnError> => (options.client ?? client).post<CreateCostCodeResponses, CreateCostCodeErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateCostCodeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/cost-codes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Import cost codes from a file
 *
 * Checks rows that the client has read from a CSV file, a workbook or the clipboard, and adds codes of the project. A code that
 * the list has gets the title of the row. A row is faulty if its code or title breaks the rules of cost codes, if the code is
 * that of a division, or if an earlier row has it. Each fault points at a cell, such as `/rows/3/code`.
 *
 */
export const importCostCodes = <ThrowOnError extends boolean = false>(options: Options<ImportCostCodesData, ThrowOnError>): RequestResult<ImportCostCodesResponses, ImportCostCodesErrors, ThrowOnError> => (options.client ?? client).post<ImportCostCodesResponses, ImportCostCodesErrors, ThrowOnError>({
    responseValidator: async (data) => await zImportCostCodesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/cost-codes/import',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a cost code of the project
 *
 * Divisions stay, and so do codes that lines have: WRONG_STATE.
 *
 */
export const deleteCostCode = <ThrowOnError extends boolean = false>(options: Options<DeleteCostCodeData, ThrowOnError>): RequestResult<DeleteCostCodeResponses, DeleteCostCodeErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCostCodeResponses, DeleteCostCodeErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteCostCodeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/cost-codes/{costCodeId}',
    ...options
});

/**
 * Change or archive a cost code of the project
 *
 * The lines of the budget that have the code get the new one, in one step. Fails with WRONG_STATE for a division, and if the
 * code of such lines would change in a completed budget. Fails with NAME_TAKEN if the list has the new code, or if a line has
 * it with the cost type of one of these lines. An archived code stays with its lines and is no longer suggested.
 *
 */
export const updateCostCode = <ThrowOnError extends boolean = false>(options: Options<UpdateCostCodeData, ThrowOnError>): RequestResult<UpdateCostCodeResponses, UpdateCostCodeErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCostCodeResponses, UpdateCostCodeErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateCostCodeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/cost-codes/{costCodeId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the lines of the budget with all columns
 *
 * Returns all lines, at most 5,000, with their columns and the sums of the columns. Groups and their sums follow from the lines:
 * every column of a group is the sum of the column of its lines.
 *
 */
export const listBudgetLines = <ThrowOnError extends boolean = false>(options: Options<ListBudgetLinesData, ThrowOnError>): RequestResult<ListBudgetLinesResponses, ListBudgetLinesErrors, ThrowOnError> => (options.client ?? client).get<ListBudgetLinesResponses, ListBudgetLinesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListBudgetLinesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/lines',
    ...options
});

/**
 * Create, change and delete lines by their cells
 *
 * Each item is checked by itself and has its own result: some may fail while others succeed. A refusal points at the cells, such as
 * `/items/3/cells/quantity`. A line that somebody else changed fails with STALE_VERSION, and the result has the line as it is now. In
 * an active budget, quantity, unit cost and original are locked: WRONG_STATE at the cell. A new line has no original there. A line with
 * an original is not deleted there, and a line that other records name is never deleted: WRONG_STATE. The pair of code and
 * cost type is unique: NAME_TAKEN at the code. In a completed budget, the whole call fails with WRONG_STATE.
 *
 */
export const bulkUpdateBudgetLines = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateBudgetLinesData, ThrowOnError>): RequestResult<BulkUpdateBudgetLinesResponses, BulkUpdateBudgetLinesErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateBudgetLinesResponses, BulkUpdateBudgetLinesErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateBudgetLinesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/lines/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Import lines from a file
 *
 * Checks rows that the client has read from a CSV file or a workbook, and creates or updates lines. A row is faulty if a cell breaks
 * the rules of lines, if an earlier row has its code and cost type, or if it would change an original of an active
 * budget. Each fault points at a cell, such as `/rows/3/quantity`. Names of categories, disciplines and cost types are
 * recognized in any case. In a completed budget, the call fails with WRONG_STATE.
 *
 */
export const importBudgetLines = <ThrowOnError extends boolean = false>(options: Options<ImportBudgetLinesData, ThrowOnError>): RequestResult<ImportBudgetLinesResponses, ImportBudgetLinesErrors, ThrowOnError> => (options.client ?? client).post<ImportBudgetLinesResponses, ImportBudgetLinesErrors, ThrowOnError>({
    responseValidator: async (data) => await zImportBudgetLinesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/lines/import',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export the lines as CSV
 *
 * All lines with their columns, and the sums in the last row. Amounts are in units of the currency with two decimals. A cell that a
 * spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportBudget = <ThrowOnError extends boolean = false>(options: Options<ExportBudgetData, ThrowOnError>): RequestResult<ExportBudgetResponses, ExportBudgetErrors, ThrowOnError> => (options.client ?? client).get<ExportBudgetResponses, ExportBudgetErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportBudgetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/export',
    ...options
});

/**
 * List the records behind a figure
 *
 * Returns what a column consists of: for one line or several, for a division, or for the whole budget. The amounts of all pages add
 * up to the figure. For the variance, costs count negative.
 *
 */
export const listBudgetRecords = <ThrowOnError extends boolean = false>(options: Options<ListBudgetRecordsData, ThrowOnError>): RequestResult<ListBudgetRecordsResponses, ListBudgetRecordsErrors, ThrowOnError> => (options.client ?? client).get<ListBudgetRecordsResponses, ListBudgetRecordsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListBudgetRecordsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/records',
    ...options
});

/**
 * Get the budget over the months
 *
 * Plan, commitments, actual costs and the forecast by month, and what was drawn from contingency. Parts of an amount in several
 * months sum to the whole, without a rounding difference.
 *
 */
export const getBudgetForecast = <ThrowOnError extends boolean = false>(options: Options<GetBudgetForecastData, ThrowOnError>): RequestResult<GetBudgetForecastResponses, GetBudgetForecastErrors, ThrowOnError> => (options.client ?? client).get<GetBudgetForecastResponses, GetBudgetForecastErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetBudgetForecastResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/forecast',
    ...options
});

/**
 * List the snapshots
 *
 * One for each closed month, the latest first.
 *
 */
export const listBudgetSnapshots = <ThrowOnError extends boolean = false>(options: Options<ListBudgetSnapshotsData, ThrowOnError>): RequestResult<ListBudgetSnapshotsResponses, ListBudgetSnapshotsErrors, ThrowOnError> => (options.client ?? client).get<ListBudgetSnapshotsResponses, ListBudgetSnapshotsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListBudgetSnapshotsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/snapshots',
    ...options
});

/**
 * Close a month with a snapshot
 *
 * Keeps all lines with their columns as they are now. Nothing changes a snapshot, and the direct costs of the
 * month and of those before are fixed. Invoices count from their approval, whatever their period is. A month has at most one: NAME_TAKEN at `/month`. A
 * month in the future is refused.
 *
 */
export const createBudgetSnapshot = <ThrowOnError extends boolean = false>(options: Options<CreateBudgetSnapshotData, ThrowOnError>): RequestResult<CreateBudgetSnapshotResponses, CreateBudgetSnapshotErrors, ThrowOnError> => (options.client ?? client).post<CreateBudgetSnapshotResponses, CreateBudgetSnapshotErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateBudgetSnapshotResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/snapshots',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a snapshot with its lines
 *
 * To compare two, or one with today, match lines by `lineId`.
 *
 */
export const getBudgetSnapshot = <ThrowOnError extends boolean = false>(options: Options<GetBudgetSnapshotData, ThrowOnError>): RequestResult<GetBudgetSnapshotResponses, GetBudgetSnapshotErrors, ThrowOnError> => (options.client ?? client).get<GetBudgetSnapshotResponses, GetBudgetSnapshotErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetBudgetSnapshotResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/budget/snapshots/{budgetSnapshotId}',
    ...options
});

/**
 * List commitments
 *
 * Subcontractors see those with their company that are not drafts.
 *
 */
export const listCommitments = <ThrowOnError extends boolean = false>(options: Options<ListCommitmentsData, ThrowOnError>): RequestResult<ListCommitmentsResponses, ListCommitmentsErrors, ThrowOnError> => (options.client ?? client).get<ListCommitmentsResponses, ListCommitmentsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListCommitmentsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments',
    ...options
});

/**
 * Create a commitment
 *
 * Begins as a draft and gets the next number of its kind. The rows name lines of the budget. A caller who sees the companies
 * of the account may name any active one, which then works on the project.
 *
 */
export const createCommitment = <ThrowOnError extends boolean = false>(options: Options<CreateCommitmentData, ThrowOnError>): RequestResult<CreateCommitmentResponses, CreateCommitmentErrors, ThrowOnError> => (options.client ?? client).post<CreateCommitmentResponses, CreateCommitmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateCommitmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a draft of a commitment
 *
 * Anything else fails with WRONG_STATE.
 *
 */
export const deleteCommitment = <ThrowOnError extends boolean = false>(options: Options<DeleteCommitmentData, ThrowOnError>): RequestResult<DeleteCommitmentResponses, DeleteCommitmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCommitmentResponses, DeleteCommitmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteCommitmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments/{commitmentId}',
    ...options
});

/**
 * Get a commitment
 *
 * Returns the commitment with its schedule of values.
 *
 */
export const getCommitment = <ThrowOnError extends boolean = false>(options: Options<GetCommitmentData, ThrowOnError>): RequestResult<GetCommitmentResponses, GetCommitmentErrors, ThrowOnError> => (options.client ?? client).get<GetCommitmentResponses, GetCommitmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetCommitmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments/{commitmentId}',
    ...options
});

/**
 * Change a commitment
 *
 * Kind, company and rows can be changed in a draft only. An approved commitment changes with change orders. A new retainage counts
 * from the next invoice on.
 *
 */
export const updateCommitment = <ThrowOnError extends boolean = false>(options: Options<UpdateCommitmentData, ThrowOnError>): RequestResult<UpdateCommitmentResponses, UpdateCommitmentErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCommitmentResponses, UpdateCommitmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateCommitmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments/{commitmentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change the status of a commitment
 *
 * draft -> approved, if it has rows. approved -> completed, and back with a reason. approved -> void with a reason, if nothing was
 * billed and no change order names it. Any other step fails with WRONG_STATE. A commitment is approved up to the limit of the
 * role. With the rule `fourEyes` of the project, nobody approves a commitment that they created or changed.
 *
 */
export const transitionCommitment = <ThrowOnError extends boolean = false>(options: Options<TransitionCommitmentData, ThrowOnError>): RequestResult<TransitionCommitmentResponses, TransitionCommitmentErrors, ThrowOnError> => (options.client ?? client).post<TransitionCommitmentResponses, TransitionCommitmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionCommitmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/commitments/{commitmentId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List change events
 *
 * The latest number first.
 *
 */
export const listChangeEvents = <ThrowOnError extends boolean = false>(options: Options<ListChangeEventsData, ThrowOnError>): RequestResult<ListChangeEventsResponses, ListChangeEventsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeEventsResponses, ListChangeEventsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListChangeEventsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-events',
    ...options
});

/**
 * Create a change event
 *
 * By hand, or from an RFI or a punch item that the caller sees.
 *
 */
export const createChangeEvent = <ThrowOnError extends boolean = false>(options: Options<CreateChangeEventData, ThrowOnError>): RequestResult<CreateChangeEventResponses, CreateChangeEventErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeEventResponses, CreateChangeEventErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateChangeEventResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-events',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a change event
 *
 * One that a change order names stays: WRONG_STATE.
 *
 */
export const deleteChangeEvent = <ThrowOnError extends boolean = false>(options: Options<DeleteChangeEventData, ThrowOnError>): RequestResult<DeleteChangeEventResponses, DeleteChangeEventErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeEventResponses, DeleteChangeEventErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteChangeEventResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-events/{changeEventId}',
    ...options
});

/**
 * Get a change event
 *
 * Returns the event with the change orders that name it.
 *
 */
export const getChangeEvent = <ThrowOnError extends boolean = false>(options: Options<GetChangeEventData, ThrowOnError>): RequestResult<GetChangeEventResponses, GetChangeEventErrors, ThrowOnError> => (options.client ?? client).get<GetChangeEventResponses, GetChangeEventErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetChangeEventResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-events/{changeEventId}',
    ...options
});

/**
 * Change a change event
 *
 * Closes and opens it as well.
 *
 */
export const updateChangeEvent = <ThrowOnError extends boolean = false>(options: Options<UpdateChangeEventData, ThrowOnError>): RequestResult<UpdateChangeEventResponses, UpdateChangeEventErrors, ThrowOnError> => (options.client ?? client).patch<UpdateChangeEventResponses, UpdateChangeEventErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateChangeEventResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-events/{changeEventId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List change orders
 *
 * The latest number first. People who do not see the budget see those that name them as the approver.
 *
 */
export const listChangeOrders = <ThrowOnError extends boolean = false>(options: Options<ListChangeOrdersData, ThrowOnError>): RequestResult<ListChangeOrdersResponses, ListChangeOrdersErrors, ThrowOnError> => (options.client ?? client).get<ListChangeOrdersResponses, ListChangeOrdersErrors, ThrowOnError>({
    responseValidator: async (data) => await zListChangeOrdersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders',
    ...options
});

/**
 * Create a change order
 *
 * It is pending, and counts as pending changes of its lines. Lines may name the same line of the budget twice. A negative amount
 * takes from a line, such as from contingency. An approver may be named by callers who may approve the amount themselves, else 403, and
 * has to be a member who may approve it.
 *
 */
export const createChangeOrder = <ThrowOnError extends boolean = false>(options: Options<CreateChangeOrderData, ThrowOnError>): RequestResult<CreateChangeOrderResponses, CreateChangeOrderErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeOrderResponses, CreateChangeOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateChangeOrderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a change order
 *
 * An approved one stays: WRONG_STATE.
 *
 */
export const deleteChangeOrder = <ThrowOnError extends boolean = false>(options: Options<DeleteChangeOrderData, ThrowOnError>): RequestResult<DeleteChangeOrderResponses, DeleteChangeOrderErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeOrderResponses, DeleteChangeOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteChangeOrderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders/{changeOrderId}',
    ...options
});

/**
 * Get a change order
 *
 * Returns the change order with its lines.
 *
 */
export const getChangeOrder = <ThrowOnError extends boolean = false>(options: Options<GetChangeOrderData, ThrowOnError>): RequestResult<GetChangeOrderResponses, GetChangeOrderErrors, ThrowOnError> => (options.client ?? client).get<GetChangeOrderResponses, GetChangeOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetChangeOrderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders/{changeOrderId}',
    ...options
});

/**
 * Change a change order
 *
 * An approved one fails with WRONG_STATE. The approver is set, replaced or cleared by callers who may approve the amount
 * themselves, before and after the change. They alone raise the amount of one that names an approver. Others get 403.
 *
 */
export const updateChangeOrder = <ThrowOnError extends boolean = false>(options: Options<UpdateChangeOrderData, ThrowOnError>): RequestResult<UpdateChangeOrderResponses, UpdateChangeOrderErrors, ThrowOnError> => (options.client ?? client).patch<UpdateChangeOrderResponses, UpdateChangeOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateChangeOrderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders/{changeOrderId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve, reject or present a change order again
 *
 * pending -> approved or rejected. rejected -> pending. A change order with an approver is decided by that person alone. Any other is
 * decided by those whose role permits it. The limit of a role binds the named approver, too. It is compared with the larger of
 * what the order adds and what it takes. With the rule `fourEyes` of the project, nobody approves a change order that they
 * created or changed. Approval gives the commitments of its lines new rows. Fails with WRONG_STATE if the budget is completed, or if a commitment of its lines is no longer approved.
 *
 */
export const transitionChangeOrder = <ThrowOnError extends boolean = false>(options: Options<TransitionChangeOrderData, ThrowOnError>): RequestResult<TransitionChangeOrderResponses, TransitionChangeOrderErrors, ThrowOnError> => (options.client ?? client).post<TransitionChangeOrderResponses, TransitionChangeOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionChangeOrderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/change-orders/{changeOrderId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List invoices
 *
 * The latest period first. Subcontractors see those of their company's commitments.
 *
 */
export const listInvoices = <ThrowOnError extends boolean = false>(options: Options<ListInvoicesData, ThrowOnError>): RequestResult<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError> => (options.client ?? client).get<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListInvoicesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices',
    ...options
});

/**
 * Start an invoice against a commitment
 *
 * Begins as a draft. Fails with WRONG_STATE if the commitment is not approved, or has an invoice that is neither approved nor paid.
 *
 */
export const createInvoice = <ThrowOnError extends boolean = false>(options: Options<CreateInvoiceData, ThrowOnError>): RequestResult<CreateInvoiceResponses, CreateInvoiceErrors, ThrowOnError> => (options.client ?? client).post<CreateInvoiceResponses, CreateInvoiceErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateInvoiceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a draft or rejected invoice
 *
 * Anything else fails with WRONG_STATE.
 *
 */
export const deleteInvoice = <ThrowOnError extends boolean = false>(options: Options<DeleteInvoiceData, ThrowOnError>): RequestResult<DeleteInvoiceResponses, DeleteInvoiceErrors, ThrowOnError> => (options.client ?? client).delete<DeleteInvoiceResponses, DeleteInvoiceErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteInvoiceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices/{invoiceId}',
    ...options
});

/**
 * Get an invoice
 *
 * Returns the application with its continuation sheet.
 *
 */
export const getInvoice = <ThrowOnError extends boolean = false>(options: Options<GetInvoiceData, ThrowOnError>): RequestResult<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError> => (options.client ?? client).get<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetInvoiceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices/{invoiceId}',
    ...options
});

/**
 * Change a draft or rejected invoice
 *
 * A row that would be billed above what is scheduled, or below nothing, is refused with 422 and the code `overbilled` or
 * `underbilled` at its cell, such as `/lines/0/thisPeriodMinor`. Then, nothing is changed.
 *
 */
export const updateInvoice = <ThrowOnError extends boolean = false>(options: Options<UpdateInvoiceData, ThrowOnError>): RequestResult<UpdateInvoiceResponses, UpdateInvoiceErrors, ThrowOnError> => (options.client ?? client).patch<UpdateInvoiceResponses, UpdateInvoiceErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateInvoiceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices/{invoiceId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Submit, approve, reject or pay an invoice
 *
 * draft or rejected -> submitted, if something is completed or stored. submitted -> draft, approved or rejected. approved -> paid. Any
 * other step fails with WRONG_STATE. With the rule `fourEyes` of the project, nobody approves an invoice that they created, changed or submitted.
 * The rows of an approved invoice never change.
 *
 */
export const transitionInvoice = <ThrowOnError extends boolean = false>(options: Options<TransitionInvoiceData, ThrowOnError>): RequestResult<TransitionInvoiceResponses, TransitionInvoiceErrors, ThrowOnError> => (options.client ?? client).post<TransitionInvoiceResponses, TransitionInvoiceErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionInvoiceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invoices/{invoiceId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List direct costs
 *
 * The latest first.
 *
 */
export const listDirectCosts = <ThrowOnError extends boolean = false>(options: Options<ListDirectCostsData, ThrowOnError>): RequestResult<ListDirectCostsResponses, ListDirectCostsErrors, ThrowOnError> => (options.client ?? client).get<ListDirectCostsResponses, ListDirectCostsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListDirectCostsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/direct-costs',
    ...options
});

/**
 * Add a direct cost
 *
 * Counts as an actual cost of its line. A date in a month that a snapshot closed, or before one, is refused.
 *
 */
export const createDirectCost = <ThrowOnError extends boolean = false>(options: Options<CreateDirectCostData, ThrowOnError>): RequestResult<CreateDirectCostResponses, CreateDirectCostErrors, ThrowOnError> => (options.client ?? client).post<CreateDirectCostResponses, CreateDirectCostErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateDirectCostResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/direct-costs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a direct cost
 *
 * Fails with WRONG_STATE in a completed budget.
 *
 */
export const deleteDirectCost = <ThrowOnError extends boolean = false>(options: Options<DeleteDirectCostData, ThrowOnError>): RequestResult<DeleteDirectCostResponses, DeleteDirectCostErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDirectCostResponses, DeleteDirectCostErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteDirectCostResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/direct-costs/{directCostId}',
    ...options
});

/**
 * Change a direct cost
 *
 * Fails with WRONG_STATE in a completed budget.
 *
 */
export const updateDirectCost = <ThrowOnError extends boolean = false>(options: Options<UpdateDirectCostData, ThrowOnError>): RequestResult<UpdateDirectCostResponses, UpdateDirectCostErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDirectCostResponses, UpdateDirectCostErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDirectCostResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/direct-costs/{directCostId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getBudgetQueryKey = (options: Options<GetBudgetData>) => createQueryKey('getBudget', options, false, ['budget']);

/**
 * Get the budget
 *
 * Returns the status of the budget, its sums, and what the caller may do with it. `scope` says what the caller sees. Callers who
 * see commitments of their company or change orders for their approval only get no sums. Answers 404 to those who see nothing
 * of it now, such as an owner to whom it is not open.
 *
 */
export const getBudgetOptions = (options: Options<GetBudgetData>) => queryOptions<GetBudgetResponse, GetBudgetError, GetBudgetResponse, ReturnType<typeof getBudgetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBudget({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBudgetQueryKey(options)
});

export const listCostCodesQueryKey = (options: Options<ListCostCodesData>) => createQueryKey('listCostCodes', options, false, ['budget']);

/**
 * List the cost codes
 *
 * Returns the divisions of MasterFormat and the codes of the project. Lines may have any other code as well.
 *
 */
export const listCostCodesOptions = (options: Options<ListCostCodesData>) => queryOptions<ListCostCodesResponse, ListCostCodesError, ListCostCodesResponse, ReturnType<typeof listCostCodesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCostCodes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCostCodesQueryKey(options)
});

export const listBudgetLinesQueryKey = (options: Options<ListBudgetLinesData>) => createQueryKey('listBudgetLines', options, false, ['budget']);

/**
 * List the lines of the budget with all columns
 *
 * Returns all lines, at most 5,000, with their columns and the sums of the columns. Groups and their sums follow from the lines:
 * every column of a group is the sum of the column of its lines.
 *
 */
export const listBudgetLinesOptions = (options: Options<ListBudgetLinesData>) => queryOptions<ListBudgetLinesResponse, ListBudgetLinesError, ListBudgetLinesResponse, ReturnType<typeof listBudgetLinesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBudgetLines({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBudgetLinesQueryKey(options)
});

export const listBudgetRecordsQueryKey = (options: Options<ListBudgetRecordsData>) => createQueryKey('listBudgetRecords', options, false, ['budget']);

/**
 * List the records behind a figure
 *
 * Returns what a column consists of: for one line or several, for a division, or for the whole budget. The amounts of all pages add
 * up to the figure. For the variance, costs count negative.
 *
 */
export const listBudgetRecordsOptions = (options: Options<ListBudgetRecordsData>) => queryOptions<ListBudgetRecordsResponse, ListBudgetRecordsError, ListBudgetRecordsResponse, ReturnType<typeof listBudgetRecordsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBudgetRecords({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBudgetRecordsQueryKey(options)
});

export const listBudgetRecordsInfiniteQueryKey = (options: Options<ListBudgetRecordsData>): QueryKey<Options<ListBudgetRecordsData>> => createQueryKey('listBudgetRecords', options, true, ['budget']);

/**
 * List the records behind a figure
 *
 * Returns what a column consists of: for one line or several, for a division, or for the whole budget. The amounts of all pages add
 * up to the figure. For the variance, costs count negative.
 *
 */
export const listBudgetRecordsInfiniteOptions = (options: Options<ListBudgetRecordsData>) => {
    const opts = infiniteQueryOptions<ListBudgetRecordsResponse, ListBudgetRecordsError, InfiniteData<ListBudgetRecordsResponse>, QueryKey<Options<ListBudgetRecordsData>>, string | Pick<QueryKey<Options<ListBudgetRecordsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListBudgetRecordsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listBudgetRecords({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listBudgetRecordsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getBudgetForecastQueryKey = (options: Options<GetBudgetForecastData>) => createQueryKey('getBudgetForecast', options, false, ['budget']);

/**
 * Get the budget over the months
 *
 * Plan, commitments, actual costs and the forecast by month, and what was drawn from contingency. Parts of an amount in several
 * months sum to the whole, without a rounding difference.
 *
 */
export const getBudgetForecastOptions = (options: Options<GetBudgetForecastData>) => queryOptions<GetBudgetForecastResponse, GetBudgetForecastError, GetBudgetForecastResponse, ReturnType<typeof getBudgetForecastQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBudgetForecast({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBudgetForecastQueryKey(options)
});

export const listBudgetSnapshotsQueryKey = (options: Options<ListBudgetSnapshotsData>) => createQueryKey('listBudgetSnapshots', options, false, ['budget']);

/**
 * List the snapshots
 *
 * One for each closed month, the latest first.
 *
 */
export const listBudgetSnapshotsOptions = (options: Options<ListBudgetSnapshotsData>) => queryOptions<ListBudgetSnapshotsResponse, ListBudgetSnapshotsError, ListBudgetSnapshotsResponse, ReturnType<typeof listBudgetSnapshotsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBudgetSnapshots({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBudgetSnapshotsQueryKey(options)
});

export const getBudgetSnapshotQueryKey = (options: Options<GetBudgetSnapshotData>) => createQueryKey('getBudgetSnapshot', options, false, ['budget']);

/**
 * Get a snapshot with its lines
 *
 * To compare two, or one with today, match lines by `lineId`.
 *
 */
export const getBudgetSnapshotOptions = (options: Options<GetBudgetSnapshotData>) => queryOptions<GetBudgetSnapshotResponse, GetBudgetSnapshotError, GetBudgetSnapshotResponse, ReturnType<typeof getBudgetSnapshotQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBudgetSnapshot({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBudgetSnapshotQueryKey(options)
});

export const listCommitmentsQueryKey = (options: Options<ListCommitmentsData>) => createQueryKey('listCommitments', options, false, ['budget']);

/**
 * List commitments
 *
 * Subcontractors see those with their company that are not drafts.
 *
 */
export const listCommitmentsOptions = (options: Options<ListCommitmentsData>) => queryOptions<ListCommitmentsResponse, ListCommitmentsError, ListCommitmentsResponse, ReturnType<typeof listCommitmentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCommitments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCommitmentsQueryKey(options)
});

export const listCommitmentsInfiniteQueryKey = (options: Options<ListCommitmentsData>): QueryKey<Options<ListCommitmentsData>> => createQueryKey('listCommitments', options, true, ['budget']);

/**
 * List commitments
 *
 * Subcontractors see those with their company that are not drafts.
 *
 */
export const listCommitmentsInfiniteOptions = (options: Options<ListCommitmentsData>) => {
    const opts = infiniteQueryOptions<ListCommitmentsResponse, ListCommitmentsError, InfiniteData<ListCommitmentsResponse>, QueryKey<Options<ListCommitmentsData>>, string | Pick<QueryKey<Options<ListCommitmentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCommitmentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCommitments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCommitmentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getCommitmentQueryKey = (options: Options<GetCommitmentData>) => createQueryKey('getCommitment', options, false, ['budget']);

/**
 * Get a commitment
 *
 * Returns the commitment with its schedule of values.
 *
 */
export const getCommitmentOptions = (options: Options<GetCommitmentData>) => queryOptions<GetCommitmentResponse, GetCommitmentError, GetCommitmentResponse, ReturnType<typeof getCommitmentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCommitment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCommitmentQueryKey(options)
});

export const listChangeEventsQueryKey = (options: Options<ListChangeEventsData>) => createQueryKey('listChangeEvents', options, false, ['budget']);

/**
 * List change events
 *
 * The latest number first.
 *
 */
export const listChangeEventsOptions = (options: Options<ListChangeEventsData>) => queryOptions<ListChangeEventsResponse, ListChangeEventsError, ListChangeEventsResponse, ReturnType<typeof listChangeEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeEventsQueryKey(options)
});

export const listChangeEventsInfiniteQueryKey = (options: Options<ListChangeEventsData>): QueryKey<Options<ListChangeEventsData>> => createQueryKey('listChangeEvents', options, true, ['budget']);

/**
 * List change events
 *
 * The latest number first.
 *
 */
export const listChangeEventsInfiniteOptions = (options: Options<ListChangeEventsData>) => {
    const opts = infiniteQueryOptions<ListChangeEventsResponse, ListChangeEventsError, InfiniteData<ListChangeEventsResponse>, QueryKey<Options<ListChangeEventsData>>, string | Pick<QueryKey<Options<ListChangeEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeEventQueryKey = (options: Options<GetChangeEventData>) => createQueryKey('getChangeEvent', options, false, ['budget']);

/**
 * Get a change event
 *
 * Returns the event with the change orders that name it.
 *
 */
export const getChangeEventOptions = (options: Options<GetChangeEventData>) => queryOptions<GetChangeEventResponse, GetChangeEventError, GetChangeEventResponse, ReturnType<typeof getChangeEventQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeEvent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeEventQueryKey(options)
});

export const listChangeOrdersQueryKey = (options: Options<ListChangeOrdersData>) => createQueryKey('listChangeOrders', options, false, ['budget']);

/**
 * List change orders
 *
 * The latest number first. People who do not see the budget see those that name them as the approver.
 *
 */
export const listChangeOrdersOptions = (options: Options<ListChangeOrdersData>) => queryOptions<ListChangeOrdersResponse, ListChangeOrdersError, ListChangeOrdersResponse, ReturnType<typeof listChangeOrdersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeOrders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeOrdersQueryKey(options)
});

export const listChangeOrdersInfiniteQueryKey = (options: Options<ListChangeOrdersData>): QueryKey<Options<ListChangeOrdersData>> => createQueryKey('listChangeOrders', options, true, ['budget']);

/**
 * List change orders
 *
 * The latest number first. People who do not see the budget see those that name them as the approver.
 *
 */
export const listChangeOrdersInfiniteOptions = (options: Options<ListChangeOrdersData>) => {
    const opts = infiniteQueryOptions<ListChangeOrdersResponse, ListChangeOrdersError, InfiniteData<ListChangeOrdersResponse>, QueryKey<Options<ListChangeOrdersData>>, string | Pick<QueryKey<Options<ListChangeOrdersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeOrdersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeOrders({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeOrdersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeOrderQueryKey = (options: Options<GetChangeOrderData>) => createQueryKey('getChangeOrder', options, false, ['budget']);

/**
 * Get a change order
 *
 * Returns the change order with its lines.
 *
 */
export const getChangeOrderOptions = (options: Options<GetChangeOrderData>) => queryOptions<GetChangeOrderResponse, GetChangeOrderError, GetChangeOrderResponse, ReturnType<typeof getChangeOrderQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeOrder({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeOrderQueryKey(options)
});

export const listInvoicesQueryKey = (options: Options<ListInvoicesData>) => createQueryKey('listInvoices', options, false, ['budget']);

/**
 * List invoices
 *
 * The latest period first. Subcontractors see those of their company's commitments.
 *
 */
export const listInvoicesOptions = (options: Options<ListInvoicesData>) => queryOptions<ListInvoicesResponse, ListInvoicesError, ListInvoicesResponse, ReturnType<typeof listInvoicesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInvoices({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInvoicesQueryKey(options)
});

export const listInvoicesInfiniteQueryKey = (options: Options<ListInvoicesData>): QueryKey<Options<ListInvoicesData>> => createQueryKey('listInvoices', options, true, ['budget']);

/**
 * List invoices
 *
 * The latest period first. Subcontractors see those of their company's commitments.
 *
 */
export const listInvoicesInfiniteOptions = (options: Options<ListInvoicesData>) => {
    const opts = infiniteQueryOptions<ListInvoicesResponse, ListInvoicesError, InfiniteData<ListInvoicesResponse>, QueryKey<Options<ListInvoicesData>>, string | Pick<QueryKey<Options<ListInvoicesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInvoicesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInvoices({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInvoicesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getInvoiceQueryKey = (options: Options<GetInvoiceData>) => createQueryKey('getInvoice', options, false, ['budget']);

/**
 * Get an invoice
 *
 * Returns the application with its continuation sheet.
 *
 */
export const getInvoiceOptions = (options: Options<GetInvoiceData>) => queryOptions<GetInvoiceResponse, GetInvoiceError, GetInvoiceResponse, ReturnType<typeof getInvoiceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInvoice({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInvoiceQueryKey(options)
});

export const listDirectCostsQueryKey = (options: Options<ListDirectCostsData>) => createQueryKey('listDirectCosts', options, false, ['budget']);

/**
 * List direct costs
 *
 * The latest first.
 *
 */
export const listDirectCostsOptions = (options: Options<ListDirectCostsData>) => queryOptions<ListDirectCostsResponse, ListDirectCostsError, ListDirectCostsResponse, ReturnType<typeof listDirectCostsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDirectCosts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDirectCostsQueryKey(options)
});

export const listDirectCostsInfiniteQueryKey = (options: Options<ListDirectCostsData>): QueryKey<Options<ListDirectCostsData>> => createQueryKey('listDirectCosts', options, true, ['budget']);

/**
 * List direct costs
 *
 * The latest first.
 *
 */
export const listDirectCostsInfiniteOptions = (options: Options<ListDirectCostsData>) => {
    const opts = infiniteQueryOptions<ListDirectCostsResponse, ListDirectCostsError, InfiniteData<ListDirectCostsResponse>, QueryKey<Options<ListDirectCostsData>>, string | Pick<QueryKey<Options<ListDirectCostsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListDirectCostsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listDirectCosts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listDirectCostsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
