import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

interface Props {
  /** File name extensions without the dot, such as 'jpg'. */
  extensions: readonly string[];
  onFiles: (files: readonly File[]) => void;
}

/** Shows the main action of a collection that uploads files without a form. Allows choosing several files. */
export function UploadButton({ extensions, onFiles }: Props) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      resetRef={reset}
      onChange={(files) => {
        onFiles(files);
        reset.current?.(); // Allows choosing the same file again.
      }}
    >
      {(button) => (
        <Button {...button} leftSection={<IconUpload size={16} />}>
          Upload
        </Button>
      )}
    </FileButton>
  );
}
