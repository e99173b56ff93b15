import { Anchor, Button, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTeamOptions } from '@/api/generated/team.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { peopleIn } from './addresses';

interface Props {
  projectId: string;
  onFound: (ids: readonly string[]) => void;
}

/** Finds members of a project by pasted names and email addresses. What fits nobody stays in the field. */
export function PastePeople({ projectId, onFound }: Props) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  const team = useQuery({
    ...listTeamOptions({ path: { projectId }, query: { status: 'active', limit: 100 } }),
    enabled: opened,
  });
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
        error={team.error && failureText('listTeam', team.error)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        mt="xs"
        size="xs"
        variant="default"
        disabled={!text.trim() || !team.data}
        onClick={() => {
          const { ids, rest } = peopleIn(text, team.data?.data ?? []);
          onFound(ids);
          setText(rest.join('\n'));
          setResult(
            [
              `${count(ids.length, 'person', 'people')} added.`,
              rest.length > 0 &&
                `${count(rest.length, 'line')} ${rest.length === 1 ? 'fits' : 'fit'} nobody in the project.`,
            ]
              .filter(Boolean)
              .join(' '),
          );
        }}
      >
        Add
      </Button>
      <Text size="sm" mt="xs" role="status">
        {result}
      </Text>
    </div>
  );
}
