import { useState } from 'react';
import type { ShareLink, ShareLinkTokenResult, ShareTarget } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { AddressDialog } from './AddressDialog';
import { CreateLinkDialog } from './CreateLinkDialog';
import { EditLinkDialog } from './EditLinkDialog';
import { LinkList } from './LinkList';
import type { LinkAction } from './LinkRow';
import { countTargets } from './shareKinds';
import {
  publicAddress,
  useRemoveShareLink,
  useRenewAddress,
  useRevokeShareLink,
} from './shareLinks';

/** A target that can be shared, in its current state. */
export interface Shareable extends ShareTarget {
  title: string;
  isPublic: boolean;
  /** If true, making it public also publishes it to the project. */
  isDraft?: boolean;
}

interface Props {
  projectId: string;
  /** One target shows its links. Several targets get one link to all of them. */
  targets: readonly Shareable[];
  /**
   * Makes the private targets public. The parent then passes updated targets. Absent if nothing is
   * private.
   */
  onPublish?: (targets: readonly Shareable[]) => Promise<unknown>;
  onClose: () => void;
}

const nothing: Shareable = { type: 'scan', id: '', title: '', isPublic: false };

/** What ends the links of things that people hide in a way of their own. */
const hides: Partial<Record<ShareTarget['type'], string>> = {
  photo: 'Making it private or deleting it',
  document: 'Making it or a folder above it private, or deleting it,',
  page: 'Restricting it, archiving it or making it a draft',
};

type Step =
  | { name: 'list' | 'create' }
  | { name: 'edit' | 'renew' | 'revoke'; link: ShareLink }
  | { name: 'address'; created: ShareLinkTokenResult };

/** Lists public links and creates new ones. */
export default function ShareDialog({ projectId, targets, onPublish, onClose }: Props) {
  const [only = nothing, ...others] = targets;
  const isOne = others.length === 0;
  const start: Step = { name: isOne ? 'list' : 'create' };
  const [step, setStep] = useState<Step>(start);
  const revoke = useRevokeShareLink(projectId);
  const remove = useRemoveShareLink(projectId);
  const renew = useRenewAddress(projectId);
  const back = () => (isOne ? setStep(start) : onClose());
  const act = (action: LinkAction, link: ShareLink) =>
    action === 'remove' ? remove.mutate(link) : setStep({ name: action, link });
  const showAddress = (created: ShareLinkTokenResult) => setStep({ name: 'address', created });

  switch (step.name) {
    case 'list':
      return (
        <LinkList
          projectId={projectId}
          target={only}
          title={only.title}
          endsWith={hides[only.type] ?? (onPublish ? 'Making it private' : 'Deleting it')}
          busy={remove.isPending}
          onCreate={() => setStep({ name: 'create' })}
          onAct={act}
          onClose={onClose}
        />
      );
    case 'create': {
      const hidden = targets.filter(({ isPublic }) => !isPublic);
      if (hidden.length > 0 && onPublish) {
        return (
          <PublishFirst hidden={hidden} targets={targets} onPublish={onPublish} onClose={back} />
        );
      }
      return (
        <CreateLinkDialog
          projectId={projectId}
          targets={targets}
          what={isOne ? only.title : `these ${countTargets(targets)}`}
          onCreated={showAddress}
          onClose={back}
        />
      );
    }
    case 'edit':
      return <EditLinkDialog projectId={projectId} link={step.link} onClose={back} />;
    case 'renew':
      return (
        <ConfirmDialog
          title="Replace this link?"
          confirmLabel="Replace link"
          reversible
          pending={renew.isPending}
          onConfirm={() => renew.mutate(step.link, { onSuccess: showAddress })}
          onClose={back}
        >
          <strong>{step.link.label}</strong> gets a new link. The old one stops working at once,
          also for people who have it open.
        </ConfirmDialog>
      );
    case 'revoke':
      return (
        <ConfirmDialog
          title="Revoke this link?"
          confirmLabel="Revoke"
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate(step.link, { onSuccess: back })}
          onClose={back}
        >
          <strong>{step.link.label}</strong> stops working at once, also for people who have it
          open. This cannot be undone.
        </ConfirmDialog>
      );
    case 'address':
      return (
        <AddressDialog
          address={publicAddress(step.created.token, step.created.data)}
          hasPassword={step.created.data.hasPassword}
          onClose={back}
        />
      );
  }
}

interface PublishProps extends Required<Pick<Props, 'targets' | 'onPublish' | 'onClose'>> {
  hidden: readonly Shareable[];
}

function PublishFirst({ hidden, targets, onPublish, onClose }: PublishProps) {
  const [pending, setPending] = useState(false);
  const [first] = hidden;
  const isDraft = hidden.some((target) => target.isDraft);
  const publish = () => {
    setPending(true);
    // The mutation shows its own failure.
    void onPublish(hidden)
      .catch(() => {})
      .finally(() => setPending(false));
  };
  return (
    <ConfirmDialog
      title="Make public first?"
      confirmLabel="Make public"
      reversible
      pending={pending}
      onConfirm={publish}
      onClose={onClose}
    >
      {targets.length === 1 ? (
        <strong>{first?.title}</strong>
      ) : (
        `${hidden.length} of these ${countTargets(targets)}`
      )}{' '}
      {hidden.length === 1 ? 'is' : 'are'} {isDraft ? 'a draft' : 'private'}. A link shows only
      public items. Nobody outside the project sees them without a link.
      {isDraft && ' The project team will see it too.'}
    </ConfirmDialog>
  );
}
