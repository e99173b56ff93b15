import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getAccountOptions } from '@/api/generated/account.gen';
import { useOffers } from '@/api/offers';
import { isView } from '@/platform/auth/seeAs';
import { HomeLink } from './HomeLink';
import { Logo } from './Logo';
import classes from './Shell.module.css';
import { storedLogo } from './storedLogo';

const SeeAsBanner = lazy(() => import('./SeeAsBanner'));

/** The home link, and what the view is if the user sees a project as somebody else. */
export default function AccountHome() {
  return (
    <>
      <Home />
      {isView && (
        <Suspense>
          <SeeAsBanner />
        </Suspense>
      )}
    </>
  );
}

/** The link home with the logo of the account. Until it is read, the one of the last visit, so that none flashes. */
function Home() {
  const isOffered = useOffers()('getAccount');
  const { data, isLoading } = useQuery({ ...getAccountOptions(), enabled: isOffered });
  const read = data?.data;
  const [first] = useState(storedLogo.get);
  useEffect(() => {
    if (read) storedLogo.set(read);
  }, [read]);
  const known = read ?? (isOffered ? first : null);
  if (!known?.logoUrl) return <HomeLink>{isLoading && !known ? undefined : <Logo />}</HomeLink>;
  return (
    <HomeLink name={known.name}>
      <img src={known.logoUrl} alt={known.name} className={classes.picture} />
    </HomeLink>
  );
}
