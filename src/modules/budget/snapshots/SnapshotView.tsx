import { useQuery } from '@tanstack/react-query';
import { getBudgetSnapshotOptions } from '@/api/generated/budget.gen';
import type { BudgetSnapshotDetail } from '@/api/generated/types.gen';
import { RecordModal } from '@/records/common/RecordModal';
import { useShown } from '@/shared/ui/useShown';
import { FIGURES } from '../figures';
import { Amount } from '../records/marks';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { monthName } from './months';

interface Props {
  projectId: string;
  snapshotId: string;
  onClose: () => void;
}

/** Shows all lines as they were when a month was closed. */
export default function SnapshotView({ projectId, snapshotId, onClose }: Props) {
  const query = useQuery(
    getBudgetSnapshotOptions({ path: { projectId, budgetSnapshotId: snapshotId } }),
  );
  const data = query.data?.data;
  return (
    <RecordModal
      title={data ? `Budget of ${monthName(data.month)}` : 'Snapshot'}
      source={{ operation: 'getBudgetSnapshot', query }}
      size="90rem"
      onClose={onClose}
    >
      {data && <Lines snapshot={data} />}
    </RecordModal>
  );
}

function Lines({ snapshot: { lines, totals, note } }: { snapshot: BudgetSnapshotDetail }) {
  const { shown, more } = useShown(lines);
  return (
    <>
      {note && <p className={classes.note}>{note}</p>}
      <TableBox label="Lines of the snapshot">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {FIGURES.map(({ key, header }) => (
                <th key={key} scope="col" className={classes.number}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ lineId, code, description, figures }) => (
              <tr key={lineId}>
                <td>
                  {code} {description}
                </td>
                {FIGURES.map(({ key }) => (
                  <td key={key}>
                    <Amount minor={figures[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {FIGURES.map(({ key }) => (
                <td key={key}>
                  <Amount minor={totals[key]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableBox>
      {more}
    </>
  );
}
