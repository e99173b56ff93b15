import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The failure of a whole form: the reason and the next step. Announced by screen readers. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <Alert
      variant="light"
      color="red"
      icon={<IconAlertCircle size={18} />}
      role="alert"
      aria-label="Problem"
    >
      {children}
    </Alert>
  );
}
