import type { ReactNode } from 'react';
import { useOffers } from '@/api/offers';
import { href } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { isOffered } from './navigation';
import { templateSettings } from './sections';
import { TabbedFrame } from './TabbedFrame';

/** The tabs keep the template that the address names. */
export default function TemplateFrame({ children }: { children: ReactNode }) {
  const template = useAddressQuery().get('template') ?? undefined;
  const offered = useOffers();
  const section = {
    ...templateSettings,
    pages: templateSettings.pages.filter((page) => isOffered(page.path, offered)),
  };
  return (
    <TabbedFrame section={section} hrefOf={(path) => href(path, { template })} wide>
      {children}
    </TabbedFrame>
  );
}
