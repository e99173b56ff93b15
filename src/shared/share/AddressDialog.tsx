import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import dialog from '../forms/Dialog.module.css';
import { useReturnFocus } from '../ui/useReturnFocus';
import classes from './Share.module.css';

/** As a visitor has it, who comes from elsewhere. */
const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface Props {
  address: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** The address of a link. Nobody can show it again, the host included. */
export function AddressDialog({ address, hasPassword, onClose }: Props) {
  const clipboard = useClipboard({ timeout: 3000 });
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="The link is ready"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Text size="sm">
        Copy it now: it is shown this once. If it is lost, give the link a new address.
        {hasPassword && ' Send the password by another way.'}
      </Text>
      <div className={classes.address}>
        <TextInput
          label="Address"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          data-autofocus
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(address)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        {clipboard.copied && 'The address is in the clipboard.'}
        {clipboard.error && 'The browser does not copy by itself: select the address and copy it.'}
      </p>
      <div className={dialog.actions}>
        <Button
          component="a"
          href={address}
          {...newTab}
          variant="subtle"
          rightSection={<IconExternalLink size={16} />}
        >
          See it as a visitor
        </Button>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
