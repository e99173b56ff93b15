import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccountSettings } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { refusedLogo } from '../forms/refusedLogo';
import { useDeleteLogo, useUpdateLogo } from '../mutations';
import { Logos } from './Logos';

const TYPES = 'image/png,image/jpeg,image/webp';

/** Shows the logo with its buttons. It is saved at once, on its own. */
export function LogoPanel({ settings: { name, logoUrl } }: { settings: AccountSettings }) {
  const [refused, setRefused] = useState<string | null>(null);
  const save = useUpdateLogo();
  const remove = useDeleteLogo();
  const choose = async (file: File | null) => {
    if (!file) return;
    save.reset();
    remove.reset();
    const reason = await refusedLogo(file);
    setRefused(reason);
    if (!reason) save.mutate(file);
  };
  const problem =
    refused ??
    (save.error && `${failureText('updateAccountLogo', save.error)}. ${reasonText(save.error)}`) ??
    (remove.error &&
      `${failureText('deleteAccountLogo', remove.error)}. ${reasonText(remove.error)}`);
  return (
    <Panel
      title="Logo"
      text="Shown in the top bar and on public pages, 28 pixels high on a dark ground. PNG, JPEG or WebP, at most 2 MB; one with a transparent ground looks best."
    >
      {problem && <FormMessage>{problem}</FormMessage>}
      <Logos name={name} logoUrl={logoUrl} />
      <div className={`flex wrap gap-8 justify-end ${panel.actions}`} data-start>
        <FileButton accept={TYPES} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhoto size={16} aria-hidden="true" />}
              loading={save.isPending}
            >
              {logoUrl ? 'Change logo' : 'Add a logo'}
            </Button>
          )}
        </FileButton>
        {logoUrl && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            loading={remove.isPending}
            onClick={() => {
              setRefused(null);
              save.reset();
              remove.mutate();
            }}
          >
            Remove logo
          </Button>
        )}
      </div>
    </Panel>
  );
}
