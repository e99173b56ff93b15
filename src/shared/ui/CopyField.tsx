import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './CopyField.module.css';

/** Shows a text that people take elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const clipboard = useClipboard({ timeout: 3000 });
  return (
    <>
      <div className={`flex wrap gap-8 mt-16 ${classes.row}`}>
        <TextInput
          label={label}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          data-autofocus
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(value)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className={`m-top-8 quiet text-xs ${classes.status}`} role="status">
        {clipboard.copied && `${label} copied.`}
        {clipboard.error &&
          `The browser did not allow copying. Select the ${label.toLowerCase()} and copy it.`}
      </p>
    </>
  );
}
