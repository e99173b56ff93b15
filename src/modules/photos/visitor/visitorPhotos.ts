import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getPublicPhoto } from '@/api/generated/public/getPublicPhoto.gen';
import { listPublicAlbumPhotos } from '@/api/generated/public/listPublicAlbumPhotos.gen';
import { REFETCH_MS } from '@/records/visitors/useVisit';

/** Photos per page; the maximum of the contract. */
const PAGE = 100;

/** Returns the photos of a shared album, latest first. File URLs differ for each link. */
export const useAlbumPhotos = (token: string, albumId: string) =>
  useInfiniteQuery({
    queryKey: ['public-album-photos', token, albumId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) };
      const path = { albumId };
      const { data } = await listPublicAlbumPhotos({ path, query, signal, throwOnError: true });
      return data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: REFETCH_MS,
  });

/** Returns a shared photo with its markup. */
export const useSharedPhoto = (token: string, photoId: string) =>
  useQuery({
    queryKey: ['public-photo', token, photoId],
    queryFn: async ({ signal }) => {
      const { data } = await getPublicPhoto({ path: { photoId }, signal, throwOnError: true });
      return data.data;
    },
    refetchInterval: REFETCH_MS,
  });
