import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fullName } from '@/shared/format/labels';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Log.module.css';
import { savedViewsOptions, useDeleteView, type ViewsAddress } from './useSavedViews';

/** The views that the viewer may delete. */
export default function ManageViewsDialog({
  at,
  onClose,
}: {
  at: ViewsAddress;
  onClose: () => void;
}) {
  const list = useQuery(savedViewsOptions(at));
  const remove = useDeleteView(at);
  const rows = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const views = (list.data?.data ?? []).filter(({ permittedActions }) =>
    permittedActions.includes('delete'),
  );
  const { shown, more } = useShown(views);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Manage views"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div ref={rows} tabIndex={-1} className={classes.viewRows}>
        {views.length === 0 && <Text size="sm">No saved views yet</Text>}
        <ul>
          {shown.map((view) => (
            <li key={view.id}>
              <div className="grow min-w-0 text-sm">
                {view.name}
                <Text size="xs" c="dimmed">
                  {view.shared ? `Shared by ${fullName(view.createdBy)}` : 'Visible only to you'}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={`Delete ${view.name}`}
                loading={remove.isPending && remove.variables.id === view.id}
                // The row disappears, and the focused button with it.
                onClick={() => remove.mutate(view, { onSuccess: () => rows.current?.focus() })}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
        {more}
      </div>
    </Modal>
  );
}
