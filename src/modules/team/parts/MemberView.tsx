import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTeamMemberOptions } from '@/api/generated/team.gen';
import type { TeamMemberDetail } from '@/api/generated/types.gen';
import { Facts, Marks } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { ContactHead } from '@/records/people/ContactHead';
import { InCourt } from '@/records/people/InCourt';
import { formatDate, formatSince } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { StatusTag } from '@/shared/ui/Tag';
import MemberDialog from '../forms/MemberDialog';
import RemoveDialog from '../forms/RemoveDialog';
import { useResend, useRevoke, useUpdateTeam } from '../mutations';

interface Props {
  projectId: string;
  memberId: string;
  userId: string;
  onClose: () => void;
}

/** Shows the contact card of a member, with what waits for the member. */
export default function MemberView({ projectId, memberId, userId, onClose }: Props) {
  const member = useQuery(getTeamMemberOptions({ path: { projectId, memberId } }));
  const [mode, setMode] = useState<'view' | 'edit' | 'remove' | 'revoke'>('view');
  const data = member.data?.data;
  const view = () => setMode('view');
  if (data && mode === 'edit') {
    return <MemberDialog projectId={projectId} members={[data]} onClose={view} onDone={view} />;
  }
  if (data && mode === 'remove') {
    const isSelf = memberId === userId;
    return (
      <RemoveDialog {...{ projectId, isSelf }} member={data} onClose={view} onDone={onClose} />
    );
  }
  return (
    <>
      <RecordModal
        title={data?.invitation ? 'Invitation' : 'Member'}
        source={{ operation: 'getTeamMember', query: member }}
        size="lg"
        onClose={onClose}
      >
        {data && <Content projectId={projectId} member={data} onMode={setMode} />}
      </RecordModal>
      {data && mode === 'revoke' && (
        <Revocation projectId={projectId} member={data} onCancel={view} onClose={onClose} />
      )}
    </>
  );
}

interface ContentProps {
  projectId: string;
  member: TeamMemberDetail;
  onMode: (mode: 'edit' | 'remove' | 'revoke') => void;
}

function Content({ projectId, member, onMode }: ContentProps) {
  const { companyName, invitation, inCourt, inCourtCount } = member;
  return (
    <>
      <ContactHead member={member} />
      <Marks
        facts={[
          ['Status', <StatusTag key="status" status={member.status} />],
          ['Role', member.roleName],
        ]}
      />
      {!invitation && <InCourt projectId={projectId} records={inCourt} total={inCourtCount} />}
      <Section title="Details">
        <Facts
          facts={[
            ['Company', companyName],
            ['Invited by', invitation?.invitedBy.name],
            ['Sent', invitation && formatDate(invitation.sentAt)],
            ['Valid until', invitation && formatDate(invitation.expiresAt)],
            ['Joined', member.joinedAt && formatDate(member.joinedAt)],
            ['Last active', member.lastActiveAt && formatSince(member.lastActiveAt)],
          ]}
        />
      </Section>
      <Actions projectId={projectId} member={member} onMode={onMode} />
    </>
  );
}

function Actions({ projectId, member, onMode }: ContentProps) {
  const may = (action: string) => member.permittedActions.some((permitted) => permitted === action);
  const update = useUpdateTeam(projectId);
  const resend = useResend(projectId, member);
  const isSuspended = member.status === 'suspended';
  if (member.permittedActions.length === 0) return null;
  return (
    <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
      {(may('remove') || may('leave')) && (
        <Button variant="subtle" color="red" onClick={() => onMode('remove')}>
          {may('leave') ? 'Leave project' : 'Remove'}
        </Button>
      )}
      {may('remove') && (
        <Button
          variant="default"
          loading={update.isPending}
          onClick={() =>
            update.mutate({
              members: [member],
              changes: { status: isSuspended ? 'active' : 'suspended' },
            })
          }
        >
          {isSuspended ? 'Reactivate' : 'Suspend'}
        </Button>
      )}
      {may('update') && (
        <Button leftSection={<IconPencil size={16} />} onClick={() => onMode('edit')}>
          Edit
        </Button>
      )}
      {may('revoke') && (
        <Button variant="subtle" color="red" onClick={() => onMode('revoke')}>
          Revoke
        </Button>
      )}
      {may('resend') && (
        <Button loading={resend.isPending} onClick={() => resend.mutate()}>
          Send again
        </Button>
      )}
    </div>
  );
}

interface RevocationProps {
  projectId: string;
  member: TeamMemberDetail;
  onCancel: () => void;
  onClose: () => void;
}

function Revocation({ projectId, member, onCancel, onClose }: RevocationProps) {
  const revoke = useRevoke(projectId, member);
  return (
    <ConfirmDialog
      title="Revoke invitation?"
      confirmLabel="Revoke"
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose, onError: onCancel })}
      onClose={onCancel}
    >
      The link that <strong>{member.name}</strong> got by email stops working.
    </ConfirmDialog>
  );
}
