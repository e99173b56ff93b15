import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getAccountOptions } from '@/api/generated/account/getAccount.gen';
import { useOffers } from '@/api/offers';
import { isView } from '@/platform/auth/seeAs';
import { Optional } from '@/shared/ui/Optional';
import { HomeLink } from './HomeLink';
import { Logo } from './Logo';
import classes from './Shell.module.css';
import { StepUp, useRequiredFactor } from './StepUp';
import { storedLogo } from './storedLogo';

const SeeAsBanner = lazy(() => import('./SeeAsBanner'));
const SecondFactorNotice = lazy(() => import('./SecondFactorNotice'));

/** The home link, and what the view is if the user sees a project as somebody else. */
export default function AccountHome() {
  return (
    <>
      <Home />
      <StepUp />
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
  useRequiredFactor(read?.secondFactorDueAt);
  useEffect(() => {
    if (read) storedLogo.set(read);
  }, [read]);
  const known = read ?? (isOffered ? first : null);
  return (
    <>
      {known?.logoUrl ? (
        <HomeLink name={known.name}>
          <img src={known.logoUrl} alt={known.name} className={classes.picture} />
        </HomeLink>
      ) : (
        <HomeLink>{isLoading && !known ? undefined : <Logo />}</HomeLink>
      )}
      {read?.secondFactorDueAt && !isView && (
        <Optional>
          <SecondFactorNotice dueAt={read.secondFactorDueAt} />
        </Optional>
      )}
    </>
  );
}
