/** What happy-dom lacks. None of it decides whether something is on the screen. */

function define(target: object, name: string, get: (this: Element) => unknown): void {
  Object.defineProperty(target, name, { configurable: true, get });
}

// There is no layout. A menu hides when what it belongs to has no place, and a virtual list shows as many rows as fit.
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 20);
for (const size of ['offsetWidth', 'clientWidth']) {
  define(HTMLElement.prototype, size, () => window.innerWidth);
}
for (const size of ['offsetHeight', 'clientHeight']) {
  define(HTMLElement.prototype, size, () => window.innerHeight);
}

/** Tells the size of an element once, since no size changes. */
class Sizes implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  readonly #observed = new Set<Element>();

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    this.#observed.add(target);
    requestAnimationFrame(() => {
      if (!this.#observed.has(target)) return;
      const { clientWidth: width, clientHeight: height } = target;
      const contentRect = new DOMRect(0, 0, width, height);
      this.#tell([{ target, contentRect } as unknown as ResizeObserverEntry], this);
    });
  }
  unobserve(target: Element): void {
    this.#observed.delete(target);
  }
  disconnect(): void {
    this.#observed.clear();
  }
}
globalThis.ResizeObserver = Sizes;

// Nothing scrolls or moves.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
document.getAnimations ??= () => [];

// Effects that wait for a person's first click run at once.
if (!('userActivation' in navigator)) {
  define(navigator, 'userActivation', () => ({ hasBeenActive: true, isActive: true }));
}

// A text field that grows measures itself again when a font has loaded. All of them have.
const fonts = Object.assign(new EventTarget(), { status: 'loaded' });
if (!('fonts' in document)) define(document, 'fonts', () => fonts);

// Of the elements that it does not know, this one is in the portal, and React would take it for a typing mistake.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// Without these, a form takes each select for one that a person has changed before the form was there.
define(HTMLSelectElement.prototype, 'size', function () {
  return Number(this.getAttribute('size') ?? 0);
});
define(HTMLOptionElement.prototype, 'defaultSelected', function () {
  return this.hasAttribute('selected');
});
