import { IconFile, IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import { getSheetOptions } from '@/api/generated/plans.gen';
import { formatBytes } from '@/shared/format/format';
import { recordAddress } from '@/shared/modules/recordAddress';
import { AppLink } from '@/shared/routing/AppLink';
import { Skeleton } from '@/shared/ui/Skeleton';
import { usePagePlace } from './PageContext';
import classes from './views.module.css';
import { WidthBar } from './WidthBar';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shows a picture that was uploaded to the page. */
export function PictureView(props: NodeViewProps) {
  const { fileId, alt } = props.node.attrs;
  const { files } = usePagePlace();
  const file = files?.find(({ id }) => id === fileId);
  return (
    <Figure {...props} isReady={files !== undefined}>
      {file?.url && <img src={file.url} alt={textOf(alt) || file.fileName} draggable={false} />}
    </Figure>
  );
}

/** Shows a photo of the project. */
export function PhotoView(props: NodeViewProps) {
  const { photoId, alt } = props.node.attrs;
  const { projectId, isPublic } = usePagePlace();
  const { data, isPending } = useQuery({
    ...getPhotoOptions({ path: { projectId, photoId: textOf(photoId) } }),
    enabled: !isPublic && textOf(photoId) !== '',
    retry: false,
  });
  const photo = data?.data;
  return (
    <Figure {...props} isReady={isPublic || !isPending}>
      {photo && <img src={photo.url} alt={textOf(alt) || photo.title} draggable={false} />}
    </Figure>
  );
}

/** Shows a sheet of the plans as a picture, with the way to the sheet itself. */
export function SheetView(props: NodeViewProps) {
  const { sheetId, alt } = props.node.attrs;
  const { projectId, isPublic } = usePagePlace();
  const id = textOf(sheetId);
  const { data, isPending } = useQuery({
    ...getSheetOptions({ path: { projectId, sheetId: id } }),
    enabled: !isPublic && id !== '',
    retry: false,
  });
  const sheet = data?.data;
  const name = sheet ? `${sheet.number} ${sheet.title}` : textOf(alt);
  return (
    <Figure {...props} isReady={isPublic || !isPending}>
      {sheet && (
        <>
          <img className={classes.drawing} src={sheet.previewUrl} alt={name} draggable={false} />
          <figcaption contentEditable={false}>
            <AppLink href={recordAddress({ type: 'sheet', id }, { project: projectId }) ?? ''}>
              {name}
            </AppLink>
            {sheet.revision && ` · Revision ${sheet.revision}`}
            {sheet.supersededById && ' · superseded'}
          </figcaption>
        </>
      )}
    </Figure>
  );
}

type FigureProps = NodeViewProps & { isReady: boolean; children: React.ReactNode };

function Figure({ node, selected, editor, updateAttributes, isReady, children }: FigureProps) {
  const { width } = node.attrs;
  return (
    <NodeViewWrapper
      as="figure"
      className={classes.figure}
      data-selected={selected || undefined}
      style={typeof width === 'number' ? { width: `${width}%` } : undefined}
      data-drag-handle=""
    >
      {children ||
        (isReady ? (
          <span className={`row gap-8 justify-center quiet text-sm ${classes.gone}`}>
            <IconPhotoOff size={20} aria-hidden="true" />
            This picture is not available
          </span>
        ) : (
          <Skeleton shape="media" h={180} />
        ))}
      {selected && editor.isEditable && (
        <WidthBar
          width={typeof width === 'number' ? width : 100}
          onWidth={(next) => updateAttributes({ width: next })}
        />
      )}
    </NodeViewWrapper>
  );
}

/** Another file that was uploaded to the page. */
export function FileView({ node, selected }: NodeViewProps) {
  const { files } = usePagePlace();
  const file = files?.find(({ id }) => id === node.attrs.fileId);
  const name = file?.fileName ?? textOf(node.attrs.name);
  return (
    <NodeViewWrapper
      className={classes.file}
      data-selected={selected || undefined}
      data-drag-handle=""
    >
      <IconFile size={20} aria-hidden="true" />
      {file?.url ? (
        <a href={file.url} target="_blank" rel="noopener noreferrer" contentEditable={false}>
          {name}
        </a>
      ) : (
        <span>{name || 'File'}</span>
      )}
      {file && <small>{formatBytes(file.sizeBytes)}</small>}
      {files && !file && <small>not available</small>}
    </NodeViewWrapper>
  );
}
