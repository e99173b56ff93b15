import { FileInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import classes from './FileDrop.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  value: File | null;
  onChoose: (file: File | null) => void;
  onBlur: () => void;
  /** Names end with one of these, without the dot. */
  extensions: readonly string[];
  /** Which files, and how large: 'IFC or GLB, at most 100 MB.' */
  description: string;
  error: string | undefined;
  readOnly?: boolean;
}

/** One file, dropped or chosen. */
export function FileDrop({
  readOnly = false,
  ref,
  value,
  onChoose,
  onBlur,
  extensions,
  ...field
}: Props) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input inside.
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!readOnly) onChoose(event.dataTransfer.files[0] ?? null);
      }}
    >
      <FileInput
        ref={ref}
        label="File"
        data-autofocus
        description={`${field.description} Drop it here or choose it.`}
        placeholder="Choose a file"
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        leftSection={<IconFileUpload size={18} />}
        value={value}
        onChange={onChoose}
        onBlur={onBlur}
        error={field.error}
        readOnly={readOnly}
      />
    </div>
  );
}
