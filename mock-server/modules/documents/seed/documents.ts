import { z } from 'zod';
import { type LineLink, pdfOf } from '../../../converter/pdf/write.ts';
import { clipBytes } from '../../../core/files/media.ts';
import type { Seed } from '../../../core/seed.ts';
import type {
  StoredDocument,
  StoredDownload,
  StoredVersion,
} from '../../../core/state/documents.ts';
import type { StoredFile } from '../../../core/state/model.ts';
import { officeFile } from '../../../demo/documents/index.ts';
import { pictureFacts } from '../../../demo/pictures/index.ts';
import { readDemo } from '../../../demo/readDemo.ts';
import { Times } from '../../../demo/schedule.ts';
import { firstPreview, READY } from '../preview.ts';
import { manual } from './specifications.ts';

const text = z.string();
const texts = z.array(text);

const content = z.object({
  /** Days before now. */
  days: z.number(),
  by: text,
  notes: text.default(''),
  /** A page of text each for a PDF, or the whole of a text file. */
  pages: z.array(texts).optional(),
  text: text.optional(),
  /** The pages of the project manual. */
  isManual: z.literal(true).optional(),
  /** A sample photo, video or Office file, by its name. */
  photo: text.optional(),
  video: text.optional(),
  office: text.optional(),
});

const item = z.object({
  id: text,
  in: text.nullable(),
  name: text,
  by: text,
  days: z.number(),
  tags: texts.default([]),
  description: text.default(''),
  /** Days since it was deleted. */
  deleted: z.number().optional(),
  /** Oldest first; none for a folder. */
  versions: z.array(content).default([]),
  isPrivate: z.boolean().default(false),
  entries: z
    .array(
      z.object({
        kind: z.enum(['role', 'company', 'person']),
        id: text,
        level: z.enum(['view', 'upload', 'edit']),
      }),
    )
    .default([]),
  /** Who has it checked out. */
  lockedBy: text.optional(),
  favoriteOf: texts.default([]),
  followedBy: texts.default([]),
  linkedTo: z.array(z.object({ type: z.enum(['rfi', 'submittal']), id: text })).default([]),
});

const items = readDemo(import.meta.dirname, 'items.json', z.array(item));

/** @param now milliseconds since the epoch; all documents are older */
function seedDocuments(now: number) {
  const times = new Times(now);
  const daysAgo = (days: number) => times.ago(24 * days);
  const documents: Record<string, StoredDocument> = {};
  const files: Record<string, StoredFile> = {};
  for (const { id, in: parentId, name, by, days, versions, ...item } of items) {
    const stored = versions.map(({ isManual, ...version }, i): StoredVersion => {
      const content = isManual ? { ...version, ...manual } : version;
      const fileId = `fil_${id}_${i + 1}`;
      const { file, sizeBytes } = fileOf(fileId, name, content);
      files[fileId] = file;
      const thumbnail = content.pages ? thumbnailOf(file) : null;
      if (thumbnail) files[thumbnail.id] = thumbnail;
      return {
        number: i + 1,
        fileId,
        fileName: name,
        mime: file.contentType,
        sizeBytes,
        notes: content.notes,
        preview: {
          ...(content.office ? firstPreview(file.contentType) : READY),
          pageCount: content.pages?.length ?? null,
          thumbnailFileId: thumbnail?.id ?? null,
        },
        pages: content.pages?.map((lines) => lines.join(' ')) ?? [content.text ?? ''],
        createdAt: daysAgo(content.days),
        createdById: content.by,
      };
    });
    const { lockedBy } = item;
    documents[id] = {
      id,
      projectId: 'prj_harbor',
      kind: stored.length > 0 ? 'file' : 'folder',
      name,
      parentId,
      description: item.description,
      tags: [...item.tags],
      versions: stored,
      currentNumber: stored.at(-1)?.number ?? null,
      createdAt: daysAgo(days),
      updatedAt: daysAgo(item.deleted ?? versions.at(-1)?.days ?? days),
      deletedAt: item.deleted === undefined ? null : daysAgo(item.deleted),
      version: Math.max(1, stored.length),
      createdById: by,
      isPrivate: item.isPrivate,
      entries: item.entries,
      lock: lockedBy === undefined ? null : { byId: lockedBy, at: daysAgo(2) },
      favoriteOfIds: item.favoriteOf,
      followedByIds: item.followedBy,
      links: item.linkedTo,
    };
  }
  return { documents, files, documentDownloads: downloads(daysAgo) };
}

const downloads = (daysAgo: (days: number) => string): StoredDownload[] =>
  (
    [
      [30, 'usr_priya', 'doc_concrete', '03 30 00 Cast-in-place concrete.pdf', 2],
      [12, 'usr_lena', 'doc_concrete', '03 30 00 Cast-in-place concrete.pdf', 2],
      [3, 'usr_marcus', 'doc_crane', 'Crane lift plan, level 7.pdf', 1],
    ] as const
  ).map(([days, byId, documentId, name, versionNumber], i) => ({
    ...{ id: `dld_${i + 1}`, at: daysAgo(days), projectId: 'prj_harbor', documentId, name },
    ...{ versionNumber, viewed: false, byId, linkLabel: null },
  }));

/** Returns the picture of the first page of a PDF. */
const thumbnailOf = ({ id }: StoredFile): StoredFile => ({
  id: `${id}_page`,
  fileName: 'page.jpg',
  contentType: 'image/jpeg',
  source: { kind: 'firstPage', of: id },
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Content = Omit<z.infer<typeof content>, 'isManual'> & { links?: readonly LineLink[] };

function fileOf(id: string, fileName: string, content: Content) {
  const { pages, links, text = '', photo, video, office } = content;
  const made = (contentType: string, source: StoredFile['source'], sizeBytes: number) => ({
    file: { id, fileName, contentType, source } satisfies StoredFile,
    sizeBytes,
  });
  if (pages) {
    const source = { kind: 'pages' as const, pages, ...(links && { links }) };
    return made('application/pdf', source, pdfOf(pages, links).length);
  }
  if (photo) {
    const source = { kind: 'picture' as const, key: photo, part: 'full' as const };
    return made('image/jpeg', source, pictureFacts(`photos/${photo}`).bytes);
  }
  if (video) return made('video/webm', { kind: 'clip', name: video }, clipBytes(video));
  if (office) return made(DOCX, { kind: 'office', name: office }, officeFile(office).length);
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
  return made(type, { kind: 'text', text }, Buffer.byteLength(text));
}

export const sharedSeed: Seed = seedDocuments;
