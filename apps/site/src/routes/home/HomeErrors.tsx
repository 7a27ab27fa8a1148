import { useGetHomePageQuery } from '@vestibule/api/content';
import { useListRoomsQuery } from '@vestibule/api/rooms';
import { failureTexts } from '@vestibule/domain/problem';
import { roomsFetchTexts } from '@vestibule/domain/rooms';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { popularRooms } from './popular-rooms.js';
import { texts } from './HomeErrors.texts.js';

interface HomeErrorsProps {
  pictureFailed: boolean;
}

/** Spec 2, Home: an error block shows if content, rooms or the hero image fails. */
export function HomeErrors({ pictureFailed }: HomeErrorsProps) {
  const t = useTexts(texts);
  const failures = useTexts(roomsFetchTexts);
  const home = useGetHomePageQuery();
  const rooms = useListRoomsQuery(popularRooms);
  const failure = shownFailure(home.error, useTexts(failureTexts));
  const messages = [
    ...(failure ? [failure.message] : []),
    ...(rooms.isError ? [failures.rooms] : []),
    ...(pictureFailed ? [t.pictureFailed] : []),
  ];
  if (messages.length === 0) return null;
  const retry = () => {
    if (home.isError) void home.refetch();
    if (rooms.isError) void rooms.refetch();
  };
  const askAgain = home.isError || rooms.isError ? retry : undefined;
  return (
    <Section>
      <ErrorBlock
        title={t.partFailed}
        text={messages.join(' · ')}
        onRetry={askAgain}
        retrying={home.isFetching || rooms.isFetching}
      />
    </Section>
  );
}
