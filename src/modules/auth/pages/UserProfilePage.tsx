import { Avatar, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCurrentUserOptions } from '@/api/generated/auth/getCurrentUser.gen';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import classes from './UserProfilePage.module.css';

export default function UserProfilePage() {
  const { data, error, refetch } = useQuery(getCurrentUserOptions());
  const user = data?.data;
  const facts = user && [
    ['Name', user.username],
    ['Email', user.email],
    ['Job title', user.jobTitle ?? 'None'],
  ];
  return (
    <div className={classes.page}>
      <PageHeading title="Profile">Profile</PageHeading>
      <section className={classes.card} aria-label="Your account" aria-busy={!facts && !error}>
        {error && <ErrorState operation="getCurrentUser" error={error} onRetry={() => refetch()} />}
        {!facts && !error && <Skeleton h={160} />}
        {user && (
          <div className={classes.person}>
            <Avatar
              src={user.avatarUrl}
              name={user.username}
              alt=""
              color="amber"
              size={56}
              variant="filled"
            />
            <Text fw={600} size="lg">
              {user.username}
            </Text>
          </div>
        )}
        {facts && (
          <dl className={classes.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  );
}
