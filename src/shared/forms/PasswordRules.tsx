import '../theme/pages.css';
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

const LISTED = '!@#$%^&*()_+';

/** How people call characters that phones put into the passwords that they suggest. */
const names: Readonly<Record<string, string>> = {
  '-': 'A hyphen',
  '.': 'A full stop',
  ' ': 'A space',
};

/** Says which character is missing, if there is another one that does not count. */
export function SpecialHint({ password }: { password: string }) {
  const other = /[^A-Za-z0-9]/.exec(password)?.[0];
  const isMet = [...password].some((letter) => LISTED.includes(letter));
  return (
    <p role="status" className={classes.hint}>
      {other && !isMet && `Add one of ${LISTED}. ${names[other] ?? other} does not count.`}
    </p>
  );
}
