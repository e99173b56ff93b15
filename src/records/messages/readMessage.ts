import { listMessages } from '@/api/generated/messages.gen';
import type { Attachment, Message } from '@/api/generated/types.gen';
import { readFile } from '@/api/transfer';
import type { MessagePlace } from './fromMessage';

/** Reads a message that the user came from. Returns null if it is deleted. */
export async function readMessage(
  projectId: string,
  { threadId, position }: MessagePlace,
): Promise<Message | null> {
  const { data } = await listMessages({
    path: { projectId, threadId },
    query: { from: position, limit: 1 },
    throwOnError: true,
  });
  const [message] = data.data;
  return message && !message.deleted ? message : null;
}

/** Returns the content of an attachment, as a file that can be uploaded again. */
export const fileOf = ({ url, fileName }: Attachment): Promise<File> => readFile(url, fileName);
