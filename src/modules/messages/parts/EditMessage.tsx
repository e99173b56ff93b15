import { Button, Textarea } from '@mantine/core';
import { type SubmitEventHandler, useState } from 'react';
import { mentionedIn } from '@/records/log/comments/mentions';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { useUpdateMessage } from '../mutations';
import type { PartProps } from './messageParts';

/** Changes the text of a message in its place. */
export function EditMessage({
  at,
  message,
  onClose,
}: Omit<PartProps, 'userId'> & { onClose: () => void }) {
  const [opened] = useState(message.body);
  const [body, setBody] = useState(opened);
  const update = useUpdateMessage({ ...at, messageId: message.id });
  const { question, close } = useUnsavedInput(body !== opened && !update.isPending);
  const save: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const mentions = mentionedIn(body, message.mentions);
    update.mutate({ body: body.trim(), mentions }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={save} className="grid gap-8">
      <KeptInput name={message.id} dirty={body !== opened} />
      {update.error && <FailureMessage error={update.error} />}
      <Textarea
        aria-label="Text of the message"
        autosize
        data-autofocus
        autoFocus
        maxLength={10_000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(onClose);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <div className="flex gap-8 justify-end">
        <Button size="xs" variant="default" onClick={() => close(onClose)}>
          Cancel
        </Button>
        <Button size="xs" type="submit" loading={update.isPending} disabled={!body.trim()}>
          Save
        </Button>
      </div>
      {question}
    </form>
  );
}
