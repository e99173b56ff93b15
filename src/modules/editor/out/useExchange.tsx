import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { getPageStateOptions, listPageFilesOptions } from '@/api/generated/pages.gen';
import type { Page } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { toast } from '@/shared/feedback/toast';
import { toastFailure } from '@/shared/feedback/writeFailures';
import type { PageAt } from '../mutations';
import type { Json } from './json';
import { PrintStyles } from './PrintStyles';

/** A title as the name of a file. */
const nameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .trim()
    .slice(0, 100) || 'page';

/** Copies of a page as files, and files into the page. */
export function useExchange(at: PageAt, page: Page, editor: Editor | null) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [printing, setPrinting] = useState(false);

  const save = async (format: 'markdown' | 'docx') => {
    try {
      const { data: files } = await client.ensureQueryData(listPageFilesOptions({ path: at }));
      const content: Json =
        editor?.getJSON() ??
        (await client.fetchQuery(getPageStateOptions({ path: at }))).data.content ??
        {};
      const titled = {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: page.title }] },
          ...(content.content ?? []),
        ],
      };
      if (format === 'markdown') {
        const { markdownOf } = await import('./markdown');
        const fileName = (id: string) => files.find((file) => file.id === id)?.fileName;
        const text = markdownOf(titled, { fileName });
        saveFile(new Blob([text], { type: 'text/markdown' }), `${nameOf(page.title)}.md`);
      } else {
        const { docxOf } = await import('./docx');
        saveFile(await docxOf(titled, files), `${nameOf(page.title)}.docx`);
      }
    } catch (error) {
      void toastFailure('getPageState', error);
    }
  };

  const read = async (file: File | undefined) => {
    if (!file || !editor) return;
    try {
      const { htmlOf } = await import('./readFile');
      // The schema of the page lets through what a page can hold, and nothing else.
      editor
        .chain()
        .focus()
        .insertContent(await htmlOf(file))
        .run();
    } catch {
      toast.error(`${file.name} could not be read`, {
        reason: 'Choose a Markdown file (.md) or a Word file (.docx).',
      });
    }
  };

  return {
    save,
    choose: () => input.current?.click(),
    print: () => setPrinting(true),
    parts: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept=".md,.markdown,.txt,.docx"
          aria-label="File to insert"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {printing && <PrintStyles title={page.title} onDone={() => setPrinting(false)} />}
      </>
    ),
  };
}
