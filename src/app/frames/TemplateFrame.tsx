import type { ReactNode } from 'react';
import { useReaches } from '@/shared/routing/AppLink';
import { href } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { templateSettings } from '../sections';
import { TabbedFrame } from './TabbedFrame';

/** The tabs keep the template that the address names. */
export default function TemplateFrame({ children }: { children: ReactNode }) {
  const template = useAddressQuery().get('template') ?? undefined;
  const reaches = useReaches();
  const section = {
    ...templateSettings,
    pages: templateSettings.pages.filter(({ path }) => reaches(path)),
  };
  return (
    <TabbedFrame section={section} hrefOf={(path) => href(path, { template })}>
      {children}
    </TabbedFrame>
  );
}
