import { Button, Modal, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { CopyField } from '@/shared/ui/CopyField';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import dialog from '../../shared/forms/Dialog.module.css';

/** Opens the address as a visitor does, without a referrer. */
const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface Props {
  address: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** Shows the address of a new link. It can never be shown again. */
export function AddressDialog({ address, hasPassword, onClose }: Props) {
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
      <CopyField label="Link" value={address} />
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
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
