import type { ApiFailure } from '@vestibule/api/transport';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../../app/PageMeta.js';

interface RoomFailureProps {
  failure: ApiFailure | { message?: string };
  onRetry: () => unknown;
}

/** A room that does not exist, or that could not be loaded; the two are never confused. */
export function RoomFailure({ failure, onRetry }: RoomFailureProps) {
  const missing = 'code' in failure && failure.code === 'rooms.not-found';
  const title = missing ? 'We could not find that room' : 'Failed to fetch rooms';
  return (
    <Section>
      <PageMeta title={title} description={title} picture="rooms" noindex />
      <PageHeader title={title} />
      {missing ? (
        <LinkButton href="/rooms">All rooms</LinkButton>
      ) : (
        <ErrorBlock title={failure.message} onRetry={() => void onRetry()} />
      )}
    </Section>
  );
}
