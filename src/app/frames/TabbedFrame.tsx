import '@/shared/theme/touch.css';
import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '@/shared/routing/AppLink';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { useListTheme } from '@/shared/theme/lists';
import { PageHeading } from '@/shared/ui/PageHeading';
import type { Section } from '../sections';
import classes from './TabbedFrame.module.css';

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
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen: scroll the current one into view.
  useEffect(() => {
    const tab = path && tabs.current?.querySelector('[aria-current]');
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);

  return (
    <div className="page-frame">
      <PageHeading title={current?.title ?? title}>{title}</PageHeading>
      <nav ref={tabs} aria-label={title} className={classes.tabs}>
        <ul>
          {pages.map(({ label, path: target }) => (
            <li key={target}>
              <AppLink
                href={hrefOf?.(target) ?? target}
                aria-current={target === path ? 'page' : undefined}
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <MantineThemeProvider theme={useListTheme()}>{children}</MantineThemeProvider>
    </div>
  );
}
