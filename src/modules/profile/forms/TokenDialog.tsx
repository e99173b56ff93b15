import { Button, Modal, MultiSelect, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { ApiTokenChoice } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { FormDialog } from '@/shared/forms/FormDialog';
import { CopyField } from '@/shared/ui/CopyField';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useCreateToken } from '../tokens';

interface Props {
  choices: readonly ApiTokenChoice[];
  onClose: () => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** Returns the roles that a token can have in each of the projects. */
function rolesIn([first, ...others]: readonly ApiTokenChoice[]): ApiTokenChoice['roles'] {
  return (first?.roles ?? []).filter(({ id }) =>
    others.every(({ roles }) => roles.some((role) => role.id === id)),
  );
}

/** Creates a token and then shows its secret. */
export default function TokenDialog({ choices, onClose }: Props) {
  const [name, setName] = useState('');
  const [projectIds, setProjectIds] = useState<string[]>([]);
  const [roleId, setRoleId] = useState('');
  const [days, setDays] = useState('90');
  const create = useCreateToken();
  const chosen = choices.filter(({ id }) => projectIds.includes(id));
  const roles = rolesIn(chosen);
  // Until one is chosen, the one with the fewest rights.
  const role =
    [roleId, 'viewer'].flatMap((own) => roles.find(({ id }) => id === own) ?? [])[0] ??
    roles.at(-1);
  const failure = create.error && asApiError(create.error);
  const isWrong = (pointer: string) =>
    failure?.errors.some((error) => error.pointer.startsWith(pointer)) === true;
  if (create.data) return <SecretDialog secret={create.data.data.secret} onClose={onClose} />;
  return (
    <FormDialog
      title="New API token"
      submitLabel="Create token"
      submitError={create.error}
      submitting={create.isPending}
      missing={(!name.trim() && 'Name') || (!role && 'Role')}
      dirty={name !== '' || projectIds.length > 0}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim() || !role) return;
        const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
        create.mutate({ name: name.trim(), role: role.id, projectIds, expiresAt });
      }}
    >
      <TextInput
        label="Name"
        description="Which program uses it."
        required
        data-autofocus
        maxLength={100}
        value={name}
        error={failure?.code === 'NAME_TAKEN' && 'Another token of yours has this name'}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <MultiSelect
        label="Projects"
        required
        searchable
        data={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
        value={projectIds}
        nothingFoundMessage="Nothing found"
        error={isWrong('/projectIds') && 'You are no longer a member of one of these projects'}
        onChange={setProjectIds}
      />
      <NativeSelect
        label="Role"
        description="The token never has more rights than you have in a project."
        required
        disabled={roles.length === 0}
        data={roles.map(({ id, name: label }) => ({ value: id, label }))}
        value={role?.id ?? ''}
        error={
          (chosen.length > 0 && roles.length === 0 && 'No role fits all of these projects') ||
          (isWrong('/role') && 'Your own role no longer permits this one')
        }
        onChange={(event) => setRoleId(event.currentTarget.value)}
      />
      <NativeSelect
        label="Expires after"
        data={lifetimes}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Shows the secret of a new token. It can never be shown again. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title="Token ready"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Text size="sm">
        Copy it now and keep it like a password. It is shown only once. If you lose it, revoke the
        token and create another one.
      </Text>
      <CopyField label="Token" value={secret} />
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
