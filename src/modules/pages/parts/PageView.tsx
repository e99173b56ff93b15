import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asApiError } from '@/api/apiError';
import { getPageOptions } from '@/api/generated/pages.gen';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import { PageLoading } from '../look/PageLoading';
import { type PageAt, useMarkPage } from '../mutations';
import { OpenPage } from './OpenPage';
import classes from './PageView.module.css';

interface Props {
  at: PageAt;
  userId: string;
  onOpen: (pageId: string) => void;
  onBack: () => void;
}

export default function PageView({ at, userId, onOpen, onBack }: Props) {
  const { data, error, isPending, refetch } = useQuery(getPageOptions({ path: at }));
  const page = data?.data;
  const { mutate: mark } = useMarkPage(at.projectId);
  const isThere = page !== undefined;
  const { pageId } = at;
  useEffect(() => {
    if (isThere) mark({ pageId, viewed: true });
  }, [isThere, pageId, mark]);
  const back = (
    <ActionIcon
      className={classes.back ?? ''}
      variant="subtle"
      color="gray"
      aria-label="Back to the pages"
      onClick={onBack}
    >
      <IconArrowLeft size={20} />
    </ActionIcon>
  );
  if (page) return <OpenPage at={at} page={page} userId={userId} back={back} onOpen={onOpen} />;
  const isHidden = error !== null && [403, 404].includes(asApiError(error).status);
  return (
    <>
      <div className={`row gap-8 p-4-16 line-below surface ${classes.head}`}>{back}</div>
      {isPending && <PageLoading />}
      {isHidden && (
        <EmptyState icon={<IconFileOff size={20} />} title="This page is not open to you">
          It does not exist, or it is only for some people of the project.
        </EmptyState>
      )}
      {error && !isHidden && (
        <ErrorState operation="getPage" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
