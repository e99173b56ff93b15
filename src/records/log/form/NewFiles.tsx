import { ActionIcon, Input } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconFile, IconPaperclip, IconScribble, IconX } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Attachment } from '@/api/generated/types.gen';
import { usePicture } from '@/shared/files/usePicture';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { AttachDocuments } from '../../documents/AttachDocuments';
import { documentIdOf } from '../../documents/fromDocuments';
import classes from '../files/Attachments.module.css';
import { attachmentFile, isPictureName, refusalOf } from '../files/attachmentFiles';
import { ChooseFiles } from '../files/ChooseFiles';
import { MarkUpAttachment } from '../files/MarkUpAttachment';
import { FILES } from '../needs';
import { useFormContext } from './formContext';

const MarkUpFile = onDemand(() => import('../../markup/MarkUpFile'));

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
  /** The files of the record, whose pictures can be marked up here. */
  attachments?: readonly Attachment[];
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
  attachments = [],
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
  const [marking, setMarking] = useState<File | null>(null);
  /** Puts the marked-up picture in the place of the one that was chosen, or adds it. */
  const keep = (drawn: File) => {
    const isChosen = marking !== null && files.includes(marking);
    onChange(isChosen ? files.map((file) => (file === marking ? drawn : file)) : [...files, drawn]);
    setMarking(null);
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
          className={`grid gap-12 m-below-12 p-0 unlisted ${classes.files}`}
          {...(compact ? { 'aria-label': label } : { 'aria-labelledby': title })}
        >
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can be the same one.
            <li key={index} className={`relative min-w-0 text-xs ${classes.file}`}>
              <Preview file={file} />
              <span className="block cut">{file.name}</span>
              <FileButtons
                file={file}
                onMarkUp={() => setMarking(file)}
                onRemove={() => onChange(files.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="row wrap gap-8">
        {hasCamera && (
          <ChooseFiles
            icon={IconCamera}
            accept="image/jpeg,image/png,image/webp"
            camera
            compact={compact}
            onFiles={add}
          >
            Take photo
          </ChooseFiles>
        )}
        <ChooseFiles
          icon={IconPaperclip}
          accept={acceptOf(attachmentFile.extensions)}
          compact={compact}
          first={first}
          onFiles={add}
        >
          Add files
        </ChooseFiles>
        <AttachDocuments compact={compact} onFiles={add} />
        <MarkUpAttachment attachments={attachments} compact={compact} onFile={setMarking} />
        <span className={`quiet text-xs ${classes.hint}`}>or drop or paste them here</span>
      </div>
      {marking && (
        <PanelBoundary name="The markup" onClose={() => setMarking(null)}>
          <Suspense>
            <MarkUpFile file={marking} onDone={keep} onClose={() => setMarking(null)} />
          </Suspense>
        </PanelBoundary>
      )}
    </Input.Wrapper>
  );
}

function Preview({ file }: { file: File }) {
  const isShown = isPictureName(file.name) && documentIdOf(file) === undefined;
  const { picture } = usePicture(isShown ? file : undefined);
  return (
    <span
      className={`grid place-center mb-4 outlined rounded sunken quiet clip ${classes.preview}`}
    >
      {picture ? <img src={picture.url} alt="" /> : <IconFile size={20} aria-hidden="true" />}
    </span>
  );
}

interface ButtonsProps {
  file: File;
  onMarkUp: () => void;
  onRemove: () => void;
}

const FileButtons = ({ file, onMarkUp, onRemove }: ButtonsProps) => (
  <>
    {isPictureName(file.name) && documentIdOf(file) === undefined && (
      <ActionIcon
        className={classes.markUp}
        variant="default"
        size={26}
        aria-label={`Mark up ${file.name}`}
        onClick={onMarkUp}
      >
        <IconScribble size={14} />
      </ActionIcon>
    )}
    <ActionIcon
      className={classes.remove}
      variant="default"
      size={26}
      aria-label={`Remove ${file.name}`}
      onClick={onRemove}
    >
      <IconX size={14} />
    </ActionIcon>
  </>
);
