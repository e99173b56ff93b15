import { Button, Checkbox } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { DocumentDetail, DocumentVersion } from '@/api/generated/types.gen';
import { Section } from '@/records/common/SectionHeading';
import { PersonName } from '@/records/people/PersonName';
import { formatBytes, formatTime } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from '../Documents.module.css';
import { isOpen, type OpenVersion, previewOf } from '../kinds';
import { useDownloadDocument, useUpdateDocument } from '../mutations';

const CompareDialog = onDemand(() => import('../compare/CompareDialog'));

interface Props {
  document: DocumentDetail;
  shown: number | undefined;
  onShow: (number: number | null) => void;
}

const small = { size: 'compact-sm', variant: 'default' } as const;

const comparable = (version: DocumentVersion): version is OpenVersion =>
  isOpen(version) && ['pdf', 'picture', 'text', 'table'].includes(previewOf(version.mime));

/** Shows the versions of a file: each can be shown, downloaded, made the current one, and compared with another one. */
export function Versions({ document, shown, onShow }: Props) {
  const { versions, current, permittedActions } = document;
  const update = useUpdateDocument(document, 'toast');
  const download = useDownloadDocument(document);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const pair = versions
    .filter(comparable)
    .filter(({ number }) => chosen.includes(number))
    .reverse();
  const [from, to] = pair;
  const isSame = from && to && previewOf(from.mime) === previewOf(to.mime);
  const makeCurrent = ({ number }: DocumentVersion) =>
    update.mutate(
      { version: document.version, currentNumber: number },
      { onSuccess: () => onShow(null) },
    );
  return (
    <Section
      title="Versions"
      action={
        versions.filter(comparable).length > 1 && (
          <Button {...small} disabled={!isSame} onClick={() => setComparing(true)}>
            Compare{chosen.length === 2 ? '' : ' two'}
          </Button>
        )
      }
    >
      <ul className={`grid gap-8 list ${classes.versions}`}>
        {versions.map((version) => (
          <li key={version.number}>
            <div className="row gap-8">
              {versions.length > 1 && comparable(version) && (
                <Checkbox
                  aria-label={`Compare version ${version.number}`}
                  checked={chosen.includes(version.number)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen.slice(-1), version.number]
                        : chosen.filter((number) => number !== version.number),
                    )
                  }
                />
              )}
              <VersionFacts version={version} isCurrent={version.number === current?.number} />
            </div>
            <div className="flex wrap gap-8">
              {version.number !== shown && (
                <Button
                  {...small}
                  aria-label={`Show version ${version.number}`}
                  onClick={() => onShow(version.number)}
                >
                  Show
                </Button>
              )}
              {permittedActions.includes('download') && versions.length > 1 && (
                <Button
                  {...small}
                  aria-label={`Download version ${version.number}`}
                  loading={download.isPending && download.variables === version.number}
                  onClick={() => download.mutate(version.number)}
                >
                  Download
                </Button>
              )}
              {permittedActions.includes('update') && version.number !== current?.number && (
                <Button
                  {...small}
                  aria-label={`Make current: version ${version.number}`}
                  loading={update.isPending && update.variables.currentNumber === version.number}
                  onClick={() => makeCurrent(version)}
                >
                  Make current
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {comparing && from && to && (
        <PanelBoundary name="The comparison" floating onClose={() => setComparing(false)}>
          <Suspense>
            <CompareDialog
              name={document.name}
              from={from}
              to={to}
              onClose={() => setComparing(false)}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </Section>
  );
}

const VersionFacts = ({ version, isCurrent }: { version: DocumentVersion; isCurrent: boolean }) => (
  <div>
    <p>
      Version {version.number}
      {isCurrent && ', current'}
    </p>
    <p className="quiet text-sm">
      <PersonName person={version.createdBy} />
      {[formatTime(version.createdAt), formatBytes(version.sizeBytes), version.notes]
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join('')}
    </p>
  </div>
);
