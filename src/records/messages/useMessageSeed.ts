import { useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '@/shared/routing/search';
import { FROM_MESSAGE, placeIn } from './fromMessage';

/** What a new record takes over from a message. */
export interface MessageSeed {
  /** Tells the drafts of different messages apart. */
  key: string;
  values: { title: string; description: string };
  files: File[];
}

const LONGEST_TITLE = 120;

/** Returns the first sentence of a text, or its first words. */
function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const sentence = /^.{8,}?[.!?](?=\s|$)/.exec(line)?.[0].replace(/\.$/, '') ?? line;
  if (sentence.length <= LONGEST_TITLE) return sentence;
  return `${sentence.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…`;
}

/**
 * What the form for a new record begins with if the address names a message. A file that cannot be read is left out, and
 * without the message the form is empty.
 */
export function useMessageSeed(projectId: string, wanted: boolean) {
  const text = useAddressQuery().get(FROM_MESSAGE);
  const place = wanted ? placeIn(text) : null;
  return useQuery({
    queryKey: ['message-seed', projectId, text],
    enabled: place !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<MessageSeed | null> => {
      // Load the code only for users who come from a message.
      const { fileOf, readMessage } = await import('./readMessage');
      const message = place && (await readMessage(projectId, place));
      if (!message) return null;
      const files = await Promise.allSettled(message.attachments.map(fileOf));
      return {
        key: message.id,
        values: { title: titleOf(message.body), description: message.body },
        files: files.flatMap((file) => (file.status === 'fulfilled' ? file.value : [])),
      };
    },
  });
}
