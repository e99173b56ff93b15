import { SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPagesOptions } from '@/api/generated/pages.gen';
import type { Page, PageKind } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { formatCalendarDate } from '@/shared/format/format';
import { today } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { kinds } from '../kinds';
import { useCreatePage } from '../mutations';

interface Props {
  projectId: string;
  parentId: string | null;
  onMade: (pageId: string) => void;
  onClose: () => void;
}

const NONE = '';

/** Returns a title with its day, unless the title has it. */
function labelOf({ title, date }: Page): string {
  const day = date === null ? '' : formatCalendarDate(date);
  return title.includes(day) ? title : `${title}, ${day}`;
}

/** Returns the latest page of a kind before a day, which the next one continues. */
function latestOf(pages: readonly Page[], kind: PageKind, day: string): Page | undefined {
  return pages
    .filter((page) => page.kind === kind && page.date !== null && page.date <= day)
    .sort((a, b) => String(b.date).localeCompare(String(a.date)))[0];
}

/** Makes a page, a daily report or minutes, from a template if there is one. */
export default function NewPageDialog({ projectId, parentId, onMade, onClose }: Props) {
  const [kind, setKind] = useState<PageKind>('page');
  const [typed, setTyped] = useState<string | null>(null);
  const [date, setDate] = useState(() => today());
  const [templateId, setTemplateId] = useState(NONE);
  const [carry, setCarry] = useState<string | null>(null);
  const create = useCreatePage(projectId);
  const path = { projectId };
  const templates = useQuery(listPagesOptions({ path, query: { templates: true } }));
  const all = useQuery(listPagesOptions({ path, query: {} }));
  const isDated = kind !== 'page';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const offered = (templates.data?.data ?? []).filter((template) => template.kind === kind);
  const earlier = (all.data?.data ?? []).filter((page) => page.kind === kind && page.date !== null);
  const latest = isDated ? latestOf(earlier, kind, date) : undefined;
  const carryFrom = templateId ? NONE : (carry ?? latest?.id ?? NONE);
  const continued = earlier.find(({ id }) => id === carryFrom);
  const place = parentId ?? continued?.parentId ?? null;
  const suggested = isDated && isDay ? `${kinds[kind].label} ${formatCalendarDate(date)}` : '';
  const title = typed ?? suggested;
  const parent = all.data?.data.find(({ id }) => id === parentId);
  return (
    <FormDialog
      title={parent ? `New page in ${parent.title}` : 'New page'}
      submitLabel="Create"
      submitError={create.error}
      submitting={create.isPending}
      missing={(isDated && !isDay && 'Day') || (!title.trim() && 'Title')}
      dirty={(typed ?? '').trim() !== '' || templateId !== NONE || carry !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          {
            kind,
            title: title.trim(),
            // What is continued has its place, and the next one stands beside it.
            ...(place && { parentId: place }),
            ...(templateId && { templateId }),
            ...(isDated && { date }),
            ...(isDated && carryFrom && { carryFrom }),
          },
          { onSuccess: ({ data }) => onMade(data.id) },
        );
      }}
    >
      <SegmentedControl
        fullWidth
        aria-label="Kind of page"
        data={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
        value={kind}
        onChange={(value) => {
          setKind(value as PageKind);
          setTemplateId(NONE);
          setCarry(null);
        }}
      />
      <Text size="sm" c="dimmed">
        {kinds[kind].note}
      </Text>
      {isDated && (
        <TextInput
          type="date"
          label="Day"
          required
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      )}
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={200}
        value={title}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {offered.length > 0 && (
        <Select
          label="Template"
          allowDeselect={false}
          data={[
            { value: NONE, label: 'Empty' },
            ...offered.map((page) => ({ value: page.id, label: page.title })),
          ]}
          value={templateId}
          onChange={(id) => setTemplateId(id ?? NONE)}
          error={templates.error && failureText('listPages', templates.error)}
        />
      )}
      {isDated && !templateId && earlier.length > 0 && (
        <Continued kind={kind} earlier={earlier} value={carryFrom} onChange={setCarry} />
      )}
    </FormDialog>
  );
}

interface ContinuedProps {
  kind: PageKind;
  earlier: readonly Page[];
  value: string;
  onChange: (pageId: string) => void;
}

/** Shows the earlier page that a new one takes over. */
const Continued = ({ kind, earlier, value, onChange }: ContinuedProps) => (
  <Select
    label={kind === 'minutes' ? 'Continue' : 'Copy from'}
    description={
      kind === 'minutes'
        ? 'Takes over the attendees and the points that are still open.'
        : 'Takes over crews, equipment and visitors, without their hours.'
    }
    allowDeselect={false}
    searchable
    data={[
      { value: NONE, label: 'Nothing' },
      ...earlier.map((page) => ({ value: page.id, label: labelOf(page) })),
    ]}
    value={value}
    onChange={(id) => onChange(id ?? NONE)}
  />
);
