import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiToken } from '@/api/generated/types.gen';
import { formatDate, formatSince } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import classes from '@/shared/ui/panel/Panel.module.css';
import { Tag } from '@/shared/ui/Tag';

interface Props {
  tokens: readonly ApiToken[];
  /** Whether the list is about several people. */
  withOwners?: boolean;
  /** The write that revokes a token. It tells its failure itself. */
  revoke: {
    isPending: boolean;
    mutate: (token: ApiToken, then: { onSettled: () => void }) => void;
  };
}

const list = new Intl.ListFormat('en');

/** Shows API tokens, each with a button that revokes it. */
export function TokenList({ tokens, withOwners = false, revoke }: Props) {
  const [asking, setAsking] = useState<ApiToken | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <ul className={`list ${classes.list}`} aria-label="API tokens">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            withOwner={withOwners}
            onRevoke={() => setAsking(token)}
          />
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title="Revoke token?"
          confirmLabel="Revoke"
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate(asking, { onSettled: close })}
          onClose={close}
        >
          Programs that use <strong>{asking.name}</strong>
          {withOwners && ` of ${fullName(asking.owner)}`} lose their access at once. This cannot be
          undone.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  token: ApiToken;
  withOwner: boolean;
  onRevoke: () => void;
}

function TokenRow({ token, withOwner, onRevoke }: RowProps) {
  const { name, hint, owner, roleName, projects, expired, expiresAt, lastUsedAt } = token;
  const where = list.format(projects.map((project) => project.name)) || 'no project';
  return (
    <li className={`row wrap gap-8-16 line-below ${classes.row}`}>
      <IconKey size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className="row wrap gap-4-8 m-0 medium">
          {name} {expired && <Tag>Expired</Tag>}
        </p>
        {withOwner && <p className="m-0 quiet">Owner: {fullName(owner)}</p>}
        <p className="m-0 quiet">
          {roleName} in {where}
        </p>
        <p className="m-0 quiet">
          {hint}, {expired ? 'expired' : 'expires'} {formatDate(expiresAt)}
        </p>
        <p className="m-0 quiet">
          {lastUsedAt ? `Last used ${formatSince(lastUsedAt)}` : 'Never used'}
        </p>
      </div>
      <Button variant="default" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
