import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentVersion } from '@/api/generated/types.gen';
import classes from '../Documents.module.css';

interface Props {
  version: Pick<DocumentVersion, 'mime'>;
  /** What the file is, if its media type would say nothing. */
  kind?: string;
  children: ReactNode;
  onRetry?: () => void;
}

/** Says why a file is not shown. It can be downloaded all the same. */
export const NoPreview = ({ version, kind, children, onRetry }: Props) => (
  <div className={`grid relative scroll outlined rounded sunken ${classes.preview}`}>
    <div className={`grid gap-8 quiet ${classes.none}`} role={onRetry ? 'alert' : undefined}>
      <span>{children}</span>
      {onRetry ? (
        <Button size="xs" variant="default" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        <span>{kind ?? version.mime}</span>
      )}
    </div>
  </div>
);
