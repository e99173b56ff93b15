import { Button, Checkbox, Group, NativeSelect, Textarea } from '@mantine/core';
import { type SubmitEventHandler, useState } from 'react';
import { respondToRfi } from '@/api/generated/rfis.gen';
import type { RespondToRfiRequest, Rfi } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { RestoredDraft } from '@/records/log/comments/RestoredDraft';
import { useCommentDraft } from '@/records/log/comments/useCommentDraft';
import { UploadProgress } from '@/records/log/files/UploadProgress';
import { FilesInput } from '@/records/log/form/NewFiles';
import type { AnyLog } from '@/records/log/log';
import { useRecordFiles } from '@/records/log/useRecordFiles';
import { useRecordWrite } from '@/records/log/writes';
import { draftKey } from '@/shared/forms/drafts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { FormMessage } from '@/shared/forms/FormMessage';
import { pathOf } from '../operations';

/** Answers an RFI. Its manager can make the answer the official one, or answer on behalf of an assignee. */
export function NewResponse({ rfi, log }: { rfi: Rfi; log: AnyLog }) {
  const { comment, change, files, changeFiles, clear, restoredAt, kept } = useCommentDraft(
    draftKey(useUser()?.id, rfi.projectId, 'rfi-response', rfi.id),
  );
  const { body } = comment;
  const [official, setOfficial] = useState(false);
  const [onBehalfOfId, setOnBehalfOfId] = useState('');
  const { queue, upload } = useRecordFiles(log);
  const decides = rfi.permittedActions.includes('respond_officially');
  const respond = useRecordWrite(log, {
    operation: 'respondToRfi',
    write: (answer: RespondToRfiRequest) =>
      respondToRfi({ path: pathOf(rfi), body: answer, throwOnError: true }),
    failure: 'inline',
  });
  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    if (!body.trim() || queue.current) return;
    const attachmentIds = await upload(files, { at: rfi });
    if (attachmentIds === null) return;
    respond.mutate(
      {
        version: rfi.version,
        body: body.trim(),
        ...(attachmentIds.length > 0 && { attachmentIds }),
        ...(official && { official }),
        ...(onBehalfOfId && { onBehalfOfId }),
      },
      {
        onSuccess: () => {
          clear();
          setOfficial(false);
          setOnBehalfOfId('');
        },
      },
    );
  };
  return (
    <form onSubmit={send} className="grid gap-8 mt-12">
      {respond.error && <FailureMessage error={respond.error} />}
      <Textarea
        aria-label="Response"
        placeholder="Write a response"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={20_000}
        value={body}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      {rfi.permittedActions.includes('attach') && (
        <FilesInput
          compact
          label="Files of the response"
          files={files}
          attachments={rfi.attachments}
          onChange={changeFiles}
        />
      )}
      <UploadProgress queue={queue} />
      {queue.refused.length > 0 && <FormMessage>{queue.refused.join(' ')}</FormMessage>}
      <RestoredDraft at={restoredAt} files={kept} onDiscard={clear} />
      <Group justify="flex-end" align="center" gap="sm">
        {decides && (
          <>
            <NativeSelect
              size="xs"
              aria-label="Respond for"
              value={onBehalfOfId}
              onChange={(event) => setOnBehalfOfId(event.currentTarget.value)}
              data={[
                { value: '', label: 'My response' },
                ...rfi.assignees.map(({ id, name }) => ({ value: id, label: `For ${name}` })),
              ]}
            />
            <Checkbox
              label="Official response"
              checked={official}
              onChange={(event) => setOfficial(event.currentTarget.checked)}
            />
          </>
        )}
        <Button
          type="submit"
          size="xs"
          variant="default"
          loading={respond.isPending || queue.current !== null}
          disabled={!body.trim()}
        >
          Respond
        </Button>
      </Group>
    </form>
  );
}
