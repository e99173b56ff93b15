import { Button, Modal, Text } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ShareLink, ShareTarget } from '@/api/generated/types.gen';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import { type LinkAction, LinkRow } from './LinkRow';
import classes from './Share.module.css';
import { shareLinksOptions } from './shareLinks';

interface Props {
  projectId: string;
  target: ShareTarget;
  title: string;
  /** Describes what ends the links. */
  endsWith: string;
  busy: boolean;
  onCreate: () => void;
  onAct: (action: LinkAction, link: ShareLink) => void;
  onClose: () => void;
}

/** The public links to one target. */
export function LinkList({
  projectId,
  target,
  title,
  endsWith,
  busy,
  onCreate,
  onAct,
  onClose,
}: Props) {
  const list = useQuery(shareLinksOptions(projectId, target));
  useReturnFocus();
  const links = list.data?.data;
  const { shown, more } = useShown(links ?? []);
  const create = list.data?.permittedActions.includes('create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={onCreate}>
      New link
    </Button>
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Share ${title}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <div aria-busy={list.isPending}>
        {list.isPending && <Skeleton shape="row" count={4} />}
        {list.error && !links && (
          <ErrorState
            operation="listShareLinks"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {links?.length === 0 && (
          <EmptyState icon={<IconLink size={20} />} title="No public links yet" action={create}>
            Share this with people who have no account, such as the owner or a lender.
          </EmptyState>
        )}
        {links && links.length > 0 && (
          <>
            <div className="row wrap gap-8-16 between mb-12">
              <Text size="sm" c="dimmed">
                {endsWith} ends all of these links.
              </Text>
              {create}
            </div>
            <ul className="grid line-above list">
              {shown.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  busy={busy}
                  onAct={(action) => onAct(action, link)}
                />
              ))}
            </ul>
            {more}
            {list.data?.nextCursor && (
              <p className={`m-top-8 quiet text-xs ${classes.quiet}`}>
                Only the newest links are shown.
              </p>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
