import { useState } from 'react';
import type { Template } from '@/api/generated/types.gen';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { useOpenVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { FormMessage } from '@/shared/forms/FormMessage';
import { SaveBar } from '@/shared/forms/SaveBar';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import panel from '@/shared/ui/panel/Panel.module.css';
import { CompaniesPanel } from './CompaniesPanel';
import { GroupsPanel } from './GroupsPanel';
import { PeoplePanel } from './PeoplePanel';
import { type People, peopleOf, requestOf } from './people';

/** Who is in a new project from the start. One bar saves all of it. */
export function MembersForm({ template, mayChange }: { template: Template; mayChange: boolean }) {
  const saved = peopleOf(template);
  const [changed, setChanged] = useState<People | null>(null);
  const values = changed ?? saved;
  const isDirty = changed !== null && JSON.stringify(changed) !== JSON.stringify(saved);
  const save = useUpdateTemplate(template);
  const { version, noteConflict } = useOpenVersion(template.version, isDirty);
  const change = (part: Partial<People>) => setChanged({ ...values, ...part });
  const discard = () => {
    save.reset();
    setChanged(null);
  };
  const hasNames = values.groups.every(({ name, memberIds }) => name.trim() && memberIds.length);
  return (
    <form
      noValidate
      className={`grid gap-20 min-w-0 ${panel.stack}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasNames) return;
        save.mutate(
          { version, ...requestOf(values) },
          { onSuccess: () => setChanged(null), onError: noteConflict },
        );
      }}
    >
      <CompaniesPanel values={values} disabled={!mayChange} onChange={change} />
      <PeoplePanel values={values} disabled={!mayChange} onChange={change} />
      <GroupsPanel values={values} disabled={!mayChange} onChange={change} />
      {isDirty && !hasNames && (
        <FormMessage>Each group needs a name and at least one person.</FormMessage>
      )}
      {save.error && <FailureMessage error={save.error} />}
      <SaveBar label="Save template" dirty={isDirty} saving={save.isPending} onDiscard={discard} />
      {isDirty && !save.isPending && <UnsavedChanges onDiscard={discard} />}
    </form>
  );
}
