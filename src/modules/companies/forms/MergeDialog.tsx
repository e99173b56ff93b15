import { Radio, Text } from '@mantine/core';
import { useState } from 'react';
import type { Company } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useMergeCompanies } from '../mutations';

interface Props {
  /** At least two. */
  companies: readonly Company[];
  onClose: () => void;
  onMerged: () => void;
}

/** The one with the most people and projects is most likely the one to keep. */
const weight = ({ memberCount, projectCount }: Company) => memberCount * 1000 + projectCount;

/** Asks which of the selected companies stays. */
export default function MergeDialog({ companies, onClose, onMerged }: Props) {
  const [first] = companies.toSorted((a, b) => weight(b) - weight(a));
  const [keptId, setKeptId] = useState(first?.id ?? '');
  const merge = useMergeCompanies();
  const kept = companies.find(({ id }) => id === keptId);
  const others = companies.filter(({ id }) => id !== keptId);
  return (
    <FormDialog
      title={`Merge ${count(companies.length, 'company', 'companies')}`}
      submitLabel="Merge"
      submitError={merge.error}
      submitting={merge.isPending}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!kept) return;
        const duplicateIds = others.map(({ id }) => id);
        merge.mutate(
          { companyId: kept.id, version: kept.version, duplicateIds },
          { onSuccess: onMerged },
        );
      }}
    >
      <Radio.Group label="Keep" value={keptId} onChange={setKeptId}>
        {companies.map(({ id, name, code, memberCount, projectCount }) => (
          <Radio
            key={id}
            value={id}
            mt="xs"
            label={`${name} (${code})`}
            description={`${count(memberCount, 'person', 'people')}, ${count(projectCount, 'project')}`}
          />
        ))}
      </Radio.Group>
      <Text size="sm">
        People, projects, contacts and records of the others become those of{' '}
        <strong>{kept?.name}</strong>, and the others are deleted. This cannot be undone.
      </Text>
    </FormDialog>
  );
}
