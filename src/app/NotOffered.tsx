import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { refreshOffers } from '@/api/offers';
import { AppLink } from '@/shared/routing/AppLink';
import { paths, withoutTrailingSlash } from '@/shared/routing/paths';
import type { Route } from '@/shared/routing/route';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { entryOf } from './navigation';
import { pageShown } from './usable';

/** The pages around sign-in, whose table is part of the first load. */
const names: Readonly<Record<string, string>> = {
  [paths.forgotPassword]: 'Password resets by email',
  [paths.verifyEmail]: 'Email confirmation',
  [paths.acceptInvitation]: 'Invitations',
};

/** Stands in place of a page that needs an operation which the host does not offer. */
export default function NotOffered({ route }: { route: Route }) {
  const path = withoutTrailingSlash(useLocation()[0]);
  const name = route.name ?? names[path] ?? entryOf(path)?.label ?? 'This page';
  useEffect(() => {
    pageShown();
    refreshOffers();
  }, []);
  return (
    <div className="page-frame">
      <PageHeading title={name}>{name}</PageHeading>
      <EmptyState
        icon={<IconPlugConnectedX size={20} />}
        title={`This host does not offer ${inSentence(name)} yet`}
        action={
          <Button component={AppLink} href={paths.hostOffers} variant="default">
            See what this host offers
          </Button>
        }
      >
        The page appears here as soon as the host does.
      </EmptyState>
    </div>
  );
}

/** 'RFIs' and '3D models' stay as they are. */
const inSentence = (name: string) =>
  /^[A-Z][a-z ]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
