import type { ApiFailure } from '@vestibule/api/transport';
import { roomsFetchTexts, roomsMessages } from '@vestibule/domain/rooms';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { RoomNotFound } from '@vestibule/ui/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { isMissing } from '../../app/failure-status.js';
import { PageMeta } from '../../app/PageMeta.js';

interface RoomFailureProps {
  failure: ApiFailure | { message?: string };
  onRetry: () => unknown;
}

/** A room that does not exist, or that could not be loaded; the two are never confused. */
export function RoomFailure({ failure, onRetry }: RoomFailureProps) {
  const messages = useTexts(roomsMessages);
  const failures = useTexts(roomsFetchTexts);
  const missing = isMissing(failure);
  const title = missing ? messages['rooms.not-found'] : failures.rooms;
  return (
    <>
      <PageMeta title={title} description={title} picture="rooms" noindex />
      {!missing && <PageHeader title={title} />}
      <Section>
        {missing ? (
          <RoomNotFound />
        ) : (
          <ErrorBlock title={failure.message} onRetry={() => void onRetry()} />
        )}
      </Section>
    </>
  );
}
