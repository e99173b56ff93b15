import { useState } from 'react';
import { useOffers } from '@/api/offers';
import type { Choices } from '@/shared/forms/choices/choices';
import { useAccountActions } from '../account/useAccountActions';
import { NewCompanyDialog } from './NewCompanyDialog';

const NEW = ' new company';

/** Lets a choice of companies add the one that was typed, for people who may. */
export function useNewCompany(
  projectId: string | undefined,
  choices: Choices,
  onCreated: (company: { id: string; name: string }) => void,
) {
  const mayDo = useAccountActions();
  const offers = useOffers();
  const [name, setName] = useState<string | null>(null);
  const { text, options, known, isSearching } = choices;
  const typed = text.toLowerCase();
  const isNew = typed !== '' && !known.some(({ label }) => label.toLowerCase() === typed);
  const mayCreate = offers('createCompany') && mayDo('create_company');
  const entry = {
    value: NEW,
    label: `Create "${text}"`,
    ...(options.some(({ group }) => group) && { group: 'New company' }),
  };
  return {
    choices:
      mayCreate && isNew && !isSearching ? { ...choices, options: [...options, entry] } : choices,
    /** Whether the entry was chosen. Then the dialog opens. */
    begins(value: string | null | undefined): boolean {
      if (value !== NEW) return false;
      setName(text);
      return true;
    },
    dialog: name !== null && (
      <NewCompanyDialog
        name={name}
        projectId={projectId}
        onCreated={(company) => {
          choices.remember({ value: company.id, label: company.name });
          onCreated(company);
        }}
        onClose={() => setName(null)}
      />
    ),
  };
}
