import * as act from './actions.ts';
import { isExposed, isText, isVisible, labelsOf, nameOf, textOf, withRole } from './names.ts';
import { sleep } from './timers.ts';
import { type Caller, until } from './until.ts';

export interface ByRole {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  selected?: boolean;
}

interface Filter {
  hasText?: string | RegExp;
  hasNotText?: string | RegExp;
  has?: Finder;
  hasNot?: Finder;
}

const unique = (elements: readonly Element[]): Element[] => [...new Set(elements)];

const isState = (element: Element, attribute: 'checked' | 'selected'): boolean =>
  Reflect.get(element, attribute) === true || element.getAttribute(`aria-${attribute}`) === 'true';

/**
 * Finds elements anew whenever it is asked, with the names and rules of Playwright's locators. An action waits for one
 * element, visible and enabled. It does not see what the style sheets hide or cover.
 */
export class Finder {
  /** What is searched, for messages. */
  readonly what: string;
  /** All elements that match now. */
  readonly find: () => Element[];

  constructor(what: string, find: () => Element[]) {
    this.what = what;
    this.find = find;
  }

  #below(what: string, search: (root: ParentNode & Node) => Element[]): Finder {
    const find = () => unique(this.find().flatMap(search));
    return new Finder(this.what ? `${this.what} > ${what}` : what, find);
  }

  #only(what: string, keep: (found: Element[]) => Element[]): Finder {
    return new Finder(`${this.what} ${what}`, () => keep(this.find()));
  }

  getByRole(role: string, { name, exact, level, checked, selected }: ByRole = {}): Finder {
    const what = name === undefined ? role : `${role} ${String(name)}`;
    return this.#below(what, (root) =>
      withRole(root, role).filter(
        (element) =>
          (level === undefined || element.matches(`h${level}, [aria-level="${level}"]`)) &&
          (name === undefined || isText(nameOf(element), name, exact)) &&
          (checked === undefined || isState(element, 'checked') === checked) &&
          (selected === undefined || isState(element, 'selected') === selected) &&
          isExposed(element),
      ),
    );
  }

  getByLabel(label: string | RegExp, { exact }: { exact?: boolean } = {}): Finder {
    const fits = (element: Element) => {
      const own = element.getAttribute('aria-label');
      if (own && isText(own, label, exact)) return true;
      return labelsOf(element).some((by) => isText(textOf(by), label, exact));
    };
    const labeled =
      'input, select, textarea, button, meter, progress, [aria-label], [aria-labelledby]';
    return this.#below(`label ${String(label)}`, (root) =>
      [...root.querySelectorAll(labeled)].filter(fits),
    );
  }

  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): Finder {
    return this.#below(`text ${String(text)}`, (root) => {
      // The text may be that of the element itself.
      const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')];
      return all.filter((element) => {
        const has = (one: Element) => isText(textOf(one), text, exact);
        // An element around the one with the text has it, too.
        return has(element) && element.tagName !== 'STYLE' && ![...element.children].some(has);
      });
    });
  }

  getByTestId(id: string): Finder {
    return this.locator(`[data-testid="${id}"]`);
  }

  getByTitle(title: string): Finder {
    return this.#below(`title ${title}`, (root) =>
      [...root.querySelectorAll('[title]')].filter((element) =>
        isText(element.getAttribute('title') ?? '', title),
      ),
    );
  }

  /** By CSS selector. */
  locator(selector: string): Finder {
    return this.#below(selector, (root) => [...root.querySelectorAll(selector)]);
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): Finder {
    const what = `with ${String(hasText ?? has?.what ?? '')}`;
    return this.#only(what, (found) => {
      if (found.length === 0) return found;
      // Each search looks at the whole page, so there is one for all elements.
      const [inside, outside] = [has, hasNot].map((finder) => finder?.find());
      const isAround = (element: Element, inner: readonly Element[]) =>
        inner.some((one) => one !== element && element.contains(one));
      return found.filter(
        (element) =>
          (hasText === undefined || isText(textOf(element), hasText)) &&
          (hasNotText === undefined || !isText(textOf(element), hasNotText)) &&
          (inside === undefined || isAround(element, inside)) &&
          (outside === undefined || !isAround(element, outside)),
      );
    });
  }

  nth(index: number): Finder {
    return this.#only(`number ${index}`, (found) => found.slice(index, index + 1));
  }
  first(): Finder {
    return this.nth(0);
  }
  last(): Finder {
    return this.#only('last', (found) => found.slice(-1));
  }

  /** The texts of all elements that match now. */
  texts(): string[] {
    return this.find().map(textOf);
  }

  /** The only element that matches now. @throws Error if there are several */
  one(): Element | undefined {
    const found = this.find();
    if (found.length < 2) return found[0];
    const shown = found.map((element) => element.outerHTML.slice(0, 120)).join('\n');
    throw new Error(`${found.length} elements match ${this.what}:\n${shown}`);
  }

  /** Waits for the element on which a person can act. */
  async #usable(caller: Caller): Promise<HTMLElement> {
    // Nobody acts before the effects of the action before it are on the screen.
    await sleep(4);
    return until(caller, () => {
      const element = this.one();
      if (!element) return `There is no ${this.what}.`;
      if (!isVisible(element)) return `It is not visible: ${this.what}`;
      if (act.isDisabled(element)) return `It is disabled: ${this.what}`;
      return { value: element as HTMLElement };
    });
  }

  async click({ modifiers }: { modifiers?: readonly act.Modifier[] } = {}): Promise<void> {
    act.click(await this.#usable(this.click), modifiers);
  }
  async fill(value: string): Promise<void> {
    act.fill(await this.#usable(this.fill), value);
  }
  async press(key: string): Promise<void> {
    const element = await this.#usable(this.press);
    element.focus();
    act.press(key);
  }
  async check(): Promise<void> {
    act.check(await this.#usable(this.check), true);
  }
  async uncheck(): Promise<void> {
    act.check(await this.#usable(this.uncheck), false);
  }
  /** Selects the option with this value or text, once it is there. */
  async selectOption(option: string): Promise<void> {
    const select = await this.#usable(this.selectOption);
    const chosen = await until(this.selectOption, () => {
      const value = act.optionOf(select, option);
      return value ? { value } : `There is no option ${option} in ${this.what}.`;
    });
    act.select(select, chosen);
  }
  /** Chooses a file, also in a field that a button stands for. */
  async setInputFiles(file: act.ChosenFile): Promise<void> {
    const field = await until(this.setInputFiles, () => {
      const value = this.one();
      return value ? { value: value as HTMLInputElement } : `There is no ${this.what}.`;
    });
    act.choose(field, file);
  }
  async focus(): Promise<void> {
    (await this.#usable(this.focus)).focus();
  }
}
