import { ActionIcon, Button, Fieldset, Group, Input } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { zStepMode } from '@/api/generated/schemas/submittals.gen';
import type { NewStep } from '@/api/generated/types.gen';
import { useFormContext } from '@/records/log/form/formContext';
import { NumberField, OptionField, PartiesField } from '@/records/log/form/formControls';
import dialog from '@/shared/forms/Dialog.module.css';
import { useProject } from '@/shared/projects/useProject';

/** Steps per submittal; the contract permits no more. */
const MAX_STEPS = 10;

/**
 * Shows the review steps, in order. Without useFieldArray: the sign-in page shares its chunk of the form library, and
 * would load it.
 */
export function StepsField({ projectId, needed }: { projectId: string; needed: boolean }) {
  const { watch, setValue, getFieldState, formState } = useFormContext();
  const { message } = getFieldState('steps', formState).error ?? {};
  const steps: NewStep[] = watch('steps') ?? [];
  const project = useProject(projectId);
  const dueDays = project.data?.data.defaults.reviewDays ?? 5;
  const change = (next: NewStep[]) =>
    setValue('steps', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Fieldset
      legend={
        <>
          Review steps
          {needed && (
            <span aria-hidden="true" className="negative">
              {' '}
              *
            </span>
          )}
        </>
      }
      className={dialog.group}
    >
      {steps.slice(0, MAX_STEPS).map((_, index) => (
        <Fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their position.
          key={index}
          legend={`Step ${index + 1}`}
          variant="unstyled"
          mb="sm"
        >
          <Group align="flex-end" gap="xs" mb="xs" wrap="nowrap">
            <NumberField name={`steps.${index}.dueDays`} label="Working days" max={90} />
            <OptionField
              name={`steps.${index}.mode`}
              label="Who must respond"
              values={zStepMode.options}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => change(steps.filter((__, other) => other !== index))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
          <PartiesField
            name={`steps.${index}.reviewerIds`}
            label="Reviewers"
            projectId={projectId}
            peopleOnly
            duty="review_submittals"
          />
        </Fieldset>
      ))}
      {steps.length < MAX_STEPS && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => change([...steps, { dueDays, mode: 'all', reviewerIds: [] }])}
        >
          Add a step
        </Button>
      )}
      {message && <Input.Error mt="xs">{message}</Input.Error>}
    </Fieldset>
  );
}
