import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The failure of a form as a whole: why it failed and what to do. Screen readers announce it. */
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
