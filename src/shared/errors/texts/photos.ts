import type { Failures } from '../failures';

export const photosTexts = {
  listPhotos: { otherwise: 'Failed to load photos' },
  getPhotoSummary: { otherwise: 'Failed to load the timeline' },
  createPhoto: { otherwise: 'Failed to upload photo' },
  bulkUpdatePhotos: { otherwise: 'Failed to change photos' },
  getPhoto: { otherwise: 'Failed to load the photo' },
  updatePhoto: { otherwise: 'Failed to update photo' },
  deletePhoto: { otherwise: 'Failed to delete photo' },
  getPhotoMarkup: { otherwise: 'Failed to load the markup' },
  updatePhotoMarkup: { otherwise: 'Failed to save the markup' },
  updatePhotoPair: { otherwise: 'Failed to pair the photos' },
  updatePhotoStar: { otherwise: 'Failed to star the photo' },
  addPhotoComment: { otherwise: 'Failed to add the comment' },
  deletePhotoComment: { otherwise: 'Failed to delete the comment' },
  listAlbums: { otherwise: 'Failed to load albums' },
  createAlbum: { otherwise: 'Failed to create album' },
  updateAlbum: { otherwise: 'Failed to update album' },
  deleteAlbum: { otherwise: 'Failed to delete album' },
} satisfies Partial<Failures>;
