import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatTime } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import classes from './Bell.module.css';
import type { Group } from './groups';
import { NotificationLine } from './NotificationLine';
import { snoozeTimes } from './snooze';
import type { Actions } from './useActions';
import { kindOf, nameOf } from './words';

const SnoozeDialog = onDemand(() => import('./SnoozeDialog'));

interface Props {
  group: Group;
  actions: Actions;
  onClose: () => void;
}

/** What is new about one record. */
export function NotificationGroup({ group, actions, onClose }: Props) {
  const { record, project, lines } = group;
  const ids = lines.slice(0, 100).map(({ id }) => id);
  const name = nameOf(record);
  const [first] = lines;
  return (
    <li className="p-12 box">
      <div className="flex gap-2 items-start m-below-8">
        <p className="grow min-w-0 m-0 text-sm medium breaks">
          {record.number && <strong>{record.number}</strong>} {record.title}
          <span className="block quiet text-xs regular">
            {kindOf(record)} · {project.name}
          </span>
        </p>
        {first?.state === 'open' && (
          <Snooze
            name={name}
            onChoose={(label, until) =>
              actions.move(ids, ['snooze', 'wake'], `${name} is snoozed: ${label}`, until)
            }
          />
        )}
        {first?.state === 'open' ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Done: ${name}`}
            title="Done"
            onClick={() => actions.move(ids, ['done', 'reopen'], `${name} is done`)}
          >
            <IconCheck size={16} />
          </ActionIcon>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Put back: ${name}`}
            title="Put back"
            onClick={() => actions.mark(ids, first?.state === 'done' ? 'reopen' : 'wake')}
          >
            <IconArrowBackUp size={16} />
          </ActionIcon>
        )}
      </div>
      {first?.snoozedUntil && (
        <p className={`block quiet text-xs regular ${classes.snoozed}`}>
          Comes back {formatTime(first.snoozedUntil)}
        </p>
      )}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <NotificationLine key={line.id} one={line} actions={actions} onClose={onClose} />
        ))}
      </ul>
    </li>
  );
}

function Snooze({
  name,
  onChoose,
}: {
  name: string;
  onChoose: (label: string, until: Date) => void;
}) {
  const [dated, setDated] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240} shadow="md" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Snooze ${name}`} title="Snooze">
            <IconClock size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {snoozeTimes(new Date()).map(({ label, until }) => (
            <Menu.Item key={label} onClick={() => onChoose(label.toLowerCase(), until)}>
              {label}
              <span className="block quiet text-xs regular">{formatTime(until.toISOString())}</span>
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setDated(true)}>Until a day…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dated && (
          <SnoozeDialog
            name={name}
            onChoose={(until) => onChoose(`until ${formatTime(until.toISOString())}`, until)}
            onClose={() => setDated(false)}
          />
        )}
      </Suspense>
    </>
  );
}
