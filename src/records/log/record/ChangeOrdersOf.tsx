import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listChangeOrdersOptions } from '@/api/generated/budget.gen';
import type { ChangeSourceInput, Project } from '@/api/generated/types.gen';
import { formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { ErrorLine } from '@/shared/ui/states';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import detail from '../../common/Detail.module.css';
import { SectionHeading } from '../../common/SectionHeading';

interface Props {
  project: Project;
  record: ChangeSourceInput;
}

/** Shows the change orders that come from an RFI or a punch item, for those who see the budget. */
export default function ChangeOrdersOf({ project, record }: Props) {
  const title = useId();
  const hrefTo = useProjectHref();
  const list = useQuery(
    listChangeOrdersOptions({
      path: { projectId: project.id },
      query: { sourceId: record.id, limit: 100 },
    }),
  );
  const orders = list.data?.data ?? [];
  const { shown, more } = useShown(orders);
  const mayAdd = project.permittedActions.includes('manage_change_orders');
  if (orders.length === 0 && !mayAdd && !list.error) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Change orders</SectionHeading>
      {list.error && !list.data && (
        <ErrorLine
          operation="listChangeOrders"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {shown.map((order) => (
          <li key={order.id} className={`row wrap between gap-4-12 ${detail.linked}`}>
            <AppLink href={hrefTo(paths.budget, { tab: 'changes', open: order.id })}>
              {order.number} {order.title}
            </AppLink>
            <span>{formatMoney(order.amountMinor, project.currency)}</span>
            <StatusTag status={order.status} />
          </li>
        ))}
      </ul>
      {more}
      {mayAdd && (
        <Button
          component={AppLink}
          href={hrefTo(paths.budget, { tab: 'changes', from: `${record.type}:${record.id}` })}
          size="xs"
          variant="default"
          mt={orders.length > 0 ? 'sm' : 0}
          leftSection={<IconPlus size={16} />}
        >
          New change order
        </Button>
      )}
    </section>
  );
}
