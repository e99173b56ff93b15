import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountOptions } from '@/records/account/accountOptions';
import { ErrorLine } from '@/shared/ui/states';
import { TabbedFrame } from './TabbedFrame';
import { useSettings } from './useSettings';

export default function SettingsFrame({ children }: { children: ReactNode }) {
  const account = useQuery(accountOptions());
  return (
    <TabbedFrame section={useSettings()}>
      {/* Without it, pages and buttons are missing. */}
      {account.error && !account.data && (
        <ErrorLine
          operation="getAccount"
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      )}
      {children}
    </TabbedFrame>
  );
}
