import { ActionIcon, NativeSelect, Switch, Text } from '@mantine/core';
import { IconBuilding, IconUser, IconUsers, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocumentAccessOptions } from '@/api/generated/documents.gen';
import type { AccessEntry, Document, DocumentAccess } from '@/api/generated/types.gen';
import { AddParty, type Party, partyKey } from '@/records/people/AddParty';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { levelOptions, levelWords } from '../access';
import { useUpdateAccess } from '../mutations';
import classes from './AccessDialog.module.css';
import { EffectiveAccessOf } from './EffectiveAccessOf';

interface Props {
  folder: Pick<Document, 'id' | 'projectId' | 'name'>;
  onClose: () => void;
}

/** Shows who has access to a folder: its own list, what comes from the folders above, and what a person may do. */
export default function AccessDialog({ folder, onClose }: Props) {
  const path = { projectId: folder.projectId, documentId: folder.id };
  const access = useQuery(getDocumentAccessOptions({ path }));
  const data = access.data?.data;
  if (data) return <AccessForm folder={folder} access={data} onClose={onClose} />;
  return (
    <FormDialog
      title={`Access to ${folder.name}`}
      submitLabel="Save"
      submitError={null}
      submitting={false}
      unchanged
      dirty={false}
      onSubmit={(event) => event.preventDefault()}
      onClose={onClose}
    >
      {access.error ? (
        <ErrorLine
          operation="getDocumentAccess"
          error={access.error}
          onRetry={() => void access.refetch()}
        />
      ) : (
        <Skeleton shape="row" count={5} />
      )}
    </FormDialog>
  );
}

const textOf = (entries: readonly AccessEntry[]) =>
  entries.map(({ party, level }) => `${partyKey(party)} ${level}`).join('\n');

function AccessForm({ folder, access, onClose }: Props & { access: DocumentAccess }) {
  const [isPrivate, setPrivate] = useState(access.isPrivate);
  const [entries, setEntries] = useState<readonly AccessEntry[]>(access.entries);
  const { version, noteConflict } = useFormVersion(access.version);
  const save = useUpdateAccess(folder);
  const isDirty = isPrivate !== access.isPrivate || textOf(entries) !== textOf(access.entries);
  const change = (changed: number, level: string) => {
    const chosen = levelOptions.find(({ value }) => value === level);
    if (!chosen) return;
    setEntries(
      entries.map((entry, i) => (i === changed ? { ...entry, level: chosen.value } : entry)),
    );
  };
  return (
    <FormDialog
      title={`Access to ${folder.name}`}
      submitLabel="Save"
      submitError={save.error}
      submitting={save.isPending}
      unchanged={!isDirty}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          version,
          isPrivate,
          entries: entries.map(({ party: { kind, id }, level }) => ({
            party: { kind, id },
            level,
          })),
        };
        save.mutate(body, { onSuccess: onClose, onError: noteConflict });
      }}
    >
      <Switch
        label="Private"
        description="Only those named here see this folder. Project managers and administrators always do. Its public links end."
        checked={isPrivate}
        onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
      />
      <AddParty
        projectId={folder.projectId}
        taken={entries.map(({ party }) => partyKey(party))}
        onAdd={(party) => setEntries([...entries, { party, level: 'view' }])}
      />
      {entries.length > 0 && (
        <ul className="grid gap-8 list" aria-label="Access in this folder">
          {entries.map(({ party, level }, i) => (
            <li key={partyKey(party)} className={`grid gap-8 items-center ${classes.entry}`}>
              <PartyName party={party} words={levelWords[level]} />
              <NativeSelect
                size="xs"
                aria-label={`Access of ${party.name}`}
                value={level}
                data={[...levelOptions]}
                onChange={({ currentTarget }) => change(i, currentTarget.value)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${party.name}`}
                onClick={() => setEntries(entries.filter((_, other) => other !== i))}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {!isPrivate && <Inherited access={access} />}
      <EffectiveAccessOf people={access.people} isChanged={isDirty} />
    </FormDialog>
  );
}

const icons = { role: IconUsers, company: IconBuilding, person: IconUser };

function PartyName({ party, words }: { party: Party; words: string }) {
  const Icon = icons[party.kind];
  return (
    <span className={`row gap-8 min-w-0 text-sm breaks ${classes.party}`}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <strong>{party.name}</strong> <span className="quiet">{words}</span>
      </span>
    </span>
  );
}

/** Shows what the folders above give, and the roles where nothing does. */
function Inherited({ access: { inherited, isPrivate } }: { access: DocumentAccess }) {
  if (isPrivate) {
    return (
      <Text size="sm" c="dimmed">
        Save to see what the folders above give.
      </Text>
    );
  }
  return (
    <div>
      {inherited.length > 0 && (
        <>
          <Text size="sm" fw={650} mb={4}>
            From the folders above
          </Text>
          <ul className="grid gap-8 list" aria-label="From the folders above">
            {inherited.map(({ party, level, from }) => (
              <li
                key={`${from.id} ${partyKey(party)}`}
                className={`grid gap-8 items-center ${classes.entry}`}
              >
                <PartyName party={party} words={`${levelWords[level]}, from ${from.name}`} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Text size="sm" c="dimmed" mt={inherited.length > 0 ? 'xs' : 0}>
        Everyone else has what their role in the project gives.
      </Text>
    </div>
  );
}
