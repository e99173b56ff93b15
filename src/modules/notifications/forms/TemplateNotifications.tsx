import { Text } from '@mantine/core';
import type { Template } from '@/api/generated/types.gen';
import { ItemsForm } from '@/records/notifications/ItemsForm';
import { isKnown } from '@/records/notifications/items';
import { useItemsDraft } from '@/records/notifications/useItemsDraft';
import { mayChangeTemplate, templateNote } from '@/records/templates/labels';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { useOpenVersion } from '@/shared/forms/edits';

/** What the people of a template's projects are notified of until they save settings of their own. */
export function TemplateNotifications({ template }: { template: Template }) {
  const draft = useItemsDraft(template.notifications);
  const save = useUpdateTemplate(template);
  const { version, noteConflict } = useOpenVersion(template.version, draft.isDirty);
  const submit = () =>
    save.mutate(
      { version, notifications: draft.items.filter(isKnown) },
      { onSuccess: draft.noteSaved, onError: noteConflict },
    );
  return (
    <div className="grid gap-16">
      <Text size="sm" c="dimmed">
        They apply to people who never saved settings of their own. What is locked on applies to
        everybody. {templateNote(template)}
      </Text>
      <ItemsForm
        draft={draft}
        disabled={!mayChangeTemplate(template)}
        lockable
        save={save}
        onSave={submit}
      />
    </div>
  );
}
