import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import dialog from '../../shared/forms/Dialog.module.css';
import classes from './Share.module.css';

/** Opens the address as a visitor does, without a referrer. */
const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface Props {
  address: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** Shows the address of a new link. It can never be shown again. */
export function AddressDialog({ address, hasPassword, onClose }: Props) {
  const clipboard = useClipboard({ timeout: 3000 });
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link ready"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Text size="sm">
        Copy it now. It is shown only once. If you lose it, replace the link.
        {hasPassword && ' Send the password separately.'}
      </Text>
      <div className={classes.address}>
        <TextInput
          label="Link"
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
        {clipboard.copied && 'Link copied.'}
        {clipboard.error && 'The browser did not allow copying. Select the link and copy it.'}
      </p>
      <div className={dialog.actions}>
        <Button
          component="a"
          href={address}
          {...newTab}
          variant="subtle"
          rightSection={<IconExternalLink size={16} />}
        >
          Preview as a visitor
        </Button>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
