import { useState } from 'react';
import { useRenewAddress } from '@/api/fileAddresses';

/** What follows the question mark of a file's address changes with time (openapi/guides/files.md). */
const fileOf = (url: string) => url.split('?', 1)[0];

/**
 * Keeps the address of a file while it works, because another one would load the file again. After a failure, the record
 * is read again and its new address is taken.
 */
export function useSteadyUrl(url: string) {
  const renew = useRenewAddress();
  const [held, setHeld] = useState(url);
  const [broken, setBroken] = useState('');
  if (held !== url && (fileOf(held) !== fileOf(url) || broken === held)) setHeld(url);
  return {
    url: held,
    isBroken: broken === url,
    onError: () => {
      setBroken(held);
      void renew(held);
    },
  };
}
