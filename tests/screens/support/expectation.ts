import { isChecked, isDisabled } from './actions.ts';
import type { Finder } from './finder.ts';
import { descriptionOf, isText, isVisible, nameOf, squeeze, textOf } from './names.ts';
import type { Page } from './page.ts';
import { type Caller, until } from './until.ts';

type Text = string | RegExp;

/** What one look found, and whether it is as wanted. */
interface Look {
  ok: boolean;
  found: string;
}

const inputOf = (element: Element): string => (element as HTMLInputElement).value;

/** Expects something of elements, and waits until it is so. */
export class Expectation {
  readonly #finder: Finder;
  readonly #isNot: boolean;

  constructor(finder: Finder, isNot = false) {
    this.#finder = finder;
    this.#isNot = isNot;
  }

  get not(): Expectation {
    return new Expectation(this.#finder, !this.#isNot);
  }

  async #expect(caller: Caller, wanted: string, look: () => Look): Promise<void> {
    await until(caller, () => {
      const { ok, found } = look();
      if (ok !== this.#isNot) return { value: undefined };
      return `${this.#finder.what} should ${this.#isNot ? 'not ' : ''}${wanted}, but ${found}.`;
    });
  }

  /** Expects something of the only element. If there is none, neither it nor its opposite is so. */
  #one(caller: Caller, wanted: string, look: (element: Element) => Look): Promise<void> {
    return this.#expect(caller, wanted, () => {
      const element = this.#finder.one();
      return element ? look(element) : { ok: this.#isNot, found: 'there is no such element' };
    });
  }

  #text(caller: Caller, what: string, text: Text, read: (element: Element) => string) {
    return this.#one(caller, `have the ${what} ${String(text)}`, (element) => {
      const found = read(element);
      return { ok: isText(found, text, true), found: `has '${found}'` };
    });
  }

  toBeVisible(): Promise<void> {
    return this.#expect(this.toBeVisible, 'be visible', () => {
      const element = this.#finder.one();
      const found = element ? 'it is in the document' : 'there is no such element';
      return { ok: element !== undefined && isVisible(element), found };
    });
  }

  toBeHidden(): Promise<void> {
    return this.#expect(this.toBeHidden, 'be hidden', () => {
      const element = this.#finder.one();
      return { ok: !element || !isVisible(element), found: 'it is visible' };
    });
  }

  toHaveCount(count: number): Promise<void> {
    return this.#expect(this.toHaveCount, `be there ${count} times`, () => {
      const { length } = this.#finder.find();
      return { ok: length === count, found: `it is there ${length} times` };
    });
  }

  /** @param wanted the text of the element, or the texts of all elements in order */
  toHaveText(wanted: Text | readonly Text[]): Promise<void> {
    if (wanted instanceof RegExp || typeof wanted === 'string') {
      return this.#text(this.toHaveText, 'text', wanted, textOf);
    }
    return this.#expect(this.toHaveText, `have the texts ${wanted.join(' | ')}`, () => {
      const texts = this.#finder.find().map(textOf);
      const same = texts.length === wanted.length;
      const ok = same && wanted.every((text, i) => isText(texts[i] ?? '', text, true));
      return { ok, found: `has ${texts.join(' | ')}` };
    });
  }

  toContainText(text: Text): Promise<void> {
    return this.#one(this.toContainText, `contain ${String(text)}`, (element) => {
      const found = textOf(element);
      const ok = text instanceof RegExp ? text.test(found) : found.includes(squeeze(text));
      return { ok, found: `has '${found}'` };
    });
  }

  toHaveValue(value: Text): Promise<void> {
    return this.#one(this.toHaveValue, `have the value ${String(value)}`, (element) => {
      const found = inputOf(element);
      const ok = value instanceof RegExp ? value.test(found) : found === value;
      return { ok, found: `has '${found}'` };
    });
  }

  toHaveAttribute(name: string, value?: Text): Promise<void> {
    return this.#one(this.toHaveAttribute, `have ${name}=${String(value)}`, (element) => {
      const found = element.getAttribute(name);
      const isSame = value instanceof RegExp ? value.test(found ?? '') : found === value;
      return { ok: found !== null && (value === undefined || isSame), found: `has ${found}` };
    });
  }

  toHaveAccessibleName(name: Text): Promise<void> {
    return this.#text(this.toHaveAccessibleName, 'name', name, nameOf);
  }

  toHaveAccessibleDescription(description: Text): Promise<void> {
    const wanted = description;
    return this.#text(this.toHaveAccessibleDescription, 'description', wanted, descriptionOf);
  }

  toBeFocused(): Promise<void> {
    return this.#one(this.toBeFocused, 'have the focus', (element) => {
      const { activeElement } = document;
      const found = `the focus is on ${activeElement?.outerHTML.slice(0, 200)}`;
      return { ok: element === activeElement, found };
    });
  }

  toBeChecked({ checked = true }: { checked?: boolean } = {}): Promise<void> {
    return this.#one(this.toBeChecked, `be ${checked ? '' : 'un'}checked`, (element) => {
      const found = isChecked(element);
      return { ok: found === checked, found: `is ${found ? '' : 'un'}checked` };
    });
  }

  toBeDisabled(): Promise<void> {
    return this.#one(this.toBeDisabled, 'be disabled', (element) => {
      const ok = isDisabled(element);
      return { ok, found: `it is ${ok ? 'disabled' : 'enabled'}` };
    });
  }

  toBeEnabled(): Promise<void> {
    return this.#one(this.toBeEnabled, 'be enabled', (element) => {
      const ok = !isDisabled(element);
      return { ok, found: `it is ${ok ? 'enabled' : 'disabled'}` };
    });
  }
}

/** Expects something of the page: its address, its title, and its calls. */
export class PageExpectation {
  readonly #page: Page;
  readonly #isNot: boolean;

  constructor(page: Page, isNot = false) {
    this.#page = page;
    this.#isNot = isNot;
  }

  get not(): PageExpectation {
    return new PageExpectation(this.#page, !this.#isNot);
  }

  async #expect(caller: Caller, what: string, wanted: Text, read: () => string): Promise<void> {
    await until(caller, () => {
      const found = read();
      const isSame = wanted instanceof RegExp ? wanted.test(found) : wanted === found;
      if (isSame !== this.#isNot) return { value: undefined };
      return `The ${what} should ${this.#isNot ? 'not ' : ''}be ${String(wanted)}, but is ${found}.`;
    });
  }

  toHaveURL(address: Text): Promise<void> {
    return this.#expect(this.toHaveURL, 'address', address, () => this.#page.url());
  }

  toHaveTitle(title: Text): Promise<void> {
    return this.#expect(this.toHaveTitle, 'title', title, () => document.title);
  }

  /** Waits until the portal waits for no answer, and compares all of its calls. */
  async toHaveSent(calls: readonly string[]): Promise<void> {
    await this.#page.idle();
    await until(this.toHaveSent, () => {
      const found = this.#page.calls;
      const isSame = found.join('\n') === calls.join('\n');
      if (isSame !== this.#isNot) return { value: undefined };
      return `The page should have sent ${calls.join(', ') || 'nothing'}, but sent ${found.join(', ') || 'nothing'}.`;
    });
  }
}
