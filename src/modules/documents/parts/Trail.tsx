import type { FolderRef } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import classes from '../Documents.module.css';

interface Props {
  /** From the top to the shown folder. */
  trail: readonly FolderRef[];
  /** The address of a folder; empty for the top. */
  hrefTo: (folderId: string) => string;
  /** The name of what is above all folders; null if there is nothing above the first one. */
  top?: string | null;
}

/** Where the shown folder is. */
export function Trail({ trail, hrefTo, top = 'All documents' }: Props) {
  const steps = [...(top === null ? [] : [{ id: '', name: top }]), ...trail];
  return (
    <nav aria-label="Folders">
      <ol className={`row wrap list ${classes.trail}`}>
        {steps.map(({ id, name }, i) => (
          <li key={id}>
            {i > 0 && <span aria-hidden="true">/</span>}
            <AppLink
              href={hrefTo(id)}
              data-folder={id}
              aria-current={i === steps.length - 1 ? 'page' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
