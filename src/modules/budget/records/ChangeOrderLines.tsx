import type { ChangeOrderDetail } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { Amount } from './marks';

interface Props {
  order: ChangeOrderDetail;
  /** Whether the user sees the commitments. */
  linked: boolean;
}

export function ChangeOrderLines({ order, linked }: Props) {
  const hrefTo = useProjectHref();
  return (
    <TableBox label="Lines of the change order">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Budget line</th>
            <th scope="col">Commitment</th>
            <th scope="col" className={classes.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ id, budgetLine, description, commitment, amountMinor }) => (
            <tr key={id}>
              <td>
                {budgetLine.code} {budgetLine.description}
                {description && <div className={classes.note}>{description}</div>}
              </td>
              <td>
                {commitment &&
                  (linked ? (
                    <AppLink
                      href={hrefTo(paths.budget, { tab: 'commitments', open: commitment.id })}
                    >
                      {commitment.number}
                    </AppLink>
                  ) : (
                    commitment.number
                  ))}
              </td>
              <td>
                <Amount minor={amountMinor} />
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
              <Amount minor={order.amountMinor} />
            </td>
          </tr>
        </tfoot>
      </table>
    </TableBox>
  );
}
