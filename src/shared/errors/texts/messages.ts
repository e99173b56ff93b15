import type { Failures } from '../failures';

export const messagesTexts = {
  listMessageThreads: { otherwise: 'Failed to load your messages' },
  createMessageThread: { otherwise: 'Failed to start the conversation' },
  getMessageThread: { otherwise: 'Failed to load the conversation' },
  updateMessageThread: { otherwise: 'Failed to change the conversation' },
  updateMessageThreadState: { otherwise: 'Failed to change the conversation' },
  removeMessageThreadMembership: { otherwise: 'Failed to leave the conversation' },
  listMessages: { otherwise: 'Failed to load the messages' },
  createMessage: { otherwise: 'Failed to send the message' },
  updateMessage: { otherwise: 'Failed to change the message' },
  deleteMessage: { otherwise: 'Failed to delete the message' },
  updateMessageReaction: { otherwise: 'Failed to react to the message' },
  updateMessagePin: { otherwise: 'Failed to pin the message' },
  addMessageRecord: { otherwise: 'Failed to link the message' },
  listMessageHits: { otherwise: 'Failed to search the messages' },
  listExportableThreads: { otherwise: 'Failed to load the conversations' },
  exportMessageThread: { otherwise: 'Failed to export the conversation' },
  addMessageAttachment: { otherwise: 'Failed to attach the file' },
} satisfies Partial<Failures>;
