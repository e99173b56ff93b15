import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type Editor, EditorContent } from '@tiptap/react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { listPageFilesOptions } from '@/api/generated/pages.gen';
import { attachmentFile } from '@/records/log/files/attachmentFiles';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { onDemand } from '@/shared/onDemand';
import { ErrorState } from '@/shared/ui/states';
import type { OpenText } from '../collab/useCollab';
import { PageLoading } from '../look/PageLoading';
import { prose } from '../look/prose';
import { TriggerMenu } from '../menu/TriggerMenu';
import type { PageAt } from '../mutations';
import { SuggestBar } from '../suggest/SuggestBar';
import { PagePlaceProvider } from '../views/PageContext';
import { Asked } from './Asked';
import { NamePeople } from './NamePeople';
import { Refused } from './Refused';
import classes from './TextPane.module.css';
import { Toolbar } from './Toolbar';
import { UploadNotes } from './UploadNotes';
import { usePunchFromLine } from './usePunchFromLine';
import { useTextEditor } from './useTextEditor';
import { useTextFiles } from './useTextFiles';
import { WordCount } from './WordCount';

const FindBar = onDemand(() => import('../find/FindBar'));

interface Props {
  at: PageAt;
  text: OpenText;
  user: { id: string; name: string };
  mayEdit: boolean;
  mayComment: boolean;
  /** For the printed page. */
  title: string;
  /** Whether a form stands above the text. */
  hasForm: boolean;
  /** What stands above the text. */
  top: ReactNode;
  onEditor: (editor: Editor | null) => void;
  onComment: () => void;
  onThread: (anchor: string) => void;
  /** Opens the text again, without what was refused. */
  onReopen: () => void;
}

/** Shows the text of a page, as soon as it is read. */
export function TextPane(props: Props) {
  const { store, collab } = props.text;
  const isLoading = useStore(store, ({ save }) => save === 'loading');
  const error = useStore(store, (state) => state.error);
  if (!isLoading) return <Text {...props} />;
  if (error) {
    return <ErrorState operation="getPageState" error={error} onRetry={collab.refresh} />;
  }
  return <PageLoading />;
}

function Text(props: Props) {
  const { at, text, user, mayEdit, mayComment, title, top, onEditor, onComment, onThread } = props;
  const { projectId } = at;
  const may = useProjectActions(projectId);
  const mayPunch = mayEdit && may('create_punch_item');
  const isRefused = useStore(text.store, ({ save }) => save === 'refused');
  const isEditable = mayEdit && !isRefused;
  const files = useQuery(listPageFilesOptions({ path: at }));
  const [finding, setFinding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useTextFiles(at);
  const makePunch = usePunchFromLine(projectId);
  const ownEditor = useRef<Editor | null>(null);
  const { editor, menu, asked, endAsk } = useTextEditor({
    text,
    user,
    projectId,
    isEditable,
    mayPunch,
    onComment,
    onThread,
    onFind: () => setFinding(true),
    onUpload: () => input.current?.click(),
    onPunch: () => ownEditor.current && makePunch(ownEditor.current),
    onFiles: uploads.add,
  });
  uploads.into(editor);
  useEffect(() => {
    ownEditor.current = editor;
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  const place = useMemo(
    () => ({ projectId, files: files.data?.data, isPublic: false }),
    [projectId, files.data],
  );
  return (
    <RichTextEditor
      editor={editor}
      className={`flex grow column min-h-0 borderless ${classes.editor}`}
      withTypographyStyles={false}
    >
      {(isEditable || mayComment) && (
        <RichTextEditor.Toolbar
          className={`rigid gap-4 p-4-16 line-below surface ${classes.toolbar}`}
          role="toolbar"
          aria-label="Text tools"
          data-form={props.hasForm || undefined}
        >
          <Toolbar
            projectId={projectId}
            isEditable={isEditable}
            mayComment={mayComment}
            onComment={onComment}
            onFind={() => setFinding(true)}
            onUpload={() => input.current?.click()}
          />
        </RichTextEditor.Toolbar>
      )}
      {editor && <NamePeople editor={editor} at={at} />}
      {editor && <SuggestBar editor={editor} />}
      {finding && editor && (
        <Suspense fallback={null}>
          <FindBar editor={editor} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachmentFile.extensions.map((extension) => `.${extension}`).join()}
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div className="relative grow min-h-0 scroll-y page">
        <div className={`flex column box ${classes.sheet}`} data-print-sheet>
          <p className={classes.printed} data-print-title>
            {title}
          </p>
          {isRefused && <Refused text={text} editor={editor} onReopen={props.onReopen} />}
          {top}
          <UploadNotes uploads={uploads} />
          <PagePlaceProvider value={place}>
            <EditorContent editor={editor} className={`${classes.text} ${prose}`} />
          </PagePlaceProvider>
        </div>
      </div>
      {editor && <WordCount editor={editor} />}
      <TriggerMenu menu={menu} />
      {editor && asked && (
        <Asked what={asked} projectId={projectId} editor={editor} onEnd={endAsk} />
      )}
    </RichTextEditor>
  );
}
