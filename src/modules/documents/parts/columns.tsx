import type { ReactNode } from 'react';
import type { Document } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { RowName } from '@/shared/collection/Row';
import { count, formatBytes, formatDate } from '@/shared/format/format';
import type { TableColumn } from '@/shared/table/rowTypes';
import classes from '../Documents.module.css';
import { kindOf } from '../kinds';
import { RowMarks } from './RowMarks';

export function KindIcon({ document }: { document: Document }) {
  const { icon: Icon } = kindOf(document);
  return <Icon size={20} className={classes.icon} data-kind={document.kind} aria-hidden="true" />;
}

/** '4 items', '120 kB' */
export const sizeText = ({ kind, itemCount, current }: Document): string =>
  kind === 'folder' ? count(itemCount, 'item') : formatBytes(current?.sizeBytes ?? 0);

export const trailText = ({ trail }: Document): string =>
  trail.map(({ name }) => name).join(' / ') || 'All documents';

/** 'Page 2: no free fall above 5 feet' */
export const hitText = ({ hit }: Document): string =>
  hit ? `${hit.page === null ? '' : `Page ${hit.page}: `}${hit.text}` : '';

/**
 * @param hrefTo the address that opens a folder or file; null if nothing can be opened
 * @param withPlace whether the rows are of several folders
 * @param withHits whether the rows were found by their text
 */
export const columnsOf = (
  hrefTo: ((document: Document) => string) | null,
  withPlace: boolean,
  withHits = false,
): readonly TableColumn<Document>[] => [
  {
    id: 'name',
    header: 'Name',
    size: withPlace ? 300 : 360,
    sort: 'name',
    sticky: true,
    cell: (document) =>
      hrefTo ? (
        <span
          className={classes.row}
          data-document={document.id}
          data-folder={document.kind === 'folder' ? document.id : undefined}
        >
          <RowName
            href={hrefTo(document)}
            name={document.name}
            picture={<KindIcon document={document} />}
            mark={<RowMarks document={document} />}
          />
        </span>
      ) : (
        <span className="row gap-8">
          <KindIcon document={document} />
          {document.name}
        </span>
      ),
  },
  ...(withPlace
    ? [
        {
          id: 'place',
          header: 'Folder',
          size: 170,
          cell: trailText,
        } satisfies TableColumn<Document>,
      ]
    : []),
  ...(withHits
    ? [
        {
          id: 'hit',
          header: 'Found in the text',
          size: 390,
          least: 240,
          priority: 1,
          cell: hitText,
        } satisfies TableColumn<Document>,
      ]
    : []),
  {
    id: 'kind',
    header: 'Kind',
    size: 90,
    priority: -1,
    cell: (document) => kindOf(document).label,
  },
  { id: 'size', header: 'Size', size: 100, sort: 'sizeBytes', cell: sizeText },
  {
    id: 'version',
    header: 'Version',
    size: 84,
    priority: -1,
    cell: ({ current }) => current?.number,
  },
  {
    id: 'updatedAt',
    header: 'Last changed',
    size: 130,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: 'by',
    header: 'Created by',
    size: 150,
    cell: ({ createdBy }) => <PersonName person={createdBy} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    size: 160,
    priority: -1,
    cell: ({ tags }) => tags.join(', '),
  },
];

/** Returns the columns of the recycle bin. Nothing in it can be opened. */
export const binColumns = (
  restore: (document: Document) => ReactNode,
): readonly TableColumn<Document>[] => {
  const shown = ['name', 'place', 'size', 'updatedAt'];
  const columns = columnsOf(null, true).filter(({ id }) => shown.includes(id));
  return [
    ...columns.map((column) =>
      column.id === 'updatedAt' ? { ...column, header: 'Deleted' } : column,
    ),
    { id: 'restore', header: 'Restore', size: 110, priority: Infinity, cell: restore },
  ];
};
