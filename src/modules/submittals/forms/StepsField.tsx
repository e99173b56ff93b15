import { ActionIcon, Button, Fieldset, Group } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { zStepMode } from '@/api/generated/schemas/zStepMode.gen';
import type { SubmittalFields } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { NumberField, OptionField, PartiesField } from '@/shared/log/fields';

/** Steps that the contract permits. */
const MOST = 10;

/** Who reviews it, one step after the other. */
export function StepsField({ projectId }: { projectId: string }) {
  const { control } = useFormContext<SubmittalFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  return (
    <Fieldset legend="Review steps" className={dialog.group}>
      {fields.map(({ id }, index) => (
        <Fieldset key={id} legend={`Step ${index + 1}`} variant="unstyled" mb="sm">
          <Group align="flex-end" gap="xs" mb="xs" wrap="nowrap">
            <NumberField name={`steps.${index}.dueDays`} label="Working days" max={90} />
            <OptionField
              name={`steps.${index}.mode`}
              label="Who answers"
              values={zStepMode.options}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
          <PartiesField
            name={`steps.${index}.reviewerIds`}
            label="Reviewers"
            projectId={projectId}
            peopleOnly
          />
        </Fieldset>
      ))}
      {fields.length < MOST && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          onClick={() =>
            append(
              { dueDays: 5, mode: 'all', reviewerIds: [] },
              { focusName: `steps.${fields.length}.dueDays` },
            )
          }
        >
          Add a step
        </Button>
      )}
    </Fieldset>
  );
}
