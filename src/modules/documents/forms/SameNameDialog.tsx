import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { Chosen, SameName } from '../uploads';

type Choice = Exclude<SameName, 'refuse'> | 'skip';

interface Props {
  files: readonly File[];
  /** Those whose name a file of the folder has. */
  taken: readonly File[];
  onUpload: (chosen: Chosen[]) => void;
  onClose: () => void;
}

/** Asks what to do with files whose names are taken. */
export default function SameNameDialog({ files, taken, onUpload, onClose }: Props) {
  const [choice, setChoice] = useState<Choice>('new_version');
  return (
    <FormDialog
      title={`${count(taken.length, 'file')} of this name ${taken.length === 1 ? 'is' : 'are'} here already`}
      submitLabel="Upload"
      submitError={null}
      submitting={false}
      dirty={choice !== 'new_version'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const names = new Set(taken);
        onUpload(
          files.flatMap((file): Chosen[] => {
            if (!names.has(file)) return [{ file, sameName: 'refuse' }];
            return choice === 'skip' ? [] : [{ file, sameName: choice }];
          }),
        );
        onClose();
      }}
    >
      <Text size="sm" c="dimmed">
        {taken
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', ')}
        {taken.length > 5 && ` and ${taken.length - 5} more`}
      </Text>
      <Radio.Group
        label="What should happen?"
        value={choice}
        onChange={(value) => setChoice(value as Choice)}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="new_version"
            label="New version"
            description="Replaces the file. Earlier versions are kept."
          />
          <Radio
            value="keep_both"
            label="Keep both"
            description="The new file gets a number after its name."
          />
          <Radio
            value="skip"
            label="Skip"
            description={
              taken.length < files.length ? 'Only the other files are uploaded.' : undefined
            }
          />
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
