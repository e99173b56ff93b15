import { FileInput, NativeSelect, Text, Textarea } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import type { AnyLog, RecordDetail } from './log';
import { MissingFields, missingFields } from './MissingFields';
import { transitionOf } from './transitions';
import { useAttach, useTransition } from './writes';

interface Props {
  log: AnyLog;
  item: RecordDetail;
  /** The new status. */
  target: string;
  onClose: () => void;
}

/** The form for the fields of a transition. */
export default function TransitionDialog({ log, item, target, onClose }: Props) {
  const { label, fields, oneOf } = transitionOf(log, item.status, target);
  const all = fields?.(item) ?? [];
  const need = oneOf?.(item) ?? null;
  const transition = useTransition(log, 'inline');
  const attach = useAttach(log, item);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      all
        .filter(({ photo }) => !photo)
        .map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
    ),
  );
  const [photos, setPhotos] = useState<Readonly<Record<string, File | null>>>({});
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const shown = all.filter(({ when }) => when?.(values) ?? true);
  const typed = shown.some(({ name, choices }) => !choices && values[name]?.trim());
  const missing = missingFields(log, transition.error, shown);
  const isIncomplete =
    need !== null && !need.names.some((name) => photos[name] || values[name]?.trim());
  const optionalLabel = (question: string, name: string) =>
    need?.names.includes(name) ? question : `${question} (optional)`;

  const submit = async () => {
    const filled = shown
      .map(({ name }) => [name, (values[name] ?? '').trim()] as const)
      .filter(([, value]) => value !== '');
    const names = new Set(filled.map(([name]) => name));
    const lacking = shown.filter(({ name, required }) => required && !names.has(name));
    if (lacking.length > 0) return setEmpty(lacking.map(({ name }) => name));
    attach.reset();
    transition.reset();
    for (const { name, photo } of shown) {
      const file = photo && photos[name];
      if (!file) continue;
      try {
        await attach.mutateAsync({ file, kind: photo });
      } catch {
        return; // The form shows the failure.
      }
      // Stays attached even if the transition fails.
      setPhotos((before) => ({ ...before, [name]: null }));
    }
    transition.mutate(
      { record: item, status: target, values: Object.fromEntries(filled) },
      { onSuccess: onClose },
    );
  };

  return (
    <FormDialog
      title={`${label}: ${item.number ?? 'draft'}`}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      submitError={missing.length > 0 ? null : (attach.error ?? transition.error)}
      submitting={transition.isPending || attach.isPending}
      incomplete={isIncomplete}
      dirty={typed || Object.values(photos).some(Boolean)}
      onClose={onClose}
    >
      <Text size="sm">{item.title}</Text>
      <MissingFields names={missing} />
      {need && (
        <Text size="sm" c="dimmed">
          {need.text}
        </Text>
      )}
      {shown.map(({ name, label: question, required, choices, photo }, index) => {
        if (photo) {
          return (
            <FileInput
              key={name}
              label={optionalLabel(question, name)}
              placeholder="Choose or take a photo"
              leftSection={<IconCamera size={16} aria-hidden="true" />}
              accept="image/jpeg,image/png,image/webp,image/heic"
              clearable
              value={photos[name] ?? null}
              onChange={(file) => setPhotos((before) => ({ ...before, [name]: file }))}
            />
          );
        }
        const field = {
          label: required ? question : optionalLabel(question, name),
          value: values[name] ?? '',
          error: empty.includes(name) && `${question} is required`,
          'data-autofocus': index === shown.findIndex((one) => !one.photo) || undefined,
          onChange: (event: { currentTarget: { value: string } }) => {
            const { value } = event.currentTarget;
            setValues((before) => ({ ...before, [name]: value }));
            setEmpty((before) => before.filter((one) => one !== name));
          },
        };
        return choices ? (
          <NativeSelect key={name} data={[...choices]} {...field} />
        ) : (
          <Textarea key={name} autosize minRows={3} maxRows={8} maxLength={2000} {...field} />
        );
      })}
    </FormDialog>
  );
}
