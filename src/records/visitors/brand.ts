import { useEffect } from 'react';
import { create } from 'zustand';
import type { PublicLink } from '@/api/generated/types.gen';

type Brand = Pick<PublicLink, 'accountName' | 'logoUrl'>;

/** Who shares what the page shows; null until the link is open. The frame around the page shows it. */
export const useBrand = create<{ brand: Brand | null }>(() => ({ brand: null }));

/** Tells the frame who shares the link, as long as it is open. */
export function useShownBrand(link: Brand | undefined): void {
  useEffect(() => {
    useBrand.setState({ brand: link ?? null });
    return () => useBrand.setState({ brand: null });
  }, [link]);
}
