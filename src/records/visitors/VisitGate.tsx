import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { asApiError } from '@/api/apiError';
import type { PublicLink } from '@/api/generated/types.gen';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShownBrand } from './brand';
import { DeadLink } from './DeadLink';
import { useLinkToken } from './linkToken';
import { PasswordPrompt } from './PasswordPrompt';
import { PasteLink } from './PasteLink';
import { usePublicLink, useVisit } from './useVisit';

interface Props {
  children: (link: PublicLink, token: string) => ReactNode;
}

/** Renders the page for visitors with a working link and, if required, its password. */
export function VisitGate({ children }: Props) {
  const token = useLinkToken();
  // A new link starts a new visit without any state of the previous one.
  return token ? (
    <OneVisit key={token} token={token}>
      {children}
    </OneVisit>
  ) : (
    <PasteLink />
  );
}

function OneVisit({ token, children }: Props & { token: string }) {
  const visit = useVisit(token);
  const link = usePublicLink(token, visit.isSuccess);
  const isOpen = visit.isSuccess && !isOver(link.error);
  useShownBrand(isOpen ? link.data : undefined);
  if (link.data && isOpen) return children(link.data, token);
  const { code } = visit.error ? asApiError(visit.error) : { code: null };
  if (code === 'LINK_PASSWORD_REQUIRED' || code === 'LINK_PASSWORD_WRONG')
    return <PasswordPrompt token={token} />;
  if (code === 'NOT_FOUND' || isOver(link.error)) return <DeadLink />;
  if (visit.error ?? link.error) {
    return (
      <div className="page-frame w-reading centered">
        <PageHeading title="Shared with you">Shared with you</PageHeading>
        <ErrorState
          operation={visit.error ? 'openPublicLink' : 'getPublicLink'}
          error={visit.error ?? link.error}
          onRetry={() => void (visit.error ? visit : link).refetch()}
        />
      </div>
    );
  }
  return (
    <div className="page-frame w-reading centered" aria-busy="true">
      <VisuallyHidden role="status">Opening the link</VisuallyHidden>
      <Skeleton shape="heading" mb="lg" />
      <Skeleton shape="card" h={220} />
    </div>
  );
}

/** The link ended while the page was open. All causes get the same text. */
const isOver = (error: unknown): boolean =>
  error !== null && [401, 403, 404].includes(asApiError(error).status);
