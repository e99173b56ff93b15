import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { optionLabel } from '../format/labels';
import { type State, stateOf } from './status';
import classes from './Tag.module.css';

/** What waits or went wrong has an icon as well, because people miss it first. */
const icons: Partial<Record<State, typeof IconClock>> = {
  waiting: IconClock,
  problem: IconAlertTriangle,
};

/** Shows a short label in the color of a state. The color never says more than the text. */
export function Tag({ state = 'neutral', children }: { state?: State; children: ReactNode }) {
  const Icon = icons[state];
  return (
    <span className={classes.tag} data-state={state}>
      {Icon && <Icon size={14} className={classes.icon} aria-hidden="true" />}
      {children}
    </span>
  );
}

/** Shows the status of a record. `children` are its words if they differ from its value. */
export const StatusTag = ({ status, children }: { status: string; children?: ReactNode }) => (
  <Tag state={stateOf(status)}>{children ?? optionLabel(status)}</Tag>
);
