import { useId } from 'react';
import { useLocation } from 'wouter';
import { useOffers } from '@/api/offers';
import { AppLink } from '@/shared/routing/AppLink';
import { href, withoutTrailingSlash } from '@/shared/routing/paths';
import { entryOf, usedNavigation } from '../navigation';
import classes from './ProjectNavigation.module.css';

interface Props {
  projectId: string;
  modules: readonly string[] | undefined;
  onNavigate?: () => void;
}

export function ProjectNavigation({ projectId, modules, onNavigate }: Props) {
  const id = useId();
  const current = entryOf(withoutTrailingSlash(useLocation()[0]));
  return (
    <nav aria-label="Project">
      {usedNavigation(useOffers(), modules).map((group) => (
        <div key={group.label} className={classes.group}>
          <div className={`quiet text-xs medium ${classes.label}`} id={`${id}${group.label}`}>
            {group.label}
          </div>
          <ul aria-labelledby={`${id}${group.label}`} className="list">
            {group.items.map(({ label, path, icon: Icon }) => (
              <li key={path}>
                <AppLink
                  href={href(path, { project: projectId })}
                  className={`row gap-8 p-8-12 rounded text text-sm medium undecorated hovered ${classes.link}`}
                  aria-current={current?.path === path ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon size={16} aria-hidden="true" />
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
