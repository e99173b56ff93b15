import { IconInfoCircle } from '@tabler/icons-react';
import { NoticeLine } from '../NoticeLine';

/** Says how long the session lasts in a browser that does not keep it. */
export default function NotKept() {
  return (
    <NoticeLine
      icon={IconInfoCircle}
      aria-label="Your session"
      text="You are signed in until you close or reload this tab, because this browser does not let the portal keep data."
    />
  );
}
