import { Select } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { matchesWords } from '@/shared/format/matchesWords';
import { useFormContext } from './formContext';
import { useLocations } from './useLocations';

interface Props {
  name: string;
  label: string;
  projectId: string;
}

/** Options shown at once. Typing finds the others. */
const SHOWN = 50;

/** A building, level, area or room of the project, chosen by typing parts of its names. */
export function LocationField({ name, label, projectId }: Props) {
  const { control, getFieldState, getValues, setValue, formState } = useFormContext();
  const { options, failure } = useLocations(projectId);
  const error = getFieldState(name, formState).error?.message;
  const choose = (id: string | undefined) => {
    setValue(name, id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // A room is indoors. The person sees the choice beside it, and can change it.
    const isRoom = options.some(({ value, kind }) => value === id && kind === 'room');
    if (isRoom && !getValues('location')) {
      setValue('location', 'interior', {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
    }
  };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          ref={field.ref}
          label={label}
          placeholder="Type a level or room"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
          limit={SHOWN}
          nothingFoundMessage="No location matches"
          filter={({ options: all, search, limit }) =>
            all
              .filter((option) => 'label' in option && matchesWords(search, option.label))
              .slice(0, limit)
          }
          data={options
            // A record keeps the archived location that it has.
            .filter(({ value, archived }) => !archived || value === field.value)
            .map(({ value, label: text }) => ({ value, label: text }))}
          value={field.value ?? null}
          onChange={(value) => choose(value ?? undefined)}
          onBlur={field.onBlur}
          error={error ?? failure?.text}
        />
      )}
    />
  );
}
