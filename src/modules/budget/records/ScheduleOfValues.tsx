import type { CommitmentDetail } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { Amount } from './marks';

export function ScheduleOfValues({ commitment }: { commitment: CommitmentDetail }) {
  const { lines, figures } = commitment;
  const hrefTo = useProjectHref();
  if (lines.length === 0) {
    return <p className={classes.note}>No lines yet. A commitment needs lines to be approved.</p>;
  }
  return (
    <TableBox label="Schedule of values">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Budget line</th>
            <th scope="col" className={classes.number}>
              Scheduled
            </th>
            <th scope="col" className={classes.number}>
              Billed
            </th>
            <th scope="col" className={classes.number}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.description}
                {line.changeOrder && (
                  <AppLink
                    href={hrefTo(paths.budget, { tab: 'changes', open: line.changeOrder.id })}
                  >
                    {' '}
                    {line.changeOrder.number}
                  </AppLink>
                )}
              </td>
              <td>{line.budgetLine?.code}</td>
              <td>
                <Amount minor={line.scheduledMinor} />
              </td>
              <td>
                <Amount minor={line.billedMinor} />
              </td>
              <td>
                <Amount minor={line.balanceMinor} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>
              <Amount minor={figures.revisedMinor} />
            </td>
            <td>
              <Amount minor={figures.billedMinor} />
            </td>
            <td>
              <Amount minor={figures.balanceMinor} />
            </td>
          </tr>
        </tfoot>
      </table>
    </TableBox>
  );
}
