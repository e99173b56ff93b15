import { FileInput, NativeSelect, Text, Textarea } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useWriting } from '@/shared/live/writing';
import { MissingFields, missingFields } from '../form/MissingFields';
import type { AnyLog, RecordDetail } from '../log';
import { transitionOf } from '../transitions';
import { useAttach, useTransition } from '../writes';
import { Meanwhile } from './Meanwhile';

interface Props {
  log: AnyLog;
  item: RecordDetail;
  /** The new status. */
  target: string;
  onClose: () => void;
}

/** Shows the form for the fields of a transition. */
export default function TransitionDialog({ log, item, target, onClose }: Props) {
  const { label, fields, needsOne } = transitionOf(log, item.status, target);
  const all = fields?.(item) ?? [];
  const transition = useTransition(log, 'inline');
  useWriting(item.id, true);
  const attach = useAttach(log);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      all
        .filter(({ photo }) => !photo)
        .map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
    ),
  );
  const [photos, setPhotos] = useState<Readonly<Record<string, File | null>>>({});
  const [attached, setAttached] = useState<ReadonlySet<string>>(new Set());
  const shown = all.filter(({ when }) => when?.(values) ?? true);
  const typed = shown.some(({ name, choices }) => !choices && values[name]?.trim());
  const missing = missingFields(log, transition.error, shown);

  const filled = shown
    .map(({ name }) => [name, (values[name] ?? '').trim()] as const)
    .filter(([, value]) => value !== '');
  const given = new Set(filled.map(([name]) => name));
  const isGiven = (name: string) => given.has(name) || attached.has(name) || !!photos[name];
  const oneOf = needsOne?.(item) ?? null;
  const lacking =
    shown.find(({ name, required }) => required && !isGiven(name))?.label ??
    (oneOf !== null && !oneOf.names.some(isGiven) && oneOf.hint);

  const submit = async () => {
    attach.reset();
    transition.reset();
    for (const { name, photo } of shown) {
      const file = photo && photos[name];
      if (!file) continue;
      try {
        await attach.mutateAsync({ at: item, file, kind: photo });
      } catch {
        return; // The form shows the failure.
      }
      // Stays attached even if the transition fails.
      setPhotos((before) => ({ ...before, [name]: null }));
      setAttached((before) => new Set([...before, name]));
    }
    transition.mutate(
      { record: item, status: target, values: Object.fromEntries(filled) },
      { onSuccess: onClose },
    );
  };

  return (
    <FormDialog
      about={item.id}
      title={`${label}: ${item.number ?? 'draft'}`}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      submitError={missing.length > 0 ? null : (attach.error ?? transition.error)}
      submitting={transition.isPending || attach.isPending}
      missing={lacking}
      dirty={typed || Object.values(photos).some(Boolean)}
      onClose={onClose}
    >
      <Text size="sm">{item.title}</Text>
      {!transition.error && <Meanwhile item={item} />}
      {oneOf && <Text size="sm">{oneOf.hint}</Text>}
      <MissingFields names={missing} />
      {shown.map(({ name, label: question, required, choices, photo }, index) => {
        if (photo) {
          return (
            <PhotoInput
              key={name}
              label={question}
              value={photos[name] ?? null}
              onChange={(file) => setPhotos((before) => ({ ...before, [name]: file }))}
            />
          );
        }
        return (
          <TextOrChoice
            key={name}
            label={question}
            required={required}
            choices={choices}
            value={values[name] ?? ''}
            autoFocus={index === shown.findIndex((field) => !field.photo)}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        );
      })}
    </FormDialog>
  );
}

interface FieldProps {
  label: string;
  required: boolean | undefined;
  choices: readonly { value: string; label: string }[] | undefined;
  value: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
}

function TextOrChoice({ choices, autoFocus, onChange, ...props }: FieldProps) {
  const field = {
    ...props,
    'data-autofocus': autoFocus || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return choices ? (
    <NativeSelect data={[...choices]} {...field} />
  ) : (
    <Textarea autosize minRows={3} maxRows={8} maxLength={2000} {...field} />
  );
}

interface PhotoProps {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
}

const PhotoInput = (props: PhotoProps) => (
  <FileInput
    placeholder="Choose or take a photo"
    leftSection={<IconCamera size={16} aria-hidden="true" />}
    accept="image/jpeg,image/png,image/webp,image/heic"
    clearable
    {...props}
  />
);
