// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * An inactive company does not work on projects at present. It keeps its people and records.
 */
export const zCompanyStatus = z.enum(['active', 'inactive']);

/**
 * Sort key of the companies. A minus sign sorts in descending order.
 */
export const zCompanySort = z._default(z.enum([
    'name',
    '-name',
    'code',
    '-code',
    'trade',
    '-trade',
    'memberCount',
    '-memberCount',
    'projectCount',
    '-projectCount',
    'updatedAt',
    '-updatedAt'
]), 'name');

/**
 * A person to call, with or without an account.
 */
export const zCompanyContact = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/)),
    jobTitle: z.string().check(z.maxLength(100)),
    email: z.string().check(z.maxLength(254), z.regex(/^$|^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/)),
    phone: z.string().check(z.maxLength(40), z.regex(/^[0-9+().\-\/ x#*]*$/))
});

/**
 * In the order in which people should be called.
 */
export const zCompanyContacts = z.array(zCompanyContact).check(z.maxLength(20));

/**
 * Permitted actions on the company.
 */
export const zCompanyAction = z.enum([
    'update',
    'delete',
    'merge'
]);

/**
 * A company of the account.
 */
export const zCompany = z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    trade: z.nullable(zDiscipline),
    status: zCompanyStatus,
    address: z.string(),
    taxId: z.string(),
    hideMembersFromOtherSubs: z.boolean(),
    contacts: zCompanyContacts,
    memberCount: z.int().check(z.gte(0)),
    projectCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of companies.
 */
export const zCompanyListResult = z.object({
    success: z.literal(true),
    data: z.array(zCompany),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * Unique in the account, regardless of case.
 */
export const zCompanyName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A short name of letters, unique in the account, regardless of case.
 */
export const zCompanyCode = z.string().check(z.regex(/^[A-Za-z]{2,6}$/));

/**
 * The properties of a company that people set.
 */
export const zCompanyChanges = z.object({
    name: z.optional(zCompanyName),
    code: z.optional(zCompanyCode),
    trade: z.optional(zDiscipline),
    status: z.optional(zCompanyStatus),
    address: z.optional(z.string().check(z.maxLength(250))),
    taxId: z.optional(z.string().check(z.maxLength(40))),
    hideMembersFromOtherSubs: z.optional(z.boolean()),
    contacts: z.optional(zCompanyContacts)
});

/**
 * A new company. It is active, and what is absent is empty.
 */
export const zCreateCompanyRequest = z.object({ ...zCompanyChanges.shape, ...z.object({
        name: zCompanyName,
        code: zCompanyCode
    }).shape });

/**
 * A company.
 */
export const zCompanyResult = z.object({
    success: z.literal(true),
    data: zCompany
});

/**
 * `preview` imports nothing. `all` imports nothing if a row is faulty. `valid` imports the rows that are not.
 */
export const zImportMode = z.enum([
    'preview',
    'all',
    'valid'
]);

/**
 * A file of companies.
 */
export const zImportCompaniesRequest = z.object({
    file: z.string(),
    mode: zImportMode
});

/**
 * `required`: the value is missing; `invalid`: it breaks the contract; `taken`: another company has it; `repeated`: an earlier row has it.
 */
export const zCompanyImportFaultCode = z.enum([
    'required',
    'invalid',
    'taken',
    'repeated'
]);

/**
 * Why a row cannot be imported.
 */
export const zCompanyImportFault = z.object({
    column: z.string(),
    code: z.string()
});

/**
 * A row of the file.
 */
export const zCompanyImportRow = z.object({
    line: z.int().check(z.gte(2)),
    name: z.string(),
    code: z.string(),
    trade: z.string(),
    faults: z.array(zCompanyImportFault)
});

/**
 * What a file contains, and what was imported of it.
 */
export const zCompanyImport = z.object({
    rows: z.array(zCompanyImportRow),
    faultyCount: z.int().check(z.gte(0)),
    importedCount: z.int().check(z.gte(0))
});

/**
 * The result of an import.
 */
export const zCompanyImportResult = z.object({
    success: z.literal(true),
    data: zCompanyImport
});

/**
 * Changes of a company.
 */
export const zUpdateCompanyRequest = z.object({ ...zCompanyChanges.shape, ...z.object({
        version: zRecordVersion,
        clear: z.optional(z.array(z.enum(['trade'])))
    }).shape });

/**
 * The duplicates of a company.
 */
export const zMergeCompaniesRequest = z.object({
    version: zRecordVersion,
    duplicateIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20))
});
