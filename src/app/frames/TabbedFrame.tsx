import '@/shared/theme/touch.css';
import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { useListTheme } from '@/shared/theme/lists';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { PageHeading } from '@/shared/ui/PageHeading';
import type { Section } from '../sections';

interface Props {
  section: Section;
  /** The address of a tab; its path by default. */
  hrefOf?: (path: string) => string;
  children: ReactNode;
}

/** Shows the frame of the settings and of the template settings, with a heading and a tab per page. */
export function TabbedFrame({ section: { title, pages }, hrefOf, children }: Props) {
  const path = withoutTrailingSlash(useLocation()[0]);
  const current = pages.find((page) => page.path === path);

  return (
    <div className="page-frame">
      <PageHeading title={current?.title ?? title}>{title}</PageHeading>
      <LinkTabs
        label={title}
        className="mt-12 mb-20"
        tabs={pages.map(({ label, path: target }) => ({
          href: hrefOf?.(target) ?? target,
          label,
          isCurrent: target === path,
        }))}
      />
      <MantineThemeProvider theme={useListTheme()}>{children}</MantineThemeProvider>
    </div>
  );
}
