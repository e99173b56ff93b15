import type {
  NotificationChoice,
  NotificationKey,
  NotificationPreference,
} from '@/api/generated/types.gen';

/** The items of the notification settings (specification, section 2). */
export const itemLabels: Readonly<Record<NotificationKey, string>> = {
  rfi_assigned: 'RFIs assigned to me',
  submittal_awaiting_review: 'Submittals awaiting review',
  schedule_critical_change: 'Critical schedule changes',
  photos_added: 'New photos added',
  asset_updates: 'Asset updates',
  comment_mention: 'Mentions in comments',
};

/** A host may know more kinds. The screen has those of the specification, and leaves the others alone. */
export const isKnown = (item: NotificationPreference): item is NotificationChoice =>
  Object.hasOwn(itemLabels, item.key);
