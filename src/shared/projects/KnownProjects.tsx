import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../routing/AppLink';
import { href, paths } from '../routing/paths';
import { PageHeading } from '../ui/PageHeading';
import { AskProject } from './AskProject';
import classes from './KnownProjects.module.css';
import { useKnownProjects } from './known';

/**
 * The projects that are known without a list of the host. Opens the only one; asks for an id if none is known.
 *
 * @param to the path of a page, with its own query
 */
export default function KnownProjects({ to = paths.dashboard }: { to?: string }) {
  const known = useKnownProjects();
  const [, navigate] = useLocation();
  const [only] = known.length === 1 ? known : [];
  const [path = '', query] = to.split('?');
  const addressOf = (project: string) =>
    href(path, { ...Object.fromEntries(new URLSearchParams(query)), project });
  const target = only && addressOf(only.id);
  useEffect(() => {
    if (target) navigate(target, { replace: true });
  }, [target, navigate]);
  if (target) return null;
  const title = known.length === 0 ? 'Your project' : 'Your projects';
  return (
    <div className="page-frame w-page centered">
      <PageHeading title={title}>{title}</PageHeading>
      {known.length > 0 && (
        <ul className={`grid gap-16 m-top-20 p-0 unlisted ${classes.list}`}>
          {known.map(({ id, name }) => (
            <li key={id}>
              <AppLink
                href={addressOf(id)}
                className={`block p-16-20 shadow-card text card medium undecorated breaks ${classes.project}`}
              >
                {name ?? `Project ${id}`}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {known.length === 0 && <AskProject />}
    </div>
  );
}
