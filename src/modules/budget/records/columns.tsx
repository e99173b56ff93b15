import { RowName } from '@/shared/collection/Row';
import { StatusTag } from '@/shared/ui/Tag';
import { Amount } from './marks';

/** The column with the number of a record, which opens it. */
export const numberColumn = (hrefTo: (id: string) => string) => ({
  id: 'number',
  header: 'Number',
  size: 110,
  sticky: true,
  cell: ({ id, number }: { id: string; number: string }) => (
    <RowName href={hrefTo(id)} name={number} />
  ),
});

export const statusColumn = (size: number) => ({
  id: 'status',
  header: 'Status',
  size,
  priority: 1,
  cell: ({ status }: { status: string }) => <StatusTag status={status} />,
});

/** Returns a column of amounts. A record without one leaves its cell empty. */
export const amountColumn = <Row,>(
  id: string,
  header: string,
  size: number,
  minorOf: (row: Row) => number | null,
) => ({
  id,
  header,
  size,
  // A figure that is cut is wrong.
  least: size,
  priority: 1,
  cell: (row: Row) => {
    const minor = minorOf(row);
    return minor !== null && <Amount minor={minor} />;
  },
});
