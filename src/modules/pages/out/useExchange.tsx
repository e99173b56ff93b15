import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import {
  getDailyReportOptions,
  getMinutesOptions,
  getPageStateOptions,
  listPageFilesOptions,
} from '@/api/generated/pages.gen';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import { getSheetOptions } from '@/api/generated/plans.gen';
import type { Page } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { toast } from '@/shared/feedback/toast';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { TooLarge } from '@/shared/files/tooLarge';
import { tooLargeText } from '@/shared/files/tooLargeText';
import type { Units } from '@/shared/format/units';
import { usePrintKey } from '@/shared/print/printing';
import { useProjectUnits } from '@/shared/projects/useProjectUnits';
import type { PageAt } from '../mutations';
import { namesIn, withNames } from '../schema/peopleNames';
import type { PageFile } from '../views/PageContext';
import { type Json, pictureId } from './json';
import { PrintStyles } from './PrintStyles';

/** Returns a title as the name of a file. */
const nameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .trim()
    .slice(0, 100) || 'page';

/** Returns what stands beside the text of a page. */
async function figuresOf(
  client: QueryClient,
  path: PageAt,
  { kind }: Page,
  units: Units,
): Promise<Json[]> {
  const { minutesBlocks, reportBlocks } = await import('./figures');
  if (kind === 'daily_report') {
    return reportBlocks((await client.fetchQuery(getDailyReportOptions({ path }))).data, units);
  }
  if (kind === 'minutes') {
    return minutesBlocks((await client.fetchQuery(getMinutesOptions({ path }))).data);
  }
  return [];
}

/** The ids of the pictures of a type in a text. */
const idsIn = (node: Json, type: 'photo' | 'sheet'): string[] => [
  ...(node.type === type ? [pictureId(node) ?? ''] : []),
  ...(node.content ?? []).flatMap((child) => idsIn(child, type)),
];

/** Returns the files of a page, and the photos and sheets of the project in it. One that is gone is left out. */
async function filesOf(client: QueryClient, address: PageAt, doc: Json): Promise<PageFile[]> {
  const { projectId } = address;
  const { data: files } = await client.ensureQueryData(listPageFilesOptions({ path: address }));
  const photoOf = async (photoId: string) => {
    const path = { projectId, photoId };
    const { data } = await client.ensureQueryData(getPhotoOptions({ path }));
    return { id: photoId, url: data.url, fileName: data.title };
  };
  const sheetOf = async (sheetId: string) => {
    const path = { projectId, sheetId };
    const { data } = await client.ensureQueryData(getSheetOptions({ path }));
    return { id: sheetId, url: data.previewUrl, fileName: `${data.number} ${data.title}` };
  };
  const pictures = await Promise.allSettled([
    ...[...new Set(idsIn(doc, 'photo'))].map(photoOf),
    ...[...new Set(idsIn(doc, 'sheet'))].map(sheetOf),
  ]);
  const found = pictures.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return [...files, ...found.map((picture) => ({ ...picture, mime: '', sizeBytes: 0 }))];
}

/** Copies of a page as files, and files into the page. */
export function useExchange(address: PageAt, page: Page, editor: Editor | null) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const units = useProjectUnits(address.projectId);
  const [printing, setPrinting] = useState(false);
  usePrintKey(() => setPrinting(true));

  const save = async (format: 'markdown' | 'docx') => {
    try {
      const { signatureBlocks } = await import('./figures');
      const content: Json =
        (editor && withNames(editor.getJSON(), namesIn(editor.state))) ??
        (await client.fetchQuery(getPageStateOptions({ path: address }))).data.content ??
        {};
      const titled = {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: page.title }] },
          ...(await figuresOf(client, address, page, units)),
          ...(content.content ?? []),
          ...signatureBlocks(page),
        ],
      };
      const files = await filesOf(client, address, titled);
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
    const id = toast.loading(`Reading ${file.name}`);
    try {
      const { htmlOf } = await import('./readFile');
      // The schema of the page lets through what a page can hold, and nothing else.
      const html = await htmlOf(file);
      editor.commands.focus();
      // A long text goes in as several steps, as one that is pasted.
      editor.view.pasteHTML(html);
      toast.success(`${file.name} inserted`, { id });
    } catch (error) {
      const reason =
        error instanceof TooLarge
          ? tooLargeText(error)
          : 'Choose a Markdown file (.md) or a Word file (.docx).';
      toast.error(`${file.name} could not be read`, { id, reason });
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
