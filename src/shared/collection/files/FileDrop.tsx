import { FileInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import classes from './FileDrop.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  value: readonly File[];
  onChoose: (files: readonly File[]) => void;
  onBlur: () => void;
  label?: string;
  multiple?: boolean;
  /** File name extensions without the dot. */
  extensions: readonly string[];
  /** The accepted files and their size limit: 'IFC or GLB, at most 100 MB.' */
  description: string;
  error: string | undefined;
}

/** A drop zone that also opens the file picker. */
export function FileDrop(props: Props) {
  const { ref, value, onChoose, onBlur, label = 'File', multiple = false } = props;
  const [over, setOver] = useState(false);
  const shared = {
    ref,
    label,
    'data-autofocus': true,
    description: `${props.description} ${multiple ? 'Drop them here or choose them.' : 'Drop it here or choose it.'}`,
    placeholder: multiple ? 'Choose files' : 'Choose a file',
    accept: props.extensions.map((extension) => `.${extension}`).join(','),
    leftSection: <IconFileUpload size={16} />,
    onBlur,
    error: props.error,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input inside.
    <div
      className={`p-12 page ${classes.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
      }}
    >
      {multiple ? (
        <FileInput multiple value={[...value]} onChange={onChoose} {...shared} />
      ) : (
        <FileInput
          value={value[0] ?? null}
          onChange={(file) => onChoose(file ? [file] : [])}
          {...shared}
        />
      )}
    </div>
  );
}
