import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../routing/AppLink';
import classes from './LinkTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
  className?: string;
}

/** Tabs that are links, each to an address of its own. */
export function LinkTabs({ label, tabs, className = '' }: Props) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // On a phone the tabs are wider than the screen: scroll the current one into view.
  useEffect(() => {
    const tab = current >= 0 && list.current?.querySelector('[aria-current]');
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={`${className} ${classes.tabs}`}>
      <ul className="list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <AppLink href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
