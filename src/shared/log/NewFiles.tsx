import { ActionIcon, Button, FileButton, Input } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useFilesOnPage } from '../upload/useFilesOnPage';
import classes from './Attachments.module.css';
import { attachmentFile, isPictureName, refusalOf } from './attachmentFiles';
import { useFormContext } from './formContext';
import { FILES } from './needs';

const acceptOf = (extensions: readonly string[]) =>
  extensions.map((extension) => `.${extension}`).join(',');

/** The photos and files of a new record, which are uploaded when it is created. A phone offers its camera first. */
export function NewFiles({ needed, first }: { needed: boolean; first: boolean }) {
  const { control, getFieldState, formState } = useFormContext();
  return (
    <Controller
      control={control}
      name={FILES}
      render={({ field }) => (
        <FilesInput
          label="Photos and files"
          files={field.value ?? []}
          onChange={field.onChange}
          needed={needed}
          first={first}
          error={getFieldState(FILES, formState).error?.message}
        />
      )}
    />
  );
}

interface Props {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  needed?: boolean;
  /** Whether the form begins with it. */
  first?: boolean;
  /** Whether only its buttons show it while there are no files. */
  compact?: boolean;
  error?: string | undefined;
}

/** Files to upload when their form is sent. */
export function FilesInput({
  label,
  files,
  onChange,
  needed = false,
  first = false,
  compact = false,
  error,
}: Props) {
  const title = useId();
  const hasCamera = useMediaQuery('(pointer: coarse)', undefined, {
    getInitialValueInEffect: false,
  });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]) => {
    setRefused(chosen.flatMap((file) => refusalOf(file, 'attachment') ?? []));
    onChange([...files, ...chosen.filter((file) => !refusalOf(file, 'attachment'))]);
  };
  const { over, handlers } = useFilesOnPage(true, add);
  return (
    <Input.Wrapper
      {...(!compact && { label, labelElement: 'div', labelProps: { id: title } })}
      withAsterisk={needed}
      error={error ?? (refused.length > 0 && [...new Set(refused)].join(' '))}
      className={classes.section}
      data-over={over || undefined}
      {...handlers}
    >
      {files.length > 0 && (
        <ul
          className={classes.files}
          {...(compact ? { 'aria-label': label } : { 'aria-labelledby': title })}
        >
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can be the same one.
            <li key={index} className={classes.file}>
              <Preview file={file} />
              <span className={classes.fileName}>{file.name}</span>
              <ActionIcon
                className={classes.remove}
                variant="default"
                size={26}
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((_, other) => other !== index))}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.add}>
        {hasCamera && (
          <Choose
            icon={IconCamera}
            accept="image/jpeg,image/png,image/webp"
            camera
            compact={compact}
            onFiles={add}
          >
            Take photo
          </Choose>
        )}
        <Choose
          icon={IconPaperclip}
          accept={acceptOf(attachmentFile.extensions)}
          compact={compact}
          first={first}
          onFiles={add}
        >
          Add files
        </Choose>
        <span className={classes.hint}>or drop or paste them here</span>
      </div>
    </Input.Wrapper>
  );
}

interface ChooseProps {
  icon: typeof IconCamera;
  accept: string;
  camera?: boolean;
  compact: boolean;
  first?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: string;
}

const Choose = ({
  icon: Icon,
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
          leftSection={<Icon size={16} />}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
};

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  const isShown = isPictureName(file.name);
  useEffect(() => {
    if (!isShown) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isShown]);
  return (
    <span className={classes.preview}>
      {url ? <img src={url} alt="" /> : <IconFile size={28} stroke={1.4} aria-hidden="true" />}
    </span>
  );
}
