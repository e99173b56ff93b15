import { Menu, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { SavedView } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { count } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import type { AnyLog } from '../log';
import { viewOptionsOf } from '../query';
import type { LogView } from '../useLogView';
import { isShown, savedQueryOf, savedViewHref } from './savedViews';
import { savedViewsOptions, useUpdateView } from './useSavedViews';

/** The most views of a group in the menu. */
const MOST = 200;

const SaveViewDialog = onDemand(() => import('./SaveViewDialog'));
const ManageViewsDialog = onDemand(() => import('./ManageViewsDialog'));

interface Options {
  log: AnyLog;
  projectId: string;
  view: LogView;
}

/** What the menu of the view says of the saved views of a log, with actions to open, save and manage them. */
export function useSavedViewEntries({ log, projectId, view }: Options) {
  const address = { projectId, log: log.key };
  const [, navigate] = useLocation();
  const options = useMemo(() => viewOptionsOf(log), [log]);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const isOffered = useOffers()('listSavedViews');
  const list = useQuery({ ...savedViewsOptions(address), enabled: isOffered });
  const views = list.data?.data ?? [];
  const close = () => setDialog(null);
  const choose = (saved: SavedView) =>
    navigate(savedViewHref({ path: log.recordType.path, projectId }, saved, options));
  const isCurrent = ({ query }: SavedView) => isShown(view, query, options);
  const active = views.find(({ id }) => id === view.saved) ?? views.find(isCurrent);
  const isChanged = active !== undefined && !isCurrent(active);
  const update = useUpdateView(address);

  const entries = (
    <>
      {list.isPending && <Menu.Label>Loading…</Menu.Label>}
      {list.isError && !list.data && (
        <Failure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          {views.length === 0 && <Menu.Label>No saved views yet</Menu.Label>}
          {(['Mine', 'Shared'] as const).map((name) => (
            <Group
              key={name}
              name={name}
              views={views.filter(({ shared }) => shared === (name === 'Shared'))}
              isCurrent={(saved) => saved === active}
              onChoose={choose}
            />
          ))}
          {isChanged && (
            <Changed
              view={active}
              onReset={() => choose(active)}
              onSave={() => update.mutate({ id: active.id, query: savedQueryOf(view, options) })}
            />
          )}
          <Menu.Item
            disabled={!list.data.permittedActions.includes('create')}
            onClick={() => setDialog('save')}
          >
            Save this view…
          </Menu.Item>
          {views.some(({ permittedActions }) => permittedActions.includes('delete')) && (
            <Menu.Item onClick={() => setDialog('manage')}>Manage views…</Menu.Item>
          )}
        </>
      )}
      <Menu.Divider />
    </>
  );
  return {
    menu: {
      ...(active && { name: `View: ${active.name}${isChanged ? ', changed' : ''}` }),
      ...(isOffered && { saved: entries }),
      // Others may have shared a view since the page opened.
      onOpen: () => {
        if (isOffered && !list.isFetching) void list.refetch();
      },
    },
    dialog: (
      <PanelBoundary name="The dialog" onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'save' && (
            <SaveViewDialog at={address} query={savedQueryOf(view, options)} onClose={close} />
          )}
          {dialog === 'manage' && <ManageViewsDialog at={address} onClose={close} />}
        </Suspense>
      </PanelBoundary>
    ),
  };
}

interface GroupProps {
  name: string;
  views: readonly SavedView[];
  isCurrent: (view: SavedView) => boolean;
  onChoose: (view: SavedView) => void;
}

function Group({ name, views, isCurrent, onChoose }: GroupProps) {
  const label = useId();
  if (views.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of a menu is no fieldset.
    <div role="group" aria-labelledby={label}>
      <Menu.Label id={label}>{name}</Menu.Label>
      {views.slice(0, MOST).map((view) => (
        <Menu.RadioItem
          key={view.id}
          value={view.id}
          closeMenuOnClick
          checked={isCurrent(view)}
          checkIcon={<IconCheck size={16} aria-hidden="true" />}
          onChange={() => onChoose(view)}
        >
          {view.name}
        </Menu.RadioItem>
      ))}
      {views.length > MOST && (
        <Menu.Label>{count(views.length - MOST, 'more view')} not shown</Menu.Label>
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reason = useId();
  return (
    <>
      <Menu.Label id={reason}>
        {failureText('listSavedViews', error)}
        <VisuallyHidden>. </VisuallyHidden>
        <span className="block regular">{reasonText(error)}</span>
      </Menu.Label>
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        aria-describedby={reason}
        onClick={(event) => {
          // The item disappears while the list loads. The menu takes the focus, so that its keys still work.
          event.currentTarget.closest<HTMLElement>('[role="menu"]')?.focus();
          onRetry();
        }}
      >
        Retry
      </Menu.Item>
    </>
  );
}

interface ChangedProps {
  view: SavedView;
  onReset: () => void;
  onSave: () => void;
}

/** What can be done with a view that was changed since it was opened. */
const Changed = ({ view: active, onReset, onSave }: ChangedProps) => (
  <>
    <Menu.Item onClick={onReset}>Reset “{active.name}”</Menu.Item>
    {active.permittedActions.includes('update') && (
      <Menu.Item onClick={onSave}>Save changes to “{active.name}”</Menu.Item>
    )}
  </>
);
