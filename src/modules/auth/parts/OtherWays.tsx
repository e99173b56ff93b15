import type { UseFormReturn } from 'react-hook-form';
import type { LoginRequest } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { supportsPasskeys } from '@/platform/auth/passkeySupport';
import classes from './AuthCard.module.css';
import { PasskeyButton } from './PasskeyButton';
import { ProviderButton } from './ProviderButton';

interface Props {
  form: UseFormReturn<LoginRequest>;
  next: string;
}

/** The ways to sign in without a password. They load after the form, which most people use. */
export default function OtherWays({ form, next }: Props) {
  const offered = useOffers();
  return (
    <div className={classes.others}>
      {supportsPasskeys() && offered('loginWithPasskey') && <PasskeyButton next={next} />}
      {offered('loginWithProvider') && <ProviderButton form={form} next={next} />}
    </div>
  );
}
