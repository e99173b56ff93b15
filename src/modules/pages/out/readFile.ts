import { readInWorker } from '@/shared/files/readInWorker';

/**
 * Returns a Markdown or Word file as HTML. It is only parsed by the schema of the page, which takes over what it knows: no scripts,
 * no addresses but those of web pages, no pictures from elsewhere. A worker reads the file, because a small one can take all memory.
 * @throws TooLarge for a file that is too large for a page, and other errors for a broken one, or one of another kind
 */
export async function htmlOf(file: File): Promise<string> {
  const worker = new Worker(new URL('./text.worker.ts', import.meta.url), { type: 'module' });
  return tasksOf(await readInWorker<string>(worker, file));
}

/** Lists with checkboxes as the editor knows them. */
function tasksOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const box of body.querySelectorAll(
    'li > input[type=checkbox], li > p > input[type=checkbox]',
  )) {
    const item = box.closest('li');
    const list = item?.parentElement;
    if (!item || !list) continue;
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('data-checked', String(box.hasAttribute('checked')));
    list.setAttribute('data-type', 'taskList');
    box.remove();
  }
  return body.innerHTML;
}
