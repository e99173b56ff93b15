import { ActionIcon, Button, NativeSelect, Switch } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useId } from 'react';
import type { NotificationFrequency, NotificationPreference } from '@/api/generated/types.gen';
import { openLabel } from '@/shared/format/labels';
import classes from './GroupCard.module.css';
import { itemLabels } from './items';
import panel from './Panel.module.css';
import { frequencies, frequencyOf, summaryOf } from './preferences';

interface Props {
  label: string;
  items: NotificationPreference[];
  disabled: boolean;
  /** Whether items can be locked on, as in a template. */
  lockable?: boolean | undefined;
  onChange: (items: NotificationPreference[]) => void;
  onManage: () => void;
}

/** One group, with a frequency for all of its items and a switch for each. */
export function GroupCard(props: Props) {
  const { label, items, disabled, lockable = false, onChange, onManage } = props;
  const id = useId();
  const shown = frequencyOf(items);
  const choose = (frequency: NotificationFrequency) => {
    if (frequency === 'various') return;
    // A locked item cannot be silent.
    const isFixed = (item: NotificationPreference) => item.locked && frequency === 'none';
    onChange(items.map((item) => (isFixed(item) ? item : { ...item, frequency })));
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
      <ul className="list">
        {items.map((item) => (
          <li key={item.key} className={`relative line-above ${classes.item}`}>
            <Switch
              className={classes.switch}
              labelPosition="left"
              label={openLabel(itemLabels, item.key)}
              aria-describedby={id + item.key}
              checked={item.enabled}
              // Its description says who has locked it on.
              disabled={disabled || item.locked === true}
              onChange={({ currentTarget: { checked: enabled } }) =>
                onChange(
                  items.map((preference) =>
                    preference === item ? { ...preference, enabled } : preference,
                  ),
                )
              }
            />
            {lockable && (
              <Lock
                item={item}
                disabled={disabled}
                onChange={(locked) =>
                  onChange(items.map((preference) => (preference === item ? locked : preference)))
                }
              />
            )}
            <span id={id + item.key} className={`block quiet text-xs ${classes.summary}`}>
              {item.enabled ? summaryOf(item) : 'off'}
              {item.locked && !lockable && ' · locked on by your administrator'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Locks an item on for the people of a template's projects. */
function Lock({
  item: { locked, ...item },
  disabled,
  onChange,
}: {
  item: NotificationPreference;
  disabled: boolean;
  onChange: (item: NotificationPreference) => void;
}) {
  const name = openLabel(itemLabels, item.key);
  const words = locked ? `Unlock ${name}` : `Lock on ${name}`;
  const frequency = item.frequency === 'none' ? 'realtime' : item.frequency;
  return (
    <ActionIcon
      className={classes.lock}
      variant="subtle"
      color={locked ? 'blueprint' : 'gray'}
      aria-label={words}
      title={words}
      disabled={disabled}
      onClick={() => onChange(locked ? item : { ...item, frequency, enabled: true, locked: true })}
    >
      {locked ? <IconLock size={16} /> : <IconLockOpen size={16} />}
    </ActionIcon>
  );
}
