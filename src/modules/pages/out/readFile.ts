import type Mammoth from 'mammoth';

/** The largest file that is read, in bytes. */
const MOST = 20 * 1024 ** 2;

/**
 * Returns a Markdown or Word file as HTML. It is only parsed by the schema of the page, which takes over what it knows: no scripts,
 * no addresses but those of web pages, no pictures from elsewhere.
 */
export async function htmlOf(file: File): Promise<string> {
  if (file.size > MOST) throw new Error('The file is too large.');
  if (/\.docx$/i.test(file.name)) {
    const mammoth = await loadMammoth();
    const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
    return value;
  }
  if (!/\.(md|markdown|txt)$/i.test(file.name)) throw new Error('The file has another format.');
  const { marked } = await import('marked');
  return tasksOf(await marked.parse(await file.text(), { gfm: true }));
}

/** As a file of its own: in the bundle, it would bring a stand-in for `require` into the first files of the portal. */
async function loadMammoth(): Promise<typeof Mammoth> {
  const { default: address } = await import('mammoth/mammoth.browser.min.js?url');
  await import(/* @vite-ignore */ address);
  return Reflect.get(window, 'mammoth');
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
