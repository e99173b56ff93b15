// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDocumentKind, zFolderRef } from './documents.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';

/**
 * A folder or file in a shared folder.
 */
export const zPublicDocumentItem = z.object({
    id: z.string(),
    kind: zDocumentKind,
    name: z.string(),
    mime: z.nullable(z.string()),
    sizeBytes: z.int().check(z.gte(0)),
    itemCount: z.int().check(z.gte(0)),
    updatedAt: z.iso.datetime({ offset: true })
});

/**
 * A shared folder or file in its current version, without people.
 */
export const zPublicDocument = z.object({ ...zPublicDocumentItem.shape, ...z.object({
        description: z.string(),
        trail: z.array(zFolderRef),
        url: z.nullable(zPublicFileUrl),
        items: z.array(zPublicDocumentItem)
    }).shape });

/**
 * One shared folder or file.
 */
export const zPublicDocumentResult = z.object({
    success: z.literal(true),
    data: zPublicDocument
});
