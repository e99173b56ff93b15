import { useQuery } from '@tanstack/react-query';
import { getAccountOptions } from '@/api/generated/account.gen';
import { HomeLink } from './HomeLink';
import { Logo } from './Logo';
import classes from './Shell.module.css';

/** The link home with the logo of the account. Until it is known, there is none, so that none of them flashes. */
export default function AccountHome() {
  const { data, isPending } = useQuery(getAccountOptions());
  const { name, logoUrl } = data?.data ?? {};
  if (!logoUrl) return <HomeLink>{isPending ? undefined : <Logo />}</HomeLink>;
  return (
    <HomeLink name={name}>
      <img src={logoUrl} alt={name} className={classes.picture} />
    </HomeLink>
  );
}
