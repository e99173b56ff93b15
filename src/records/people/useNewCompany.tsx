import { useState } from 'react';
import { useOffers } from '@/api/offers';
import { useAccountActions } from '../account/useAccountActions';
import { NewCompanyDialog } from './NewCompanyDialog';

const NEW = 'new-company';

/** Lets a choice of companies add the one that was typed, for people who may. */
export function useNewCompany(
  projectId: string | undefined,
  onCreated: (company: { id: string; name: string }) => void,
) {
  const mayDo = useAccountActions();
  const offers = useOffers();
  const [name, setName] = useState<string | null>(null);
  const mayCreate = offers('createCompany') && mayDo('create_company');
  return {
    /** The option that adds a company, unless one of this name is offered. */
    optionFor(typed: string, names: readonly string[]) {
      const text = typed.trim();
      const isKnown = names.some((known) => known.toLowerCase() === text.toLowerCase());
      return mayCreate && text && !isKnown ? [{ value: NEW, label: `Create "${text}"` }] : [];
    },
    /** Whether the option was chosen. Then the dialog opens. */
    begins(value: string | null | undefined, typed: string): boolean {
      if (value !== NEW) return false;
      setName(typed.trim());
      return true;
    },
    dialog: name !== null && (
      <NewCompanyDialog
        name={name}
        projectId={projectId}
        onCreated={onCreated}
        onClose={() => setName(null)}
      />
    ),
  };
}
