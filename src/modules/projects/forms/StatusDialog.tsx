import { zodResolver } from '@hookform/resolvers/zod';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { maxLength, object, regex, string } from 'zod/mini';
import type {
  LinkChoice,
  Project,
  ProjectStatus,
  ProjectTransitionsResult,
} from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { useTransitionProject } from '../adminMutations';

type Transitions = ProjectTransitionsResult['data'];

interface Props {
  project: Project;
  status: ProjectStatus;
  transitions: Transitions;
  onClose: () => void;
}

const titles: Record<ProjectStatus, string> = {
  finished: 'Mark as finished?',
  closed: 'Close the project?',
  ongoing: 'Reopen the project?',
};
const labels: Record<ProjectStatus, string> = {
  finished: 'Mark as finished',
  closed: 'Close project',
  ongoing: 'Reopen project',
};
const effects: Record<ProjectStatus, string> = {
  finished:
    'The project is built. It can still be edited, for the warranty and the last punch items.',
  closed:
    'The project becomes read-only: nobody can create, change or delete anything in it. It can still be read and exported, and a project admin can reopen it.',
  ongoing: 'Work in the project goes on.',
};

/** Returns what is still open, in words. */
const openWork = ({ openPunchItems, openRfis, openSubmittals }: Transitions): string[] =>
  [
    openPunchItems > 0 && count(openPunchItems, 'open punch item'),
    openRfis > 0 && count(openRfis, 'open RFI'),
    openSubmittals > 0 && count(openSubmittals, 'open submittal'),
  ].filter((text) => text !== false);

/** Confirms a change of status, and says what it does. */
export default function StatusDialog({ project, status, transitions, onClose }: Props) {
  const fields =
    transitions.transitions.find((transition) => transition.status === status)?.fields ?? [];
  const needsReason = fields.includes('reason');
  const form = useForm({
    resolver: zodResolver(
      object({
        reason: needsReason
          ? string().check(regex(/\S/, 'Say why'), maxLength(2000, 'At most 2000 characters'))
          : string(),
        links: string(),
      }),
    ),
    defaultValues: { reason: '', links: 'keep' },
  });
  const { errors, isDirty } = form.formState;
  const change = useTransitionProject(project);
  const { version, noteConflict } = useFormVersion(project.version);
  const open = status === 'ongoing' ? [] : openWork(transitions);
  const asksLinks = fields.includes('links') && transitions.activeLinks > 0;
  const submit = form.handleSubmit(({ reason, links }) =>
    change.mutate(
      {
        version,
        status,
        ...(needsReason && { reason }),
        ...(asksLinks && { links: links as LinkChoice }),
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, ['reason'], error);
        },
      },
    ),
  );
  const back = project.status === 'closed' && status === 'finished';
  return (
    <FormDialog
      about={project.id}
      title={back ? 'Reopen as finished?' : titles[status]}
      submitLabel={back ? 'Reopen as finished' : labels[status]}
      onSubmit={submit}
      submitError={change.error}
      submitting={change.isPending}
      danger={status === 'closed'}
      dirty={isDirty}
      onClose={onClose}
    >
      <Text size="sm">{effects[status]}</Text>
      {open.length > 0 && (
        <Text size="sm" role="note">
          <strong>Still open:</strong> {open.join(', ')}. They stay as they are.
        </Text>
      )}
      {asksLinks && (
        <Radio.Group
          label={`${count(transitions.activeLinks, 'public link')} still open${transitions.activeLinks === 1 ? 's' : ''}`}
          value={form.watch('links')}
          onChange={(value) => form.setValue('links', value, { shouldDirty: true })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="keep" label="Keep them until they expire" />
            <Radio value="revoke" label="Revoke them now" />
          </Stack>
        </Radio.Group>
      )}
      {needsReason && (
        <Textarea
          label="Reason"
          required
          autosize
          minRows={2}
          maxRows={8}
          data-autofocus
          error={errors.reason?.message}
          {...form.register('reason', trimmed)}
        />
      )}
    </FormDialog>
  );
}
