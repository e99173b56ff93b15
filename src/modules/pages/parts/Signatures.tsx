import { IconLock, IconSignature } from '@tabler/icons-react';
import type { Page, PageSignature } from '@/api/generated/types.gen';
import { formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import classes from '../look/Look.module.css';

/** @param hash The proof, which both signatures have. */
const Line = ({
  verb,
  signature,
  hash,
}: {
  verb: string;
  signature: PageSignature;
  hash?: string;
}) => (
  <p>
    {verb} by <strong>{signature.name}</strong>
    {signature.name !== signature.by.name && ` (${fullName(signature.by)})`} on{' '}
    {formatTime(signature.at)}
    {hash && <code title="SHA-256 of what was signed">{hash}</code>}
  </p>
);

/** Shows who signed the page, which never changes again. */
export function Signatures({ page: { signature, countersignature, archivedAt } }: { page: Page }) {
  if (!signature) {
    return archivedAt === null ? null : (
      <div
        className={`flex gap-8 items-start mb-16 p-12-16 outlined rounded sunken text-sm ${classes.notice}`}
      >
        <IconLock size={16} aria-hidden="true" />
        <p>This page is in the archive. Take it out to change it.</p>
      </div>
    );
  }
  return (
    <section
      className={`flex gap-8 items-start mb-16 p-12-16 outlined rounded sunken text-sm ${classes.notice}`}
      data-tone="good"
      aria-label="Signatures"
    >
      <IconSignature size={20} aria-hidden="true" />
      <div>
        <Line verb="Signed and locked" signature={signature} hash={signature.hash} />
        {countersignature && <Line verb="Countersigned" signature={countersignature} />}
      </div>
    </section>
  );
}
