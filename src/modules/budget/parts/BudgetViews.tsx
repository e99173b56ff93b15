import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { savedViewsOptions } from '@/records/log/views/useSavedViews';
import type { useView } from '@/shared/collection/view';
import { readView, writeView } from '@/shared/collection/view';
import { failureText } from '@/shared/errors/operationTexts';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useMenu } from '@/shared/ui/useMenu';
import { budgetView } from '../budgetView';

const SaveViewDialog = onDemand(() => import('@/records/log/views/SaveViewDialog'));
const ManageViewsDialog = onDemand(() => import('@/records/log/views/ManageViewsDialog'));

interface Props {
  projectId: string;
  state: ReturnType<typeof useView<typeof budgetView>>;
}

type State = Props['state']['view'];
const queryOf = ({ group, order, columns }: State): string =>
  writeView(budgetView, new URLSearchParams(), { group, order, columns }).toString();
/** A saved query can come from another user, so only known parameters are read. */
const partOf = (query: string) => {
  const { group, order, columns } = readView(budgetView, new URLSearchParams(query));
  return { group, order, columns };
};

/** The saved views of the budget: its grouping, order and columns. */
export function BudgetViews({ projectId, state }: Props) {
  const address = { projectId, log: 'budget' as const };
  const list = useQuery(savedViewsOptions(address));
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const { menu, target } = useMenu();
  const views = list.data?.data ?? [];
  const query = queryOf(state.view);
  const isCurrent = (saved: string) => queryOf({ ...state.view, ...partOf(saved) }) === query;
  const current = views.find((view) => isCurrent(view.query));
  const close = () => setDialog(null);
  return (
    <>
      <Menu {...menu} position="bottom-start" shadow="md" width={260}>
        <Menu.Target>
          <Button
            {...target}
            size="xs"
            variant="default"
            fw={550}
            leftSection={<IconBookmark size={14} aria-hidden="true" />}
          >
            {current ? `View: ${current.name}` : 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {list.error && !list.data && (
            <Menu.Item onClick={() => void list.refetch()}>
              {failureText('listSavedViews', list.error)}. Try again
            </Menu.Item>
          )}
          {list.data && views.length === 0 && <Menu.Label>No saved views yet</Menu.Label>}
          {views.slice(0, 200).map((view) => (
            <Menu.RadioItem
              key={view.id}
              value={view.id}
              closeMenuOnClick
              checked={view === current}
              checkIcon={<IconCheck size={16} aria-hidden="true" />}
              onChange={() => state.change(partOf(view.query))}
            >
              {view.shared ? `${view.name} (shared)` : view.name}
            </Menu.RadioItem>
          ))}
          <Menu.Divider />
          <Menu.Item
            disabled={!list.data?.permittedActions.includes('create') || query === ''}
            onClick={() => setDialog('save')}
          >
            Save this view…
          </Menu.Item>
          {views.some(({ permittedActions }) => permittedActions.includes('delete')) && (
            <Menu.Item onClick={() => setDialog('manage')}>Manage views…</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <PanelBoundary name="The dialog" onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'save' && <SaveViewDialog at={address} query={query} onClose={close} />}
          {dialog === 'manage' && <ManageViewsDialog at={address} onClose={close} />}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
