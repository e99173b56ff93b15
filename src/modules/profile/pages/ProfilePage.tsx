import { Skeleton } from '@/shared/ui/Skeleton';
import '@/shared/theme/touch.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfileOptions } from '@/api/generated/profile/getProfile.gen';
import { IfOffered } from '@/shared/IfOffered';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { ProfileForm } from '../forms/ProfileForm';
import { AuthenticatorPanel } from '../parts/AuthenticatorPanel';
import { DataPanels } from '../parts/DataPanels';
import { PasskeysPanel } from '../parts/PasskeysPanel';
import { Person } from '../parts/Person';
import { SessionsPanel } from '../parts/SessionsPanel';
import { SignInPanel } from '../parts/SignInPanel';
import { TokensPanel } from '../parts/TokensPanel';
import { takeOver } from '../profile';

export default function ProfilePage() {
  const { data, error, refetch } = useQuery(getProfileOptions());
  const profile = data?.data;
  // The profile may have changed on another device.
  useEffect(() => {
    if (profile) takeOver(profile);
  }, [profile]);
  return (
    <div className="grid gap-20 page-frame w-form" aria-busy={!profile && !error}>
      <PageHeading title="Profile">Profile</PageHeading>
      {error && !profile && (
        <ErrorState operation="getProfile" error={error} onRetry={() => refetch()} />
      )}
      {!profile && !error && <Skeleton shape="card" h={420} />}
      {profile && (
        <>
          <Person profile={profile} />
          <ProfileForm profile={profile} />
          <SignInPanel profile={profile} />
          <IfOffered operation="getSecondFactor">
            <AuthenticatorPanel />
          </IfOffered>
          <IfOffered operation="listPasskeys">
            <PasskeysPanel />
          </IfOffered>
          <SessionsPanel />
          <IfOffered operation="listApiTokens">
            <TokensPanel />
          </IfOffered>
          <DataPanels profile={profile} />
        </>
      )}
    </div>
  );
}
