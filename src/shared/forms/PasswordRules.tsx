import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPointFilled } from '@tabler/icons-react';
import classes from './PasswordRules.module.css';
import { passwordRules } from './passwordRules';

/** Shows which rules a new password meets as the user types. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={classes.rules} aria-label="Password rules">
      {passwordRules.map(({ label, test }) => {
        const met = test(password);
        return (
          <li key={label} data-met={met}>
            {met ? (
              <IconCheck size={14} aria-hidden="true" />
            ) : (
              <IconPointFilled size={14} aria-hidden="true" />
            )}
            <span>
              {label}
              <VisuallyHidden>{met ? ', met' : ', not met'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
