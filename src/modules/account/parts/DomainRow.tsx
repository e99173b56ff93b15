import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { SignInDomain } from '@/api/generated/types.gen';
import panel from '@/shared/ui/panel/Panel.module.css';
import { Tag } from '@/shared/ui/Tag';
import classes from '../Account.module.css';
import { useVerifyDomain } from '../domainMutations';

interface Props {
  domain: SignInDomain;
  /** Null if the user may not change it. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

export function DomainRow({ domain, onEdit, onRemove }: Props) {
  const { companyName, issuer, required, verifiedAt } = domain;
  return (
    <li className={classes.domain}>
      <div className="row wrap gap-8-16">
        <div className={panel.words}>
          <p className="row wrap gap-4-8 m-0 medium">
            {domain.domain}
            {verifiedAt ? (
              <Tag state="done">Verified</Tag>
            ) : (
              <Tag state="waiting">Not verified</Tag>
            )}
            {required && <Tag state="progress">Required</Tag>}
          </p>
          <p className="m-0 quiet">{companyName}</p>
          <p className="m-0 quiet">{issuer}</p>
        </div>
        {onEdit && (
          <div className={`flex wrap gap-8 justify-end ${panel.actions}`}>
            <Button variant="default" aria-label={`Edit ${domain.domain}`} onClick={onEdit}>
              Edit
            </Button>
            <Button variant="default" aria-label={`Remove ${domain.domain}`} onClick={onRemove}>
              Remove
            </Button>
          </div>
        )}
      </div>
      {onEdit && !verifiedAt && <Proof domain={domain} />}
    </li>
  );
}

/** Tells how to prove that the domain belongs to the account. */
function Proof({ domain: { id, domain, txtRecord } }: { domain: SignInDomain }) {
  const verify = useVerifyDomain(id);
  return (
    <div className={`row wrap gap-8-16 line-below ${panel.row}`} data-notice>
      <div className={`${panel.words} ${classes.proof}`}>
        <p className="m-0 quiet">
          Add this TXT record to the DNS of {domain}. Nobody logs in this way before it is verified.
        </p>
        <dl className={`grid gap-4-12 m-top-8 ${classes.record}`}>
          <Copied label="Host" text={txtRecord.name} />
          <Copied label="Value" text={txtRecord.value} />
        </dl>
      </div>
      <Button
        loading={verify.isPending}
        aria-label={`Verify ${domain}`}
        onClick={() => verify.mutate()}
      >
        Verify
      </Button>
    </div>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const clipboard = useClipboard({ timeout: 3000 });
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={clipboard.copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          aria-label={`Copy: ${label}`}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </dd>
    </>
  );
}
