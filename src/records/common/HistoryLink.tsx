import { IconHistory } from '@tabler/icons-react';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import classes from './HistoryLink.module.css';

interface Props {
  /** The record whose entries are listed. */
  recordId: string;
  projectId?: string;
}

/** Leads to what the activity log tells of one record. */
export const HistoryLink = ({ recordId, projectId }: Props) => (
  <AppLink
    className={`inline-flex gap-4 items-center mt-12 accent text-sm ${classes.link}`}
    href={href(paths.activityLogs, { record: recordId, in: projectId })}
  >
    <IconHistory size={16} aria-hidden="true" />
    History
  </AppLink>
);
