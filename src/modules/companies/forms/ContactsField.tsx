import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CompanyContact } from '@/api/generated/types.gen';
import classes from '../Company.module.css';

/** The most contacts of a company, as in the contract. */
const MAX_CONTACTS = 20;

const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'jobTitle', label: 'Job title', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;

type Errors = Partial<Record<keyof CompanyContact, { message?: string }>>;

interface Props {
  value: readonly CompanyContact[];
  onChange: (contacts: readonly CompanyContact[]) => void;
  errors: { [at: number]: Errors | undefined } | undefined;
}

/**
 * Shows the contacts of a company, in the order in which people should be called. `useFieldArray` of react-hook-form would add
 * 1 kB to the forms of the sign-in page.
 */
export function ContactsField({ value, onChange, errors }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const change = (changed: number, part: Partial<CompanyContact>) =>
    onChange(
      value.map((contact, index) => (index === changed ? { ...contact, ...part } : contact)),
    );
  const add = () => {
    onChange([...value, { name: '', jobTitle: '', email: '', phone: '' }]);
    // The new fields are there after the next frame.
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    );
  };
  return (
    <div ref={group} className={`grid gap-12 ${classes.contactList}`}>
      {value.map((contact, position) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no id, and their fields keep no state of their own.
          key={position}
          className={`grid gap-12 m-0 outlined rounded ${classes.contactFields}`}
        >
          <legend>Contact {position + 1}</legend>
          {fields.map(({ name, label, type }) => (
            <TextInput
              key={name}
              label={label}
              type={type}
              required={name === 'name'}
              autoComplete="off"
              value={contact[name]}
              onChange={(event) => change(position, { [name]: event.currentTarget.value })}
              error={errors?.[position]?.[name]?.message}
            />
          ))}
          <Button
            variant="subtle"
            size="xs"
            color="red"
            onClick={() => onChange(value.filter((_, index) => index !== position))}
          >
            Remove contact {position + 1}
          </Button>
        </fieldset>
      ))}
      {value.length < MAX_CONTACTS && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={add}>
          Add contact
        </Button>
      )}
    </div>
  );
}

export const trimmedContact = ({ name, jobTitle, email, phone }: CompanyContact) => ({
  name: name.trim(),
  jobTitle: jobTitle.trim(),
  email: email.trim(),
  phone: phone.trim(),
});
