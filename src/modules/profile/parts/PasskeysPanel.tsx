import { Button } from '@mantine/core';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listPasskeysOptions } from '@/api/generated/profile/listPasskeys.gen';
import type { Passkey } from '@/api/generated/types.gen';
import { supportsPasskeys } from '@/platform/auth/passkeySupport';
import { formatTime } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { Tag } from '@/shared/ui/Tag';
import { useAddPasskey, useDeletePasskey } from '../passkeyMutations';

const PasskeyDialog = onDemand(() => import('../forms/PasskeyDialog'));

/** Shows the passkeys with which the person signs in. */
export function PasskeysPanel() {
  const { data, error, refetch } = useQuery(listPasskeysOptions());
  const add = useAddPasskey();
  const remove = useDeletePasskey();
  const [open, setOpen] = useState<{ kind: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const close = () => setOpen(null);
  const passkeys = data?.data ?? [];
  const supported = supportsPasskeys();
  return (
    <Panel
      title="Passkeys"
      text="Sign in with your fingerprint, your face, a PIN or a security key, without a password."
    >
      {error && !data && (
        <ErrorLine operation="listPasskeys" error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton shape="card" h={64} mt="md" />}
      {data && (
        <div tabIndex={-1} data-focus-home>
          <ul className={`list ${classes.list}`} aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onOpen={(kind) => setOpen({ kind, passkey })}
              />
            ))}
          </ul>
          {passkeys.length === 0 && (
            <p className={`m-top-4 quiet text-sm ${classes.text}`}>You have no passkey yet.</p>
          )}
          {!supported && (
            <p className={`m-top-4 quiet text-sm ${classes.text}`}>
              You cannot add one here: this browser does not support passkeys, or the address of the
              portal has no name.
            </p>
          )}
          {supported && (
            <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                loading={add.isPending}
                onClick={() => add.mutate()}
              >
                Add a passkey
              </Button>
            </div>
          )}
        </div>
      )}
      <PanelBoundary name="The form" resetKeys={[open]} onClose={close}>
        <Suspense>
          {open?.kind === 'rename' && <PasskeyDialog {...open.passkey} onClose={close} />}
        </Suspense>
      </PanelBoundary>
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove the passkey?"
          confirmLabel="Remove"
          pending={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(open.passkey.id, { onSettled: close })}
        >
          You can no longer log in with <strong>{open.passkey.name}</strong>. Delete it in your
          password manager or on the device, too.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface RowProps {
  passkey: Passkey;
  onOpen: (kind: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, synced }, onOpen }: RowProps) {
  return (
    <li className={`row wrap gap-8-16 line-below ${classes.row}`}>
      <IconFingerprint size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className="row wrap gap-4-8 m-0 medium">
          {name} {synced && <Tag state="done">Synced</Tag>}
        </p>
        <p className="m-0 quiet">Added {formatTime(createdAt)}</p>
        <p className="m-0 quiet">
          {lastUsedAt ? `Last used ${formatTime(lastUsedAt)}` : 'Never used'}
        </p>
      </div>
      <div className={`flex wrap gap-8 justify-end ${classes.actions}`}>
        <Button variant="default" aria-label={`Rename: ${name}`} onClick={() => onOpen('rename')}>
          Rename
        </Button>
        <Button variant="default" aria-label={`Remove: ${name}`} onClick={() => onOpen('remove')}>
          Remove
        </Button>
      </div>
    </li>
  );
}
