/** A paragraph that Word shows as an item of a list, such as `mso-list:l0 level2 lfo1`. */
const WORD_LEVEL = /mso-list:\s*\S+\s+level(\d)/;
/** Characters of a style in which its level is looked for. */
const MOST_STYLE = 1000;
const WORD_ITEM = 'p[style*="mso-list"]';

/**
 * Makes lists of what Word and Google Docs put on the clipboard. Word writes items as paragraphs with their bullets as text,
 * and Google Docs puts inner lists beside the items that they belong to. What the schema does not know is left out later.
 */
export function cleanPaste(pasted: string): string {
  // The policy of the portal would refuse them with a message, also where they have no effect.
  const html = withoutStyles(pasted);
  const isWord = html.includes('mso-list');
  if (!isWord && !html.includes('docs-internal-guid')) return html;
  // A document without a window: nothing is loaded and nothing runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isWord) makeLists(body);
  else nestLists(body);
  return body.innerHTML;
}

/** Leaves out style elements, in one pass however many of them do not end. */
function withoutStyles(html: string): string {
  const [before = '', ...styles] = html.split(/<style\b/i);
  const end = /<\/style>/i;
  return [before, ...styles.map((text) => text.split(end).slice(1).join(''))].join('');
}

function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll<HTMLElement>(WORD_ITEM)) {
    // An item that a list has taken already.
    if (!first.isConnected || first.closest('li')) continue;
    const run = [first];
    for (
      let next = first.nextElementSibling;
      next?.matches(WORD_ITEM);
      next = next.nextElementSibling
    )
      run.push(next as HTMLElement);
    first.before(listOf(run));
    for (const item of run) item.remove();
  }
}

function listOf(items: readonly HTMLElement[]): HTMLElement {
  const lists: HTMLElement[] = [];
  for (const item of items) {
    // Of the document without a window, where a picture that is moved is not loaded.
    const make = (tag: 'ul' | 'ol' | 'li' | 'p') => item.ownerDocument.createElement(tag);
    const style = item.getAttribute('style')?.slice(0, MOST_STYLE) ?? '';
    const level = Number(WORD_LEVEL.exec(style)?.[1] ?? 1);
    const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isNumbered = /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(marker?.textContent ?? '');
    marker?.remove();
    while (lists.length > level) lists.pop();
    while (lists.length < Math.max(1, level)) {
      const list = make(isNumbered ? 'ol' : 'ul');
      const outer = lists.at(-1);
      // An inner list stands in the item before it.
      if (outer) (outer.lastElementChild ?? outer.appendChild(make('li'))).append(list);
      lists.push(list);
    }
    const entry = make('li');
    const words = make('p');
    words.append(...item.childNodes);
    entry.append(words);
    lists.at(-1)?.append(entry);
  }
  return lists[0] as HTMLElement;
}

function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
  }
}
