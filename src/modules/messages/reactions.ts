import type { ReactionEmoji } from '@/api/generated/types.gen';

/** The reactions, in the order in which they are offered. */
export const reactions: Readonly<Record<ReactionEmoji, readonly [sign: string, name: string]>> = {
  thumbs_up: ['👍', 'Thumbs up'],
  thumbs_down: ['👎', 'Thumbs down'],
  heart: ['❤️', 'Heart'],
  laugh: ['😄', 'Laugh'],
  party: ['🎉', 'Party'],
  eyes: ['👀', 'Looking'],
  check: ['✅', 'Done'],
  question: ['❓', 'Question'],
};

export const reactionList = Object.keys(reactions) as ReactionEmoji[];
