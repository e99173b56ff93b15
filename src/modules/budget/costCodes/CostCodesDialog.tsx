import { zodResolver } from '@hookform/resolvers/zod';
import { Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listCostCodesOptions } from '@/api/generated/budget.gen';
import { zCreateCostCodeRequest } from '@/api/generated/schemas/budget.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { AddCodeForm } from './AddCodeForm';
import { CodeList } from './CodeList';

const resolver = zodResolver(zCreateCostCodeRequest, {
  error: fieldErrors({
    code: {
      required: 'Code is required',
      tooShort: 'Code must be at least 2 characters',
      tooLong: 'Code must be at most 30 characters',
      invalid: 'Use letters and digits, with a space, dot or dash between them',
    },
    title: { required: 'Title is required', tooLong: 'Title must be at most 120 characters' },
  }),
});

interface Props {
  projectId: string;
  onClose: () => void;
}

/**
 * Shows the cost codes of the project: the divisions of MasterFormat, and own codes, which can be added and deleted.
 */
export default function CostCodesDialog({ projectId, onClose }: Props) {
  const list = useQuery(listCostCodesOptions({ path: { projectId } }));
  const form = useForm({ resolver, defaultValues: { code: '', title: '' } });
  const [addedId, setAddedId] = useState<string | null>(null);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const codes = list.data?.data;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!form.formState.isDirty}
      title="Cost codes"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Text size="sm" c="dimmed">
        The divisions are those of MasterFormat. Add the codes of your own: the first two digits
        name the division. A code that lines have cannot be deleted.
      </Text>
      <AddCodeForm projectId={projectId} form={form} onAdded={setAddedId} />
      {list.isPending && <Skeleton h={240} mt="md" aria-busy="true" />}
      {list.error && !codes && (
        <ErrorState
          operation="listCostCodes"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {codes && (
        <CodeList
          projectId={projectId}
          codes={codes}
          addedId={addedId}
          deletingId={deletingId}
          onDelete={setDeletingId}
        />
      )}
    </Modal>
  );
}
