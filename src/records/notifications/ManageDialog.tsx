import { Checkbox, NativeSelect } from '@mantine/core';
import type { SubmitEvent } from 'react';
import type { NotificationItemFrequency, NotificationPreference } from '@/api/generated/types.gen';
import { openLabel } from '@/shared/format/labels';
import { FormDialog } from '@/shared/forms/FormDialog';
import { itemLabels } from './items';
import classes from './ManageDialog.module.css';
import { channelLabels, channels, type Group, itemFrequencies } from './preferences';

interface Props {
  group: Group;
  items: NotificationPreference[];
  /** Whether closing would discard changes. */
  dirty: boolean;
  onChange: (items: NotificationPreference[]) => void;
  onApply: () => void;
  onClose: () => void;
}

/** Sets the frequency and channels of each item in a group. */
export default function ManageDialog({ group, items, dirty, onChange, onApply, onClose }: Props) {
  const change = (key: string, part: Partial<NotificationPreference>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <FormDialog
      title={`Manage ${group.label.toLowerCase()}`}
      submitLabel="Apply"
      onSubmit={submit}
      submitError={null}
      submitting={false}
      dirty={dirty}
      onClose={onClose}
    >
      {items.map(({ key, frequency, channels: chosen, locked }) => (
        <fieldset key={key} className={`grid items-end m-0 p-0 borderless ${classes.item}`}>
          <legend>{openLabel(itemLabels, key)}</legend>
          <NativeSelect
            aria-label="Frequency"
            value={frequency}
            onChange={(event) =>
              change(key, { frequency: event.currentTarget.value as NotificationItemFrequency })
            }
            data={itemFrequencies.filter((value) => !locked || value !== 'none')}
          />
          <div className={`row wrap gap-8-16 ${classes.channels}`}>
            {channels.map((channel) => (
              <Checkbox
                key={channel}
                label={channelLabels[channel]}
                checked={chosen[channel]}
                onChange={(event) =>
                  change(key, { channels: { ...chosen, [channel]: event.currentTarget.checked } })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormDialog>
  );
}
