import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconFolderPlus, IconFolderUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { UploadButton } from '@/shared/collection/files/UploadButton';
import { useMenu } from '@/shared/ui/useMenu';

interface Props {
  /** Absent where nothing can be uploaded. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  onNewFolder: () => void;
}

/** Shows the actions that add to the shown folder. */
export const AddButtons = ({ onFiles, onNewFolder }: Props) => (
  <>
    <Button variant="default" leftSection={<IconFolderPlus size={16} />} onClick={onNewFolder}>
      New folder
    </Button>
    {onFiles && (
      <Group gap={1} wrap="nowrap">
        <UploadButton extensions={[]} onFiles={onFiles} />
        <MoreWays onFiles={onFiles} />
      </Group>
    )}
  </>
);

/** React has no type for it. */
const directory = { webkitdirectory: '' };

/** Uploads a folder. Browsers on some phones cannot choose one. */
function MoreWays({ onFiles }: { onFiles: NonNullable<Props['onFiles']> }) {
  const input = useRef<HTMLInputElement>(null);
  const { menu, target } = useMenu();
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <Menu position="bottom-end" {...menu}>
        <Menu.Target>
          <ActionIcon variant="filled" size={36} aria-label="Other ways to upload" {...target}>
            <IconChevronDown size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFolderUp size={16} />}
            onClick={() => input.current?.click()}
          >
            Upload folder
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Folder to upload"
        {...directory}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // Allows choosing the same folder again.
        }}
      />
    </>
  );
}
