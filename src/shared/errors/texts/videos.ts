import type { Failures } from '../failures';

export const videosTexts = {
  listVideos: { otherwise: 'Failed to load videos' },
  createVideoFromUpload: { otherwise: 'Failed to upload video' },
  getVideo: { otherwise: 'Failed to load the video' },
  updateVideo: { otherwise: 'Failed to update video' },
  deleteVideo: { otherwise: 'Failed to delete video' },
  updateVideoPoster: { otherwise: 'Failed to set the poster' },
  addVideoComment: { otherwise: 'Failed to add the comment' },
  deleteVideoComment: { otherwise: 'Failed to delete the comment' },
} satisfies Partial<Failures>;
