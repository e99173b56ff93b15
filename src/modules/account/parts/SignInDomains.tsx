import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listSignInDomainsOptions } from '@/api/generated/account/listSignInDomains.gen';
import type { SignInDomain } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { useDeleteDomain } from '../domainMutations';
import { DomainRow } from './DomainRow';

const DomainDialog = onDemand(() => import('../forms/DomainDialog'));

type Open =
  | { kind: 'edit'; domain: SignInDomain | null }
  | { kind: 'remove'; domain: SignInDomain };

/** Shows the domains whose people sign in with the provider of their company. */
export function SignInDomains({ mayUpdate }: { mayUpdate: boolean }) {
  const { data, error, refetch } = useQuery(listSignInDomainsOptions());
  const remove = useDeleteDomain();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const domains = data?.data ?? [];
  return (
    <Panel
      title="Company log-in"
      text="People of these email domains can log in with the account of their company (OpenID Connect)."
    >
      {error && !data && (
        <ErrorLine operation="listSignInDomains" error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton shape="card" h={64} mt="md" />}
      {data && (
        <div tabIndex={-1} data-focus-home>
          <ul className={`list ${panel.list}`} aria-label="Domains">
            {domains.map((domain) => (
              <DomainRow
                key={domain.id}
                domain={domain}
                onEdit={mayUpdate ? () => setOpen({ kind: 'edit', domain }) : null}
                onRemove={() => setOpen({ kind: 'remove', domain })}
              />
            ))}
          </ul>
          {domains.length === 0 && (
            <p className={`m-top-4 quiet text-sm ${panel.text}`}>There is no domain yet.</p>
          )}
          {mayUpdate && (
            <div className={`flex wrap gap-8 justify-end ${panel.actions}`} data-start>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => setOpen({ kind: 'edit', domain: null })}
              >
                Add a domain
              </Button>
            </div>
          )}
        </div>
      )}
      <PanelBoundary name="The form" resetKeys={[open]} onClose={close}>
        <Suspense>
          {open?.kind === 'edit' && <DomainDialog domain={open.domain} onClose={close} />}
        </Suspense>
      </PanelBoundary>
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove the domain?"
          confirmLabel="Remove"
          pending={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(open.domain.id, { onSettled: close })}
        >
          The people of <strong>{open.domain.domain}</strong> log in with a password or a passkey
          again.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
