import { createElement } from 'react';
import { expect, type Finder, type Page } from '../support/test.ts';

interface AnswerSettings {
  answer: string;
  /** The number of calls that it applies to; one by default. */
  times?: number | 'until cleared';
  delayMs?: number;
}

/** Uses the developer panel as a person would. */
export class Panel {
  readonly button: Finder;
  readonly dialog: Finder;
  readonly search: Finder;
  /** The responses that are set. */
  readonly answers: Finder;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.button = page.getByRole('button', { name: 'Developer panel', exact: true });
    this.dialog = page.getByRole('dialog', { name: 'Developer panel' });
    this.search = this.dialog.getByRole('combobox', { name: 'Answer a call' });
    this.answers = this.dialog.getByRole('region', { name: 'Set answers' }).getByRole('listitem');
  }

  /** Opens a page with the panel beside the app, as its build does. */
  async goto(path: string): Promise<void> {
    await this.#page.goto(path);
    // They belong to the page, which has fresh modules.
    const { createRoot } = await import('react-dom/client');
    const { DeveloperPanel } = await import(
      '../../../mock-server/control/panel/DeveloperPanel.tsx'
    );
    const host = document.createElement('aside');
    document.body.append(host);
    createRoot(host).render(createElement(DeveloperPanel));
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.dialog).toBeVisible();
  }

  /** Chooses another operation than the selected one. */
  async chooseOther(operation: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Other operation' }).click();
    await this.choose(operation);
  }

  async choose(operation: string): Promise<void> {
    await this.search.fill(operation);
    // An exact name, since other operations start with it.
    const has = this.dialog.getByText(operation, { exact: true });
    await this.dialog.getByRole('option').filter({ has }).click();
  }

  /** Sets a response for the selected operation. */
  async set({ answer, times = 1, delayMs }: AnswerSettings): Promise<void> {
    await this.dialog.getByRole('radio', { name: answer }).check();
    const duration =
      typeof times === 'string' ? times : times > 1 ? 'several calls' : 'the next call';
    await this.dialog.getByRole('radio', { name: duration }).check();
    if (duration === 'several calls') {
      await this.dialog.getByLabel('Number of calls').fill(String(times));
    }
    await this.dialog
      .getByRole('spinbutton', { name: /^Delay/ })
      .fill(delayMs ? String(delayMs) : '');
    await this.dialog.getByRole('button', { name: 'Set answer' }).click();
    // The message about the previous response may still be visible.
    await this.#page.idle();
    await this.expectStatus(/^Set\. /);
  }

  /** Returns to the window, which reads the answers anew. The browser also tells of each call by itself. */
  comeBack(): void {
    dispatchEvent(new Event('focus'));
  }

  async expectStatus(text: string | RegExp): Promise<void> {
    await expect(this.dialog.getByRole('status')).toHaveText(text);
  }
}
