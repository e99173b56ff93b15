import { Button } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import type { ShareLink } from '@/api/generated/types.gen';
import { count, formatDate, formatSince } from '@/shared/format/format';
import { StatusTag } from '@/shared/ui/Tag';
import classes from './Share.module.css';

export type LinkAction = 'edit' | 'renew' | 'revoke' | 'remove';

interface Props {
  link: ShareLink;
  busy: boolean;
  onAct: (action: LinkAction) => void;
}

/** A public link with its state and actions. */
export function LinkRow({ link, busy, onAct }: Props) {
  const may = (action: ShareLink['permittedActions'][number]) =>
    link.permittedActions.includes(action);
  const button = (action: LinkAction, label: string) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${label}: ${link.label}`}
      disabled={busy}
      onClick={() => onAct(action)}
    >
      {label}
    </Button>
  );
  return (
    <li className={classes.link}>
      <div className={`flex gap-12 items-baseline between ${classes.head}`}>
        <h3>{link.label}</h3>
        <StatusTag status={link.state} />
      </div>
      <p className={`flex wrap quiet text-xs ${classes.facts}`}>
        <span>{viewsOf(link)}</span>
        <span>{endOf(link)}</span>
        {link.targets.length > 1 && <span>{link.targets.length} items</span>}
        {link.hasPassword && (
          <span className={`inline-flex items-center ${classes.mark}`}>
            <IconLock size={14} aria-hidden="true" /> Password
          </span>
        )}
        {link.allowDownload && (
          <span className={`inline-flex items-center ${classes.mark}`}>
            <IconDownload size={14} aria-hidden="true" /> Download
          </span>
        )}
      </p>
      <div className="flex wrap gap-8 mt-8">
        {may('update') && button('edit', 'Edit')}
        {may('update') && link.state !== 'expired' && button('renew', 'Replace link')}
        {may('revoke') && button('revoke', 'Revoke')}
        {may('delete') && link.state === 'revoked' && button('remove', 'Remove')}
      </div>
    </li>
  );
}

function viewsOf({ viewCount, maxViews, lastViewedAt }: ShareLink): string {
  const views = maxViews === null ? count(viewCount, 'view') : `${viewCount} of ${maxViews} views`;
  return lastViewedAt ? `${views}, last viewed ${formatSince(lastViewedAt)}` : views;
}

function endOf({ state, expiresAt, revokedAt }: ShareLink): string {
  if (state === 'revoked' && revokedAt) return `revoked ${formatDate(revokedAt)}`;
  return `${state === 'expired' ? 'expired' : 'expires'} ${formatDate(expiresAt)}`;
}
