import { entryKey } from '@/shared/routing/entryKey';

/** Where a person was in what scrolls: the page itself, or a list or pane in it. */
interface Place {
  /** The first class of the element; empty for the page. */
  name: string;
  /** Which of the elements of that class. */
  index: number;
  top: number;
  left: number;
  element: WeakRef<Element>;
}

/** The places by entry of the history. */
const places = new Map<string, Map<string, Place>>();
const MOST = 100;
/** Milliseconds in which a page has to show, and in which its lists can grow to their length once it does. */
const PAGE_MS = 20_000;
const LIST_MS = 10_000;
const STEP_MS = 50;

const named = (name: string) => document.getElementsByClassName(name);
const elementOf = ({ name, index }: Place): Element | null =>
  name ? (named(name)[index] ?? null) : document.scrollingElement;

function note({ target }: Event): void {
  const element = target instanceof Element ? target : document.scrollingElement;
  // A dialog or a menu opens anew.
  if (!element || element.closest('[role="dialog"], [role="listbox"], [role="menu"]')) return;
  const name = element === document.scrollingElement ? '' : (element.classList[0] ?? '');
  if (!name && element !== document.scrollingElement) return;
  const index = name ? [...named(name)].indexOf(element) : 0;
  const key = entryKey();
  const ofEntry = places.get(key) ?? new Map<string, Place>();
  const { scrollTop: top, scrollLeft: left } = element;
  ofEntry.set(`${name} ${index}`, { name, index, top, left, element: new WeakRef(element) });
  places.delete(key);
  places.set(key, ofEntry);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

let stop = () => {};

/** Brings back the places of the entry that Back or Forward leads to, in what the page shows anew. */
function bringBack(): void {
  stop();
  const wanted = new Map(places.get(entryKey()));
  // What stays in view beside what closes has its place. The page of the entry can be drawn already.
  for (const [id, { name, element }] of wanted) {
    if (name && element.deref()?.isConnected) wanted.delete(id);
  }
  if (wanted.size === 0) return;
  let until = Date.now() + PAGE_MS;
  const look = () => {
    for (const [id, place] of wanted) {
      const element = elementOf(place);
      if (!element) continue;
      if (place.name) until = Math.min(until, Date.now() + LIST_MS);
      // A list can be shorter until it has been read again.
      if (element.scrollHeight - element.clientHeight < place.top) continue;
      element.scrollTo({ top: place.top, left: place.left, behavior: 'instant' });
      wanted.delete(id);
    }
    if (wanted.size === 0 || Date.now() > until) stop();
  };
  const timer = setInterval(look, STEP_MS);
  // Who scrolls or types meanwhile wants to be elsewhere.
  const ends = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'pushState'];
  stop = () => {
    clearInterval(timer);
    for (const name of ends) removeEventListener(name, stop, true);
  };
  for (const name of ends) addEventListener(name, stop, true);
}

/** Remembers where the person was on each page, and leads back there on Back and Forward. Call once. */
export function keepScroll(): void {
  document.addEventListener('scroll', note, { capture: true, passive: true });
  addEventListener('popstate', bringBack);
  addEventListener('session-end', () => places.clear());
}
