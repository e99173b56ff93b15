import type { StoredDocument } from '../../core/state/documents.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { currentOf } from './downloads.ts';

type Type = components['schemas']['DocumentType'];
type Query = NonNullable<operations['listDocuments']['parameters']['query']>;

const OFFICE =
  /^application\/(msword|vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\..*))$/;

/** The type of a folder or file, by its media type. */
function typeOf(document: StoredDocument): Type {
  if (document.kind === 'folder') return 'folder';
  const mime = currentOf(document)?.mime ?? '';
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'text/csv') return 'table';
  if (mime === 'text/plain') return 'text';
  if (OFFICE.test(mime)) return 'office';
  const [kind] = mime.split('/');
  return kind === 'image' ? 'picture' : kind === 'video' ? 'video' : 'other';
}

/** Returns everybody who made it or its current version. */
export const makersOf = (document: StoredDocument): string[] => [
  document.createdById,
  ...(currentOf(document) ? [currentOf(document)?.createdById ?? ''] : []),
];

/** Whether a list searches the folders below, in place of one folder. */
export const isSearch = ({ q, type, tag, personId, since, until, linkedId }: Query): boolean =>
  [q, type, tag, personId, since, until, linkedId].some((filter) => filter !== undefined);

/** Tells whether a folder or file passes the filters, apart from the words. */
export function passes(query: Query) {
  const { type, tag, personId, since, until, linkedType, linkedId } = query;
  const moment = (time: string | undefined) => (time === undefined ? null : Date.parse(time));
  const [from, to] = [moment(since), moment(until)];
  return (document: StoredDocument): boolean => {
    const updatedAt = Date.parse(document.updatedAt);
    return (
      (type === undefined || typeOf(document) === type) &&
      (tag === undefined || document.tags.includes(tag)) &&
      (personId === undefined || makersOf(document).includes(personId)) &&
      (from === null || updatedAt >= from) &&
      (to === null || updatedAt < to) &&
      (linkedId === undefined ||
        document.links.some((link) => link.id === linkedId && link.type === linkedType))
    );
  };
}
