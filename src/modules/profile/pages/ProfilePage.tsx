import '@/shared/theme/touch.css';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfileOptions } from '@/api/generated/profile.gen';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { ErrorState } from '@/shared/ui/states';
import { ProfileForm } from '../forms/ProfileForm';
import { takeOver } from '../profile';
import classes from './ProfilePage.module.css';

export default function ProfilePage() {
  const { data, error, refetch } = useQuery(getProfileOptions());
  const profile = data?.data;
  // The profile may have changed on another device.
  useEffect(() => {
    if (profile) takeOver(profile);
  }, [profile]);
  return (
    <div className={classes.page} aria-busy={!profile && !error}>
      <PageHeading title="Profile">Profile</PageHeading>
      {error && !profile && (
        <ErrorState operation="getProfile" error={error} onRetry={() => refetch()} />
      )}
      {!profile && !error && <Skeleton h={420} radius="lg" />}
      {profile && (
        <>
          <div className={classes.person}>
            <PersonAvatar
              person={{ name: profile.username, avatarUrl: profile.avatarUrl }}
              size={72}
            />
            <div className={classes.words}>
              <p className={classes.name}>{profile.username}</p>
              {profile.jobTitle && <p className={classes.fact}>{profile.jobTitle}</p>}
              <p className={classes.fact}>{profile.email}</p>
            </div>
          </div>
          <ProfileForm profile={profile} />
        </>
      )}
    </div>
  );
}
