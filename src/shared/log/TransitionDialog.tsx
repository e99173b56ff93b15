import { FileInput, NativeSelect, Text, Textarea } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import type { AnyLog, RecordDetail } from './log';
import { MissingFields } from './MissingFields';
import { useAttach, useTransition } from './mutations';

interface Props {
  log: AnyLog;
  item: RecordDetail;
  target: string;
  onClose: () => void;
}

/** Asks for what the way to another status needs. */
export default function TransitionDialog({ log, item, target, onClose }: Props) {
  const transition = useTransition(log);
  const all = log.asks(item, target);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      all
        .filter(({ photo }) => !photo)
        .map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
    ),
  );
  const asked = all.filter(({ when }) => when?.(values) ?? true);
  const [photos, setPhotos] = useState<Readonly<Record<string, File | null>>>({});
  const attach = useAttach(log, item);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const label = log.transitionLabel(item.status, target);
  const typed = asked.some(({ name, choices }) => !choices && values[name]?.trim());

  const submit = async () => {
    const given = asked
      .map(({ name }) => [name, (values[name] ?? '').trim()] as const)
      .filter(([, value]) => value !== '');
    const names = new Set(given.map(([name]) => name));
    const lacking = asked.filter(({ name, required }) => required && !names.has(name));
    if (lacking.length > 0) return setMissing(lacking.map(({ name }) => name));
    attach.reset();
    transition.reset();
    for (const { name, photo } of asked) {
      const file = photo && photos[name];
      if (!file) continue;
      try {
        await attach.mutateAsync({ file, kind: photo });
      } catch {
        return; // A toast has said so, and the form says why.
      }
      // It is there now, whatever becomes of the rest.
      setPhotos((before) => ({ ...before, [name]: null }));
    }
    transition.mutate(
      { record: item, status: target, needs: Object.fromEntries(given) },
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
      submitError={attach.error ?? transition.error}
      submitting={transition.isPending || attach.isPending}
      dirty={typed || Object.values(photos).some(Boolean)}
      onClose={onClose}
    >
      <Text size="sm">{item.title}</Text>
      <MissingFields error={transition.error} />
      {asked.map(({ name, label: question, required, choices, photo }, index) => {
        if (photo) {
          return (
            <FileInput
              key={name}
              label={`${question} (optional)`}
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
          label: required ? question : `${question} (optional)`,
          value: values[name] ?? '',
          error: missing.includes(name) && `${question} is required`,
          'data-autofocus': index === asked.findIndex((one) => !one.photo) || undefined,
          onChange: (event: { currentTarget: { value: string } }) => {
            const { value } = event.currentTarget;
            setValues((before) => ({ ...before, [name]: value }));
            setMissing((before) => before.filter((one) => one !== name));
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
