import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { config } from '@/platform/config/config';
import { themeManager } from '@/shared/theme/colorScheme';
import { cssVariables, theme } from '@/shared/theme/theme';
import { Router } from './Router';
import { Shell } from './Shell';

const Toaster = lazy(() => import('@/shared/feedback/Toaster'));
const colorSchemeManager = themeManager(config.themeStorageKey);

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Shell>
          <Router />
        </Shell>
        <Suspense>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
