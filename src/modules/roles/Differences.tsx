import { Text } from '@mantine/core';
import type { RoleDifference } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import classes from './Roles.module.css';

const kinds = {
  gained: { one: 'gains', many: 'gain', alone: 'Gained' },
  lost: { one: 'loses', many: 'lose', alone: 'Lost' },
  changed: { one: 'has a new limit', many: 'have a new limit', alone: 'With a new limit' },
} as const;

interface Props {
  differences: readonly RoleDifference[];
  memberCount: number;
}

/** What people with the role gain and lose. */
export function Differences({ differences, memberCount }: Props) {
  if (differences.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing changes in what the role permits.
      </Text>
    );
  }
  return (
    <div className={classes.differences}>
      {(['gained', 'lost', 'changed'] as const).map((kind) => {
        const ownDifferences = differences.filter((difference) => difference.kind === kind);
        if (ownDifferences.length === 0) return null;
        const { one, many, alone } = kinds[kind];
        const people = count(memberCount, 'person', 'people');
        return (
          <section key={kind}>
            <h3>{memberCount > 0 ? `${people} ${memberCount === 1 ? one : many}` : alone}</h3>
            <ul>
              {ownDifferences.map(({ module, action, title, description, limits }) => (
                <li key={`${module} ${action}`}>
                  <strong>{title}:</strong> {description}
                  {limits.length > 0 && (
                    <span className="quiet text-sm"> Only if: {limits.join(' Or: ')}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
