import { Avatar } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { Collab } from '../collab/provider';
import classes from './PageView.module.css';

/** How many people have a sign. */
const SIGNS = 4;

/**
 * Returns who else has the page open, one line for each name and color, as text that stays equal while nobody comes or
 * goes.
 */
const namesIn = ({ awareness }: Collab): string => {
  const found = new Map<string, string>();
  for (const [number, state] of awareness.getStates()) {
    const { id, name, color } = (state.user ?? {}) as Partial<Record<string, unknown>>;
    if (number === awareness.clientID || typeof name !== 'string') continue;
    found.set(String(id ?? number), `${String(color)}\t${name}`);
  }
  return [...found.values()].sort().join('\n');
};

/** Shows the others who have the page open, in the colors of their cursors. */
export function Others({ collab }: { collab: Collab }) {
  const names = useSyncExternalStore(
    (onChange) => {
      collab.awareness.on('change', onChange);
      return () => collab.awareness.off('change', onChange);
    },
    () => namesIn(collab),
  );
  const people = names ? names.split('\n').map((line) => line.split('\t')) : [];
  return (
    <div className="rigid" role="status">
      {people.length > 0 && (
        <>
          <Avatar.Group spacing={6}>
            {people.slice(0, SIGNS).map(([color, name]) => (
              <Avatar
                key={name}
                size={26}
                name={name ?? ''}
                title={name ?? ''}
                alt=""
                variant="filled"
                color={color ?? ''}
              />
            ))}
          </Avatar.Group>
          <span className={`absolute clip nowrap ${classes.hidden}`}>
            {people.map(([, name]) => name).join(', ')} {people.length > 1 ? 'are' : 'is'} here, too
          </span>
        </>
      )}
    </div>
  );
}
