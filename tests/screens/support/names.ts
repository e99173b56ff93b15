/** Roles and accessible names, as far as the portal uses them. Their only sources are attributes and texts: no styles are loaded. */

export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Elements by tag or type that have a role without an attribute. */
const tags: Record<string, string> = {
  article: 'article',
  banner: 'header',
  button: 'button, summary, input:is([type=button], [type=submit], [type=reset], [type=file])',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th:not([scope=row])',
  combobox: 'select:not([multiple], [size])',
  complementary: 'aside',
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  group: 'fieldset, optgroup, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""])',
  link: 'a[href]',
  list: 'ul, ol, menu',
  listbox: 'select:is([multiple], [size])',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  rowgroup: 'tbody, thead, tfoot',
  rowheader: 'th[scope=row]',
  search: 'search',
  searchbox: 'input[type=search]',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  term: 'dt',
  textbox:
    'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=password], [type=date], [type=time])',
};

/** These have their role only with a name. */
const named = new Set(['region', 'form']);
/** A header of the page, not of a part of it. */
const parts = 'article, aside, main, nav, section';

/** Elements below a root with a role, in the order of the document. */
export function withRole(root: ParentNode, role: string): Element[] {
  const byTag = tags[role];
  const found = [...root.querySelectorAll(`[role~="${role}"]${byTag ? `, ${byTag}` : ''}`)];
  return found.filter((element) => {
    const given = element.getAttribute('role');
    if (given !== null) return given.split(' ')[0] === role;
    if (role === 'banner') return element.closest(parts) === null;
    return !named.has(role) || nameOf(element) !== '';
  });
}

/** Whether styles of the element itself, not of a class, hide it. */
const isHiddenByItself = (element: Element): boolean => {
  if (element.hasAttribute('hidden') || element.tagName === 'TEMPLATE') return true;
  const style = element.getAttribute('style') ?? '';
  return /display:\s*none|visibility:\s*(hidden|collapse)/.test(style);
};

/** Whether a person could see the element: it is in the document, and nothing around it is hidden. */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isHiddenByItself(at)) return false;
    const closed = at.parentElement?.matches('details:not([open])') && at.tagName !== 'SUMMARY';
    if (closed) return false;
  }
  return element.isConnected;
}

/** Whether a screen reader finds the element. */
export const isExposed = (element: Element): boolean =>
  isVisible(element) && element.closest('[aria-hidden="true"]') === null;

const byIds = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id && element.ownerDocument.getElementById(id)) || []);

/** Elements in a line of text. Others separate words. */
const inline = new Set([
  ...['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'LABEL', 'MARK', 'SMALL', 'SPAN', 'STRONG'],
  ...['SUB', 'SUP', 'TIME', 'svg'],
]);

/** The text of an element as a screen reader reads it. */
function contentOf(element: Element): string {
  const words: string[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    if (!(node instanceof Element)) continue;
    if (isHiddenByItself(node) || node.getAttribute('aria-hidden') === 'true') continue;
    const text = ownNameOf(node) ?? contentOf(node);
    words.push(inline.has(node.tagName) ? text : ` ${text} `);
  }
  return words.join('');
}

/** A name by an attribute, or undefined. */
function ownNameOf(element: Element): string | undefined {
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return label;
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? undefined;
  if (element.tagName === 'svg') return element.querySelector('title')?.textContent ?? undefined;
  return undefined;
}

type Labeled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isLabeled = (element: Element): element is Labeled =>
  /^(INPUT|SELECT|TEXTAREA|BUTTON|METER|PROGRESS)$/.test(element.tagName);

/** The labels of a form control: elements that name it. */
export function labelsOf(element: Element): Element[] {
  const ids = byIds(element, 'aria-labelledby');
  if (ids.length > 0) return ids;
  // happy-dom has a label around its field twice if it names the field, too.
  return isLabeled(element) ? [...new Set(element.labels)] : [];
}

const captions: Record<string, string> = {
  FIELDSET: 'legend',
  TABLE: 'caption',
  FIGURE: 'figcaption',
};

/** Roles whose content is not their name. */
const unnamedByContent =
  /^(alert|article|banner|combobox|complementary|definition|dialog|form|group|list|listbox|listitem|main|menu|navigation|paragraph|radiogroup|region|rowgroup|search|searchbox|slider|spinbutton|status|table|tablist|tabpanel|textbox|toolbar)$/;
const namedByContent = 'A, BUTTON, H1, H2, H3, H4, H5, H6, TD, TH, TR, OPTION, SUMMARY';

const isNamedByContent = (element: Element): boolean => {
  const role = element.getAttribute('role');
  return role ? !unnamedByContent.test(role) : element.matches(namedByContent);
};

/** The accessible name. */
export function nameOf(element: Element): string {
  const ids = byIds(element, 'aria-labelledby');
  if (ids.length > 0) return squeeze(ids.map((id) => ownNameOf(id) ?? contentOf(id)).join(' '));
  const own = ownNameOf(element);
  if (own !== undefined) return squeeze(own);
  const labels = labelsOf(element);
  if (labels.length > 0) return squeeze(labels.map(contentOf).join(' '));
  const caption = captions[element.tagName];
  const captioned = caption && element.querySelector(`:scope > ${caption}`);
  if (captioned) return squeeze(contentOf(captioned));
  if (element.matches('input[type=submit], input[type=button]')) {
    return squeeze((element as HTMLInputElement).value);
  }
  const content = isNamedByContent(element) ? squeeze(contentOf(element)) : '';
  return (
    content || squeeze(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '')
  );
}

/** The accessible description. */
export function descriptionOf(element: Element): string {
  const described = byIds(element, 'aria-describedby');
  if (described.length > 0) return squeeze(described.map(contentOf).join(' '));
  const own = element.getAttribute('aria-description') ?? element.getAttribute('title') ?? '';
  return own === nameOf(element) ? '' : squeeze(own);
}

/** The text of an element, as Playwright compares it. */
export const textOf = (element: Element): string => squeeze(element.textContent ?? '');

/** Whether a text is the wanted one: by default, it contains it in any case. */
export function isText(text: string, wanted: string | RegExp, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  if (exact) return text === squeeze(wanted);
  return text.toLowerCase().includes(squeeze(wanted).toLowerCase());
}
