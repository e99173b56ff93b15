import { Button, FileButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';

interface ChooseProps {
  icon: Icon;
  accept: string;
  camera?: boolean;
  compact: boolean;
  first?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: string;
}

/** Shows a button that opens the file chooser, or the camera. */
export const ChooseFiles = ({
  icon: Sign,
  accept,
  camera = false,
  compact,
  first = false,
  onFiles,
  children,
}: ChooseProps) => {
  const [key, setKey] = useState(0);
  return (
    <FileButton
      // A new input allows choosing the same file again.
      key={key}
      multiple
      accept={accept}
      {...(camera && { capture: 'environment' as const })}
      onChange={(files) => {
        onFiles(files);
        setKey(key + 1);
      }}
    >
      {(button) => (
        <Button
          {...button}
          {...(compact && { size: 'xs' })}
          data-autofocus={first || undefined}
          variant="default"
          leftSection={<Sign size={16} />}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
};
