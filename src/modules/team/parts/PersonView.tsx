import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '@/api/generated/types.gen';
import { Marks } from '@/records/common/Facts';
import { HistoryLink } from '@/records/common/HistoryLink';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { ContactHead } from '@/records/people/ContactHead';
import people from '@/records/people/People.module.css';
import { formatSince } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import RemovePersonDialog from '../forms/RemovePersonDialog';
import { useRemoveSecondFactor, useUpdateMembers } from '../mutations';

interface Props {
  member: Member;
  isSelf: boolean;
  onClose: () => void;
}

export default function PersonView({ member, isSelf, onClose }: Props) {
  const { id, accountAdmin, projects, status } = member;
  const update = useUpdateMembers();
  const { shown, more } = useShown(projects);
  const isSuspended = status === 'suspended';
  const [removing, setRemoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const removeFactor = useRemoveSecondFactor();
  if (removing) {
    return (
      <RemovePersonDialog member={member} onClose={() => setRemoving(false)} onDone={onClose} />
    );
  }
  return (
    <RecordModal title="Member" size="lg" onClose={onClose}>
      <ContactHead member={member} />
      <Marks
        facts={[
          ['Status', <StatusTag key="status" status={status} />],
          ['Account', accountAdmin ? 'Administrator' : null],
          ['Last active', member.lastActiveAt && formatSince(member.lastActiveAt)],
        ]}
      />
      <Section title="Projects">
        {projects.length === 0 && <p className="m-top-8 quiet text-sm">A member of no project.</p>}
        <ul className={`grid m-top-8 p-0 unlisted ${people.records}`} data-wrap>
          {shown.map((project) => (
            <li key={project.projectId}>
              <AppLink
                href={href(paths.team, {
                  project: project.projectId,
                  ...(status === 'invited' || status === 'expired'
                    ? { status: project.status }
                    : { member: id }),
                })}
              >
                <span className={`grow min-w-0 cut ${people.title}`}>{project.projectName}</span>
                <span className={`rigid quiet text-xs ${people.due}`}>
                  {[project.roleName, project.companyName].filter(Boolean).join(', ')}
                </span>
                {project.status !== 'active' && <StatusTag status={project.status} />}
              </AppLink>
            </li>
          ))}
        </ul>
        {more}
      </Section>
      <HistoryLink recordId={id} />
      {member.permittedActions.includes('update') && !isSelf && (
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          {member.permittedActions.includes('remove') && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          {member.permittedActions.includes('remove_second_factor') && (
            <Button variant="default" onClick={() => setAsking(true)}>
              Remove second factor
            </Button>
          )}
          <Button
            variant="default"
            disabled={update.isPending}
            onClick={() =>
              update.mutate({ members: [member], changes: { accountAdmin: !accountAdmin } })
            }
          >
            {accountAdmin ? 'Remove as administrator' : 'Make administrator'}
          </Button>
          <Button
            variant={isSuspended ? 'filled' : 'default'}
            disabled={update.isPending}
            onClick={() =>
              update.mutate({
                members: [member],
                changes: { status: isSuspended ? 'active' : 'suspended' },
              })
            }
          >
            {isSuspended ? 'Reactivate' : 'Suspend'}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Remove second factor?"
          confirmLabel="Remove"
          pending={removeFactor.isPending}
          onConfirm={() => removeFactor.mutate(member, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {member.name} logs in with the password alone, and gets an email about it. All sessions of{' '}
          {member.name} end. Do this only if you know that the request is genuine.
        </ConfirmDialog>
      )}
    </RecordModal>
  );
}
