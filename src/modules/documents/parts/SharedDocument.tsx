import { IconFolderOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadPublicDocument } from '@/api/generated/public/downloadPublicDocument.gen';
import { getPublicDocument } from '@/api/generated/public/getPublicDocument.gen';
import type { PublicDocument, PublicDocumentItem } from '@/api/generated/types.gen';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { VisitorDownload } from '@/records/visitors/VisitorDownload';
import { RowCard } from '@/shared/collection/Row';
import { count, formatBytes, formatDate } from '@/shared/format/format';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Documents.module.css';
import { iconOf } from '../kinds';
import { FileContent } from '../preview/Preview';
import { Trail } from './Trail';

/** Shows a shared folder or file, for visitors. The address says which one of a folder is open. */
export function SharedDocument(visited: Visited) {
  const { link, target, token } = visited;
  const [search] = useAddressParams();
  const documentId = search.get('at') ?? target.id;
  const found = useQuery({
    queryKey: ['public-document', token, documentId],
    queryFn: async ({ signal }) => {
      const { data } = await getPublicDocument({
        path: { documentId },
        signal,
        throwOnError: true,
      });
      return data.data;
    },
    // A new address would load the file again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const document = found.data;
  const hrefTo = (id: string) =>
    `${location.pathname}${id === target.id ? '' : `?at=${encodeURIComponent(id)}`}#${token}`;
  return (
    <SharedPage
      {...visited}
      aside={
        link.allowDownload &&
        document && (
          <VisitorDownload
            key={document.id}
            operation="downloadPublicDocument"
            load={(fetcher) =>
              downloadPublicDocument({ path: { documentId }, fetch: fetcher, throwOnError: true })
            }
            fileName={document.kind === 'folder' ? `${document.name}.zip` : document.name}
            sizeBytes={document.kind === 'file' ? document.sizeBytes : undefined}
          />
        )
      }
    >
      {found.isPending && <Skeleton shape="media" h={320} />}
      {found.error && !document && (
        <ErrorState
          operation="getPublicDocument"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {document && documentId !== target.id && (
        <Trail
          top={null}
          trail={[...document.trail, { id: document.id, name: document.name }]}
          hrefTo={hrefTo}
        />
      )}
      {document?.kind === 'folder' && <Items folder={document} hrefTo={hrefTo} />}
      {document?.kind === 'file' && <SharedFile key={document.id} file={document} />}
    </SharedPage>
  );
}

function SharedFile({ file }: { file: PublicDocument }) {
  const { name, url, mime, sizeBytes, description } = file;
  if (!mime) return null;
  return (
    <>
      {description && <p>{description}</p>}
      <FileContent name={name} version={{ url, mime, sizeBytes }} words="" />
    </>
  );
}

const factsOf = ({ kind, itemCount, sizeBytes, updatedAt }: PublicDocumentItem) =>
  [
    kind === 'folder' ? count(itemCount, 'item') : formatBytes(sizeBytes),
    formatDate(updatedAt),
  ].join(' · ');

function Items({ folder, hrefTo }: { folder: PublicDocument; hrefTo: (id: string) => string }) {
  const { shown, more } = useShown(folder.items);
  if (folder.items.length === 0) {
    return (
      <EmptyState icon={<IconFolderOff size={20} />} title="This folder is empty">
        There is nothing in it yet.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-8 list" aria-label={folder.name}>
        {shown.map((item) => {
          const Icon = iconOf(item.mime);
          return (
            <li key={item.id}>
              <RowCard
                href={hrefTo(item.id)}
                name={item.name}
                picture={
                  <Icon
                    size={20}
                    className={classes.icon}
                    data-kind={item.kind}
                    aria-hidden="true"
                  />
                }
                lines={[factsOf(item)]}
              />
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}
