import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listCostCodesOptions } from '@/api/generated/budget.gen';
import { useOffers } from '@/api/offers';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { AddCodeForm } from './AddCodeForm';
import { type AskedCode, CodeList } from './CodeList';
import { codeResolver } from './codeForm';
import { ImportCodesDialog } from './ImportCodesDialog';

interface Props {
  projectId: string;
  onClose: () => void;
}

/**
 * Shows the cost codes of the project: the divisions of MasterFormat, and own codes, which can be added, imported and changed.
 */
export default function CostCodesDialog({ projectId, onClose }: Props) {
  const list = useQuery(listCostCodesOptions({ path: { projectId } }));
  const form = useForm({ resolver: codeResolver, defaultValues: { code: '', title: '' } });
  const [addedId, setAddedId] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [isImporting, setImporting] = useState(false);
  const offers = useOffers();
  const codes = list.data?.data;
  const { question, close } = useUnsavedInput(
    form.formState.isDirty && !form.formState.isSubmitting,
  );
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => close(onClose)}
      title="Cost codes"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Text size="sm" c="dimmed">
        The divisions are those of MasterFormat. Add the codes of your own: the first two digits
        name the division. A code that lines have cannot be deleted, but archived.
      </Text>
      <AddCodeForm projectId={projectId} form={form} onAdded={setAddedId} />
      {offers('importCostCodes') && (
        <Button variant="subtle" className="mt-8" onClick={() => setImporting(true)}>
          Import codes
        </Button>
      )}
      {isImporting && (
        <ImportCodesDialog projectId={projectId} onClose={() => setImporting(false)} />
      )}
      {list.isPending && <Skeleton shape="row" count={7} mt="md" />}
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
          asked={asked}
          onAsk={setAsked}
        />
      )}
      {question}
    </Modal>
  );
}
