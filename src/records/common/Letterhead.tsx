import { useQuery } from '@tanstack/react-query';
import { useProject } from '@/shared/projects/useProject';
import { accountOptions } from '../account/accountOptions';
import classes from './Letterhead.module.css';

/** Stands on paper above a record: whose it is, and of which project. */
export function Letterhead({ projectId }: { projectId: string }) {
  const account = useQuery(accountOptions()).data?.data;
  const project = useProject(projectId).data?.data;
  return (
    <div className={classes.head} data-paper-only="">
      <strong>{account?.name}</strong>
      <span>
        <strong>{project?.name}</strong>
        {[project?.code, project?.address].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </div>
  );
}
