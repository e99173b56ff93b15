import { Button, NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import type { NotificationFrequency, NotificationPreference } from '@/api/generated/types.gen';
import { itemLabels } from '@/shared/notifications/items';
import { openLabel } from '@/shared/records/labels';
import { frequencies, frequencyOf, summaryOf } from '../preferences';
import classes from './GroupCard.module.css';
import panel from './Panel.module.css';

interface Props {
  label: string;
  items: NotificationPreference[];
  disabled: boolean;
  onChange: (items: NotificationPreference[]) => void;
  onManage: () => void;
}

/** One group, with a frequency for all of its items and a switch for each. */
export function GroupCard({ label, items, disabled, onChange, onManage }: Props) {
  const id = useId();
  const shown = frequencyOf(items);
  const choose = (frequency: NotificationFrequency) => {
    if (frequency !== 'various') onChange(items.map((item) => ({ ...item, frequency })));
  };
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <h2 id={id}>{label}</h2>
        <NativeSelect
          aria-label="Frequency"
          value={shown}
          disabled={disabled}
          onChange={(event) => choose(event.currentTarget.value as NotificationFrequency)}
          data={frequencies.map((value) => ({
            value,
            label: value,
            // 'various' describes the items and cannot be chosen.
            disabled: value === 'various' && value !== shown,
          }))}
        />
        {!disabled && (
          <Button variant="default" aria-label={`Manage ${label}`} onClick={onManage}>
            Manage
          </Button>
        )}
      </div>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.key} className={classes.item}>
            <Switch
              className={classes.switch}
              labelPosition="left"
              label={openLabel(itemLabels, item.key)}
              aria-describedby={id + item.key}
              checked={item.enabled}
              disabled={disabled}
              onChange={({ currentTarget: { checked: enabled } }) =>
                onChange(items.map((one) => (one === item ? { ...one, enabled } : one)))
              }
            />
            <span id={id + item.key} className={classes.summary}>
              {item.enabled ? summaryOf(item) : 'off'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
