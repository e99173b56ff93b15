const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s*\*$/, '').trim() ?? '';

const labelledBy = (element: Element): string =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  const [label] = 'labels' in element ? ((element.labels as NodeList | null) ?? []) : [];
  return own ?? (textOf(label as Element | undefined) || labelledBy(element));
}

/** The field of a form with the label that the user sees; the first one that is wrong if no field has it. */
function fieldNamed(form: HTMLFormElement, label: string): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLElement>(
    'input:not([type=hidden]), textarea, select, button, [role=radiogroup], [role=group]',
  );
  return [...fields].find((field) => nameOf(field) === label) ?? null;
}

/**
 * Leads to what a form lacks.
 *
 * @param missing The label of a field, or a sentence about what else is missing.
 * @returns what to say about it
 */
export function leadTo(form: HTMLFormElement, missing: string): string {
  const field = fieldNamed(form, missing);
  const target = field ?? form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = target?.matches('[role=radiogroup], [role=group]')
    ? target.querySelector<HTMLElement>('input, button')
    : target;
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return field && !missing.endsWith('?') ? `${missing} is required` : missing;
}
