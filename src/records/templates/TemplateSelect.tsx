import { Anchor, NativeSelect } from '@mantine/core';
import { useLocation } from 'wouter';
import type { Template } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { href } from '@/shared/routing/paths';
import classes from './TemplateSelect.module.css';
import { templateHref } from './templateHref';

interface Props {
  templates: readonly Template[];
  /** The id of a template; null for what no template has. */
  chosen: string | null;
  label?: string;
  /** What stands for no template, if the page has it. */
  none?: string;
}

/** Chooses the template that the address names. */
export function TemplateSelect({ templates, chosen, label = 'Template', none }: Props) {
  const [path, navigate] = useLocation();
  return (
    <div className={`flex wrap items-end ${classes.choice}`}>
      <NativeSelect
        label={label}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          leave(() => navigate(href(path, { template: value || undefined })))
        }
        data={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...templates.map(({ id: value, name, state }) => ({
            value,
            label: state === 'published' ? name : `${name} (${state})`,
          })),
        ]}
      />
      {chosen !== null && (
        <Anchor component={AppLink} href={templateHref(chosen)} size="sm">
          About this template
        </Anchor>
      )}
    </div>
  );
}
