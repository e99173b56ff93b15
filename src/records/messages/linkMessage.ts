import type { QueryClient } from '@tanstack/react-query';
import { addMessageRecord } from '@/api/generated/messages.gen';
import type { MessageLink } from '@/api/generated/types.gen';
import { invalidate } from '@/shared/feedback/useWrite';
import { toastFailure } from '@/shared/feedback/writeFailures';
import type { MessagePlace } from './fromMessage';
import { readMessage } from './readMessage';

/** Links what was made from a message with the message. A failure is toasted; what was made exists. */
export async function linkMessage(
  client: QueryClient,
  projectId: string,
  place: MessagePlace,
  record: MessageLink,
): Promise<void> {
  try {
    const message = await readMessage(projectId, place);
    if (!message) return;
    const { threadId } = place;
    const path = { projectId, threadId, messageId: message.id };
    await addMessageRecord({ path, body: { record }, throwOnError: true });
    void invalidate(client, ['listMessages', 'listMessageHits']);
  } catch (error) {
    void toastFailure('addMessageRecord', error);
  }
}
