import { zodResolver } from '@hookform/resolvers/zod';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { array, object, optional } from 'zod/mini';
import { zCreateScanFromUploadRequest } from '@/api/generated/schemas/zCreateScanFromUploadRequest.gen';
import { fieldErrors } from '../../errors/fieldTexts';
import { FormDialog } from '../../forms/FormDialog';
import { DescriptionField, TitleField, trimmed } from '../../forms/TextFields';
import type { zFile } from '../../forms/zFile';
import { FileDrop } from './FileDrop';
import { fileTitle } from './fileTitle';
import classes from './UploadDialog.module.css';

// The contract has the same rules for the title and the description of every media item.
const { title, description } = zCreateScanFromUploadRequest.shape;

interface Values {
  items: { file: File; title: string }[];
  description?: string | undefined;
}

export interface UploadFiles {
  /** File name extensions without the dot. */
  extensions: readonly string[];
  /** Rejects a file with the text for its field. */
  schema: ReturnType<typeof zFile>;
  /** The accepted files and their size limit. */
  hint: string;
  label?: string;
  /** Takes several files at once, each with a title. */
  multiple?: boolean;
  /** Returns why a file is rejected after reading its content, or null. */
  refusalOf?: (file: File) => Promise<string | null>;
}

interface Props {
  heading: string;
  submitLabel?: (files: number) => string;
  files: UploadFiles;
  hasDescription?: boolean;
  /** More fields; a function gets the chosen files. */
  children?: ReactNode | ((files: readonly File[]) => ReactNode);
  /** Whether the additional fields can be uploaded. They show what is missing. */
  isComplete?: () => boolean;
  /** Queues the files. The dialog closes without waiting for the uploads. */
  onUpload: (items: Values['items'], description: string) => void;
  onClose: () => void;
}

/** Shows the upload form (specification, section 5): title and file are required, the description is optional. */
export function UploadDialog({ files, hasDescription = true, children, ...props }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(
      object({
        items: array(object({ file: files.schema, title })),
        description: optional(description),
      }),
      { error: fieldErrors() },
    ),
    defaultValues: { items: [{ title: '' }], description: '' },
  });
  // Registered first, as on the screen: the first invalid field gets the focus.
  form.register('items.0.file');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  // The fields of the page that opened the dialog are not in its form.
  const [isTyped, setTyped] = useState(false);
  const { errors, isDirty } = form.formState;
  const items = form.watch('items');
  const chosen = items.flatMap(({ file }) => file ?? []);
  const isOne = items.length === 1;

  const setItems = (next: readonly File[]) => {
    const typed = items.length === 1 && next.length <= 1 ? form.getValues('items.0.title') : '';
    const titled = next.map((file) => ({
      file,
      title: typed || (items.find((item) => item.file === file)?.title ?? fileTitle(file)),
    }));
    form.setValue('items', titled, { shouldDirty: true });
    void form.trigger(titled.map((_, i) => `items.${i}.file` as const));
  };
  const choose = async (next: readonly File[]) => {
    if (next.length === 0) return form.resetField('items');
    // Until the files are in the form, it would be sent without them.
    setReading(true);
    const reasons = await Promise.all(next.map((file) => reasonAgainst(file, files)));
    setReading(false);
    setRefused(reasons.filter((reason) => reason !== null));
    const accepted = next.filter((_, i) => reasons[i] === null);
    if (accepted.length > 0) setItems(accepted);
  };

  return (
    <FormDialog
      title={props.heading}
      submitLabel={props.submitLabel?.(items.length) ?? 'Upload'}
      onSubmit={form.handleSubmit((values) => {
        if (props.isComplete?.() === false) return;
        props.onUpload(values.items, values.description ?? '');
        props.onClose();
      })}
      submitError={null}
      submitting={isReading}
      dirty={isDirty || isTyped}
      onClose={props.onClose}
    >
      <Controller
        control={form.control}
        name="items.0.file"
        render={({ field }) => (
          <FileDrop
            {...files}
            ref={field.ref}
            value={chosen}
            onChoose={choose}
            onBlur={field.onBlur}
            description={files.hint}
            error={items.map((_, i) => errors.items?.[i]?.file?.message).find(Boolean)}
          />
        )}
      />
      {refused.length > 0 && <Refused reasons={refused} />}
      {items.map(({ file }, i) => (
        <div
          key={file ? `${file.name} ${file.lastModified}` : 'none'}
          className="flex gap-8 items-end"
        >
          <TitleField
            className={classes.title ?? ''}
            label={isOne ? 'Title' : `Title of ${file.name}`}
            error={errors.items?.[i]?.title?.message}
            {...form.register(`items.${i}.title`, trimmed)}
          />
          {!isOne && (
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              aria-label={`Remove ${file.name}`}
              onClick={() => setItems(chosen.filter((_, n) => n !== i))}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      <div style={{ display: 'contents' }} onChange={() => setTyped(true)}>
        {typeof children === 'function' ? children(chosen) : children}
      </div>
      {hasDescription && (
        <DescriptionField error={errors.description?.message} {...form.register('description')} />
      )}
    </FormDialog>
  );
}

/** Why a file is rejected after reading its content; null if it is not. */
async function reasonAgainst(file: File, files: UploadFiles): Promise<string | null> {
  try {
    return (await files.refusalOf?.(file)) ?? null;
  } catch {
    return `${file.name} could not be read. It may have been moved or changed: choose it again.`;
  }
}

const Refused = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="negative text-sm list" role="alert">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);
