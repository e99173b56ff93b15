import { SegmentedControl, Switch } from '@mantine/core';
import type { RoleCell, RoleFlag, RoleLevel, RolePermission } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { allFlags, flagLabels, levelLabels } from './labels';
import classes from './Roles.module.css';

interface Props {
  grid: readonly RoleCell[];
  flags: readonly RoleFlag[];
  /** Absent if nothing can be changed. */
  onLevel?: (module: string, level: RoleLevel) => void;
  onFlag?: (flag: RoleFlag, on: boolean) => void;
}

/** Shows the levels and flags of a role, and in words what each of them permits. */
export function Grid({ grid, flags, onLevel, onFlag }: Props) {
  return (
    <>
      <ul className={classes.modules} aria-label="Modules">
        {grid.map(({ module, title, level, levels, permissions }) => (
          <li key={module} className="line-below">
            <div className={`row wrap gap-4-16 between medium ${classes.moduleHead}`}>
              <span id={`role-${module}`}>{title}</span>
              {onLevel ? (
                <SegmentedControl
                  size="xs"
                  aria-labelledby={`role-${module}`}
                  data={levels.map((value) => ({ value, label: levelLabels[value] }))}
                  value={level}
                  onChange={(value) => onLevel(module, value as RoleLevel)}
                />
              ) : (
                <span className={`rounded quiet text-sm ${classes.level}`} data-level={level}>
                  {levelLabels[level]}
                </span>
              )}
            </div>
            {permissions.length > 0 && (
              <details className={`mt-4 text-sm ${classes.words}`}>
                <summary>{count(permissions.length, 'permission')}</summary>
                <ul>
                  {permissions.map((permission) => (
                    <Permission
                      key={`${permission.action} ${permission.description}`}
                      {...permission}
                    />
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <ul className={`grid ${classes.flags}`} aria-label="In all modules">
        {allFlags.map((flag) => (
          <li key={flag}>
            <Switch
              label={flagLabels[flag].label}
              description={flagLabels[flag].text}
              checked={flags.includes(flag)}
              disabled={!onFlag}
              onChange={(event) => onFlag?.(flag, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Permission({ description, limits }: RolePermission) {
  return (
    <li>
      {description}
      {limits.length > 0 && (
        <>
          {' '}
          <span className="quiet text-sm">Only if: {limits.join(' Or: ')}</span>
        </>
      )}
    </li>
  );
}
