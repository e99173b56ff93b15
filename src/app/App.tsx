import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router as Location } from 'wouter';
import { config } from '@/platform/config/config';
import { ToasterOnDemand } from '@/shared/feedback/ToasterOnDemand';
import { useGuardedLocation } from '@/shared/routing/guardedLocation';
import { themeManager } from '@/shared/theme/colorScheme';
import { ThemeVariables } from '@/shared/theme/ThemeVariables';
import { cssVariables, theme } from '@/shared/theme/theme';
import { PageBoundary } from './PageBoundary';
import { PushOnDemand } from './push/PushOnDemand';
import { Router } from './Router';
import { UploadsOnDemand } from './UploadsOnDemand';

const colorSchemeManager = themeManager(config.themeStorageKey);

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // They would be style elements, which the policy forbids.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ThemeVariables resolver={cssVariables} />
      <QueryClientProvider client={queryClient}>
        <Location hook={useGuardedLocation}>
          <PageBoundary>
            <Router />
          </PageBoundary>
          <ToasterOnDemand />
          <PushOnDemand />
          <UploadsOnDemand />
        </Location>
      </QueryClientProvider>
    </MantineProvider>
  );
}
