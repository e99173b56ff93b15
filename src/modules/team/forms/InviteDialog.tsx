import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { InvitationOutcome } from '@/api/generated/types.gen';
import { CompanySelect } from '@/records/people/CompanySelect';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useInvite } from '../mutations';
import classes from '../Team.module.css';
import { addressesIn, MAX_ADDRESSES } from './addresses';
import { RoleSelect, useGivenRoles } from './RoleSelect';

const outcomeTexts: Readonly<Record<InvitationOutcome['outcome'], string>> = {
  invited: 'Invited',
  already_member: 'Is in the project already',
  already_invited: 'Is invited already',
  invalid: 'Not an email address',
  repeated: 'Named twice',
  not_allowed: 'The account does not accept addresses of this domain',
};

/** Whether another address may do. */
const isFaulty = (outcome: InvitationOutcome['outcome']) =>
  outcome === 'invalid' || outcome === 'not_allowed';

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Invites one or many people, and says what became of each address. */
export default function InviteDialog({ projectId, onClose }: Props) {
  const [text, setText] = useState('');
  const { usual } = useGivenRoles(projectId);
  const [chosen, setChosen] = useState<string | null>(null);
  const role = chosen ?? usual;
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [outcomes, setOutcomes] = useState<readonly InvitationOutcome[]>([]);
  const invite = useInvite(projectId);
  const emails = addressesIn(text);
  const tooMany = emails.length > MAX_ADDRESSES;
  return (
    <FormDialog
      title="Invite people"
      submitLabel={
        emails.length > 1 ? `Invite ${count(emails.length, 'person', 'people')}` : 'Invite'
      }
      submitError={invite.error}
      submitting={invite.isPending}
      missing={
        (emails.length === 0 && 'Email addresses') ||
        (tooMany && `At most ${MAX_ADDRESSES} addresses at a time.`)
      }
      dirty={text.trim() !== '' || message.trim() !== '' || companyId !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate(
          {
            emails,
            role,
            ...(companyId && { companyId }),
            ...(message.trim() && { message: message.trim() }),
          },
          {
            onSuccess: ({ data: { results } }) => {
              const open = results.filter(({ outcome }) => outcome !== 'invited');
              if (open.length === 0) return onClose();
              setOutcomes(results);
              // What can be corrected stays in the field.
              setText(
                open
                  .filter(({ outcome }) => isFaulty(outcome))
                  .map(({ email }) => email)
                  .join('\n'),
              );
            },
          },
        );
      }}
    >
      <div>
        <Textarea
          label="Email addresses"
          description="One per line, or between commas. Paste them from a mail or a spreadsheet."
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          error={tooMany && `Invite at most ${MAX_ADDRESSES} people at once`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div role="status">
          {outcomes.length > 0 && (
            <ul
              className={`grid gap-4 m-top-12 p-12-16 scroll relative outlined rounded text-sm unlisted ${classes.outcomes}`}
              aria-label="Results"
            >
              {outcomes.map(({ email, outcome }) => (
                <li key={`${email} ${outcome}`}>
                  <span>{email}</span>
                  <Text span size="sm" c={isFaulty(outcome) ? 'red' : 'dimmed'}>
                    {outcomeTexts[outcome]}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <RoleSelect projectId={projectId} value={role} name="Subcontractor" onChange={setChosen} />
      <CompanySelect projectId={projectId} value={companyId} onChange={setCompanyId} clearable />
      <Textarea
        label="Message"
        description="Optional. Added to the email."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
