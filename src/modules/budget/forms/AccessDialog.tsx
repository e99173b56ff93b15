import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRolesOptions } from '@/api/generated/roles.gen';
import type { Budget, BudgetAccess } from '@/api/generated/types.gen';
import { formatAmount, parseMoney } from '@/shared/format/money';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import classes from '../Budget.module.css';
import { useUpdateBudget } from '../mutations';

interface Props {
  budget: Budget;
  access: BudgetAccess;
  onClose: () => void;
}

/** Shows who sees the budget, and up to which amount roles approve changes. */
export default function AccessDialog({ budget, access, onClose }: Props) {
  const [visible, setVisible] = useState(access);
  const [limits, setLimits] = useState(() =>
    access.approvalLimits.map(({ roleId, limitMinor }) => ({
      roleId,
      text: formatAmount(limitMinor),
    })),
  );
  const [isTouched, setTouched] = useState(false);
  const roles = useQuery(listRolesOptions());
  const save = useUpdateBudget(budget.projectId);
  const { version, noteConflict } = useFormVersion(budget.version);
  const names = new Map((roles.data?.data ?? []).map(({ id, name }) => [id as string, name]));
  const free = [...names].filter(([id]) => !limits.some(({ roleId }) => roleId === id));
  const parsed = limits.map(({ roleId, text }) => ({ roleId, limitMinor: parseMoney(text) }));
  const isBad = (minor: number | null) => minor === null || minor < 0;
  const change = (apply: () => void) => {
    setTouched(true);
    apply();
  };
  return (
    <FormDialog
      title="Access and approval limits"
      submitLabel="Save"
      submitError={save.error}
      submitting={save.isPending}
      dirty={isTouched}
      missing={parsed.some(({ limitMinor }) => isBad(limitMinor)) && 'Check the limits.'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const { visibleToOwner, visibleToSuperintendents } = visible;
        const approvalLimits = parsed.map(({ roleId, limitMinor }) => ({
          roleId,
          limitMinor: limitMinor ?? 0,
        }));
        save.mutate(
          { version, visibleToOwner, visibleToSuperintendents, approvalLimits },
          { onSuccess: onClose, onError: noteConflict },
        );
      }}
    >
      <Visibility value={visible} onChange={(to) => change(() => setVisible(to))} />
      <div>
        <Text size="sm" fw={550}>
          Approval limits
        </Text>
        <Text size="sm" c="dimmed">
          Commitments and change orders are approved up to the limit of the role. Without one, only
          project admins approve, and owners where they are named.
        </Text>
      </div>
      {limits.map(({ roleId, text }, index) => (
        <div key={roleId} className={`flex gap-8 items-end ${classes.limit}`}>
          <TextInput
            label={names.get(roleId) ?? roleId}
            leftSection={budget.currency}
            leftSectionWidth={48}
            value={text}
            inputMode="decimal"
            error={isBad(parsed[index]?.limitMinor ?? null) && 'Enter an amount'}
            onChange={({ currentTarget: { value } }) =>
              change(() => setLimits(limits.with(index, { roleId, text: value })))
            }
          />
          <Button
            variant="default"
            aria-label={`Remove the limit of ${names.get(roleId) ?? roleId}`}
            onClick={() => change(() => setLimits(limits.filter((_, i) => i !== index)))}
          >
            Remove
          </Button>
        </div>
      ))}
      {free.length > 0 && (
        <NativeSelect
          aria-label="Add a limit for a role"
          value=""
          data={[
            { value: '', label: 'Add a limit for a role' },
            ...free.map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value) change(() => setLimits([...limits, { roleId: value, text: '' }]));
          }}
        />
      )}
    </FormDialog>
  );
}

interface VisibilityProps {
  value: BudgetAccess;
  onChange: (value: BudgetAccess) => void;
}

const Visibility = ({ value: visible, onChange }: VisibilityProps) => (
  <>
    <Checkbox
      label="The owner sees the budget"
      description="Without it, the owner only sees the change orders that name them as the approver."
      checked={visible.visibleToOwner}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ ...visible, visibleToOwner: checked })
      }
    />
    <Checkbox
      label="Superintendents see the budget"
      checked={visible.visibleToSuperintendents}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ ...visible, visibleToSuperintendents: checked })
      }
    />
  </>
);
