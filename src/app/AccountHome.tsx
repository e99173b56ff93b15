import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getAccountOptions } from '@/api/generated/account.gen';
import { isView } from '@/platform/auth/seeAs';
import { HomeLink } from './HomeLink';
import { Logo } from './Logo';
import classes from './Shell.module.css';

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

/** The link home with the logo of the account. Until it is known, there is none, so that none of them flashes. */
function Home() {
  const { data, isPending } = useQuery(getAccountOptions());
  const { name, logoUrl } = data?.data ?? {};
  if (!logoUrl) return <HomeLink>{isPending ? undefined : <Logo />}</HomeLink>;
  return (
    <HomeLink name={name}>
      <img src={logoUrl} alt={name} className={classes.picture} />
    </HomeLink>
  );
}
