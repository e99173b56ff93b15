import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Chip, Group, Input, NativeSelect, TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { array, boolean, maxLength, object, refine, regex, string } from 'zod/mini';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { inWeekOrder } from '@/shared/format/week';
import dialog from '@/shared/forms/Dialog.module.css';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { everyOf, weekdays } from '../clock';
import { useCreateCam, useUpdateCam } from '../mutations';

const clock = regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');
const schema = object({
  name: string().check(regex(/\S/), maxLength(100, 'Name must be at most 100 characters')),
  locationDetail: string().check(maxLength(250, 'At most 250 characters')),
  provider: string().check(maxLength(100, 'At most 100 characters')),
  snapshotUrl: string().check(
    regex(/^$|^https?:\/\/\S+$/, 'Enter a URL that starts with https://'),
  ),
  intervalSec: string(),
  from: string().check(clock),
  to: string().check(clock),
  days: array(string()).check(refine((days) => days.length > 0, 'Choose a day')),
  maintenance: boolean(),
}).check(
  refine(({ from, to }) => to > from, { path: ['to'], error: 'After the first picture of a day' }),
);
const resolver = zodResolver(schema, { error: fieldErrors() });
const intervals = [300, 600, 900, 1800, 3600];
/** Returns the intervals to choose from, with the one that a camera has. */
const intervalsWith = (seconds: number) =>
  [...new Set([...intervals, seconds])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: everyOf(each) }));

interface Props {
  projectId: string;
  /** The camera to edit. Null for a new one. */
  cam: FieldCamDetail | null;
  onClose: () => void;
  onCreated: (camId: string) => void;
}

export default function CamDialog({ projectId, cam, onClose, onCreated }: Props) {
  const form = useForm({
    resolver,
    defaultValues: {
      name: cam?.name ?? '',
      locationDetail: cam?.locationDetail ?? '',
      provider: cam?.provider ?? '',
      snapshotUrl: '',
      intervalSec: String(cam?.intervalSec ?? 900),
      from: cam?.activeHours.from ?? '06:00',
      to: cam?.activeHours.to ?? '18:00',
      days: cam?.activeHours.days ?? ['mon', 'tue', 'wed', 'thu', 'fri'],
      maintenance: cam?.maintenance ?? false,
    },
  });
  const create = useCreateCam(projectId);
  const update = useUpdateCam({ projectId, id: cam?.id ?? '' });
  const save = cam ? update : create;
  const { version, noteConflict } = useFormVersion(cam?.version ?? 1);
  const { errors, isDirty } = form.formState;
  const onError = (error: unknown) => {
    noteConflict(error);
    showServerErrors(form, ['name', 'snapshotUrl'], error);
  };
  const submit = form.handleSubmit(({ from, to, maintenance, snapshotUrl, ...rest }) => {
    const { days: chosen, ...fields } = rest;
    const days = weekdays.map(({ day }) => day).filter((day) => chosen.includes(day));
    const body = {
      ...fields,
      intervalSec: Number(rest.intervalSec),
      activeHours: { from, to, days },
      ...(snapshotUrl && { snapshotUrl }),
    };
    if (cam)
      return update.mutate({ ...body, version, maintenance }, { onSuccess: onClose, onError });
    create.mutate(body, {
      onSuccess: ({ data }) => {
        onClose();
        onCreated(data.id);
      },
      onError,
    });
  });
  const field = (name: 'name' | 'locationDetail' | 'provider' | 'snapshotUrl' | 'from' | 'to') => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <FormDialog
      about={cam?.id}
      title={cam ? 'Edit camera' : 'Add a camera'}
      submitLabel={cam ? 'Save' : 'Add'}
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
      wide
    >
      <TextInput label="Name" data-autofocus {...field('name')} />
      <TextInput
        label="Location"
        placeholder="Roof, mast, gate"
        className={dialog.half}
        {...field('locationDetail')}
      />
      <TextInput label="Provider" className={dialog.half} {...field('provider')} />
      <TextInput
        label="Picture URL"
        description={
          cam?.hasSource
            ? 'Leave it empty to keep the current one. It is never shown.'
            : 'The server requests pictures from this address. It is never shown.'
        }
        type="url"
        autoComplete="off"
        {...field('snapshotUrl')}
      />
      <NativeSelect
        label="Take a picture"
        data={intervalsWith(cam?.intervalSec ?? 900)}
        {...form.register('intervalSec')}
      />
      <TextInput type="time" label="From" className={dialog.half} {...field('from')} />
      <TextInput type="time" label="To" className={dialog.half} {...field('to')} />
      <Controller
        control={form.control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <Days {...{ value, onChange }} error={errors.days?.message} />
        )}
      />
      {cam && (
        <Checkbox
          label="In maintenance"
          description="It counts as neither online nor offline."
          {...form.register('maintenance')}
        />
      )}
    </FormDialog>
  );
}

interface DaysProps {
  value: string[];
  onChange: (days: string[]) => void;
  error: string | undefined;
}

const Days = ({ value, onChange, error }: DaysProps) => (
  <Input.Wrapper label="On" error={error} role="group" aria-label="Days">
    <Chip.Group multiple value={value} onChange={onChange}>
      <Group gap={8} mt={4}>
        {inWeekOrder(weekdays).map(({ day, label }) => (
          <Chip key={day} value={day} size="xs">
            {label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </Input.Wrapper>
);
