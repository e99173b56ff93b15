import { ActionIcon, SegmentedControl, Select, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Page, PageAccess, PageGrantInput, PageLevel } from '@/api/generated/types.gen';
import { AddParty, partyKey } from '@/records/people/AddParty';
import { optionLabel } from '@/shared/format/labels';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useUpdatePage } from '../mutations';
import classes from './forms.module.css';

interface Props {
  projectId: string;
  page: Page;
  onClose: () => void;
}

type Grant = PageGrantInput & { name: string };

const levels: readonly PageLevel[] = ['view', 'comment', 'edit'];

/** Shows who of the project sees a page, and who writes in it. */
export default function SharingDialog({ projectId, page, onClose }: Props) {
  const [opened] = useState(page.sharing);
  const { version, noteConflict } = useFormVersion(page.version);
  const [access, setAccess] = useState<PageAccess>(opened.access);
  const [grants, setGrants] = useState<readonly Grant[]>(opened.grants);
  const update = useUpdatePage({ projectId, pageId: page.id });
  return (
    <FormDialog
      title={`Who sees ${page.title}`}
      submitLabel="Save"
      submitError={update.error}
      submitting={update.isPending}
      dirty={access !== opened.access || grants !== opened.grants}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const sharing = { access, grants: grants.map(({ name: _, ...grant }) => grant) };
        update.mutate({ version, sharing }, { onSuccess: onClose, onError: noteConflict });
      }}
    >
      <SegmentedControl
        fullWidth
        aria-label="Access"
        data={[
          { value: 'project', label: 'The project' },
          { value: 'restricted', label: 'Only some' },
        ]}
        value={access}
        onChange={(value) => setAccess(value as PageAccess)}
      />
      <Text size="sm" c="dimmed">
        {access === 'project'
          ? 'Everybody in the project sees it, as the roles permit. Those below may do more.'
          : 'Only its author, those below and those who manage all pages see it. Its public links end.'}
      </Text>
      <AddParty
        projectId={projectId}
        taken={grants.map(partyKey)}
        onAdd={(party) => setGrants([...grants, { ...party, level: 'edit' }])}
      />
      {grants.length > 0 && (
        <ul className={classes.grants} aria-label="Shared with">
          {grants.map((grant) => (
            <li key={partyKey(grant)}>
              <span>{grant.name}</span>
              <Select
                size="xs"
                w={120}
                aria-label={`Level of ${grant.name}`}
                allowDeselect={false}
                data={levels.map((value) => ({ value, label: optionLabel(value) }))}
                value={grant.level}
                onChange={(level) =>
                  setGrants(
                    grants.map((other) =>
                      other === grant ? { ...other, level: level as PageLevel } : other,
                    ),
                  )
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${grant.name}`}
                onClick={() => setGrants(grants.filter((other) => other !== grant))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
