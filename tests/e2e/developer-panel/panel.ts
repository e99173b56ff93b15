import { expect, type Locator, type Page } from '@playwright/test';

interface AnswerSettings {
  answer: string;
  /** The number of calls that it applies to; one by default. */
  times?: number | 'until cleared';
  delayMs?: number;
}

/** Uses the developer panel as a user would. */
export class Panel {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly search: Locator;
  /** The responses that are set. */
  readonly answers: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.button = page.getByRole('button', { name: 'Developer panel', exact: true });
    this.dialog = page.getByRole('dialog', { name: 'Developer panel' });
    this.search = this.dialog.getByRole('combobox', { name: 'Answer a call' });
    this.answers = this.dialog.getByRole('region', { name: 'Set answers' }).getByRole('listitem');
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
    const name = new RegExp(`\\b${operation}\\b`);
    await this.dialog.getByRole('option', { name }).first().click();
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
    // The message about the previous response may still be visible.
    const saved = this.#page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/faults'),
    );
    await this.dialog.getByRole('button', { name: 'Set answer' }).click();
    await saved;
    await this.expectStatus(/^Set\. /);
  }

  async expectStatus(text: string | RegExp): Promise<void> {
    await expect(this.dialog.getByRole('status')).toHaveText(text);
  }
}
