import { useQuery } from '@tanstack/react-query';
import { getAccountSettingsOptions } from '@/api/generated/account/getAccountSettings.gen';
import { accountOptions } from '@/records/account/accountOptions';
import { IfOffered } from '@/shared/IfOffered';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { SettingsForm } from '../forms/SettingsForm';
import { LogoPanel } from '../parts/LogoPanel';
import { SettingsFacts } from '../parts/SettingsFacts';
import { SignInDomains } from '../parts/SignInDomains';
import { TokensPanel } from '../parts/TokensPanel';

/** Shows what account admins set for everybody. The frame shows a failure of the account. */
export default function AccountPage() {
  const account = useQuery(accountOptions());
  const { data, error, refetch } = useQuery(getAccountSettingsOptions());
  const permitted = account.data?.data.permittedActions;
  const mayUpdate = permitted?.includes('update_account_settings');
  if (data && permitted) {
    const settings = data.data;
    return (
      <div className="grid gap-20 w-form">
        {!mayUpdate && <SettingsFacts settings={settings} />}
        {mayUpdate && (
          <>
            <LogoPanel settings={settings} />
            <SettingsForm settings={settings} />
          </>
        )}
        {permitted.includes('manage_api_tokens') && (
          <IfOffered operation="listAccountApiTokens">
            <TokensPanel />
          </IfOffered>
        )}
        <IfOffered operation="listSignInDomains">
          <SignInDomains mayUpdate={mayUpdate ?? false} />
        </IfOffered>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState operation="getAccountSettings" error={error} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton shape="card" count={2} h={232} className="gap-20 w-form" />;
}
