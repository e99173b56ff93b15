import { NativeSelect } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listBudgetSnapshotsOptions } from '@/api/generated/budget.gen';
import type { BudgetSnapshot } from '@/api/generated/types.gen';
import { AddButton } from '@/shared/collection/AddButton';
import { openItem, useView } from '@/shared/collection/view';
import { formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { BudgetWhyNot } from '../parts/BudgetWhyNot';
import { Amount } from '../records/marks';
import table from '../Table.module.css';
import { may, type TabProps } from '../tabProps';
import { NOW } from './compare';
import { monthName } from './months';

const CloseMonthDialog = onDemand(() => import('./CloseMonthDialog'));
const SnapshotView = onDemand(() => import('./SnapshotView'));
const CompareView = onDemand(() => import('./CompareView'));

const snapshotsView = { open: openItem(), from: openItem(), to: openItem() };

/** Shows the months that were closed, and what changed between two of them. */
export default function SnapshotsTab({ budget }: TabProps) {
  const { projectId } = budget;
  const state = useView(snapshotsView);
  const { open, from, to } = state.view;
  const list = useQuery(listBudgetSnapshotsOptions({ path: { projectId } }));
  const [isClosing, setClosing] = useState(false);
  const snapshots = list.data?.data;
  const closeMonth = may(budget, 'take_snapshot') ? (
    <AddButton label="Close the month" onClick={() => setClosing(true)} />
  ) : (
    <BudgetWhyNot
      budget={budget}
      action="take_snapshot"
      does="close a month"
      question="Who closes months?"
    />
  );
  const close = () => {
    setClosing(false);
    state.change({ open: '' });
  };
  if (list.isPending) return <Skeleton shape="row" count={6} />;
  if (!snapshots) {
    return (
      <ErrorState
        operation="listBudgetSnapshots"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const options = snapshots
    .slice(0, 200)
    .map(({ id, month }) => ({ value: id, label: monthName(month) }));
  return (
    <div className="flex column gap-8">
      <div className="row wrap gap-8">
        {snapshots.length > 0 && (
          <>
            <NativeSelect
              size="xs"
              aria-label="Compare"
              value={from}
              data={[{ value: '', label: 'Compare…' }, ...options]}
              onChange={({ currentTarget }) =>
                state.change({ from: currentTarget.value, to: to || NOW })
              }
            />
            {from && (
              <NativeSelect
                size="xs"
                aria-label="With"
                value={to || NOW}
                data={[{ value: NOW, label: 'with the budget now' }, ...options]}
                onChange={({ currentTarget }) => state.change({ to: currentTarget.value })}
              />
            )}
          </>
        )}
        <span className="grow" />
        {closeMonth}
      </div>
      {snapshots.length === 0 ? (
        <EmptyState
          icon={<IconCamera size={20} />}
          title="No month is closed yet"
          action={closeMonth}
        >
          Closing a month keeps all figures as they are. Nobody can change them later.
        </EmptyState>
      ) : (
        <Snapshots snapshots={snapshots} hrefTo={(id) => state.hrefOf({ open: id })} />
      )}
      <PanelBoundary name="The dialog" onClose={close} resetKeys={[open, from, to, isClosing]}>
        <Suspense fallback={from ? <Skeleton shape="row" count={6} /> : null}>
          {from && <CompareView projectId={projectId} from={from} to={to || NOW} />}
          {isClosing && <CloseMonthDialog projectId={projectId} onClose={close} />}
          {open && !isClosing && (
            <SnapshotView key={open} projectId={projectId} snapshotId={open} onClose={close} />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

interface SnapshotsProps {
  snapshots: readonly BudgetSnapshot[];
  hrefTo: (id: string) => string;
}

function Snapshots({ snapshots, hrefTo }: SnapshotsProps) {
  const { shown, more } = useShown(snapshots);
  return (
    <section
      className={table.box}
      aria-label="Snapshots"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Note</th>
            <th scope="col">Closed</th>
            {['Revised', 'Committed', 'Actual', 'Estimate at completion', 'Variance'].map(
              (header) => (
                <th key={header} scope="col" className={table.number}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, month, note, createdAt, createdBy, totals }) => (
            <tr key={id}>
              <td>
                <AppLink href={hrefTo(id)}>{monthName(month)}</AppLink>
              </td>
              <td>{note}</td>
              <td>
                {formatTime(createdAt)}
                <div className={table.note}>{fullName(createdBy)}</div>
              </td>
              <td>
                <Amount minor={totals.revisedMinor} />
              </td>
              <td>
                <Amount minor={totals.committedMinor} />
              </td>
              <td>
                <Amount minor={totals.actualMinor} />
              </td>
              <td>
                <Amount minor={totals.estimateAtCompletionMinor} />
              </td>
              <td>
                <Amount minor={totals.varianceMinor} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </section>
  );
}
