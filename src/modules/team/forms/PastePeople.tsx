import { Anchor, Button, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listTeamOptions } from '@/api/generated/team.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { peopleIn } from './addresses';

interface Props {
  projectId: string;
  onFound: (ids: readonly string[]) => void;
}

/** Finds members of a project by pasted names and email addresses. What fits nobody, or several, stays in the field. */
export function PastePeople({ projectId, onFound }: Props) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const client = useQueryClient();
  const listed = async (q?: string) =>
    await client.fetchQuery(
      listTeamOptions({
        path: { projectId },
        query: { ...(q && { q: q.slice(0, 200) }), status: 'active', limit: 100 },
      }),
    );
  const find = async () => {
    setSearching(true);
    setFailure(null);
    try {
      const first = await listed();
      const isWhole = first.nextCursor === null;
      const found = await peopleIn(text, async (q) => (isWhole ? first : await listed(q)).data);
      onFound(found.ids);
      setText([...found.shared, ...found.rest].join('\n'));
      setResult(resultText(found));
    } catch (error) {
      setFailure(error);
    } finally {
      setSearching(false);
    }
  };
  if (!opened) {
    return (
      <Anchor component="button" type="button" size="sm" onClick={() => setOpened(true)}>
        Paste a list of people
      </Anchor>
    );
  }
  return (
    <div>
      <Textarea
        label="Names or email addresses"
        description="One per line, as in a mail or a spreadsheet. They have to be in the project."
        autosize
        autoFocus
        minRows={2}
        maxRows={8}
        value={text}
        error={failure !== null && failureText('listTeam', failure)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        mt="xs"
        size="xs"
        variant="default"
        disabled={!text.trim()}
        loading={isSearching}
        onClick={() => void find()}
      >
        Add
      </Button>
      <Text size="sm" mt="xs" role="status">
        {result}
      </Text>
    </div>
  );
}

function resultText({ ids, rest, shared }: Awaited<ReturnType<typeof peopleIn>>): string {
  const lines = (all: readonly string[], one: string, many: string) =>
    all.length > 0 && `${count(all.length, 'line')} ${all.length === 1 ? one : many}`;
  return [
    `${count(ids.length, 'person', 'people')} added.`,
    lines(rest, 'fits nobody in the project.', 'fit nobody in the project.'),
    lines(
      shared,
      'fits several people. Write the email address.',
      'fit several people each. Write the email addresses.',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
