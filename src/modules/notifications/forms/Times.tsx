import { Button, Switch, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { NotificationTimes } from '@/api/generated/types.gen';
import panel from '@/records/notifications/Panel.module.css';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { useSaveTimes } from '../mutations';
import classes from './Forms.module.css';

/** What quiet hours begin with. */
const NIGHT = { from: '20:00', to: '06:00' };

/** When emails and push messages come: never in the quiet hours, and digests at one time of day. */
export function Times({ saved }: { saved: NotificationTimes }) {
  const [draft, setDraft] = useState<NotificationTimes | null>(null);
  const save = useSaveTimes();
  const { quietHours, digestAt } = draft ?? saved;
  const isDirty =
    digestAt !== saved.digestAt ||
    quietHours?.from !== saved.quietHours?.from ||
    quietHours?.to !== saved.quietHours?.to;
  const change = (part: Partial<NotificationTimes>) => setDraft({ quietHours, digestAt, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Changes made while saving stay unsaved.
    const sent = { quietHours, digestAt };
    save.mutate(sent, { onSuccess: () => setDraft((now) => (now === draft ? null : now)) });
  };
  return (
    <form className={panel.panel} aria-label="Times" onSubmit={submit}>
      <div className="grid gap-20 p-24">
        {save.error && <FailureMessage error={save.error} />}
        <Switch
          label="Quiet hours"
          description="Emails and push messages wait until they are over."
          checked={quietHours !== null}
          onChange={({ currentTarget: { checked } }) =>
            change({ quietHours: checked ? (saved.quietHours ?? NIGHT) : null })
          }
        />
        <div className="flex wrap gap-16">
          {quietHours && (
            <>
              <TextInput
                type="time"
                label="From"
                required
                value={quietHours.from}
                onChange={({ currentTarget: { value: from } }) =>
                  change({ quietHours: { ...quietHours, from } })
                }
              />
              <TextInput
                type="time"
                label="To"
                required
                value={quietHours.to}
                onChange={({ currentTarget: { value: to } }) =>
                  change({ quietHours: { ...quietHours, to } })
                }
              />
            </>
          )}
          <TextInput
            type="time"
            label="Daily and weekly digests at"
            required
            value={digestAt}
            onChange={({ currentTarget: { value } }) => change({ digestAt: value })}
          />
        </div>
      </div>
      <div className={`flex gap-8 justify-end line-above ${classes.actions}`}>
        <Button type="submit" disabled={!isDirty} loading={save.isPending}>
          Save times
        </Button>
      </div>
      {isDirty && <UnsavedChanges onDiscard={() => setDraft(null)} />}
    </form>
  );
}
