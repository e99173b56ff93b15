import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getNotificationPreferencesQueryKey } from '@/api/generated/notifications/getNotificationPreferences.gen';
import { updateNotificationOptOutMutation } from '@/api/generated/notifications/updateNotificationOptOut.gen';
import { updateNotificationPreferencesMutation } from '@/api/generated/notifications/updateNotificationPreferences.gen';
import type { NotificationPreferencesResult } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';

const queryKey = getNotificationPreferencesQueryKey();

/** Both calls answer with all that there is, so that nothing has to be asked for again. */
const show = (client: QueryClient, answer: NotificationPreferencesResult) =>
  client.setQueryData(queryKey, answer);

/** An answer from before the change would undo it on the screen. */
const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey });

export function useSaveItems() {
  const client = useQueryClient();
  return useMutation({
    ...updateNotificationPreferencesMutation(),
    onMutate: () => stopReading(client),
    onSuccess: (answer) => {
      toast.success('Notification preferences saved');
      show(client, answer);
    },
    onError: (error) => toast.error(failureText('updateNotificationPreferences', error)),
  });
}

export function useSaveOptOut() {
  const client = useQueryClient();
  return useMutation({
    ...updateNotificationOptOutMutation(),
    onMutate: () => stopReading(client),
    onSuccess: (answer, { body }) => {
      toast.success(
        body.optedOut ? 'You have opted out from all notifications' : 'You get notifications again',
      );
      show(client, answer);
    },
    onError: (error) => toast.error(failureText('updateNotificationOptOut', error)),
  });
}
