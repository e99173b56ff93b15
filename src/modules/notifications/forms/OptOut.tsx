import { Button, NativeSelect, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { zOptOutReason } from '@/api/generated/schemas/options.gen';
import type { NotificationOptOut, OptOutReason } from '@/api/generated/types.gen';
import panel from '@/records/notifications/Panel.module.css';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { useSaveOptOut } from '../mutations';
import classes from './Forms.module.css';

const optedIn: NotificationOptOut = { optedOut: false, reason: null };

/**
 * Opts out of all notifications, with an optional reason. Save opts out (specification, section 2). Reset discards the
 * form, and opts in again if an opt-out was saved.
 */
export function OptOut({ saved }: { saved: NotificationOptOut }) {
  const [draft, setDraft] = useState<NotificationOptOut | null>(null);
  const save = useSaveOptOut();
  const { optedOut, reason } = draft ?? saved;
  const dirty = optedOut !== saved.optedOut || reason !== saved.reason;
  const send = (body: NotificationOptOut) =>
    // Changes made while saving stay unsaved.
    save.mutate(body, { onSuccess: () => setDraft((now) => (now === draft ? null : now)) });
  const reset = () => {
    save.reset();
    if (saved.optedOut) send(optedIn);
    else setDraft(null);
  };
  const sending = save.isPending ? save.variables : null;

  return (
    <section className={panel.panel} aria-label="Opt out">
      <div className="grid gap-20 p-24">
        {save.error && <FailureMessage error={save.error} />}
        <Switch
          label="Opt out from all notifications"
          checked={optedOut}
          onChange={({ currentTarget: { checked } }) =>
            setDraft(checked ? { optedOut: true, reason } : optedIn)
          }
        />
        <NativeSelect
          className={classes.reason}
          label="Reason"
          disabled={!optedOut}
          value={reason ?? ''}
          onChange={(event) =>
            setDraft({
              optedOut,
              reason: (event.currentTarget.value || null) as OptOutReason | null,
            })
          }
          data={[
            { value: '', label: 'No reason' },
            ...zOptOutReason.options.map((value) => ({ value, label: value })),
          ]}
        />
        {saved.optedOut && (
          <Text size="sm" c="dimmed">
            You have opted out: nothing is sent to you. Press Reset to get notifications again.
          </Text>
        )}
      </div>
      <div className={`flex gap-8 justify-end line-above ${classes.actions}`}>
        <Button
          variant="default"
          disabled={sending?.optedOut}
          loading={sending?.optedOut === false}
          onClick={reset}
        >
          Reset
        </Button>
        <Button
          disabled={!optedOut || sending?.optedOut === false}
          loading={sending?.optedOut}
          onClick={() => send({ optedOut, reason })}
        >
          Save
        </Button>
      </div>
      {dirty && <UnsavedChanges onDiscard={() => setDraft(null)} />}
    </section>
  );
}
