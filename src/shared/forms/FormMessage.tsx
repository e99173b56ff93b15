import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What a form says of itself as a whole: why it failed, and what to do. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <Alert
      variant="light"
      color="red"
      icon={<IconAlertCircle size={18} />}
      role="group"
      aria-label="Problem"
    >
      {children}
    </Alert>
  );
}
