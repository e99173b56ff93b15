import { Button, Modal, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '@/api/transfer';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './SecondFactor.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes. They can never be shown again, so only its button closes it. */
export default function RecoveryCodesDialog({ codes, onClose }: Props) {
  const clipboard = useClipboard({ timeout: 3000 });
  const text = `${codes.join('\n')}\n`;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Save your recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="lg"
      centered
    >
      <Text size="sm">
        With one of these codes you log in if you do not have your phone. Each works once. They are
        shown only now: keep them where you keep your passwords, or print them.
      </Text>
      <ul
        className={`grid gap-4-16 p-16 outlined rounded unlisted ${classes.codes}`}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" role="status">
        {clipboard.copied && 'Codes copied.'}
        {clipboard.error && 'The browser did not allow copying. Download the codes.'}
      </Text>
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button
          variant="default"
          data-autofocus
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button onClick={onClose}>I saved them</Button>
      </div>
    </Modal>
  );
}
